/*
 * A question to the core whose answer takes a while: asked once for what stands in the file, drawn when it comes,
 * given up when another is asked. Such questions have a worker of their own, so that the editor never waits for them.
 */
const thinker = new LabConnection(Cardbench.call);

/** The worker for answers that may become exact with more effort: what was sampled is seen until they come. */
const solver = new LabConnection(Cardbench.call);

/** Why something was sampled, where more effort may do. */
const TOO_HARD = ["solve.too-long", "odds.exact-too-many-hands"];

/** The codes of what is said where something was sampled. */
const SAMPLED_FOR = /^(solve\.|odds\.exact-)/;

class Question {
  /**
   * @param changed called whenever there is something new to see
   * @param graded whether the core may be asked for a quick answer first: it says why, where it had to sample
   */
  constructor(changed, graded = false) {
    this.changed = changed;
    this.graded = graded;
    this.control = null;
    this.asked = "";
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
    await this._answer(thinker, op, this.graded ? { ...args, quick: true } : args, signal);
    if (signal.aborted) return;
    this.busy = false;
    // without WebAssembly more effort would take too long
    this.solving = TOO_HARD.includes(this.reason?.code) && thinker.backend === "wasm";
    this.changed();
    if (!this.solving) return;
    await this._answer(solver, op, args, signal);
    if (signal.aborted) return;
    this.solving = false;
    this.changed();
  }

  async _answer(worker, op, args, signal) {
    try {
      const answer = await askLab(worker, op, args, signal);
      if (signal.aborted) return;
      if (answer.ok) {
        this.result = answer.result;
        this.reason = (this.graded && answer.diagnostics.find((note) => SAMPLED_FOR.test(note.code))) || null;
      } else {
        this.trouble = sayDiagnostic(answer.diagnostics.find((note) => note.severity === "error"));
      }
    } catch (broken) {
      // where there is an answer, a better one that fails takes nothing away
      if (!signal.aborted && !this.result) this.trouble = say("lab.failed", { reason: broken.message });
    }
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

/** What there is to see of an answer: its parts, that it is awaited, or why it did not come. */
function answered(question, draw) {
  if (question.trouble !== "") return make("p", { class: "trouble", role: "alert" }, question.trouble);
  if (!question.result) return make("p", { class: "quiet", role: "status" }, say("odds.question.waiting"));
  return [draw(question.result), question.graded && make("p", { class: "quiet exactness" }, exactnessOf(question))].flat();
}

/** Whether an answer is exact, or may still become so, or why it does not. */
function exactnessOf(question) {
  if (question.solving) return say("odds.results.solving");
  return question.reason ? sayDiagnostic(question.reason) : say("odds.question.exact");
}
