/*
 * One topic that is being played: which batches were given out, what came back, and whether that is enough.
 */

import { SHARP, nextCheckpoint, widest } from "./schedule.js";

/** A piece of work should take about so long, in milliseconds: short enough that results move while one looks. */
const PIECE_TIME = 80;
const LONGEST_PIECE = 1000;

/** The distance of the bounds of a result. */
function widthOf({ success }) {
  return success.high - success.low;
}

export class TopicRun {
  /**
   * @param goal "points", a number of games, or "on"
   * @param {?PageConstants} constants what the lab answers to "constants"
   */
  constructor(name, goal, constants) {
    const batch = constants["simulate.batch"];
    this.name = name;
    this.goal = goal;
    this.pieceBatches = batch.batches;
    this.batchGames = batch.games;
    this.z = constants.simulate.z;
    this.batches = typeof goal === "number" ? Math.ceil(goal / batch.games) : batch.firstBatch + 1;
    this.checkpoint = typeof goal === "number" ? this.batches : nextCheckpoint(0, this.batches);
    this.given = 0;
    this.pieces = [];
    this.perBatch = 0;
    this.begun = performance.now();
    this.result = null;
    this.glanced = false;
    this.finished = false;
    this.counted = 0;

    /** All games that were played: also those that an exact answer for some hands made superfluous. */
    this.played = 0;
    this.changed = false;
    this.hopes = false;
    this.reason = null;

    /** What of it is solved, where that is not all: games are played with the other hands alone. */
    this.part = null;
  }

  /** Whether there are batches to play now. */
  get mayPlay() {
    return !this.finished && this.given < Math.min(this.batches, this._limit());
  }

  /** The batches to play next, {firstBatch, batches}; null where all are given out. */
  take() {
    if (!this.mayPlay) return null;
    const end = Math.min(this.batches, this._limit());
    const time = Math.min(LONGEST_PIECE, PIECE_TIME + (performance.now() - this.begun) / 20);
    const fitting = this.perBatch === 0 ? 1 : Math.max(1, Math.floor(time / this.perBatch));
    const border = this.given < this.checkpoint ? this.checkpoint : end;
    const batches = Math.min(fitting, this.pieceBatches, border - this.given);
    const piece = { firstBatch: this.given, batches };
    this.given += batches;
    return piece;
  }

  /** Nobody waits for the last piece before a checkpoint: the pieces behind it are begun meanwhile. */
  _limit() {
    return typeof this.goal === "number" ? this.batches : nextCheckpoint(this.checkpoint, this.batches);
  }

  add(piece, tally, milliseconds) {
    this.perBatch = milliseconds / piece.batches;
    this.pieces.push({ ...piece, tally });
    const games = tally.topics[0].games + (tally.topics[0].uncounted || 0);
    this.counted += games;
    this.played += games;
    this.changed = true;
    while (!this.finished && this._complete(this.checkpoint)) this._look();
  }

  /** Whether every batch before one came back. */
  _complete(checkpoint) {
    let batches = 0;
    for (const piece of this._before(checkpoint)) batches += piece.batches;
    return batches === checkpoint;
  }

  _before(checkpoint) {
    return this.pieces.filter((piece) => piece.firstBatch < checkpoint);
  }

  _look() {
    const before = this._before(this.checkpoint);
    const enough = this.goal === "points" && this._width(before.map((piece) => piece.tally)) <= SHARP;
    if (enough || this.checkpoint >= this.batches) {
      this.pieces = before;
      this.finished = true;
    } else {
      this.checkpoint = nextCheckpoint(this.checkpoint, this.batches);
    }
  }

  /** The widest bounds so far; what is solved has none. */
  _width(tallies) {
    return (
      widest(
        tallies.map((tally) => tally.topics[0]),
        this.z,
        this.batchGames,
      ) *
      (1 - (this.part?.value || 0))
    );
  }

  /**
   * It was not solved: gives the reason, and hopes for more effort where that was all that lacked.
   *
   * @param part what was solved of it, or undefined
   */
  refuse(diagnostics, quick, part) {
    this.reason = diagnostics.find((one) => one.code !== "odds.not-exact") || null;
    this.hopes = quick && ["solve.too-long", "odds.exact-too-many-hands"].includes(this.reason?.code);
    if (part && part.hands > (this.part?.hands || 0)) this._keep(part);
  }

  /** What is solved needs no games any more: those with the other hands begin anew. */
  _keep(part) {
    this.part = part;
    this.checkpoint = typeof this.goal === "number" ? this.batches : nextCheckpoint(0, this.batches);
    this.given = 0;
    this.pieces = [];
    this.perBatch = 0;
    this.finished = false;
    this.counted = 0;
    this.changed = false;
  }

  /** Shows the result of a few games, until there is another one. */
  glance(result) {
    if (this.result !== null && !this.glanced) return;
    this.result = result;
    this.glanced = true;
  }

  /**
   * Shows what was played. Before the end, what is shown stays while it has closer bounds, and the first figures while
   * they come from more games.
   */
  show(result) {
    if (this.glanced && !this.finished && result.games < this.result.games) return;
    const before = this.result !== null && !this.glanced && !this.finished;
    if (before && widthOf(result) > widthOf(this.result)) return;
    this.result = result;
    this.glanced = false;
  }

  /** An exact result makes all playing superfluous. */
  settle(result) {
    this.hopes = false;
    this.reason = null;
    this.result = result;
    this.glanced = false;
    this.finished = true;
    this.changed = false;
    this.pieces = [];
  }

  /**
   * What is shown of what was played: the pieces before the next checkpoint, as the result will be of such pieces. So
   * the number of its games never falls at the end.
   */
  get tallies() {
    return this._before(this.checkpoint).map((piece) => piece.tally);
  }

  /** Nothing is played any more: what is there is shown, behind the checkpoint too. */
  end() {
    this.checkpoint = this.batches;
    this.changed = this.pieces.length > 0;
  }

  /** How much of the work is done, from 0 to 1; null where it has no end. */
  get progress() {
    if (this.finished) return 1;
    if (typeof this.goal === "number") return Math.min(1, this.counted / this.goal);
    if (this.goal === "on" || this.counted === 0) return this.goal === "on" ? null : 0;
    return Math.min(1, (SHARP / this._width(this.tallies)) ** 2);
  }
}
