// What came of every battle, a row each, in a file that says first what was played: CSV, or a JSON object a line.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/lab/opened.h"

namespace fyrd::cli {

// Of the whole list of battles, every `of`-th round from the `number`-th on; 1 of 1 is all.
struct Shard {
  std::uint32_t number = 1, of = 1;
  bool operator==(const Shard&) const = default;
  std::uint32_t rounds(std::uint32_t all) const { return all / of + (number - 1 < all % of); }
  std::uint32_t round(std::uint32_t own) const { return own * of + number - 1; }
};

struct BattleRow {
  std::uint64_t battle = 0;  // its number in the whole list: round × cells + cell
  Outcome outcome;
};

// A file of rows as it was found. What was cut off in the middle of a row is left out.
struct Rows {
  Experiment experiment;
  Shard shard;
  std::vector<BattleRow> rows;
  std::vector<std::uint64_t> ends;  // of each row, in bytes of the file
  std::uint64_t begin = 0;          // of the first
};
std::optional<Rows> read_rows(const std::string& file, int& code);

// Writes rows as they come, to a new file or after what is kept of an old one.
class RowsOut {
 public:
  // A sentence when that cannot be done.
  std::string open(const std::string& file, const Opened&, Shard, std::uint64_t keep_bytes = 0);
  bool is_open() const { return bool(out_); }
  void add(const Opened&, std::uint32_t round, std::size_t cell, const Outcome&);
  std::string close();  // a sentence when not all could be written

 private:
  struct Close {
    void operator()(std::FILE* f) const { std::fclose(f); }
  };
  std::unique_ptr<std::FILE, Close> out_;
  std::string name_;
  bool csv_ = false;
  std::uint32_t unwritten_ = 0;
};

}  // namespace fyrd::cli
