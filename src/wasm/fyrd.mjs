// Loads fyrd.wasm, in a browser or under node, and speaks the protocol with it.
//
//   const engine = await load(bytes);
//   const {ok, error} = engine.request({do: 'hello'});

// The few system calls a C library cannot be linked without. Text for standard error goes to the console.
function system(memory) {
  const text = new TextDecoder();
  const failed = 52; // ENOSYS: not here
  return {
    environ_get: () => 0,
    environ_sizes_get(count, size) {
      const view = new DataView(memory().buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    },
    fd_close: () => failed,
    fd_seek: () => failed,
    fd_write(file, pieces, count, written) {
      const view = new DataView(memory().buffer);
      let all = "";
      let bytes = 0;
      for (let i = 0; i < count; ++i) {
        const at = view.getUint32(pieces + 8 * i, true);
        const size = view.getUint32(pieces + 8 * i + 4, true);
        all += text.decode(new Uint8Array(memory().buffer, at, size));
        bytes += size;
      }
      console.error(all);
      view.setUint32(written, bytes, true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`fyrd.wasm ended with ${code}`);
    },
  };
}

export async function load(source) {
  const module =
    source instanceof WebAssembly.Module
      ? source
      : await WebAssembly.compile(source);
  let instance;
  const known = system(() => instance.exports.memory);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      known[name] ??
      (() => {
        throw new Error(`fyrd.wasm calls ${from}.${name}`);
      });
  }
  instance = await WebAssembly.instantiate(module, imports);
  const { memory, fyrd_alloc, fyrd_request, fyrd_reply_length, _initialize } =
    instance.exports;
  _initialize?.();

  function line(request) {
    const bytes = new TextEncoder().encode(request);
    const at = fyrd_alloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const reply = fyrd_request(at, bytes.length);
    return new TextDecoder().decode(
      new Uint8Array(memory.buffer, reply, fyrd_reply_length()),
    );
  }
  return {
    line,
    request: (message) => JSON.parse(line(JSON.stringify(message))),
  };
}
