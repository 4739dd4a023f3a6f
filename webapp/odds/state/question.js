/*
 * A question to the core whose answer takes a while: sent once for the text of the file, drawn when it comes,
 * given up when another is queried. Such questions have a worker of their own, so that the editor never waits for them.
 * An answer stays until there is another one in its place.
 */

import { say, sayDiagnostic } from "../../base/ui/words.js";
import { LabConnection } from "../../base/workers/lab-connection.js";
import { ProgressLine, timeLeft } from "../figures/progress-line.js";
import { askLab } from "./lab.js";
import { WorkMeter } from "./work-meter.js";

export const questionLab = new LabConnection("odds-lab", { wasm: true });

/** The worker for answers that may become exact with more effort: what was sampled is seen until they come. */
export const solver = new LabConnection("odds-lab", { wasm: true });

/** Why something was sampled, where more effort may do. */
const TOO_HARD = ["solve.too-long", "odds.exact-too-many-hands"];

/** The codes of what is reported where something was sampled. */
const SAMPLED_FOR = /^(solve\.|odds\.exact-)/;

export class Question {
  /**
   * @param {string} id of the line that states how far it is
   * @param changed called whenever there is something new to see
   * @param harder the request with more effort where a quick answer does not do; null where there is no quick one
   * @param first the first request
   */
  constructor(id, changed, harder = null, first = inOneRequest) {
    this.id = id;
    this.changed = changed;
    this.harder = harder;
    this.first = first;
    this.control = null;
    this.line = new ProgressLine(id, () => this.end());

    /** The last request; "" where it may be repeated. */
    this.asked = "";

    /** The answer, or the part of it that is known; old: of another question, until there is one to this. */
    this.result = null;
    this.old = false;

    /** The arguments of the question, and of the one that the answer is to. */
    this.args = null;
    this.answered = null;

    /** A part of the answer while an old one is shown, and its notes. */
    this.part = null;

    /**
     * Why it was sampled.
     *
     * @type {?Diagnostic}
     */
    this.reason = null;
    this.trouble = "";

    /** Whether the request is quick, or with more effort; or was ended by the reader. */
    this.busy = false;
    this.solving = false;
    this.ended = false;

    /** How much of it is done, {done, of}, where that is known. */
    this.steps = null;

    /** @type {?WorkMeter} of what goes on, or went on last */
    this.meter = null;
  }

  /** Sends the request, unless it equals the last one. */
  async ask(op, args) {
    const asked = JSON.stringify({ op, ...args });
    if (asked === this.asked) return;
    this.control?.abort();
    const { signal } = (this.control = new AbortController());
    const old = this.result !== null;
    Object.assign(this, { asked, args, old, part: null, reason: null, trouble: "", ended: false });
    this._begin({ busy: true, solving: false });
    await this.first(this, op, args, signal);
    if (signal.aborted) return;
    // without WebAssembly more effort would take too long
    const hard = this.harder !== null && TOO_HARD.includes(this.reason?.code) && questionLab.backend === "wasm";
    this._begin({ busy: false, solving: hard });
    this.changed();
    if (!hard) return;
    await this.harder(this, op, args, signal);
    if (signal.aborted) return;
    this.solving = false;
    this.changed();
  }

  _begin(how) {
    Object.assign(this, how, { steps: null, meter: new WorkMeter() });
  }

  /** An answer of the core, or null where there is none. */
  async request(worker, op, args, signal) {
    try {
      const answer = await askLab(worker, op, args, signal);
      if (answer.ok) return answer;
      const error = answer.diagnostics.find((note) => note.severity === "error");
      // the reason why something cannot be computed exactly is the last thing that is reported
      const said = error.code === "odds.not-exact" ? answer.diagnostics[answer.diagnostics.length - 1] : error;
      this._fail(sayDiagnostic(/** @type {!Diagnostic} */ (said)));
    } catch (broken) {
      if (!signal.aborted) this._fail(say("lab.failed", { reason: broken.message }));
    }
    return null;
  }

  /** Where there is an answer, a better one that fails takes nothing away. */
  _fail(words) {
    if (!this.result || this.old) this.trouble = words;
  }

  /** Takes a result, and why it was sampled, if that was reported. */
  take(result, { diagnostics }) {
    Object.assign(this, { result, answered: this.args, old: false, part: null });
    this.reason = (this.harder && diagnostics.find((note) => SAMPLED_FOR.test(note.code))) || null;
  }

  /** Takes a part of a result: it is seen at once, but does not take the place of a whole one, though that is old. */
  takePart(result, notes) {
    if (this.old) this.part = { result, notes };
    else this.take(result, notes);
  }

  /** States how much is done, and draws it. */
  step(done, of) {
    this.steps = { done, of };
    this.meter.raise(done / of);
    this.changed();
  }

  /** Ends the work for the reader, who keeps what was computed. */
  end() {
    this.control?.abort();
    if (this.part) this.take(this.part.result, this.part.notes);
    this._begin({ busy: false, solving: false, ended: true });
    this.changed();
  }

  /** Goes on with what was ended: a new request follows when it is drawn. */
  again() {
    Object.assign(this, { asked: "", ended: false });
    this.changed();
  }

  /** Gives up the open request, as nobody waits for it; it may be repeated. */
  stop() {
    this.control?.abort();
    this.control = null;
    if (this.busy || this.solving) this.asked = "";
    this._begin({ busy: false, solving: false });
  }

  /** How far it is, for its line; null where nothing is at work. */
  get work() {
    if (!this.busy && !this.solving) return null;
    const { steps, solving } = this;
    const what = say(solving ? "odds.results.solving" : "odds.question.waiting");
    if (steps === null) return { share: null, words: [what] };
    const words = [what, say("odds.work.cards", { done: steps.done, of: steps.of })];
    return { share: this.meter.share, words: [...words, ...timeLeft(this.meter.secondsLeft)] };
  }
}

/** Sends the request once; quickly, where more effort may follow. */
async function inOneRequest(question, op, args, signal) {
  const answer = await question.request(questionLab, op, question.harder ? { ...args, quick: true } : args, signal);
  if (answer && !signal.aborted) question.take(answer.result, answer);
}

/** Sends the same request with all effort. */
export async function allAtOnce(question, op, args, signal) {
  const answer = await question.request(solver, op, args, signal);
  if (answer && !signal.aborted) question.take(answer.result, answer);
}
