/*
 * A question to the core whose answer takes a while: asked once for what stands in the file, drawn when it comes,
 * given up when another is asked. Such questions have a worker of their own, so that the editor never waits for them.
 */
const thinker = new LabConnection(Cardbench.call);

class Question {
  /** @param changed called whenever there is something new to see */
  constructor(changed) {
    this.changed = changed;
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
    Object.assign(this, { asked, result: null, trouble: "", busy: true });
    try {
      const answer = await askLab(thinker, op, args, signal);
      if (signal.aborted) return;
      if (answer.ok) this.result = answer.result;
      else this.trouble = sayDiagnostic(answer.diagnostics.find((note) => note.severity === "error"));
    } catch (broken) {
      if (signal.aborted) return;
      this.trouble = say("lab.failed", { reason: broken.message });
    }
    this.busy = false;
    this.changed();
  }

  /** Gives up what was asked; the same may be asked anew. */
  stop() {
    this.control?.abort();
    this.control = null;
    if (this.busy) this.forget();
  }

  forget() {
    Object.assign(this, { asked: "", result: null, trouble: "", busy: false });
  }
}

/** What there is to see of an answer: its parts, that it is awaited, or why it did not come. */
function answered(question, draw) {
  if (question.trouble !== "") return make("p", { class: "trouble", role: "alert" }, question.trouble);
  return question.result ? draw(question.result) : make("p", { class: "quiet", role: "status" }, say("odds.question.waiting"));
}
