// Rows as text, and back.
#include "cli/lab/rows.h"

#include <fmt/format.h>

#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "cli/complaint.h"

namespace fyrd::cli {

namespace {

constexpr std::uint32_t rows_at_once = 256;  // before they are given to the system

std::string quoted_csv(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string out = "\"";
  for (char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + '"';
}

std::string end_name(std::size_t end) { return end == 0 ? "as written" : "exchanged"; }

std::string variant_name(const Experiment& e, std::size_t variant) {
  return e.variants.empty() ? "as-is" : e.variants[variant].name;
}

template <class Number>
bool take_number(std::string_view& rest, Number& into, int base = 10) {
  const std::size_t comma = std::min(rest.find(','), rest.size());
  const auto [end, failed] = std::from_chars(rest.data(), rest.data() + comma, into, base);
  const bool good = failed == std::errc() && end == rest.data() + comma;
  rest.remove_prefix(std::min(comma + 1, rest.size()));
  return good;
}

// "battle,round,seed,winner,verdict,turns,decisions,hash,standing,score,…"
bool read_csv(std::string_view line, BattleRow& row) {
  std::uint64_t round = 0, seed = 0;
  Outcome& o = row.outcome;
  if (!take_number(line, row.battle) || !take_number(line, round) || !take_number(line, seed)) return false;
  if (line.starts_with(","))
    o.winner = no_side, line.remove_prefix(1);
  else if (!take_number(line, o.winner.index))
    return false;
  if (!take_number(line, o.verdict) || !take_number(line, o.turns) || !take_number(line, o.decisions) ||
      !take_number(line, o.hash, 16))
    return false;
  std::size_t side = 0;
  for (std::string_view all = line.substr(0, line.find(',')); !all.empty();) {
    const std::size_t space = std::min(all.find(' '), all.size());
    if (side >= o.standing.size()) return false;
    std::from_chars(all.data(), all.data() + space, o.standing[side++]);
    all.remove_prefix(std::min(space + 1, all.size()));
  }
  return side > 0;
}

bool read_json_row(const std::string& line, BattleRow& row) {
  const auto json = protocol::parse(line);
  if (!json || !json->is_object() || !part(*json, "battle").is_number_unsigned()) return false;
  row.battle = part(*json, "battle").get<std::uint64_t>();
  Outcome& o = row.outcome;
  o.winner = part(*json, "winner").is_null() ? no_side : Side{static_cast<std::uint8_t>(number_of(*json, "winner"))};
  o.verdict = static_cast<std::uint8_t>(number_of(*json, "verdict"));
  o.turns = static_cast<std::uint16_t>(number_of(*json, "turns"));
  o.decisions = static_cast<std::uint32_t>(number_of(*json, "decisions"));
  const std::string hash = text_of(*json, "hash");
  std::from_chars(hash.data(), hash.data() + hash.size(), o.hash, 16);
  const Json& standing = part(*json, "standing");
  for (std::size_t i = 0; i < standing.size() && i < o.standing.size(); ++i)
    o.standing[i] = standing[i].get<std::uint8_t>();
  return hash.size() == 16;
}

}  // namespace

std::optional<Rows> read_rows(const std::string& file, int& code) {
  std::ifstream in(file, std::ios::binary);
  std::string line;
  if (!in || !std::getline(in, line)) return code = complain("there are no rows in " + file, wrong), std::nullopt;
  const bool csv = line.starts_with("# ");
  const auto head = protocol::parse(csv ? line.substr(2) : line);
  if (!head || !head->is_object() || !head->contains("experiment"))
    return code = complain(file + " holds no rows: its first line does not say what was played", wrong), std::nullopt;
  auto experiment = experiment_from(*head, file, code);
  if (!experiment) return {};
  Rows rows{.experiment = std::move(*experiment), .shard = {}, .rows = {}, .ends = {}};
  if (const Json& shard = part(*head, "shard"); shard.is_array() && shard.size() == 2)
    rows.shard = {shard[0].get<std::uint32_t>(), shard[1].get<std::uint32_t>()};
  std::uint64_t at = line.size() + 1;
  if (csv && std::getline(in, line)) at += line.size() + 1;
  rows.begin = at;
  while (std::getline(in, line)) {
    BattleRow row;
    if (in.eof() || !(csv ? read_csv(line, row) : read_json_row(line, row))) break;  // cut off
    rows.rows.push_back(row);
    rows.ends.push_back(at += line.size() + 1);
  }
  return rows;
}

std::string RowsOut::open(const std::string& file, const Opened& opened, Shard shard, std::uint64_t keep_bytes) {
  name_ = file;
  csv_ = file.ends_with(".csv");
  if (keep_bytes > 0) {
    std::error_code failed;
    std::filesystem::resize_file(file, keep_bytes, failed);
    if (failed) return "cannot write " + file + ": " + failed.message();
  }
  out_.reset(std::fopen(file.c_str(), keep_bytes > 0 ? "ab" : "wb"));
  if (!out_) return "cannot write " + file + ": " + std::strerror(errno);
  if (keep_bytes > 0) return "";
  Json head{{"experiment", experiment_json(opened.experiment)}};
  if (shard != Shard{}) head["shard"] = {shard.number, shard.of};
  fmt::print(out_.get(), "{}{}\n", csv_ ? "# " : "", protocol::dump(head));
  if (csv_)
    fmt::print(out_.get(),
               "battle,round,seed,winner,verdict,turns,decisions,hash,standing,score,scenario,variant,end\n");
  return std::fflush(out_.get()) == 0 ? "" : "cannot write " + file + ": " + std::strerror(errno);
}

void RowsOut::add(const Opened& opened, std::uint32_t round, std::size_t index, const Outcome& o) {
  const Cell& cell = opened.cells[index];
  const Experiment& e = opened.experiment;
  std::string standing;
  for (std::size_t side = 0; side < cell.battle->parties.size(); ++side)
    fmt::format_to(std::back_inserter(standing), "{}{}", side == 0 ? "" : csv_ ? " " : ",", o.standing[side]);
  const std::uint64_t battle = std::uint64_t{round} * opened.cells.size() + index;
  const double score = score_of(*cell.battle, o, cell.mine);
  const std::string winner = o.winner.none() ? (csv_ ? "" : "null") : std::to_string(o.winner.index);
  if (csv_) {
    fmt::print(out_.get(), "{},{},{},{},{},{},{},{:016x},{},{},{},{},{}\n", battle, round, opened.seed(round, cell),
               winner, o.verdict, o.turns, o.decisions, o.hash, standing, score, quoted_csv(e.scenarios[cell.scenario]),
               quoted_csv(variant_name(e, cell.variant)), end_name(cell.end));
  } else {
    fmt::print(
        out_.get(),
        "{{\"battle\":{},\"round\":{},\"seed\":\"{}\",\"winner\":{},\"verdict\":{},\"turns\":{},\"decisions\":{},"
        "\"hash\":\"{:016x}\",\"standing\":[{}],\"score\":{},\"scenario\":{},\"variant\":{},\"end\":\"{}\"}}\n",
        battle, round, opened.seed(round, cell), winner, o.verdict, o.turns, o.decisions, o.hash, standing, score,
        protocol::dump(e.scenarios[cell.scenario]), protocol::dump(variant_name(e, cell.variant)), end_name(cell.end));
  }
  if (++unwritten_ < rows_at_once) return;
  std::fflush(out_.get());
  unwritten_ = 0;
}

std::string RowsOut::close() {
  if (!out_) return "";
  const bool good = std::fflush(out_.get()) == 0 && !std::ferror(out_.get());
  out_.reset();
  return good ? "" : "not all rows could be written to " + name_;
}

}  // namespace fyrd::cli
