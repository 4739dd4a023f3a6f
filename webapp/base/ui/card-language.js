/* The language in which cards are named. */

import { recall } from "./storage.js";
import { pageLanguage } from "./words.js";

/** The tags of the tables in which the languages of the page name cards. */
export const TABLE_TAGS = { zh: "zh-CN", ja: "ja", en: "en" };

/** What is kept of the choice. */
export const KEPT_LANGUAGE = "card-language";

/** The tag of the language in which cards are named: the reader's choice, or the language of the page. */
export function cardLanguage() {
  const chosen = recall(KEPT_LANGUAGE, "");
  return typeof chosen === "string" && chosen !== "" ? chosen : TABLE_TAGS[pageLanguage()];
}
