/*
 * Every word of the page comes from the table of the chosen language: words/<language>/page.json. A key is the
 * way into the table, "found.none". A word with {names} in it takes arguments, which stay as they are: they
 * may be the reader's own text. In {name|term} the argument is a word of the core and is translated. In
 * {name|card|cards} it is a number, and the noun behind it that fits follows. A word that depends on a number
 * otherwise is an object by plural category, and the argument is called n. To add a language:
 * its table, its name in languages.js and index.html, and what index.html states where it does not start.
 */

import { LANGUAGE_TAGS } from "./languages.js";
import { loadScript } from "./scripts.js";

export let language = "en";

/** The language of the page, as its tables are named. */
export function pageLanguage() {
  return language;
}

/** The tables in use: the page's own, and those that a view brought, such as words/<language>/help.json as "help". */
export const wordParts = ["page"];

/** What a table itself has under a name: keys may hold words of strangers, such as "constructor". */
function own(table, name) {
  return typeof table === "object" && Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
}

/** The entry at a key, or undefined. */
export function wordAt(key) {
  for (const part of wordParts) {
    let entry = Cardbench.words[language + "/" + part];
    for (const step of key.split(".")) {
      entry = own(entry, step);
    }
    if (entry !== undefined) {
      return entry;
    }
  }
  return undefined;
}

/**
 * The words at a key with the arguments in their places.
 *
 * @param {string} key
 * @param {?Object=} args
 * @return {string}
 */
export function say(key, args) {
  let entry = wordAt(key);
  if (typeof entry === "object") {
    entry = own(entry, new Intl.PluralRules(language).select((args || {}).n)) || own(entry, "other");
  }
  return typeof entry === "string" ? withArguments(entry, args || {}) : key;
}

function withArguments(sentence, args) {
  return sentence.replace(/\{(\w+)(?:\|([^|}]+)(?:\|([^}]+))?)?\}/g, (hole, name, one, other) => {
    const value = own(args, name) ?? hole;
    if (other) return value + " " + (String(value) === "1" ? one : other);
    return String(one ? sayTerm(value) : value);
  });
}

/**
 * The sentence of a diagnostic in the reader's language; English comes from the core itself where the page has none.
 *
 * @param {{code: string, message: string, args: (?Object|undefined)}} diagnostic
 * @return {string}
 */
export function sayDiagnostic(diagnostic) {
  const sentence = wordAt("diagnostics." + diagnostic.code);
  if (!sentence) {
    return diagnostic.message.charAt(0).toUpperCase() + diagnostic.message.slice(1);
  }
  return withArguments(sentence, diagnostic.args || {});
}

/** A word of the core's closed vocabulary in the reader's language; what is no such word stays as it is. */
export function sayTerm(value) {
  for (const part of wordParts) {
    const term = own(Cardbench.words[language + "/" + part].terms || {}, value);
    if (term !== undefined) {
      return term;
    }
  }
  return value;
}

/** Fills each element that has the key of its words in a data attribute: its text, or another attribute. */
export function sayAll(root) {
  for (const element of root.querySelectorAll("[data-say]")) {
    element.textContent = say(element.dataset.say);
  }
  for (const attribute of ["title", "placeholder", "aria-label"]) {
    for (const element of root.querySelectorAll("[data-say-" + attribute + "]")) {
      element.setAttribute(attribute, say(element.getAttribute("data-say-" + attribute)));
    }
  }
}

/** The sentences of the diagnostics of codes. */
const SENTENCES = "diagnostics";

/** Loads these tables with the next words. */
export function expectWords(...parts) {
  wordParts.push(...parts);
}

/** Loads the sentences of diagnostics, unless they are there. Resolves to whether they were loaded now. */
export async function loadDiagnostics() {
  if (wordParts.includes(SENTENCES)) return false;
  await loadWordPart(SENTENCES);
  return true;
}

/** Loads a table, by its name below words/. An empty script runs, but brings none. */
async function loadTable(table) {
  await loadScript("words/" + table + ".js");
  if (!Cardbench.words[table]) throw new Error(table);
}

/** Loads the tables of a language unless they are there. */
export async function loadWords(wanted) {
  Cardbench.words = Cardbench.words || {};
  const missing = () => wordParts.map((part) => wanted + "/" + part).filter((table) => !Cardbench.words[table]);
  while (missing().length > 0) {
    await Promise.all(missing().map(loadTable)); // meanwhile a part may come
  }
  language = wanted;
  document.documentElement.lang = LANGUAGE_TAGS[wanted];
}

/** Brings the words of a view in, in this language and in every one that is chosen later. */
export async function loadWordPart(part) {
  let wanted = null;
  while (wanted !== language) {
    wanted = language; // another one may be chosen in the meantime
    if (!Cardbench.words[wanted + "/" + part]) {
      await loadTable(wanted + "/" + part);
    }
  }
  if (!wordParts.includes(part)) {
    wordParts.push(part);
  }
}
