/*
 * The way to a lab: a core with the operations of a view. Requests are answered in a worker, one after the other: from
 * WebAssembly where it works, else from JavaScript. A WebAssembly worker that fails is replaced by
 * one without it, and the request is sent once more. A core that answers that it failed may be left
 * half changed: the answer is handed on, and the next request gets a new worker.
 */

import { LabWorker } from "./lab-worker.js";
import { requireWorkers } from "./support.js";

export class LabConnection {
  /** How the answer of a core that failed begins. */
  static _FAULT = '{"ok":false,"diagnostics":[{"severity":"error","code":"call.internal",';

  /** How long a call that was given up may go on before its worker is ended, in milliseconds. */
  static _GRACE = 200;

  _name;
  _wasm;
  _fromSite = location.protocol !== "file:";
  _worker = null;
  _waiting = [];
  _current = null;

  /**
   * The limits and sizes of the lab's operations, by the name of an operation or a kind of data; null until the lab has
   * returned them.
   *
   * @type {?PageConstants}
   */
  constants = null;

  /** What is open, by its name: a worker that takes the place of another opens it anew. */
  _opened = new Map();

  /**
   * @param name the name of the lab's script, such as "odds-lab"
   * @param wasm whether the lab is also there as WebAssembly
   */
  constructor(name, { wasm = false } = {}) {
    this._name = name;
    this._wasm = wasm;
  }

  /** What answers: "wasm" or "js"; empty where no worker runs. */
  get backend() {
    return this._worker?.backend ?? "";
  }

  /** Why it is not WebAssembly, where that was tried; empty otherwise. */
  get reason() {
    return this._worker?.reason ?? "";
  }

  /**
   * A promise of the response text. Where the signal (an AbortSignal) gives the call up, it is
   * broken at once, and work that is half done is stopped.
   *
   * @param {string} request
   * @param {!AbortSignal=} signal
   * @return {!Promise<string>}
   */
  call(request, signal) {
    return this._ask({ request, givenUp: false }, signal);
  }

  /** The constants, which are requested once; whatever needs one of them waits for this first. */
  async learnConstants() {
    this.constants ??= JSON.parse(await this.call('{"op":"constants"}')).result;
    return this.constants;
  }

  /** What is open, by its name: [kind, name, bytes]. */
  get opened() {
    return this._opened;
  }

  /** Opens data for the calls that follow. A promise of the response text. */
  async open(kind, name, bytes) {
    const data = [kind, name, bytes];
    const response = await this._ask({ data, givenUp: false });
    if (JSON.parse(response).ok) this._opened.set(name, data);
    return response;
  }

  /** Drops what is open under a name. */
  forget(name) {
    this._opened.delete(name);
    return this.call(JSON.stringify({ op: "close", name }));
  }

  /**
   * @param {!Object} job
   * @param {!AbortSignal=} signal
   */
  _ask(job, signal) {
    const promise = new Promise((resolve, reject) => Object.assign(job, { resolve, reject }));
    if (signal?.aborted) {
      job.reject(signal.reason);
      return promise;
    }
    const abort = () => this._giveUp(job, signal.reason);
    signal?.addEventListener("abort", abort);
    job.done = () => signal?.removeEventListener("abort", abort);
    this._waiting.push(job);
    if (!this._current) this._work();
    return promise;
  }

  /** Ends the worker; calls without an answer are refused. The next call starts a new one. */
  close() {
    const jobs = this._current ? [this._current, ...this._waiting] : this._waiting;
    for (const job of [...jobs]) this._giveUp(job, new Error("the connection was closed"));
    this._endWorker();
  }

  async _work() {
    while ((this._current = this._waiting.shift() ?? null)) {
      const job = this._current;
      await this._answer(job).then(job.resolve, job.reject);
      job.done();
    }
  }

  async _answer(job) {
    const wasm = this._wasm;
    for (;;) {
      try {
        this._worker ??= await this._furnished();
        if (job.givenUp) throw new Error("given up");
        const response = await (job.data ? this._worker.open("open", job.data) : this._worker.ask(job.request));
        if (response.startsWith(LabConnection._FAULT)) {
          this._endWorker();
          this._wasm = wasm; // if JavaScript failed, too, WebAssembly was not to blame
        }
        return response;
      } catch (error) {
        const again = this.backend === "wasm" && !job.givenUp;
        this._endWorker();
        if (!again) throw error;
        this._wasm = false;
      }
    }
  }

  /** A new worker in which everything is open that was. */
  async _furnished() {
    const worker = await this._open();
    for (const data of this._opened.values()) await worker.open("open", data);
    return worker;
  }

  async _open() {
    requireWorkers();
    if (this._fromSite) {
      try {
        return await LabWorker.fromSite(this._name, this._wasm);
      } catch {
        this._fromSite = false; // a page from disk, or a frame that may load no worker
      }
    }
    return LabWorker.fromTexts(this._name);
  }

  _giveUp(job, reason) {
    job.givenUp = true;
    job.reject(reason);
    const place = this._waiting.indexOf(job);
    if (place >= 0) {
      this._waiting.splice(place, 1);
      job.done();
    }
    setTimeout(() => {
      if (this._current === job) this._endWorker();
    }, LabConnection._GRACE);
  }

  _endWorker() {
    this._worker?.end();
    this._worker = null;
  }
}
