/* What a browser needs for computing. */

import { say } from "../ui/words.js";

/** @throws {Error} with a sentence for the reader, where the browser has no workers */
export function requireWorkers() {
  if (!("Worker" in globalThis)) throw new Error(say("trouble.no-worker"));
}
