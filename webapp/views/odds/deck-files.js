/*
 * Deck files: examples, those on this device, those that were open last. What is being written is kept by itself.
 */

import { LINK_LENGTH } from "../../ui/address-limits.js";
import { fragmentOf, home } from "../../ui/address.js";
import { announce } from "../../ui/announce.js";
import { copyText } from "../../ui/clipboard.js";
import { button, byId, fill, make, show } from "../../ui/elements.js";
import { textOf } from "../../ui/file-text.js";
import { packed } from "../../core/packed-link.js";
import { save } from "../../ui/save-file.js";
import { loadScript } from "../../ui/scripts.js";
import { keep, recall } from "../../ui/storage.js";
import { say } from "../../ui/words.js";
import { KeptText } from "../editor/kept-text.js";
import { forgetButton } from "../forget-button.js";
import { acceptChosen } from "../input/arriving-files.js";
import { shortened } from "./bars.js";
import { deckFileOf, mayBeDeckCode, refuseDeck } from "./deck-codes.js";
import { longestText, session } from "./session.js";
import { fileName } from "./text-exports.js";
import { editor } from "./editor.js";
import { gameParts, openText, writeView } from "./view.js";

const KEPT_RECENT = "odds-recent";
const RECENT_DECKS = 10;

/** Longer files are not kept among the recent ones. */
const RECENT_DECK_LENGTH = 65536;

/** What is being written. */
export const keptText = new KeptText("odds-text");

export function keepSession() {
  const { text, name, seed, goal } = session;
  keptText.keep({ text, name, seed, goal });
}

/** What was being written when the view was left, or null. */
export function keptSession() {
  const kept = keptText.recall();
  return kept && typeof kept.text === "string" ? kept : null;
}

function recentDecks() {
  const kept = recall(KEPT_RECENT, []);
  return Array.isArray(kept)
    ? kept.filter((one) => one && typeof one.text === "string" && typeof one.name === "string")
    : [];
}

/** A deck that is left or saved is one of the recent ones; of several states of one name, the last. */
export function rememberDeck() {
  const { text, name } = session;
  if (text.trim() === "" || text.length > RECENT_DECK_LENGTH) return;
  const others = recentDecks().filter((one) => one.text !== text && (name === "" || one.name !== name));
  keep(KEPT_RECENT, [{ text, name }, ...others].slice(0, RECENT_DECKS));
}

export async function takeFile(file) {
  if (file.size > 4 * longestText()) {
    refuseFile("trouble.file-too-large", file);
    return;
  }
  try {
    const text = await textOf(file);
    if (text.length > longestText()) refuseFile("trouble.file-too-large", file);
    else await openFile(text.replace(/\r\n?/g, "\n"), file.name);
  } catch (unreadable) {
    refuseFile("trouble.file-unreadable", file);
  }
}

/** A deck file, or a deck in another format, which becomes one. */
async function openFile(text, name) {
  const answer = mayBeDeckCode(text) ? await deckFileOf(text) : null;
  if (answer === null) {
    openText(text, { name, step: true });
  } else if (answer.ok) {
    openText(answer.result.yaml, { name: name.replace(/\.[^.]*$/, "") + ".yml", step: true });
    announce(say("odds.files.converted"));
  } else {
    refuseDeck(answer);
  }
}

function refuseFile(key, file) {
  byId("odds-trouble").textContent = say(key, { name: file.name });
  show(byId("odds-trouble"), true);
}

function saveFile() {
  rememberDeck();
  drawRecentDecks();
  save(fileName("yml"), new Blob([session.text], { type: "text/yaml" }));
}

/** The text of an example of the site, by the name of its file without the ending. */
export async function exampleText(name) {
  if (!Cardbench.examples) await loadScript("examples.js");
  return Cardbench.examples[name + ".yml"];
}

/** Opens an example, unless the reader opened or wrote something else while it was fetched. */
export async function openExample(name) {
  const before = session.text;
  const text = await exampleText(name);
  if (session.text === before) openText(text, { name: name + ".yml", step: true });
}

/** A deck to start from, in the reader's language. */
function openTemplate() {
  openText(say("odds.template"), { name: "", step: true });
  editor.focus();
}

export function fileBar() {
  const file = make("input", {
    id: "odds-file",
    type: "file",
    multiple: true,
    tabindex: "-1",
    hidden: true,
    "data-say-aria-label": "box.open",
    change: acceptChosen,
  });
  return make(
    "div",
    { class: "actions" },
    button("", openTemplate, { id: "odds-new", "data-say": "odds.files.new" }),
    button("", () => openExample("example"), { id: "odds-example-1", "data-say": "odds.files.first" }),
    button("", () => openExample("zhulei"), { id: "odds-example-2", "data-say": "odds.files.second" }),
    button("", () => file.click(), { id: "odds-open", "data-say": "box.open" }),
    button("", saveFile, { id: "odds-save", "data-say": "odds.files.save" }),
    button("", copyLink, { id: "odds-link", "data-say": "answer.copy-link" }),
    file,
  );
}

async function copyLink() {
  const link = await packed(session.text);
  if (link.length > LINK_LENGTH) {
    byId("odds-trouble").textContent = say("odds.files.no-link");
    show(byId("odds-trouble"), true);
    return;
  }
  await writeView(false);
  const address = home() + fragmentOf({ odds: link, seed: session.seed, ...gameParts() });
  const copied = await copyText(address);
  const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
  byId("odds-link").textContent = answer;
  announce(answer);
  setTimeout(() => {
    byId("odds-link").textContent = say("answer.copy-link");
  }, 1600);
}

export function drawRecentDecks() {
  const decks = recentDecks().filter((deck) => deck.text !== session.text);
  fill(
    byId("odds-recent"),
    decks.length > 0 && [
      make("h2", null, say("recent.title")),
      make(
        "ul",
        { class: "found" },
        decks.map((deck, i) =>
          make(
            "li",
            null,
            button(
              [
                make("span", null, deck.name || say("odds.box.nameless")),
                make("span", { class: "quiet" }, firstCards(deck.text)),
              ],
              () => openText(deck.text, { name: deck.name, step: true }),
              { id: "odds-recent-" + i },
            ),
          ),
        ),
      ),
      forgetButton("odds-forget", () => editor.focus()),
    ],
  );
}

/** What tells one deck from another at a glance: the first words of its descriptions. */
function firstCards(text) {
  const words = [...text.matchAll(/description:\s*['"]?([^'"\n#]+)/g)].slice(0, 3).map((found) => found[1].trim());
  return shortened(words.join(" "), 36);
}
