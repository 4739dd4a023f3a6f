/*
 * The worker of a lab. Loaded by its address it answers from WebAssembly where that is wanted, once it
 * has proved itself, and from JavaScript otherwise. In a page the same script only leaves its function on
 * Cardbench.labWorker: a page opened from disk makes a worker of its text and that of the bundle.
 *
 * In:  {type: "start", life, name, wasm, module}, with a lock's name, the name of the lab's script and the compiled
 *      program of another worker of the lab, if there is one, then {type: "call", id, request} ...
 *      or {type: "open", id, door, given}, the name and the arguments of a function that opens data for the calls that
 *      follow: "open" with a kind, a name and bytes, or "table" with a name and a text;
 *      or {type: "time", name} alone, which times the backends of a lab
 * Out: {type: "program", module}, the compiled WebAssembly for other workers of the lab, in a message of its own:
 *      an engine whose page may not have it drops that message alone;
 *      then {type: "ready", backend: "wasm" | "js", reason, locked: whether the lock is held},
 *      {type: "answer", id, response}, {type: "times", times: {wasm, js}} in milliseconds,
 *      {type: "failed", id, reason}: after that the worker is not to be trusted any more.
 */
(function (scope) {
  "use strict";

  /** Answers messages with the bundle that open gives: {call, backend, reason}. */
  function serve(scope, open, times) {
    let lab = null;

    /** Holds a lock to the end of the worker, so that the page notices the end; false where the browser has none. */
    const lock = (life) =>
      new Promise((settle) => {
        const held = () => new Promise(() => settle(true));
        Promise.resolve(scope.navigator?.locks?.request(life, held)).catch(() => undefined).then(() => settle(false));
      });

    scope.onmessage = async ({ data }) => {
      try {
        if (data.type === "start") {
          lab = await open(data);
          if (lab.module) scope.postMessage({ type: "program", module: lab.module });
          const { life } = /** @type {{life: string}} */ (data);
          const locked = await lock(life);
          scope.postMessage({ type: "ready", backend: lab.backend, reason: lab.reason, locked });
        } else if (data.type === "time") {
          scope.postMessage({ type: "times", times: await times(data.name) });
        } else if (data.type === "open") {
          const { door, given } = /** @type {{door: string, given: !Array<?>}} */ (data);
          scope.postMessage({ type: "answer", id: data.id, response: lab[door](...given) });
        } else {
          const request = typeof data.request === "string" ? data.request : "null";
          scope.postMessage({ type: "answer", id: data.id, response: lab.call(request) });
        }
      } catch (error) {
        scope.postMessage({ type: "failed", id: data.id, reason: String(error) });
      }
    };
  }

  /** WebAssembly where it is wanted and gives the expected answer, else JavaScript. */
  async function open({ name, wasm, module }) {
    let reason = "";
    if (wasm) {
      try {
        importScripts("lab.wasm-runtime.js");
        const program = await (module ? started(module) : scope.TeaVM.wasmGC.load(name + ".wasm"));
        const { exports } = program;
        const proof = scope.Cardbench.labProof;
        if (exports.call(proof.request) !== proof.response) {
          throw new Error("WebAssembly gave another answer than expected");
        }
        const openBytes = (kind, name, bytes) => exports.openPacked(kind, name, packed(bytes), bytes.length);
        return { call: exports.call, open: openBytes, backend: "wasm", reason, module: program.module };
      } catch (error) {
        reason = String(error);
      }
    }
    importScripts(name + ".js");
    return { ...scope.Cardbench.labs[name](), backend: "js", reason };
  }

  /**
   * Starts a compiled program. TeaVM's loader takes an address or bytes, which it gives to `WebAssembly.compile`: that
   * gives the program back here.
   */
  async function started(module) {
    const { compile } = WebAssembly;
    WebAssembly.compile = () => Promise.resolve(module);
    try {
      return await scope.TeaVM.wasmGC.load(module);
    } finally {
      WebAssembly.compile = compile;
    }
  }

  /** What each backend takes for the same games, in milliseconds; fails where there is no WebAssembly. */
  async function times(name) {
    const wasm = await open({ name, wasm: true });
    if (wasm.backend !== "wasm") throw new Error(wasm.reason);
    const js = await open({ name, wasm: false });
    const request = scope.Cardbench.labProof.timing;
    const time = ({ call }) => {
      call(request); // the first games are slow: the engine compiles meanwhile
      const begun = performance.now();
      call(request);
      return performance.now() - begun;
    };
    return { wasm: time(wasm), js: time(js) };
  }

  /** Two bytes in each character, the lower one first: WebAssembly takes a text over much faster than bytes. */
  function packed(bytes) {
    const even = new Uint8Array(bytes.length + (bytes.length % 2));
    even.set(bytes);
    const codes = new Uint16Array(even.buffer);
    let text = "";
    for (let i = 0; i < codes.length; i += 8192) {
      text += String.fromCharCode.apply(null, codes.subarray(i, i + 8192));
    }
    return text;
  }

  if (typeof importScripts === "function") {
    serve(scope, open, times);
  } else {
    scope.Cardbench.labWorker = serve;
  }
})(globalThis);
