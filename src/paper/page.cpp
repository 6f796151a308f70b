// The frame of every file.
#include "paper/page.h"

#include <fmt/format.h>

#include "paper/svg.h"

namespace fyrd::paper {

std::string document(const Paper& paper, std::string_view title, std::string_view style, const std::string& pages) {
  std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  out += fmt::format("<title>{}</title>\n<style>\n", escaped(title));
  // A page is a hair lower than the paper: rounded up it would spill onto a second, empty one.
  out += fmt::format("@page{{size:{0}mm {1}mm;margin:0}}\n.page{{width:{0}mm;height:{2:.1f}mm}}\n", paper.width,
                     paper.height, paper.height - 0.4);
  out +=
      "*{box-sizing:border-box}\n"
      "html{font-family:\"Liberation "
      "Sans\",Arial,Helvetica,sans-serif;font-size-adjust:0.528;line-height:1.2;color:#000;background:#fff;"
      "-webkit-print-color-adjust:exact;print-color-adjust:exact}\n"
      "body,h1,h2,h3,p,ul,ol,table{margin:0;padding:0;font-size:inherit}\n"
      ".page{position:relative;break-after:page}\n.page:last-child{break-after:auto}\n"
      "@media screen{body{background:#ccc}.page{background:#fff;margin:6mm auto}}\n";
  out += style;
  return out + "</style>\n</head>\n<body>\n" + pages + "</body>\n</html>\n";
}

std::string page(const char* kind, const std::string& body) {
  return fmt::format("<section class=\"page {}\">\n{}</section>\n", kind, body);
}

}  // namespace fyrd::paper
