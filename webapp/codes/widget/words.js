/*
 * The words of the widget, from the tables lang/<language>.widget.json, which are put in as WORDS. A key is the way
 * into the table, "widget.copy".
 */

import { LANGUAGES } from "../../base/ui/languages.js";

/** The language of the words for a deck: what its author chose, or else the reader's, or else that of the page. */
export function languageFor(deck) {
  const explicit = deck.getAttribute("lang");
  const around = deck.closest("[lang]:not([lang=''])");
  const tags = explicit ? [explicit] : [...(navigator.languages || []), around ? around.getAttribute("lang") : ""];
  const first = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return first.find((tag) => LANGUAGES.includes(tag)) || "en";
}

/** A function from keys to words in a language, with arguments in their {places}; undefined where there are none. */
export function wordsIn(language) {
  return (key, args) => {
    const at = (entry, step) => (entry && Object.prototype.hasOwnProperty.call(entry, step) ? entry[step] : undefined);
    const words = key.split(".").reduce(at, WORDS[language]);
    return args ? words.replace(/\{(\w+)\}/g, (hole, name) => args[name]) : words;
  };
}
