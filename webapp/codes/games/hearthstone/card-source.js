/* Every card of Hearthstone on demand, from the list of HearthstoneJSON for one language. */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { CARD_LIST } from "./card-list-file.js";
import { make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { readAgain } from "../../decks/state/actions.js";
import { choice } from "../../../base/ui/choice.js";
import { languageName } from "../../decks/cards/language-name.js";
import { takeFile } from "../../decks/cards/kept-files.js";
import { publicSource } from "../../decks/cards/public-source.js";

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

/** The language that was chosen, and whether the part below the deck is open. */
const chosen = { tag: "", open: false };

const source = publicSource("source", "source.", sourceAddress, takeCards);

function sourceTag() {
  const tag = chosen.tag || cardLanguage();
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
    { class: "fold card-source", open: chosen.open },
    make("summary", { id: "card-source", click: () => (chosen.open = !details.open) }, say("source.title")),
    make("div", { class: "fold-body" }, sourceChoice()),
  );
  return details;
}

/** What is fetched, from where, in which language, and what came of it. */
export function sourceChoice() {
  const tags = Object.keys(SOURCE_LOCALES);
  return source.elements(
    choice("source-language", "source.language", tags, languageName, sourceTag(), chooseSource),
  );
}

function chooseSource(tag) {
  chosen.tag = tag;
  source.forget();
  readAgain();
}

/** The address behind all redirections tells the build of the game; it is the name of the table. */
async function takeCards(bytes, address, tell) {
  tell("reading", {});
  return (await takeFile(CARD_LIST, address, bytes)) ? "done" : "no-list";
}
