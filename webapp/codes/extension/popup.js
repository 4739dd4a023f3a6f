/*
 * The window of the extension: the decks of the page in front, drawn by the widget from the extension's own files. The
 * page gives texts, which are read here, so that it sees neither decks nor names.
 */

import { LANGUAGE_TAGS } from "../../base/ui/languages.js";
import { codesIn } from "../reader/codes.js";
import { languageFor, wordsIn } from "../widget/words.js";

/** More decks of one page are not listed. */
const MOST = 100;

const main = /** @type {!HTMLElement} */ (document.querySelector("main"));
const language = languageFor(main);
const say = wordsIn(language);

/** Where the core finds codes in a text. */
function places(text) {
  const answer = JSON.parse(Cardbench.call(JSON.stringify({ op: "identify", text })));
  if (!answer.ok) return [];
  const found = answer.result.found.filter((code) => code.certain !== false);
  return found.flatMap(({ from, to }) => [from, to]);
}

/** The texts that the page returned: only texts, whatever its scripts did. */
async function textsOfPage() {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, files: ["page.js"] });
  return Array.isArray(result) ? result.filter((text) => typeof text === "string") : [];
}

async function showDecks() {
  let texts;
  try {
    texts = await textsOfPage();
  } catch (forbidden) {
    return setTitle("reader.refused"); // a page of the browser, or of a shop of extensions
  }
  const codes = new Set(texts.flatMap((text) => codesIn(text, [places]).map(({ code }) => code)));
  if (codes.size === 0) return setTitle("reader.none");
  setTitle("reader.decks", { n: codes.size });
  for (const code of [...codes].slice(0, MOST)) {
    const deck = document.createElement("card-deck");
    deck.setAttribute("code", code);
    deck.setAttribute("level", "2");
    main.append(deck);
  }
}

/**
 * @param {string} key
 * @param {!Object=} args
 */
function setTitle(key, args) {
  const title = document.createElement("h1");
  title.textContent = say(key, args);
  main.replaceChildren(title);
}

document.documentElement.lang = LANGUAGE_TAGS[language];
showDecks();
