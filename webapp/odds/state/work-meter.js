/*
 * How far a piece of work is, for somebody who watches it: a share that never falls, and the time that is left where
 * that is known.
 */

/** Before so much is done, and for so long (in milliseconds), nobody can tell when the rest will be. */
const TELLING_SHARE = 0.05;
const TELLING_TIME = 1500;

export class WorkMeter {
  constructor() {
    this.begun = performance.now();
    this.share = 0;
  }

  /**
   * The most that was done so far; null where the work has no known end.
   *
   * @param {?number} share what is done now, from 0 to 1: less than before where something is done anew
   * @return {?number}
   */
  raise(share) {
    if (share === null) return null;
    this.share = Math.max(this.share, Math.min(1, share));
    return this.share;
  }

  /** How many seconds the rest takes if it goes on as before; null where nobody can tell. */
  get secondsLeft() {
    const elapsed = performance.now() - this.begun;
    if (this.share < TELLING_SHARE || this.share >= 1 || elapsed < TELLING_TIME) return null;
    return (elapsed * (1 - this.share)) / this.share / 1000;
  }
}
