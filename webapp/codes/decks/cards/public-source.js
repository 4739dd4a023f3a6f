/*
 * A public file with the cards of a game: one press fetches it. Until then the page sends no request to another site;
 * the address stands beside the button.
 */

import { button, byId, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { clearTrouble, readAgain } from "../state/actions.js";
import { FETCH_LIMIT, bytesOf, fetchFile } from "./fetched-file.js";

/** @return {string} a number of bytes in MB, to one place */
function megabytes(size) {
  return (size / 1048576).toFixed(1);
}

/**
 * @param {string} id what the identifiers of its elements begin with
 * @param {string} words the way to what the file is ("text"), with the point behind it
 * @param {function(): string} address the address in the language that is chosen
 * @param {function(!Uint8Array, string, function(string, !Object): undefined): !Promise<string>} take
 *   opens the bytes from an address, shows what goes on, and returns the key of what came of it: "done" or why not
 */
export function publicSource(id, words, address, take) {
  /** Ends the transfer that goes on; null where none does. */
  let stop = null;

  /** What was reported last: its key, its args, and whether it is trouble. */
  let message = null;

  function tell(key, args, trouble = false) {
    message = { key, args, trouble };
    const line = byId(id + "-says");
    if (line) line.textContent = say("source." + key, args);
  }

  async function fetchCards() {
    const from = address();
    const giveUp = new AbortController();
    stop = () => giveUp.abort();
    tell("asking", {});
    clearTrouble();
    readAgain();
    try {
      const response = await fetchFile(from, giveUp.signal);
      if (response.ok) await takeResponse(response);
      else tell("status", { address: from, status: response.status }, true);
    } catch (failed) {
      tell(giveUp.signal.aborted ? "stopped" : "no-answer", { address: from }, !giveUp.signal.aborted);
    }
    stop = null;
    readAgain();
  }

  async function takeResponse(response) {
    const bytes = await bytesOf(response, (size) => tell("coming", { n: megabytes(size) }));
    if (bytes === null) {
      tell("too-large", { n: FETCH_LIMIT / 1048576 }, true);
      return;
    }
    const key = await take(bytes, response.url, tell);
    tell(key, { address: response.url }, key !== "done");
  }

  return {
    /** Nothing more is reported of the last transfer. */
    forget() {
      message = null;
    },

    /** What is fetched, from where, and what came of it; with a choice beside the button, if there is one. */
    elements: (choice = null) => [
      make(
        "div",
        { class: "actions" },
        button(say("source." + (stop ? "stop" : "fetch")), stop || fetchCards, { id: id + "-fetch" }),
        choice,
      ),
      make("p", null, make("code", { id: id + "-address" }, address())),
      make("p", { class: "quiet" }, say(words + "text")),
      // how large the file is nobody tells before it is there: it comes compressed
      stop && make("progress", { id: id + "-bar", "aria-labelledby": id + "-says" }),
      make(
        "p",
        { id: id + "-says", class: message?.trouble ? "trouble" : "quiet", role: "status" },
        message && say("source." + message.key, message.args),
      ),
    ],
  };
}
