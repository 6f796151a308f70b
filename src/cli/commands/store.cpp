// fyrd store check, repair, backup and export.
#include "cli/commands/store.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <filesystem>

#include "cli/commands/serve.h"
#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/file.h"
#include "club/live_game.h"
#include "club/token.h"
#include "protocol/record.h"
#include "store/repair.h"

namespace fyrd::cli {

namespace fs = std::filesystem;

namespace {

std::string file_of(const StoreArguments& arguments) {
  return arguments.store.empty() ? usual_store() : arguments.store;
}

// A copy to look at, so that neither the file is changed nor who plays has to stop.
class Snapshot {
 public:
  explicit Snapshot(const std::string& path) {
    std::string folder = (fs::temp_directory_path() / "fyrd-store-XXXXXX").string();
    if (!::mkdtemp(folder.data())) {
      error_ = "there is no room for a copy in " + fs::temp_directory_path().string();
      return;
    }
    folder_ = folder;
    const std::string copy = folder_ + "/games.sqlite";
    error_ = store::back_up(path, copy);
    if (error_.empty()) store_ = store::Store::open(copy, error_);
    if (!store_ && error_.find(copy) != std::string::npos) error_.replace(error_.find(copy), copy.size(), path);
  }
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;
  ~Snapshot() {
    store_.reset();
    std::error_code ignored;
    if (!folder_.empty()) fs::remove_all(folder_, ignored);
  }
  store::Store* operator->() { return store_.get(); }
  store::Store& operator*() { return *store_; }
  const std::string& error() const { return error_; }

 private:
  std::string folder_, error_;
  std::unique_ptr<store::Store> store_;
};

}  // namespace

int check_store(const StoreArguments& arguments) {
  const std::string path = file_of(arguments);
  Snapshot all(path);
  if (!all.error().empty()) return complain(all.error(), wrong);
  const std::vector<store::Damage> damage = all->survey();
  if (!all->notes().empty()) fmt::print("pages of the file are damaged\n");
  for (const store::Damage& one : damage) fmt::print("{} {}: {}\n", one.what, one.id, one.message);
  const std::size_t games = all->all_games().size();
  if (damage.empty() && all->notes().empty()) {
    fmt::print("{}: {}, all as written\n", path, plural(games, "game", "games"));
    return fine;
  }
  return complain(fmt::format("{} is damaged in {}; fyrd store repair keeps all that is whole", path,
                              plural(std::max<std::size_t>(damage.size(), 1), "place", "places")),
                  wrong);
}

int repair_store(const StoreArguments& arguments) {
  const std::string path = file_of(arguments);
  const auto done = store::repair(path, club::new_token);
  if (!done) return complain(done.fault().message, wrong);
  for (const std::string& deed : done->deeds) fmt::print("{}\n", deed);
  if (done->kept_as.empty())
    fmt::print("{}: nothing to repair\n", path);
  else
    fmt::print("The damaged file is kept as {}\n", done->kept_as);
  return fine;
}

int back_up_store(const StoreArguments& arguments) {
  if (exists(arguments.to) && !arguments.force)
    return complain(arguments.to + " is there already; name another file, or add --force to write over it");
  if (const std::string no = unwritable(arguments.to); !no.empty()) return complain(no);
  const std::string path = file_of(arguments);
  if (const std::string no = store::back_up(path, arguments.to); !no.empty()) return complain(no, wrong);
  fmt::print("{} is a copy of {}\n", arguments.to, path);
  return fine;
}

// Every game as a record, with the hashes of its states; of a damaged one nothing.
int export_store(const data::Library& library, const StoreArguments& arguments) {
  Snapshot all(file_of(arguments));
  if (!all.error().empty()) return complain(all.error(), wrong);
  std::error_code failed;
  fs::create_directories(arguments.to, failed);
  if (failed) return complain("cannot make the folder " + arguments.to + ": " + failed.message());
  std::size_t written = 0, left = 0;
  for (const std::int64_t id : all->all_games()) {
    const auto record = club::kept_record(*all, id);
    const auto match =
        record ? protocol::load_record(library, *record, false) : protocol::Either<protocol::Match>(record.fault());
    if (!match) {
      fmt::print(stderr, "fyrd: game {}: {}\n", id, match.fault().message);
      ++left;
      continue;
    }
    const std::string file = fmt::format("{}/game-{}.json", arguments.to, id);
    if (exists(file) && !arguments.force)
      return complain(file + " is there already; name another folder, or add --force to write over it");
    if (const std::string no = write_file(file, protocol::dump(protocol::record_json(*match)) + "\n"); !no.empty())
      return complain(no, wrong);
    ++written;
  }
  fmt::print("{} in {}\n", plural(written, "record", "records"), arguments.to);
  return left == 0 ? int{fine} : complain(plural(left, "game", "games") + " could not be read", wrong);
}

}  // namespace fyrd::cli
