/* Readings of long texts. A worker reads them: until it has answered, a reading is pending. */

import { askAboutText } from "../../../base/core/long-text.js";
import { emptyReading, readRequest, readingOf } from "./reading.js";

/** The last long text, the pick in it, the core and the number of tables for it, what ends the work, its reading. */
let last = { text: "", pick: 0, core: null, tables: 0, stop: new AbortController(), reading: null };

/**
 * The reading of a long text so far, by the core and the tables in use. A text that is read anew keeps its reading
 * until the answer comes; another text ends the work on the one before.
 *
 * @param {string} text
 * @param {number} pick which of its codes is looked at, as for readText
 * @param {function()} whenRead called when the answer has come, unless another text has come before
 * @return {!CodeReading}
 */
export function longReading(text, pick, whenRead) {
  const { core, opened } = Cardbench;
  const tables = opened?.size ?? 0;
  const isSame = text === last.text && (pick === last.pick || pick === last.reading.pick);
  const isByCore = !last.core || core === last.core; // the first request brings the core that it needs
  if (isSame && isByCore && tables === last.tables) return last.reading;
  last.stop.abort();
  const stop = new AbortController();
  const request = { text, pick, core, tables, stop, reading: { ...emptyReading(text), pick, pending: true } };
  if (isSame) request.reading = last.reading;
  last = request;
  askAboutText("read", readRequest(text, pick), stop.signal).then(
    (answer) => {
      if (last !== request) return;
      request.core = Cardbench.core;
      request.reading = readingOf(text, answer);
      whenRead();
    },
    () => undefined, // given up
  );
  return request.reading;
}
