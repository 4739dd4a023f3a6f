/*
 * The search for better counts, part by part: the core judges some decks, returns its progress and the best value, and
 * gets a request for the next part. Whoever ends the search gets the best of the decks that were judged.
 */

import { count, percent } from "../../base/charts/numbers.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { LabConnection } from "../../base/workers/lab-connection.js";
import { ProgressLine, timeLeft } from "../figures/progress-line.js";
import { askLab } from "./lab.js";
import { WorkMeter } from "./work-meter.js";

/** The core keeps what it has judged, so it has a worker that nobody else can end. */
const searchLab = new LabConnection("odds-lab", { wasm: true });

/** So many decks are judged before anything is reported, and for so long from then on, in milliseconds. */
const FIRST_DECKS = 5;
const PART_TIME = 500;

export class OptimumSearch {
  /**
   * @param changed called when the search begins and ends; what happens in between is reported by its line
   * @param lab what answers
   */
  constructor(changed, lab = searchLab) {
    this.changed = changed;
    this.lab = lab;
    this.line = new ProgressLine("odds-optimum-work", () => this.end());
    this.control = null;

    /** @type {?WorkMeter} of the search that goes on, or went on last */
    this.meter = null;

    /** Whether a search goes on, and whether the reader ended it. */
    this.busy = false;
    this.ending = false;

    /** How far it is: {tried, most, value, over}; null before the first part. */
    this.far = null;

    /** What was found; it stays until another search has found something. */
    this.result = null;
    this.trouble = "";
  }

  /** @param {!Object} args of the operation */
  async start(args) {
    this.stop();
    const { signal } = (this.control = new AbortController());
    Object.assign(this, { busy: true, ending: false, far: null, trouble: "", meter: new WorkMeter() });
    this._tell();
    try {
      const result = await this._search(args, signal);
      if (signal.aborted) return;
      if (result !== null) this.result = result;
    } catch (broken) {
      if (signal.aborted) return;
      this.trouble = say("lab.failed", { reason: broken.message });
    }
    this.busy = false;
    this._tell();
  }

  /** The result, or null where the core refuses to search. */
  async _search(args, signal) {
    for (let decks = Math.min(FIRST_DECKS, args.budget); ; ) {
      const before = this.far?.tried || 0;
      const begun = performance.now();
      const far = await this.ask("odds.optimise.part", { ...args, decks }, signal);
      if (far === null || signal.aborted) return null;
      this.far = far;
      this.meter.raise(far.tried / far.most);
      this.line.show(this.work);
      if (far.over || this.ending) break;
      const each = Math.max(1, performance.now() - begun) / Math.max(1, far.tried - before);
      decks = Math.min(args.budget, far.tried + Math.max(1, Math.round(PART_TIME / each)));
    }
    return this.ask("odds.optimise", { ...args, decks: this.far.tried }, signal);
  }

  /** The result of an operation, or null where the core refuses, which is reported. */
  async ask(op, args, signal) {
    const answer = await askLab(this.lab, op, args, signal);
    if (answer.ok) return answer.result;
    const error = answer.diagnostics.find((note) => note.severity === "error");
    this.trouble = sayDiagnostic(/** @type {!Diagnostic} */ (error));
    return null;
  }

  _tell() {
    this.line.show(this.work);
    this.changed();
  }

  /** Ends the search for the reader, who gets the best deck so far; a second time, without. */
  end() {
    if (this.ending || this.far === null) {
      this.stop();
      this._tell();
      return;
    }
    this.ending = true;
    this.line.show(this.work);
  }

  /** Gives the search up. */
  stop() {
    this.control?.abort();
    this.control = null;
    this.busy = false;
  }

  /** How far it is, for its line; null where nothing is searched. */
  get work() {
    if (!this.busy) return null;
    if (this.far === null) return { share: null, words: [say("odds.question.waiting")] };
    const { tried, most, value, over } = this.far;
    const words = [say("odds.optimum.far", { n: count(tried), of: count(most), rate: percent(value) })];
    // the best deck is compared with the file by other games than those of the search
    if (over || this.ending) return { share: null, words: [...words, say("odds.optimum.comparing")] };
    return { share: this.meter.share, words: [...words, ...timeLeft(this.meter.secondsLeft)] };
  }
}
