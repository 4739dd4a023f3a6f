/*
 * The search by name: as one types, in Chinese, kana or Latin letters, whatever the width, the dots and the accents.
 * Arrow keys choose, Enter adds, and adds again. A list of names that is pasted here is added whole.
 */

import { ask, readPart } from "../../../base/core/ask.js";
import { cardLanguage, TABLE_TAGS } from "../../../base/ui/card-language.js";
import { byId, fill, make } from "../../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { traitsOf } from "./card-row.js";
import { changeDeck, copiesOf, editedDeck } from "./editing.js";
import { chosenOwner, editorElement, tellEditor } from "./editor-frame.js";
import { games } from "./games.js";
import { askLines } from "./list-lab.js";
import { tagsOf } from "./name-list.js";
import { bringTables, haveTables, languagesOf } from "./tables.js";
import { deckState } from "../state/state.js";

const HITS_SHOWN = 12;

/**
 * The cards that were found, and which one Enter adds. After one was added, it alone stays in the list, to be added
 * again, and the deck can be seen.
 */
const hits = { rows: [], at: 0, added: null };

/** Without its table of traits, a card would go into the wrong section: no card is offered before it has come. */
const canSearch = (kind) => haveTables(kind, [cardLanguage()]) && !games[kind].searching?.();

/** The languages that people search in, in any language of the page. */
export function searchTags(kind) {
  const available = languagesOf(kind);
  return [...new Set([cardLanguage(), ...Object.values(TABLE_TAGS)])].filter((tag) => available.includes(tag));
}

export function searchField() {
  const input = make("input", {
    id: "card-search",
    type: "search",
    role: "combobox",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "done",
    "aria-autocomplete": "list",
    "aria-controls": "card-hits",
    "aria-expanded": "false",
    input: searchCards,
    keydown: keyInSearch,
    paste: pasteInSearch,
  });
  return make(
    "div",
    { class: "search", focusout: leaveSearch, focusin: () => drawHits() },
    make("label", { for: "card-search", id: "card-search-label" }),
    input,
    make("ul", { id: "card-hits", role: "listbox", "aria-labelledby": "card-search-label" }),
  );
}

/** The field stays through a change of language; its words do not. */
export function searchSpeaks() {
  editorElement.querySelector("#card-search-label").textContent = say("edit.search");
  editorElement.querySelector("#card-search").placeholder = say("edit.search-hint");
}

/** The list lies over the deck, and makes way when the keyboard goes elsewhere. */
function leaveSearch(event) {
  if (!event.currentTarget.contains(event.relatedTarget)) {
    editorElement.querySelector("#card-hits").hidden = true;
    editorElement.querySelector("#card-search").setAttribute("aria-expanded", "false");
  }
}

function searchCards() {
  hits.at = 0;
  hits.added = null;
  drawHits();
}

function findCards(kind, text) {
  if (text.trim() === "" || !canSearch(kind)) {
    return [];
  }
  if (games[kind].search) {
    return games[kind].search(text.trim(), drawHits, HITS_SHOWN);
  }
  const answer = ask("cards.search", { kind, text, language: cardLanguage(), limit: HITS_SHOWN });
  const found = answer.ok ? answer.result.cards : [];
  const number = /^#?\d{1,9}$/.test(text.trim()) ? Number(text.trim().replace("#", "")) : 0;
  return [...found, ...games[kind].numbered(number)];
}

export function drawHits() {
  const input = editorElement.querySelector("#card-search");
  const list = editorElement.querySelector("#card-hits");
  const kind = deckState().reading.kind;
  hits.rows = findCards(kind, input.value).filter((row) => hits.added === null || isSame(row, hits.added));
  hits.at = Math.min(hits.at, Math.max(hits.rows.length - 1, 0));
  const open = input.value.trim() !== "";
  const listed = hits.rows.length > 0 && document.activeElement === input;
  input.setAttribute("aria-expanded", String(listed));
  if (hits.rows.length > 0) {
    input.setAttribute("aria-activedescendant", "hit-" + hits.at);
  } else {
    input.removeAttribute("aria-activedescendant");
  }
  fill(
    list,
    hits.rows.map((row, i) => hitElement(row, i, kind)),
  );
  list.hidden = !listed;
  if (open && hits.rows.length === 0 && canSearch(kind)) {
    tellEditor(say("edit.no-hit"), false);
  }
}

function isSame(row, other) {
  return row.id === other.id && row.section === other.section;
}

function hitElement(row, i, kind) {
  const held = copiesOf({ ...row, side: chosenOwner(deckState().reading) });
  return make(
    "li",
    {
      role: "option",
      id: "hit-" + i,
      "aria-selected": String(i === hits.at),
      class: "hit",
      "data-tint": row.element || row.rarity || null,
      lang: cardLanguage(),
      mousedown: (event) => event.preventDefault(),
      click: () => addHit(i),
    },
    row.cost !== undefined && make("span", { class: "cost" }, String(row.cost)),
    make(
      "span",
      { class: "what" },
      make(
        "span",
        { class: "title" },
        row.known ? row.name : say("edit.by-number." + (row.section || "card"), { id: row.id }),
      ),
      traitsOf(row, kind),
    ),
    held > 0 && make("span", { class: "held" }, held + "\u00d7"),
  );
}

function addHit(i) {
  const owner = chosenOwner(deckState().reading) || undefined;
  const row = { ...hits.rows[i], side: owner };
  hits.at = 0;
  hits.added = hits.rows[i];
  changeDeck(
    deckState().reading,
    games[deckState().reading.kind].add(editedDeck(deckState().reading), row, owner),
    "card-search",
    row,
  );
  editorElement.querySelector("#card-search").select();
}

function keyInSearch(event) {
  if (event.isComposing) {
    return;
  }
  const last = hits.rows.length - 1;
  if (event.key === "Enter" && last >= 0) {
    event.preventDefault();
    addHit(hits.at);
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && last >= 0) {
    event.preventDefault();
    hits.at = (hits.at + (event.key === "ArrowDown" ? 1 : last)) % (last + 1);
    drawHits();
    byId("hit-" + hits.at).scrollIntoView({ block: "nearest" });
  } else if (event.key === "Escape" && event.target.value !== "") {
    event.preventDefault();
    event.target.value = "";
    searchCards();
  }
}

/** A list of names goes in card by card; what cannot be read of it is reported. */
function pasteInSearch(event) {
  const pasted = event.clipboardData ? event.clipboardData.getData("text/plain") : "";
  if (!/\n./.test(pasted.trim())) {
    return;
  }
  event.preventDefault();
  addNames(pasted);
}

async function addNames(text) {
  const reading = deckState().reading;
  const { kind } = reading;
  const [lines] = await Promise.all([askLines(text).catch(() => null), bringTables(kind, tagsOf(kind, text))]);
  if (!lines) {
    tellEditor(say("trouble.view"), true);
    return;
  }
  const request = { kind, lines, language: cardLanguage() };
  const answer = games[kind].askNames ? await games[kind].askNames(request) : ask("encode", request);
  const read = readPart(answer);
  if (!read || read.text === undefined) {
    tellEditor(answer.diagnostics.map(sayDiagnostic).join(" "), true);
    return;
  }
  const given = readPart(
    ask("deck", { deck: { ...readPart(ask("decode", { text: read.text, kind })), kind }, language: cardLanguage() }),
  );
  let deck = editedDeck(deckState().reading);
  let left = 0;
  for (const row of given.sections.flatMap((section) =>
    section.rows.map((one) => ({ ...one, section: section.key })),
  )) {
    for (let copy = 0; copy < row.count; copy++) {
      const more = games[kind].add(deck, row, row.section.startsWith("sideboard") ? row.owner : undefined);
      deck = more || deck;
      left += more ? 0 : 1;
    }
  }
  changeDeck(deckState().reading, deck, "card-search", null);
  const troubles = answer.diagnostics.filter((note) => note.severity === "error").map(sayDiagnostic);
  const messages = [...troubles, left > 0 && say("edit.left-over", { n: left })].filter((one) => one);
  tellEditor(messages.length > 0 ? messages.join(" ") : say("edit.added-list"), messages.length > 0);
}
