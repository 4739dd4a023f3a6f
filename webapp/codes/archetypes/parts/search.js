/*
 * The cards of the open databases: a search with filters, its result as a table with the columns that are wanted,
 * page by page, and the whole of it for spreadsheets.
 */

import { button, byId, fill, keepingFocus, make, show } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { changeSearch, clearSearch, lookAt } from "../state/actions.js";
import { scroller } from "./bits.js";
import { COLUMNS, cardDetails, wordOf } from "./card.js";
import { changesPart, drawChanges, editCard } from "./card-form.js";
import { copier } from "./copying.js";
import { csvText, tsvText } from "./delimited.js";
import { latest, resultOf } from "../state/lab.js";
import { remarks } from "./remarks.js";
import { RANGE_EXAMPLES, RANGE_FILTERS, WORD_FILTERS, searchArgs } from "./search-args.js";
import { isShown, shownColumns, wantColumn } from "./search-columns.js";
import { EMPTY_SEARCH, archetypeState } from "../state/state.js";
import { choose, drawScript, dropChosen, isChosen, scriptPart } from "./setcode-script.js";
import { tellAnswer } from "./telling.js";
import { cardFiles } from "../state/card-files.js";

const askSearch = latest();
const askWords = latest();

/** Cards on a page of the table. */
const PAGE = 50;

const PLACES = ["name", "text", "both"];

export function searchPart() {
  return make(
    "section",
    { class: "pane", id: "setcode-search", hidden: true },
    make("h2", { "data-say": "archetype.search.title" }),
    make("div", { id: "setcode-cards" }),
  );
}

/** The form is drawn where it is not there yet, since it is being written in. */
export function drawSearch() {
  const open = cardFiles.open.some((file) => file.kind === "cards.cdb");
  show(byId("setcode-search"), open);
  if (!open) {
    dropChosen();
    fill(byId("setcode-cards"));
    return;
  }
  if (!byId("setcode-query")) {
    fill(byId("setcode-cards"), form(), make("div", { id: "setcode-found" }), scriptPart(), changesPart());
  }
  drawScript();
  // a form that is being written in stays
  if (!byId("card-changes").firstChild) drawChanges();
  drawWords();
  drawFound();
}

function form() {
  const { search } = archetypeState();
  return [
    make(
      "div",
      { class: "search-fields" },
      labelled("query", say("archetype.search.query"), input("setcode-query", "text", { type: "search" })),
      labelled(
        "in",
        say("archetype.search.in"),
        select(
          "search-in",
          "in",
          PLACES.map((place) => [place, say("archetype.search." + place)]),
        ),
      ),
      labelled(
        "archetype",
        say("archetype.search.archetype"),
        input("search-archetype", "archetype", { list: "setcode-names", type: "text" }),
      ),
      WORD_FILTERS.map(([key]) => labelled(key, say("archetype.column." + key), select("search-" + key, key, []))),
      RANGE_FILTERS.map((key) =>
        labelled(
          key,
          say("archetype.column." + key),
          input("search-" + key, key, { type: "text", placeholder: RANGE_EXAMPLES[key] }),
        ),
      ),
      labelled("dialect", say("archetype.search.dialect"), select("search-dialect", "dialect", [])),
    ),
    make(
      "details",
      { class: "column-choice" },
      make("summary", { id: "search-columns" }, say("archetype.search.columns")),
      make(
        "fieldset",
        null,
        make("legend", null, say("archetype.search.columns")),
        COLUMNS.map(({ key }) =>
          make(
            "label",
            { class: "check" },
            make("input", {
              type: "checkbox",
              id: "search-column-" + key,
              checked: isShown(key),
              disabled: key === "name",
              change: (event) => chooseColumn(key, event.target.checked),
            }),
            say("archetype.column." + key),
          ),
        ),
      ),
    ),
    make(
      "div",
      { class: "actions" },
      copier("search-csv", "archetype.search.csv", async () => csvText(await wholeTable())),
      copier("search-tsv", "archetype.search.tsv", async () => tsvText(await wholeTable())),
      button(say("archetype.search.clear"), clear, { id: "search-clear", disabled: isClear(search) }),
    ),
  ];
}

function labelled(key, words, control) {
  return make("label", { class: "search-" + key, for: control.id }, make("span", null, words), control);
}

function input(id, key, more) {
  return make("input", {
    id,
    value: archetypeState().search[key],
    autocomplete: "off",
    spellcheck: "false",
    input: (event) => changeSearch({ [key]: event.target.value }),
    ...more,
  });
}

function select(id, key, options) {
  const element = make("select", { id, change: (event) => changeSearch({ [key]: event.target.value }) });
  fillSelect(element, archetypeState().search[key], options);
  return element;
}

function fillSelect(element, chosen, options) {
  fill(
    element,
    options.map(([value, words]) => make("option", { value, selected: value === chosen }, words)),
  );
}

function isClear(search) {
  return Object.keys(EMPTY_SEARCH).every((key) => search[key] === "");
}

function clear() {
  fill(byId("setcode-cards"));
  clearSearch();
  drawSearch();
  byId("setcode-query").focus();
}

function chooseColumn(key, wanted) {
  wantColumn(key, wanted);
  drawFound();
}

/** The words that the open cards have, in the choices. */
export async function drawWords() {
  const wanted = archetypeState().search.dialect;
  const answer = await askWords("database.words", wanted ? { dialect: wanted } : {});
  if (answer === null || !answer.ok || !byId("search-dialect")) return;
  const words = answer.result;
  const { search } = archetypeState();
  // a word that the other client does not have is no filter any more
  const gone = WORD_FILTERS.filter(([key, column]) => search[key] !== "" && !words[column].includes(search[key]));
  if (gone.length > 0) changeSearch(Object.fromEntries(gone.map(([key]) => [key, ""])));
  for (const [key, column] of WORD_FILTERS) {
    fillSelect(byId("search-" + key), archetypeState().search[key], [
      ["", say("archetype.search.any")],
      ...words[column].map((word) => [word, wordOf(word)]),
    ]);
  }
  const clients = words.dialects.map(({ dialect, client }) => [dialect, client]);
  fillSelect(byId("search-dialect"), words.dialect, clients);
}

export async function drawFound() {
  const { args, wrong } = searchArgs();
  for (const key of RANGE_FILTERS) {
    byId("search-" + key).setAttribute("aria-invalid", String(wrong.includes(key)));
  }
  byId("search-clear").disabled = isClear(archetypeState().search);
  const answer = await askSearch("database.search", { ...args, offset: archetypeState().search.offset, limit: PAGE });
  if (answer === null || !byId("setcode-found")) return;
  keepingFocus(() => {
    fill(
      byId("setcode-found"),
      wrong.length > 0 && make("p", { class: "note warning" }, say("archetype.search.no-range")),
      remarks(answer.diagnostics),
      answer.ok && found(answer.result),
    );
  });
  tellAnswer("setcode-search", "setcode-found");
}

/** @param {!DatabaseSearchResult} result */
function found({ total, cards }) {
  const { offset } = archetypeState().search;
  const count = say("archetype.cards.count", { n: total });
  return [
    make(
      "div",
      { class: "pager" },
      make(
        "p",
        { class: "quiet" },
        total > PAGE
          ? [
              count,
              say("archetype.comma"),
              say("archetype.search.page", { from: offset + 1, to: offset + cards.length }),
            ]
          : count,
      ),
      total > PAGE && [
        button(say("archetype.search.previous"), () => turn(offset - PAGE), {
          id: "search-previous",
          class: "plain",
          disabled: offset === 0,
        }),
        button(say("archetype.search.next"), () => turn(offset + PAGE), {
          id: "search-next",
          class: "plain",
          disabled: offset + PAGE >= total,
        }),
      ],
      total > cards.length &&
        button(say("archetype.script.all"), chooseAll, {
          id: "choose-all",
          class: "plain",
          disabled: total > cardFiles.lab.constants["database.script"].ids,
        }),
    ),
    cards.length > 0 && scroller(say("archetype.search.title"), table(cards)),
  ];
}

function turn(offset) {
  changeSearch({ offset });
}

function table(cards) {
  const columns = shownColumns();
  const body = make("tbody", null);
  fill(
    body,
    cards.map((card) => row(card, columns)),
  );
  return make(
    "table",
    { class: "figures cards-found" },
    make("thead", null, make("tr", null, make("td", null, pageChooser(cards)), columns.map(head))),
    body,
  );
}

function chooser(id, words, checked, change) {
  return make("input", {
    type: "checkbox",
    id,
    class: "chooser",
    "aria-label": words,
    checked,
    change: (event) => change(event.target.checked),
  });
}

/** All cards of the page at once. */
function pageChooser(cards) {
  const all = cards.every((card) => isChosen(card.id));
  return chooser("choose-page", say("archetype.script.page"), all, (checked) => {
    choose(cards, checked);
    drawFound();
  });
}

async function chooseAll() {
  choose(await wholeResult(), true);
  drawFound();
}

/** A head that sorts is marked; pressed again it turns the order. */
function head({ key, sort, number }) {
  const { search } = archetypeState();
  const sorted = sort !== null && search.sort === sort;
  return make(
    "th",
    {
      scope: "col",
      class: number ? "number" : null,
      "aria-sort": sorted ? (search.descending ? "descending" : "ascending") : null,
    },
    sort === null
      ? say("archetype.column." + key)
      : button(
          say("archetype.column." + key),
          () => {
            changeSearch({ sort, descending: sorted && !search.descending });
          },
          { class: "plain sorter", id: "search-sort-" + key },
        ),
  );
}

function nameOf(card) {
  return card.name || "#" + card.id;
}

function row(card, columns) {
  return make(
    "tr",
    null,
    make(
      "td",
      null,
      chooser(
        "choose-" + card.id,
        say("archetype.script.choose", { name: nameOf(card) }),
        isChosen(card.id),
        (checked) => choose([card], checked),
      ),
    ),
    columns.map((column) =>
      column.key === "name"
        ? make(
            "th",
            { scope: "row" },
            button(nameOf(card), (event) => openCard(card, event.currentTarget), {
              class: "plain opener",
              id: "setcode-card-" + card.id,
              "aria-expanded": "false",
            }),
          )
        : make("td", { class: column.number ? "number" : null }, String(column.cell(card))),
    ),
  );
}

/** Opens a card below its row, closes the one that was open, and takes its setcode apart above. */
async function openCard(card, opener) {
  const expanded = opener.getAttribute("aria-expanded") === "true";
  byId("setcode-card")?.closest("tr").remove();
  for (const one of byId("setcode-found").querySelectorAll(".opener")) one.setAttribute("aria-expanded", "false");
  if (expanded) return;
  byId("setcode-value").value = card.setcode;
  lookAt(card.setcode);
  const { dialect } = archetypeState().search;
  const details = await resultOf("database.card", dialect ? { id: card.id, dialect } : { id: card.id });
  if (!details || !opener.isConnected || byId("setcode-card")) return;
  opener.setAttribute("aria-expanded", "true");
  opener
    .closest("tr")
    .after(
      make(
        "tr",
        { class: "detail" },
        make(
          "td",
          { colspan: shownColumns().length + 1 },
          make(
            "div",
            { id: "setcode-card", class: "card-detail" },
            cardDetails(details, card.codes),
            make(
              "div",
              { class: "actions" },
              button(say("archetype.edit.open"), () => editCard(card.id), { id: "card-edit", class: "plain" }),
              button(say("archetype.card.apart"), showMember, { id: "card-apart", class: "plain" }),
            ),
          ),
        ),
      ),
    );
}

/** Goes to where the setcode of the open card is taken apart: on a phone that is far above the table. */
function showMember() {
  byId("setcode-member").scrollIntoView({ block: "start" });
  byId("setcode-value").focus({ preventScroll: true });
}

/** Everything that was found: the core lists so many cards at once. */
async function wholeResult() {
  const { args } = searchArgs();
  const cards = [];
  const limit = cardFiles.lab.constants["database.search"].limit;
  let total = 1;
  for (let offset = 0; offset < total; offset += limit) {
    const result = await resultOf("database.search", { ...args, offset, limit });
    if (!result) break;
    total = result.total;
    cards.push(...result.cards);
  }
  return cards;
}

/** All of it in the columns that are shown, with their heads. */
async function wholeTable() {
  const columns = shownColumns();
  const cards = await wholeResult();
  return [
    columns.map(({ key }) => say("archetype.column." + key)),
    ...cards.map((card) => columns.map((column) => column.cell(card))),
  ];
}
