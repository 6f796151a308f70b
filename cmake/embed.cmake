# Puts every file below a folder whose name fits a pattern into a target as bytes: an array `<list>` of EmbeddedFile in a
# namespace, and beside it how many there are, `<list>_count`.
function(fyrd_embed target folder pattern namespace list)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/${pattern})
  string(MD5 names "${files}")  # in the command, so that a file added or removed embeds anew
  set(out ${CMAKE_BINARY_DIR}/${list}.cpp)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DNAMES=${names} -DFOLDER=${folder} -DPATTERN=${pattern} -DNAMESPACE=${namespace} -DLIST=${list}
            -DOUT=${out} -P ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake
    COMMENT "Embedding ${list}"
    VERBATIM)
  target_sources(${target} PRIVATE ${out})
endfunction()

function(fyrd_embed_data target folder)
  fyrd_embed(${target} ${folder} *.toml fyrd::data embedded_files)
endfunction()
