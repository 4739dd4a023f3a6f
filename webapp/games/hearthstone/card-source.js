/*
 * Every card of Hearthstone on demand: one press fetches the list of HearthstoneJSON for one language. Until then the
 * page asks no other site for anything; the address stands beside the button.
 */

import { cardLanguage } from "../../ui/card-language.js";
import { CARD_LIST } from "./card-list-file.js";
import { button, byId, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { readAgain } from "../../views/decks/actions.js";
import { choice } from "../../ui/choice.js";
import { FETCH_LIMIT, bytesOf, fetchFile } from "../../views/decks/cards/fetched-file.js";
import { languageName } from "../../views/decks/cards/language-name.js";
import { takeFile } from "../../views/decks/cards/kept-files.js";

const SOURCE = "https://api.hearthstonejson.com/v1/latest/";

/** The languages of the source, by the tags of this page. */
const SOURCE_LOCALES = {
  "zh-CN": "zhCN",
  "zh-TW": "zhTW",
  ja: "jaJP",
  en: "enUS",
  ko: "koKR",
  de: "deDE",
  fr: "frFR",
  es: "esES",
  "es-MX": "esMX",
  it: "itIT",
  pt: "ptBR",
  pl: "plPL",
  ru: "ruRU",
  th: "thTH",
};

/** What was chosen and what is going on: stop ends it; says: [key, arguments], what came of it. */
const source = { open: false, tag: "", stop: null, says: null };

function sourceTag() {
  const tag = source.tag || cardLanguage();
  return tag in SOURCE_LOCALES ? tag : "en";
}

function sourceAddress() {
  return SOURCE + SOURCE_LOCALES[sourceTag()] + "/cards.json";
}

/** The part below a deck whose cards are all known; null elsewhere, where it is in the note above the deck. */
export function sourcePart(shown) {
  if (!shown || shown.sections.some((section) => section.rows.some((row) => !row.known))) {
    return null;
  }
  const details = make(
    "details",
    { class: "fold card-source", open: source.open },
    make("summary", { id: "card-source", click: () => (source.open = !details.open) }, say("source.title")),
    make("div", { class: "fold-body" }, sourceChoice()),
  );
  return details;
}

/** What is fetched, from where, in which language, and what came of it. */
export function sourceChoice() {
  return [
    make(
      "div",
      { class: "actions" },
      source.stop
        ? button(say("source.stop"), source.stop, { id: "source-fetch" })
        : button(say("source.fetch"), fetchCards, { id: "source-fetch" }),
      choice(
        "source-language",
        "source.language",
        Object.keys(SOURCE_LOCALES),
        languageName,
        sourceTag(),
        chooseSource,
      ),
    ),
    make("p", null, make("code", { id: "source-address" }, sourceAddress())),
    make("p", { class: "quiet" }, say("source.text")),
    // how large the list is nobody tells before it is there: it comes compressed
    source.stop && make("progress", { id: "source-bar", "aria-labelledby": "source-says" }),
    make(
      "p",
      { id: "source-says", class: source.says && source.says.trouble ? "trouble" : "quiet", role: "status" },
      source.says && say(source.says.key, source.says.args),
    ),
  ];
}

function chooseSource(tag) {
  source.tag = tag;
  source.says = null;
  readAgain();
}

function sourceSays(key, args, trouble) {
  source.says = { key, args, trouble };
  const line = byId("source-says");
  if (line) {
    line.textContent = say(key, args);
  }
}

async function fetchCards() {
  const address = sourceAddress();
  const giveUp = new AbortController();
  source.stop = () => giveUp.abort();
  sourceSays("source.asking", {}, false);
  readAgain();
  try {
    const answer = await fetchFile(address, giveUp.signal);
    if (answer.ok) {
      await takeCards(answer);
    } else {
      sourceSays("source.status", { address, status: answer.status }, true);
    }
  } catch (failed) {
    sourceSays(giveUp.signal.aborted ? "source.stopped" : "source.no-answer", { address }, !giveUp.signal.aborted);
  }
  source.stop = null;
  readAgain();
}

/** The address behind all redirections tells the build of the game; it is the name of the table. */
async function takeCards(answer) {
  const bytes = await bytesOf(answer, (size) =>
    sourceSays("source.coming", { n: (size / 1048576).toFixed(1) }, false),
  );
  if (bytes === null) {
    sourceSays("source.too-large", { n: FETCH_LIMIT / 1048576 }, true);
    return;
  }
  sourceSays("source.reading", {}, false);
  if (await takeFile(CARD_LIST, answer.url, bytes)) {
    sourceSays("source.done", {}, false);
  } else {
    sourceSays("source.no-list", { address: answer.url }, true);
  }
}
