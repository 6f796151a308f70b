// Between SQLite and the system.
#include "tests/store/frail.h"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace fyrd::test {

namespace {

std::mutex mutex;
sqlite3_vfs* real_disk = nullptr;
sqlite3_vfs frail_disk;
int counts[4] = {};
Call failing = Call::read;
int failing_number = 0, failing_code = 0;
bool failing_lasts = false, has_failed = false, recording = false;
std::vector<Stroke> strokes_so_far;

struct File {
  sqlite3_file base;
  std::string* name;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* of(sqlite3_file* file) { return reinterpret_cast<File*>(file); }

int fault(Call call) {
  std::lock_guard hold(mutex);
  const int n = ++counts[static_cast<int>(call)];
  if (failing_number == 0 || call != failing || !(n == failing_number || (failing_lasts && n > failing_number)))
    return SQLITE_OK;
  has_failed = true;
  return failing_code;
}

void note(sqlite3_file* file, Call call, std::int64_t at, std::string bytes) {
  std::lock_guard hold(mutex);
  if (recording) strokes_so_far.push_back({*of(file)->name, call, at, std::move(bytes)});
}

int close(sqlite3_file* file) {
  delete of(file)->name;
  sqlite3_file* real = of(file)->real();
  return real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
}
int read(sqlite3_file* file, void* to, int n, sqlite3_int64 at) {
  if (const int code = fault(Call::read)) return code;
  return of(file)->real()->pMethods->xRead(of(file)->real(), to, n, at);
}
int write(sqlite3_file* file, const void* from, int n, sqlite3_int64 at) {
  if (const int code = fault(Call::write)) return code;
  note(file, Call::write, at, std::string(static_cast<const char*>(from), n));
  return of(file)->real()->pMethods->xWrite(of(file)->real(), from, n, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (const int code = fault(Call::truncate)) return code;
  note(file, Call::truncate, size, "");
  return of(file)->real()->pMethods->xTruncate(of(file)->real(), size);
}
int sync(sqlite3_file* file, int flags) {
  if (const int code = fault(Call::sync)) return code;
  note(file, Call::sync, 0, "");
  return of(file)->real()->pMethods->xSync(of(file)->real(), flags);
}
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return of(file)->real()->pMethods->xFileSize(of(file)->real(), size);
}
int lock(sqlite3_file* file, int level) { return of(file)->real()->pMethods->xLock(of(file)->real(), level); }
int unlock(sqlite3_file* file, int level) { return of(file)->real()->pMethods->xUnlock(of(file)->real(), level); }
int reserved(sqlite3_file* file, int* out) {
  return of(file)->real()->pMethods->xCheckReservedLock(of(file)->real(), out);
}
int control(sqlite3_file* file, int what, void* with) {
  return of(file)->real()->pMethods->xFileControl(of(file)->real(), what, with);
}
int sector_size(sqlite3_file* file) { return of(file)->real()->pMethods->xSectorSize(of(file)->real()); }
int traits(sqlite3_file* file) { return of(file)->real()->pMethods->xDeviceCharacteristics(of(file)->real()); }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
  return of(file)->real()->pMethods->xShmMap(of(file)->real(), page, size, extend, out);
}
int shm_lock(sqlite3_file* file, int offset, int n, int flags) {
  return of(file)->real()->pMethods->xShmLock(of(file)->real(), offset, n, flags);
}
void shm_barrier(sqlite3_file* file) { of(file)->real()->pMethods->xShmBarrier(of(file)->real()); }
int shm_unmap(sqlite3_file* file, int remove) {
  return of(file)->real()->pMethods->xShmUnmap(of(file)->real(), remove);
}

constexpr sqlite3_io_methods methods = {
    2,       close,       read,   write,   truncate, sync,        file_size, lock,    unlock,  reserved,
    control, sector_size, traits, shm_map, shm_lock, shm_barrier, shm_unmap, nullptr, nullptr,
};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  file->pMethods = nullptr;
  of(file)->real()->pMethods = nullptr;
  const int code = real_disk->xOpen(real_disk, name, of(file)->real(), flags, out);
  if (code != SQLITE_OK) return code;
  of(file)->name = new std::string(name ? name : "");
  file->pMethods = &methods;
  return SQLITE_OK;
}

sqlite3_mem_methods real_memory;
std::atomic<int> allocations = 0, failing_allocation = 0;
std::atomic<bool> allocation_has_failed = false;

bool fails_now() {
  if (failing_allocation == 0 || ++allocations != failing_allocation) return false;
  allocation_has_failed = true;
  return true;
}
void* frail_malloc(int size) { return fails_now() ? nullptr : real_memory.xMalloc(size); }
void* frail_realloc(void* old, int size) { return fails_now() ? nullptr : real_memory.xRealloc(old, size); }

}  // namespace

Frail& Frail::disk() {
  static Frail one = [] {
    real_disk = sqlite3_vfs_find(nullptr);
    frail_disk = *real_disk;
    frail_disk.zName = "frail";
    frail_disk.szOsFile = static_cast<int>(sizeof(File)) + real_disk->szOsFile;
    frail_disk.xOpen = open;
    sqlite3_vfs_register(&frail_disk, 1);
    return Frail();
  }();
  return one;
}

void Frail::heal() {
  sqlite3_vfs_register(&frail_disk, 1);  // which sqlite3_shutdown forgets
  std::lock_guard hold(mutex);
  std::fill(std::begin(counts), std::end(counts), 0);
  failing_number = 0, has_failed = false, recording = false;
  strokes_so_far.clear();
}

void Frail::fail(Call call, int number, int code, bool lasting) {
  heal();
  std::lock_guard hold(mutex);
  failing = call, failing_number = number, failing_code = code, failing_lasts = lasting;
}

bool Frail::failed() const {
  std::lock_guard hold(mutex);
  return has_failed;
}

void Frail::record(bool on) {
  std::lock_guard hold(mutex);
  recording = on;
}

std::vector<Stroke> Frail::recorded() const {
  std::lock_guard hold(mutex);
  return strokes_so_far;
}

namespace {

void put(std::string& file, const Stroke& stroke) {
  if (stroke.call == Call::truncate) return file.resize(static_cast<std::size_t>(stroke.at), '\0');
  const auto at = static_cast<std::size_t>(stroke.at);
  if (file.size() < at + stroke.bytes.size()) file.resize(at + stroke.bytes.size(), '\0');
  std::copy(stroke.bytes.begin(), stroke.bytes.end(), file.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

std::map<std::string, std::string> after_power_loss(const std::map<std::string, std::string>& before,
                                                    const std::vector<Stroke>& strokes, std::size_t until,
                                                    std::mt19937& chance) {
  constexpr std::size_t sector = 512;
  std::map<std::string, std::string> files = before;
  std::map<std::string, std::vector<Stroke>> pending;
  for (std::size_t i = 0; i < until; ++i) {
    const Stroke& one = strokes[i];
    std::vector<Stroke>& waiting = pending[one.file];
    if (one.call != Call::sync) {
      waiting.push_back(one);
      continue;
    }
    for (const Stroke& w : waiting) put(files[one.file], w);
    waiting.clear();
  }
  const auto share = chance() % 5;  // of four: how much of what was not synchronised got there all the same
  for (auto& [name, waiting] : pending) {
    std::vector<Stroke> pieces;
    for (const Stroke& w : waiting) {
      if (w.call == Call::truncate) pieces.push_back(w);
      for (std::size_t at = 0; w.call == Call::write && at < w.bytes.size(); at += sector)
        pieces.push_back({name, Call::write, w.at + static_cast<std::int64_t>(at), w.bytes.substr(at, sector)});
    }
    if (chance() % 2 == 0) std::shuffle(pieces.begin(), pieces.end(), chance);
    for (const Stroke& piece : pieces)
      if (chance() % 4 < share) put(files[name], piece);
  }
  return files;
}

void fail_allocation(int number) {
  sqlite3_shutdown();
  if (real_memory.xMalloc == nullptr) sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real_memory);
  sqlite3_mem_methods frail = real_memory;
  if (number != 0) frail.xMalloc = frail_malloc, frail.xRealloc = frail_realloc;
  sqlite3_config(SQLITE_CONFIG_MALLOC, &frail);
  sqlite3_initialize();
  allocations = 0, allocation_has_failed = false, failing_allocation = number;
}

bool allocation_failed() { return allocation_has_failed; }

}  // namespace fyrd::test
