/*
 * The words of the widget, from the tables lang/<language>.widget.json, which are put in as WORDS. A key is the way
 * into the table, "widget.copy".
 */

export const LANGUAGE_TAGS = { zh: "zh-Hans", ja: "ja", en: "en" };

/** The language of the words for a tag of any language. */
export function wordLanguage(tag) {
  const first = String(tag || "")
    .toLowerCase()
    .split(/[-_]/)[0];
  return Object.prototype.hasOwnProperty.call(LANGUAGE_TAGS, first) ? first : "en";
}

/** A function from keys to words in a language, with arguments in their {places}; undefined where there are none. */
export function wordsIn(language) {
  return (key, args) => {
    const own = (entry, step) => (entry && Object.prototype.hasOwnProperty.call(entry, step) ? entry[step] : undefined);
    const words = key.split(".").reduce(own, WORDS[language]);
    return args ? words.replace(/\{(\w+)\}/g, (hole, name) => args[name]) : words;
  };
}
