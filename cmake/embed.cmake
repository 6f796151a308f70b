# Puts every file under a data folder into a target as bytes.
function(fyrd_embed_data target folder)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*.toml)
  string(MD5 names "${files}")  # in the command, so that a file added or removed embeds anew
  set(out ${CMAKE_BINARY_DIR}/embedded.cpp)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DNAMES=${names} -DFOLDER=${folder} -DOUT=${out} -P ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    COMMENT "Embedding data files"
    VERBATIM)
  target_sources(${target} PRIVATE ${out})
endfunction()
