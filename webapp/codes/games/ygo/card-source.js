/* Every card of Yu-Gi-Oh! on demand, from a public card database in the language of the reader. */

import { cardLanguage } from "../../../base/ui/card-language.js";
import { takeFile } from "../../decks/cards/kept-files.js";
import { namesButton } from "../../decks/cards/names-button.js";
import { publicSource } from "../../decks/cards/public-source.js";

const SOURCE = "https://raw.githubusercontent.com/mycard/ygopro-database/HEAD/locales/";

/** The languages of the source, by the tags of this page; cards of others are named in English. */
const SOURCE_LOCALES = { "zh-CN": "zh-CN", ja: "ja-JP", en: "en-US", ko: "ko-KR", es: "es-ES" };

function sourceAddress() {
  return SOURCE + (SOURCE_LOCALES[cardLanguage()] || SOURCE_LOCALES.en) + "/cards.cdb";
}

/** The database is opened and kept like one that the reader brought, under the name of its language. */
async function takeDatabase(bytes, address) {
  const name = address.split("/").slice(-2).join(".");
  return (await takeFile("ygo", name, bytes)) ? "done" : "no-database";
}

const source = publicSource("ygo", "ygo.source.", sourceAddress, takeDatabase);

/** What is fetched, from where, and what came of it. */
export function sourceChoice() {
  return source.elements(namesButton(""));
}
