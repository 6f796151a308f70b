// SQLite's way to files and memory, with faults at chosen calls, and a memory of all that was written and synchronised.
#pragma once

#include <sqlite3.h>

#include <map>
#include <random>
#include <string>
#include <vector>

namespace fyrd::test {

enum class Call { read, write, sync, truncate };

// One thing that was done to a file.
struct Stroke {
  std::string file;
  Call call = Call::write;
  std::int64_t at = 0;  // or the new size
  std::string bytes;
};

// There is one for all; every file that SQLite opens goes through it once it is there.
class Frail {
 public:
  static Frail& disk();
  void heal();  // no more faults, and all counts from nothing
  // The call of that number, from one, fails, and with `lasting` all later ones.
  void fail(Call, int number, int code, bool lasting);
  bool failed() const;
  // What is done from now on.
  void record(bool);
  std::vector<Stroke> recorded() const;
};

// The files when the power fails after so many strokes: what was synchronised, and of the rest any pieces of any write.
std::map<std::string, std::string> after_power_loss(const std::map<std::string, std::string>& before,
                                                    const std::vector<Stroke>& strokes, std::size_t until,
                                                    std::mt19937& chance);

// SQLite's memory: the allocation of that number fails. To be used with nothing open.
void fail_allocation(int number);  // 0: none
bool allocation_failed();

}  // namespace fyrd::test
