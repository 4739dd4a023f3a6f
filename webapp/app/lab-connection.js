/*
 * The labs' way to the core. Requests are answered in a worker, one after the other: from
 * WebAssembly where it works, else from JavaScript. A WebAssembly worker that fails is replaced by
 * one without it, and the request asked once more.
 */
class LabConnection {
  /** A request that WebAssembly must answer as the page itself does, before it is trusted. */
  static #PROOF = '{"op":"decode","text":"AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA="}';

  /** How long a call that was given up may go on before its worker is ended, in milliseconds. */
  static #GRACE = 200;

  #proof;
  #fromSite = location.protocol !== "file:";
  #wasm = true;
  #worker = null;
  #waiting = [];
  #current = null;

  /** @param answer the page's own call, to prove WebAssembly against */
  constructor(answer) {
    this.#proof = { request: LabConnection.#PROOF, response: answer(LabConnection.#PROOF) };
  }

  /** What answers: "wasm" or "js"; empty where no worker runs. */
  get backend() {
    return this.#worker?.backend ?? "";
  }

  /** Why it is not WebAssembly, where that was tried; empty otherwise. */
  get reason() {
    return this.#worker?.reason ?? "";
  }

  /**
   * A promise of the response text. Where the signal (an AbortSignal) gives the call up, it is
   * broken at once, and work that is half done is stopped.
   */
  call(request, signal) {
    const job = { request, givenUp: false };
    const promise = new Promise((resolve, reject) => Object.assign(job, { resolve, reject }));
    if (signal?.aborted) {
      job.reject(signal.reason);
      return promise;
    }
    const abort = () => this.#giveUp(job, signal.reason);
    signal?.addEventListener("abort", abort);
    job.done = () => signal?.removeEventListener("abort", abort);
    this.#waiting.push(job);
    if (!this.#current) this.#work();
    return promise;
  }

  /** Ends the worker; calls without an answer are refused. The next call starts a new one. */
  close() {
    const jobs = this.#current ? [this.#current, ...this.#waiting] : this.#waiting;
    for (const job of [...jobs]) this.#giveUp(job, new Error("the connection was closed"));
    this.#endWorker();
  }

  async #work() {
    while ((this.#current = this.#waiting.shift() ?? null)) {
      const job = this.#current;
      await this.#answer(job).then(job.resolve, job.reject);
      job.done();
    }
  }

  async #answer(job) {
    for (;;) {
      try {
        this.#worker ??= await this.#open();
        if (job.givenUp) throw new Error("given up");
        return await this.#worker.ask(job.request);
      } catch (error) {
        const again = this.backend === "wasm" && !job.givenUp;
        this.#endWorker();
        if (!again) throw error;
        this.#wasm = false;
      }
    }
  }

  async #open() {
    if (this.#fromSite) {
      try {
        return await LabWorker.fromSite(this.#wasm, this.#proof);
      } catch {
        this.#fromSite = false; // a page from disk, or a frame that may load no worker
      }
    }
    return LabWorker.fromTexts();
  }

  #giveUp(job, reason) {
    job.givenUp = true;
    job.reject(reason);
    const place = this.#waiting.indexOf(job);
    if (place >= 0) {
      this.#waiting.splice(place, 1);
      job.done();
    }
    setTimeout(() => {
      if (this.#current === job) this.#endWorker();
    }, LabConnection.#GRACE);
  }

  #endWorker() {
    this.#worker?.end();
    this.#worker = null;
  }
}
