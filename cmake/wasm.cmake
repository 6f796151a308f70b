# Toolchain for WebAssembly: clang-19 with Debian's libc++ and wasi-libc.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(FYRD_WASM ON)

# Nothing of the machine's own /usr/include may get in: only the headers of the target, and the three header-only
# parts through a folder of links.
set(FYRD_WASM_HEADERS ${CMAKE_BINARY_DIR}/headers)
foreach(part nlohmann toml++ fmt)
  if(NOT EXISTS /usr/include/${part})
    message(FATAL_ERROR "/usr/include/${part} is missing")
  endif()
  file(MAKE_DIRECTORY ${FYRD_WASM_HEADERS})
  file(CREATE_LINK /usr/include/${part} ${FYRD_WASM_HEADERS}/${part} SYMBOLIC)
endforeach()
string(JOIN " " CMAKE_CXX_FLAGS_INIT
  -nostdinc++ -nostdlibinc
  -isystem ${FYRD_WASM_HEADERS}
  -isystem /usr/include/wasm32-wasi/c++/v1
  -idirafter /usr/include/wasm32-wasi)
