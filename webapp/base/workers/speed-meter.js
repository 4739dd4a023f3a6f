/* How much faster a work is done by one worker more: the processors that a browser reports may not be there. */

/** With one worker more, at least so many times as much must be done. */
const GAIN = 1.15;

export class SpeedMeter {
  /** The least time of a unit of work, in milliseconds, by the kind of work and the number of workers. */
  _least = new Map();

  /**
   * @param {string} kind of work whose units take about the same time
   * @param {number} workers that worked from its beginning to its end
   * @param {number} milliseconds that one worker took for a unit
   */
  note(kind, workers, milliseconds) {
    const known = this._least.get(kind) ?? new Map();
    known.set(workers, Math.min(milliseconds, known.get(workers) ?? Infinity));
    this._least.set(kind, known);
  }

  /**
   * Whether so many workers do more than one fewer; null as long as no kind of work was done by both.
   *
   * @param {number} workers
   * @return {?boolean}
   */
  helps(workers) {
    const gains = [...this._least.values()]
      .filter((known) => known.has(workers) && known.has(workers - 1))
      .map((known) => (known.get(workers - 1) / known.get(workers)) * (workers / (workers - 1)));
    return gains.length === 0 ? null : Math.max(...gains) >= GAIN;
  }
}
