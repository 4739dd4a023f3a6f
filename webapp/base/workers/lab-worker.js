/* One worker of the labs, from its start to its end. It answers one request at a time. */

import { loadScript, scriptUrl } from "../ui/scripts.js";

/**
 * The compiled WebAssembly of each lab, by its name: the first worker compiles it, the others wait for that and share
 * it. A promise of undefined where that worker failed, answers from JavaScript, or cannot hand it on.
 *
 * @type {!Map<string, !Promise<(!WebAssembly.Module|undefined)>>}
 */
const programs = new Map();

export class LabWorker {
  _worker;
  /** @type {?{resolve: function(?): void, reject: function(!Error): void}} */
  _settle = null;

  /** @type {!WebAssembly.Module|undefined} */
  _module;

  /** "wasm" or "js": what answers. */
  backend = "";

  /** Why it is not WebAssembly, where that was requested; empty otherwise. */
  reason = "";

  /**
   * A worker loaded from the site; refused where pages may not load workers from an address.
   *
   * @param name the name of the lab's script
   * @param wasm whether to answer from WebAssembly, if it proves itself
   */
  static async fromSite(name, wasm) {
    const compiling = wasm ? programs.get(name) : undefined;
    const module = compiling && (await compiling);
    const ready = new LabWorker(new Worker(scriptUrl.file("worker.js")))._start({ name, wasm, module });
    if (wasm && !module) {
      programs.set(
        name,
        ready.then(
          (worker) => worker._module,
          () => undefined,
        ),
      );
    }
    return ready;
  }

  /**
   * The milliseconds that each backend of a lab takes for the same games.
   *
   * @param {string} name
   * @return {!Promise<{wasm: number, js: number}>}
   */
  static async timed(name) {
    const worker = new LabWorker(new Worker(scriptUrl.file("worker.js")));
    try {
      return (await worker._send({ type: "time", name })).times;
    } finally {
      worker._worker.terminate();
    }
  }

  /** A worker made of the texts of scripts in this page; it answers from JavaScript. */
  static async fromTexts(name) {
    if (!Cardbench.labs?.[name]) await loadScript(name + ".js");
    return LabWorker.ofFunction(Cardbench.labs[name]);
  }

  /** A worker made of the text of a function that returns the functions of a core. */
  static async ofFunction(lab) {
    if (!Cardbench.labWorker) await loadScript("worker.js");
    const address = scriptUrl.made(
      `const lab = ${lab};\n`,
      `(${Cardbench.labWorker})(self, () => ({ ...lab(), backend: "js", reason: "" }));\n`,
    );
    try {
      return await new LabWorker(new Worker(address))._start({});
    } finally {
      scriptUrl.forget(address);
    }
  }

  constructor(worker) {
    this._worker = worker;
    worker.onmessage = ({ data }) => {
      if (data.type === "program") this._module = data.module;
      else if (data.type === "failed") this._fail(data.reason);
      else this._settle?.resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this._fail(event.message || "the worker cannot be loaded");
    };
  }

  /** A promise of the response text; broken where the worker fails, or is ended before. */
  async ask(request) {
    return (await this._send({ type: "call", request })).response;
  }

  /**
   * The same for data that is opened.
   *
   * @param door the function of the core that opens it, "open" or "table"
   * @param given its arguments
   */
  async open(door, given) {
    return (await this._send({ type: "open", door, given })).response;
  }

  /** Ends the worker; its open requests are never answered. */
  end() {
    this._worker.terminate();
    this._fail("the worker was ended");
  }

  async _start(how) {
    const life = "cardbench:" + Math.random();
    try {
      const { backend, reason, locked } = await this._send({ type: "start", life, ...how });
      this.backend = backend;
      this.reason = reason;
      // a worker that the browser ends sends nothing: its lock comes free
      if (locked) navigator.locks.request(life, () => this._fail("the worker has ended")).catch(() => undefined);
      return this;
    } catch (error) {
      this._worker.terminate();
      throw error;
    }
  }

  _send(message) {
    return new Promise((resolve, reject) => {
      this._settle = { resolve, reject };
      this._worker.postMessage(message);
    });
  }

  _fail(reason) {
    this._settle?.reject(new Error(reason));
  }
}
