/*
 * A question to the core whose answer takes a while: asked once for what stands in the file, drawn when it comes,
 * given up when another is asked. Such questions have a worker of their own, so that the editor never waits for them.
 */

import { make } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { askLab } from "./session.js";
import { LabConnection } from "../../workers/lab-connection.js";

const questionLab = new LabConnection("odds-lab", { wasm: true });

/** The worker for answers that may become exact with more effort: what was sampled is seen until they come. */
export const solver = new LabConnection("odds-lab", { wasm: true });

/** Why something was sampled, where more effort may do. */
const TOO_HARD = ["solve.too-long", "odds.exact-too-many-hands"];

/** The codes of what is said where something was sampled. */
const SAMPLED_FOR = /^(solve\.|odds\.exact-)/;

export class Question {
  /**
   * @param changed called whenever there is something new to see
   * @param harder how to ask with more effort where a quick answer does not do; null where there is no quick one
   */
  constructor(changed, harder = null) {
    this.changed = changed;
    this.harder = harder;
    this.control = null;

    /** @type {string} */
    this.asked;

    /** @type {?} */
    this.result;

    /** @type {?Diagnostic} */
    this.reason;

    /** @type {string} */
    this.trouble;

    /** @type {boolean} */
    this.busy;

    /** @type {boolean} */
    this.solving;

    this.forget();
  }

  /** Asks, unless the very same was asked last. */
  async ask(op, args) {
    const asked = JSON.stringify({ op, ...args });
    if (asked === this.asked) return;
    this.stop();
    const { signal } = (this.control = new AbortController());
    this.forget();
    Object.assign(this, { asked, busy: true });
    const answer = await this.request(questionLab, op, this.harder ? { ...args, quick: true } : args, signal);
    if (signal.aborted) return;
    this.busy = false;
    if (answer) this.take(answer.result, answer);
    // without WebAssembly more effort would take too long
    this.solving = TOO_HARD.includes(this.reason?.code) && questionLab.backend === "wasm";
    this.changed();
    if (!this.solving) return;
    await this.harder(this, op, args, signal);
    if (signal.aborted) return;
    this.solving = false;
    this.changed();
  }

  /** An answer of the core, or null where there is none. */
  async request(worker, op, args, signal) {
    try {
      const answer = await askLab(worker, op, args, signal);
      if (answer.ok) return answer;
      const error = answer.diagnostics.find((note) => note.severity === "error");
      this._fail(sayDiagnostic(/** @type {!Diagnostic} */ (error)));
    } catch (broken) {
      if (!signal.aborted) this._fail(say("lab.failed", { reason: broken.message }));
    }
    return null;
  }

  /** Where there is an answer, a better one that fails takes nothing away. */
  _fail(words) {
    if (!this.result) this.trouble = words;
  }

  /** Takes a result, and why it was sampled, if that was said. */
  take(result, { diagnostics }) {
    this.result = result;
    this.reason = (this.harder && diagnostics.find((note) => SAMPLED_FOR.test(note.code))) || null;
  }

  /** Gives up what was asked; the same may be asked anew. */
  stop() {
    this.control?.abort();
    this.control = null;
    if (this.busy || this.solving) this.forget();
  }

  forget() {
    Object.assign(this, { asked: "", result: null, reason: null, trouble: "", busy: false, solving: false });
  }
}

/** Asks the same with all effort. */
export async function allAtOnce(question, op, args, signal) {
  const answer = await question.request(solver, op, args, signal);
  if (answer && !signal.aborted) question.take(answer.result, answer);
}

/** What there is to see of an answer: its parts, that it is awaited, or why it did not come. */
export function answerElement(question, draw) {
  if (question.trouble !== "") return make("p", { class: "trouble", role: "alert" }, question.trouble);
  if (!question.result) return make("p", { class: "quiet", role: "status" }, say("odds.question.waiting"));
  return [
    draw(question.result),
    question.harder && make("p", { class: "quiet exactness" }, exactnessOf(question)),
  ].flat();
}

/** Whether an answer is exact, or may still become so, or why it does not. */
function exactnessOf(question) {
  if (question.solving) return say("odds.results.solving");
  return question.reason ? sayDiagnostic(question.reason) : say("odds.question.exact");
}
