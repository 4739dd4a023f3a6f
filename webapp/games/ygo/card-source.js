/*
 * Every card of Yu-Gi-Oh! on demand: one press fetches a public card database in the language of the reader. Until
 * then the page asks no other site for anything; the address stands beside the button.
 */

import { cardLanguage } from "../../ui/card-language.js";
import { button, byId, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { readAgain } from "../../views/decks/actions.js";
import { FETCH_LIMIT, bytesOf, fetchFile } from "../../views/decks/cards/fetched-file.js";
import { takeFile } from "../../views/decks/cards/kept-files.js";

const SOURCE = "https://raw.githubusercontent.com/mycard/ygopro-database/HEAD/locales/";

/** The languages of the source, by the tags of this page; cards of others are named in English. */
const SOURCE_LOCALES = { "zh-CN": "zh-CN", ja: "ja-JP", en: "en-US", ko: "ko-KR", es: "es-ES" };

/** What is going on: stop ends it; says: [key, arguments], what came of it. */
const source = { stop: null, says: null };

function sourceAddress() {
  return SOURCE + (SOURCE_LOCALES[cardLanguage()] || SOURCE_LOCALES.en) + "/cards.cdb";
}

/** What is fetched, from where, and what came of it. */
export function sourceChoice() {
  return [
    make(
      "div",
      { class: "actions" },
      source.stop
        ? button(say("ygo.source.stop"), source.stop, { id: "ygo-fetch" })
        : button(say("ygo.source.fetch"), fetchDatabase, { id: "ygo-fetch" }),
    ),
    make("p", null, make("code", { id: "ygo-address" }, sourceAddress())),
    make("p", { class: "quiet" }, say("ygo.source.text")),
    source.stop && make("progress", { id: "ygo-bar", "aria-labelledby": "ygo-says" }),
    make(
      "p",
      { id: "ygo-says", class: source.says?.trouble ? "trouble" : "quiet", role: "status" },
      source.says && say(source.says.key, source.says.args),
    ),
  ];
}

function sourceSays(key, args, trouble) {
  source.says = { key, args, trouble };
  const line = byId("ygo-says");
  if (line) {
    line.textContent = say(key, args);
  }
}

async function fetchDatabase() {
  const address = sourceAddress();
  const giveUp = new AbortController();
  source.stop = () => giveUp.abort();
  sourceSays("ygo.source.asking", {}, false);
  readAgain();
  try {
    const answer = await fetchFile(address, giveUp.signal);
    if (answer.ok) {
      await takeDatabase(answer, address);
    } else {
      sourceSays("ygo.source.status", { address, status: answer.status }, true);
    }
  } catch (failed) {
    sourceSays(
      giveUp.signal.aborted ? "ygo.source.stopped" : "ygo.source.no-answer",
      { address },
      !giveUp.signal.aborted,
    );
  }
  source.stop = null;
  readAgain();
}

/** The database is opened and kept like one that the reader brought. */
async function takeDatabase(answer, address) {
  const bytes = await bytesOf(answer, (size) =>
    sourceSays("ygo.source.coming", { n: (size / 1048576).toFixed(1) }, false),
  );
  if (bytes === null) {
    sourceSays("ygo.source.too-large", { n: FETCH_LIMIT / 1048576 }, true);
  } else if (await takeFile("ygo", address.slice(SOURCE.length).replace("/", "."), bytes)) {
    sourceSays("ygo.source.done", {}, false);
  } else {
    sourceSays("ygo.source.no-database", { address }, true);
  }
}
