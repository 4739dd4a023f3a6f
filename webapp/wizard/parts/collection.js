/*
 * Several cards as a collection: found by name, id, text, school, rarity and by what they use; and what of the
 * document's words they use.
 */

import { announce } from "../../base/ui/announce.js";
import { button, byId, fill, keepingFocus, make, show } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { CARDS_SHOWN, filterCollection } from "../state/collection-actions.js";
import { isFound, textIn, valuesOf } from "../state/collection-search.js";
import { showInFile } from "../state/file-actions.js";
import { cardTitle, known } from "./names.js";
import { packageFigures } from "./package-figures.js";
import { doablesOf } from "../state/runs.js";
import { wizard } from "../state/state.js";
import { drawVocabulary } from "./vocabulary.js";

/** The ids of the cards whose lines are unfolded. */
const unfolded = new Set();

export function collectionPart() {
  return make("section", { id: "wizard-collection", "aria-labelledby": "wizard-collection-title", hidden: true });
}

function isCollection() {
  return wizard.get().collected.length > 1;
}

/** The filter, without values that no card of the collection has. */
function filterInUse() {
  const { collected, filter } = wizard.get();
  const has = (key) => valuesOf(collected, key).includes(filter[key]);
  return {
    ...filter,
    school: has("school") ? filter.school : "",
    rarity: has("rarity") ? filter.rarity : "",
    word: collected.some(({ words }) => words.includes(filter.word)) ? filter.word : "",
  };
}

/** Draws all of it; the keyboard stays where it was. */
export function drawCollection() {
  const part = byId("wizard-collection");
  show(part, isCollection());
  if (!isCollection()) {
    fill(part);
    return;
  }
  const box = byId("wizard-search");
  const caret = box && box === document.activeElement ? box.selectionStart : null;
  keepingFocus(() => {
    fill(
      part,
      make("h2", { id: "wizard-collection-title" }, say("wizard.collection.title")),
      controls(),
      make("p", { id: "wizard-found", class: "quiet" }),
      make("ul", { id: "wizard-collected", class: "collection" }),
      make("div", { id: "wizard-collected-more", class: "actions" }),
      packageFigures(),
      make("div", { id: "wizard-vocabulary" }),
    );
    drawFound();
    drawVocabulary(filterInUse().word, chooseWord);
  });
  if (caret !== null) byId("wizard-search").setSelectionRange(caret, caret);
}

function controls() {
  return make(
    "div",
    { class: "actions controls", role: "search" },
    make(
      "label",
      { class: "wide" },
      make("span", null, say("wizard.collection.search")),
      make("input", { id: "wizard-search", type: "search", value: wizard.get().filter.text, input: search }),
    ),
    choice("school", (value) => known("wizard.school.", value)),
    choice("rarity", (value) => known("wizard.rarity.", value)),
    wordChoice(),
  );
}

function search(event) {
  filterCollection({ text: event.target.value });
}

/** A filter by a key of the cards; missing where all have the same. */
function choice(key, words) {
  const values = valuesOf(wizard.get().collected, key);
  return (
    values.length > 1 &&
    filterSelect(key, [["", say("wizard.collection.any")], ...values.map((value) => [value, words(value)])])
  );
}

function wordChoice() {
  const used = [...new Set(wizard.get().collected.flatMap(({ words }) => words))].sort();
  const options = used.map((one) => [one, wordName(one)]);
  return used.length > 0 && filterSelect("word", [["", say("wizard.collection.any")], ...options]);
}

/** A word with its kind, as "effect: damage". */
function wordName(word) {
  const [kind, name] = word.split(" ");
  return say("wizard.collection.kind." + kind) + ": " + name;
}

function filterSelect(key, options) {
  return make(
    "label",
    null,
    make("span", null, say("wizard.collection." + key)),
    make(
      "select",
      {
        id: "wizard-filter-" + key,
        change: (event) => filterCollection({ [key]: event.target.value }),
      },
      options.map(([value, words]) => make("option", { value, selected: filterInUse()[key] === value }, words)),
    ),
  );
}

/** Shows the cards that use a word; the same word again shows all. */
function chooseWord(word) {
  filterCollection({ word: filterInUse().word === word ? "" : word });
  announce(byId("wizard-found").textContent);
}

/** The cards that are found, and how many. */
export function drawFound() {
  if (!isCollection()) return;
  const { collected } = wizard.get();
  const shown = wizard.get().shown || CARDS_SHOWN;
  const filter = filterInUse();
  const found = collected.filter((one) => isFound(one, filter));
  byId("wizard-found").textContent = say("wizard.collection.found", { found: found.length, all: collected.length });
  fill(byId("wizard-collected"), found.slice(0, shown).map(cardEntry));
  fill(
    byId("wizard-collected-more"),
    found.length > shown &&
      button(
        say("wizard.collection.more", { n: found.length - shown }),
        () => wizard.set({ shown: shown + 4 * CARDS_SHOWN }),
        { id: "wizard-show-more", class: "plain" },
      ),
  );
}

function cardEntry({ card, place }) {
  const text = (key) => textIn(card, key);
  const exploration = card["level"] !== undefined;
  const file = wizard.get().collectedTexts[place.text];
  return make(
    "li",
    { class: "collected" },
    make(
      "div",
      { class: "card-head" },
      make("span", { class: "unseen" }, say(exploration ? "wizard.card.level" : "wizard.card.cost") + " "),
      make("span", { class: "cost" }, text(exploration ? "level" : "manaCost") || "?"),
      " ",
      make("strong", null, cardTitle(card)),
    ),
    make(
      "p",
      { class: "quiet" },
      [
        exploration ? known("wizard.type.", text("type")) : known("wizard.school.", text("school")),
        known("wizard.rarity.", text("rarity")),
        text("id"),
      ]
        .filter(Boolean)
        .join(" \u00b7 "),
    ),
    text("description") !== "" && make("p", null, text("description").replace(/<[^<>]*>/g, " ")),
    linesOf(card, place, file),
  );
}

function fold(event, id) {
  if (event.target.open) unfolded.add(id);
  else unfolded.delete(id);
}

/** Which lines of the card have run, and the way to each of them. */
function linesOf(card, place, file) {
  const id = textIn(card, "id");
  const doables = doablesOf(file.text.slice(place.from, place.to));
  const ran = doables.filter((one) => one.ran).length;
  const line = (at) => file.text.slice(0, place.from + at).split("\n").length;
  return make(
    "div",
    { class: "lines" },
    button(
      say("wizard.collection.open"),
      () => showInFile(file.name, place.from, place.to),
      {
        id: "wizard-open-" + id,
        class: "plain",
        "aria-label": say("wizard.collection.open-card", { name: cardTitle(card) }),
      },
    ),
    doables.length > 0 &&
      make(
        "details",
        { open: unfolded.has(id), toggle: (event) => fold(event, id) },
        make("summary", { id: "wizard-lines-" + id }, say("wizard.collection.lines", { ran, all: doables.length })),
        make(
          "ul",
          null,
          doables.map((one) =>
            make(
              "li",
              { class: one.ran ? "ran" : "unrun" },
              button(
                say(one.ran ? "wizard.collection.ran" : "wizard.collection.unrun", {
                  line: line(one.from),
                  effect: known("wizard.log.do.", one.type),
                }),
                () => showInFile(file.name, place.from + one.from, place.from + one.to),
                { id: "wizard-line-of-" + id + "-" + one.from, class: "plain" },
              ),
            ),
          ),
        ),
      ),
  );
}
