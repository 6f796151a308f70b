// The files of the page, read once when the server starts.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace fyrd::server {

struct File {
  std::string bytes = {}, packed = {};  // `packed` with gzip, where there is one
  const char* type = "";
  std::string tag = {}, packed_tag = {};  // of these very bytes
  bool lasting = false;                   // its name changes with its bytes
};

class Files {
 public:
  // A folder that is not there leaves one page, which says so.
  explicit Files(const std::string& folder);
  const File* find(std::string_view path) const;  // "/" is index.html

 private:
  std::map<std::string, File, std::less<>> all_;
};

}  // namespace fyrd::server
