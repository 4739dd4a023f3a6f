/*
 * A deck file being played. A few games of every topic give the first figures at once. Then one worker plays topics in
 * batches, and the result sharpens while one looks; the others solve each topic exactly, with little effort, before
 * they play too. Where more effort may do, one worker tries, topic after topic; what it finds takes the place of what
 * was played. Where it solves a part of the hands, games are played with the others alone from then on.
 */

import { askLab, editorLab } from "./lab.js";
import { TopicRun } from "./topic-run.js";
import { WorkMeter } from "./work-meter.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { prefersScript } from "../../base/workers/backend-choice.js";
import { runOnPool, workerPool } from "./worker-pool.js";

/** So often what was counted is put together, in milliseconds. */
const MERGE_EVERY = 200;

/** How many games the first figures come from: the next number where those before took less time, in milliseconds. */
const GLANCES = [50, 500, 5000];
const GLANCE_TIME = 40;
const GLANCE_PATIENCE = 200;

/** The argument that states what of a topic is solved. */
export function solvedPart(part) {
  return part ? { solved: [part] } : {};
}

export class Run {
  /**
   * @param text a deck file without errors
   * @param topics names of its topics
   * @param how {seed, goal}
   * @param changed called whenever there is something new to see
   */
  constructor(text, topics, how, changed) {
    this.text = text;
    this.seed = how.seed;
    this.goal = how.goal;
    this.changed = changed;
    this.topics = topics.map((name) => new TopicRun(name, how.goal, editorLab.constants));
    this.exact = [...this.topics];
    this.solving = null;
    this.trying = 0;
    this.notes = [];

    /** The topics in the outline of the text. */
    this.outlines = [];
    this.control = new AbortController();
    this.state = "running";
    this.trouble = null;
    this.begun = performance.now();
    this.meter = new WorkMeter();
    this.merging = null;
    this.time = 0;

    /** When the last games came back, in milliseconds after the beginning. */
    this.lastPlayed = 0;

    /** @type {!Promise} */
    this._moved;

    /** @type {function(): void} */
    this._move;

    this._await();
  }

  /** @param {number=} rest how long the workers wait, in milliseconds; the first figures do not */
  async start(rest = 0) {
    // the workers load their programs when the first figures are there, or soon if those take long
    await Promise.race([this._glance(), new Promise((resolve) => setTimeout(resolve, GLANCE_PATIENCE))]);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const timer = setInterval(() => this._merge(), MERGE_EVERY);
    try {
      if (!this.control.signal.aborted) await runOnPool(() => this._nextPiece(), this.control.signal);
    } catch (reason) {
      if (!this.control.signal.aborted) this.trouble = String(reason.message || reason);
      this.control.abort();
    }
    clearInterval(timer);
    this.time = performance.now() - this.begun;
    await this.merging;
    await this._merge();
    if (this.state === "running") this.state = this.trouble === null ? "done" : "failed";
    this.changed();
  }

  /**
   * The first figures, from the worker that is always free. They stay until a topic was played or solved.
   *
   * @return {!Promise<void>}
   */
  async _glance() {
    const { signal } = this.control;
    const most = typeof this.goal === "number" ? this.goal : Infinity;
    try {
      for (const games of GLANCES) {
        const begun = performance.now();
        const topics = this.topics.map((topic) => topic.name);
        const count = Math.min(most, Math.max(8, Math.floor(games / topics.length)));
        const how = { yaml: this.text, topics, method: "sampled", seed: this.seed, count };
        const answer = await askLab(editorLab, "simulate", how, signal);
        if (signal.aborted || !answer.ok) return;
        this.topics.forEach((topic, i) => topic.glance(answer.result.topics[i]));
        this.changed();
        if (count === most || performance.now() - begun > GLANCE_TIME) return;
      }
    } catch {
      // whatever is wrong, the workers meet it too, and report it
    }
  }

  /** Stops at once; what was counted stays. */
  stop() {
    if (this.state !== "running") return;
    this.state = "stopped";
    for (const topic of this.topics.filter((one) => !one.finished)) topic.end();
    this.control.abort();
    this.changed();
  }

  /** Games played so far. */
  get games() {
    return this.topics.reduce((sum, topic) => sum + topic.played, 0);
  }

  /** Whether all games are played, and only exact answers are waited for. */
  get onlySolves() {
    return this.solving !== null && this.topics.every((topic) => topic.finished);
  }

  /** What of a topic is solved, where that is not all; or null. */
  partOf(name) {
    return this.topics.find((topic) => topic.name === name)?.part || null;
  }

  /** How much is done, from 0 to 1: never less than before; null where nobody can tell. */
  get progress() {
    const each = this.topics.map((topic) => topic.progress);
    if (this.onlySolves || each.includes(null)) return null;
    return this.meter.raise(each.reduce((sum, part) => sum + part, 0) / each.length);
  }

  /** The result in the shape of the contract, as far as it is known; null before the first. */
  get result() {
    const topics = this.topics.map((topic) => topic.result).filter((result) => result !== null);
    return topics.length === 0 ? null : { seed: "xoshiro128:" + this.seed, topics };
  }

  /** The next piece of work; waits where it depends on those that are being done. Null at the end. */
  async _nextPiece() {
    for (;;) {
      const piece = this._next();
      const done = this.solving === null && this.topics.every((topic) => topic.finished && !this._mayBeSolved(topic));
      if (piece !== null || done) return piece;
      await this._moved;
    }
  }

  _await() {
    this._moved = new Promise((resolve) => {
      this._move = resolve;
    });
  }

  _wake() {
    this._move();
    this._await();
  }

  _next() {
    const open = this.topics.filter((topic) => !topic.finished).sort((a, b) => a.given - b.given);
    // one worker plays from the beginning, so that an attempt that takes long holds nothing up
    const mayTry = this.trying < Math.max(1, workerPool.workers.length - 1) || open.every((topic) => !topic.mayPlay);
    const exact = mayTry && this.exact.shift();
    if (exact) return this._exactly(exact, true);
    const harder = this.solving === null && this.topics.find((topic) => topic.counted > 0 && this._mayBeSolved(topic));
    if (harder) {
      this.solving = harder;
      return this._exactly(harder, false);
    }
    for (const topic of open) {
      const piece = topic.take();
      if (piece !== null) return this._sampled(topic, piece);
    }
    return null;
  }

  /** Whether more effort may solve a topic; where there is no WebAssembly it would take too long. */
  _mayBeSolved(topic) {
    return topic.hopes && (workerPool.backend === "wasm" || prefersScript());
  }

  _exactly(topic, quick) {
    if (quick) this.trying++;
    return {
      op: "simulate",
      args: { yaml: this.text, topics: [topic.name], method: "exact", quick, seed: this.seed },
      done: (answer) => {
        if (answer.ok) {
          topic.settle(answer.result.topics[0]);
          const remarks = answer.diagnostics.filter((note) => note.code === "solve.fault");
          this.notes = [
            ...this.notes.filter((note) => note.topic !== topic.name),
            ...remarks.map((note) => ({ ...note, args: {}, topic: topic.name })),
          ];
        } else {
          topic.refuse(answer.diagnostics, quick, answer.partial?.solved[0]);
        }
        this._tried(quick);
      },
      // games may be played where a worker comes to its end with what is exact
      failed: (reason) => {
        topic.refuse([{ code: "", message: say("lab.failed", { reason: reason.message }) }], false);
        this._tried(quick);
      },
    };
  }

  _tried(quick) {
    if (quick) this.trying--;
    else this.solving = null;
    this.changed();
    this._wake();
  }

  _sampled(topic, piece) {
    const count = typeof this.goal === "number" ? { count: this.goal } : {};
    const part = topic.part;
    return {
      op: "simulate.batch",
      args: { yaml: this.text, topics: [topic.name], seed: this.seed, ...piece, ...count, ...solvedPart(part) },
      done: (answer, milliseconds) => {
        if (!answer.ok) throw new Error(sayDiagnostic(answer.diagnostics[0]));
        if (!topic.finished && topic.part === part) topic.add(piece, answer.result.tally, milliseconds);
        this.lastPlayed = performance.now() - this.begun;
        this._wake();
      },
    };
  }

  _merge() {
    this.merging ??= this._mergeTopics().finally(() => {
      this.merging = null;
    });
    return this.merging;
  }

  async _mergeTopics() {
    for (const topic of this.topics.filter((one) => one.changed && one.tallies.length > 0)) {
      topic.changed = false;
      const part = topic.part;
      const answer = await askLab(editorLab, "simulate.merge", {
        yaml: this.text,
        seed: this.seed,
        tallies: topic.tallies,
        ...solvedPart(part),
      });
      if (answer.ok && topic.pieces.length > 0 && topic.part === part) {
        topic.show(answer.result.topics[0]);
        const played = answer.diagnostics.filter((note) => note.args && "played" in note.args);
        this.notes = [
          ...this.notes.filter((note) => note.topic !== topic.name),
          ...played.map((note) => ({ ...note, topic: topic.name })),
        ];
      }
      this.changed();
    }
  }
}
