/*
 * Cards that are changed or new: all columns of both tables in a form, and what was changed as a database, as an
 * expansion with the changed cards alone, or as SQL. The open file is never changed.
 */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { plainFileName, save } from "../../../base/ui/save-file.js";
import { say, sayDiagnostic } from "../../../base/ui/words.js";
import { cardFiles } from "../state/card-files.js";
import { wordOf } from "./card.js";
import { fileParts } from "./file-parts.js";
import { latest, resultOf } from "../state/lab.js";
import { archetypesNamed, isName } from "./numbering.js";
import { plainNumber } from "./plain-number.js";
import { UNKNOWN } from "./range.js";
import { remarks } from "./remarks.js";
import { archetypeState } from "../state/state.js";

const askWrite = latest();

/** Columns of bits, and what their words are called in the contract. */
const BIT_COLUMNS = [
  ["type", "types"],
  ["attribute", "attributes"],
  ["race", "races"],
  ["ot", "regions"],
];

/** Plain columns of numbers, in the order of the form. */
const NUMBER_COLUMNS = ["atk", "def", "alias", "setcode", "category"];

/** The bits of a level: its stars, and the scales of a pendulum monster. */
const SCALES = { stars: 0, right: 16, left: 24 };

/** A field for digits, plain or full-width ones: the browser states where there is something else. */
const DIGITS = { inputmode: "numeric", pattern: "[\\s0-9\uff10-\uff19]*" };

/** Lines that scripts show. */
const LINES = 16;

/** What was changed, by database and id: {database, id, name, columns}. */
const changes = new Map();

/** The card in the form: {database, id, fresh, numbers, texts, words, all, dialect}; null if there is none. */
let edited = null;

function dialectArgument() {
  const { dialect } = archetypeState().search;
  return dialect ? { dialect } : {};
}

/** The place of the form, and of what was changed. */
export function changesPart() {
  return make("section", { id: "card-changes" });
}

/** What belongs to a database that was closed is gone. */
function openDatabases() {
  return cardFiles.open.filter((file) => file.kind === "cards.cdb").map((file) => file.name);
}

export function drawChanges() {
  const place = byId("card-changes");
  if (!place) return;
  const open = openDatabases();
  for (const [key, one] of changes) if (!open.includes(one.database)) changes.delete(key);
  if (edited && !open.includes(edited.database)) edited = null;
  fill(
    place,
    make("h3", null, say("archetype.edit.title")),
    make("p", { class: "quiet" }, say("archetype.edit.text")),
    edited === null && button(say("archetype.edit.new"), editNew, { id: "card-new", class: "plain" }),
    edited !== null && form(),
    changes.size > 0 && changedList(),
  );
}

/** Opens the form for a card of an open database. */
export async function editCard(id) {
  const row = await resultOf("database.row", { id, ...dialectArgument() });
  if (row) await openForm({ ...row, fresh: false });
}

function editNew() {
  return openForm({ id: 0, fresh: true, database: openDatabases()[0], numbers: {}, texts: {}, words: {} });
}

async function openForm(card) {
  const all = await resultOf("database.words", { all: true, ...dialectArgument() });
  if (!all) return;
  const kept = changes.get(card.database + " " + card.id);
  edited = { ...card, all, dialect: all.dialect, columns: kept?.columns ?? {} };
  drawChanges();
  byId("card-form").scrollIntoView({ block: "start" });
  byId(card.fresh ? "card-id" : "card-name").focus({ preventScroll: true });
}

/** What a column has: as it was changed, or as the database has it. */
function valueOf(column) {
  const { columns, numbers, texts } = edited;
  return columns[column] ?? texts[column] ?? numbers[column] ?? "";
}

function setcodeText() {
  const value = valueOf("setcode");
  return /^-?\d+$/.test(value) ? "0x" + BigInt.asUintN(64, BigInt(value)).toString(16) : value;
}

function chosenWords(column) {
  const { columns, words } = edited;
  return columns[column] ?? words[column] ?? [];
}

function level(part) {
  return (Number(valueOf("level") || 0) >> SCALES[part]) & 255;
}

function text(id, words, value, more = {}) {
  return make(
    "label",
    { for: id },
    make("span", null, words),
    make("input", { id, value, type: "text", autocomplete: "off", spellcheck: "false", ...more }),
  );
}

function area(id, words, value) {
  return make("label", { for: id }, make("span", null, words), make("textarea", { id, rows: "4" }, value));
}

function bits(column, key) {
  const chosen = chosenWords(column);
  const words = [...new Set([...edited.all[key], ...chosen])];
  return make(
    "fieldset",
    null,
    make("legend", null, say("archetype.column." + key)),
    words.map((word, i) =>
      make(
        "label",
        { class: "check" },
        make("input", {
          type: "checkbox",
          id: "card-" + column + "-" + i,
          "data-word": word,
          checked: chosen.includes(word),
        }),
        wordOf(word),
      ),
    ),
  );
}

/** Whether the database has a column; a new database has all of them. */
function isThere(column) {
  return edited.fresh || Object.hasOwn(edited.numbers, column) || Object.hasOwn(edited.texts, column);
}

function form() {
  const lines = [...Array(LINES).keys()].map((i) => "str" + (i + 1)).filter(isThere);
  return make(
    "form",
    { id: "card-form", class: "pane", submit: keep },
    make("h4", null, edited.fresh ? say("archetype.edit.new") : edited.texts["name"] + " (" + edited.id + ")"),
    make(
      "div",
      { class: "fields" },
      edited.fresh && text("card-id", say("archetype.column.id"), "", { ...DIGITS, required: true }),
      text("card-name", say("archetype.column.name"), valueOf("name")),
    ),
    area("card-desc", say("archetype.edit.desc"), valueOf("desc")),
    BIT_COLUMNS.map(([column, key]) => bits(column, key)),
    make(
      "div",
      { class: "fields" },
      Object.keys(SCALES).map((part) =>
        text("card-level-" + part, say("archetype.edit." + part), String(level(part)), DIGITS),
      ),
      NUMBER_COLUMNS.filter(isThere).map((column) =>
        text(
          "card-" + column,
          say("archetype.edit." + column),
          column === "setcode" ? setcodeText() : String(valueOf(column) || 0),
        ),
      ),
    ),
    lines.length > 0 &&
      make(
        "details",
        null,
        make("summary", null, say("archetype.edit.lines")),
        make(
          "div",
          { class: "fields" },
          lines.map((line) => text("card-" + line, line, valueOf(line))),
        ),
      ),
    make("div", { id: "card-form-remarks" }),
    make(
      "div",
      { class: "actions" },
      make("button", { id: "card-keep", class: "first", type: "submit" }, say("archetype.edit.keep")),
      button(say("archetype.edit.stub"), saveStub, { id: "card-stub", type: "button" }),
      button(say("archetype.edit.cancel"), close, { id: "card-cancel", class: "plain", type: "button" }),
    ),
  );
}

function close() {
  edited = null;
  drawChanges();
}

/** The columns as they stand in the form, as far as they differ from the database. */
function written() {
  const columns = {};
  const note = (column, value, before) => {
    // a new card has 0 and empty texts by itself, and its database may lack columns that nobody filled in
    if (String(value) !== String(before)) columns[column] = value;
  };
  for (const column of ["name", "desc", ...[...Array(LINES).keys()].map((i) => "str" + (i + 1))]) {
    const field = byId("card-" + column);
    if (field && isThere(column)) note(column, field.value, edited.texts[column] ?? "");
  }
  for (const column of NUMBER_COLUMNS) {
    const field = byId("card-" + column);
    if (!field) continue;
    const value = column === "setcode" ? field.value.trim() : numberIn(field);
    const before = edited.numbers[column] ?? "0";
    const same = column === "setcode" && BigInt.asUintN(64, BigInt(before)) === bigOf(value);
    if (!same) note(column, value, before);
  }
  const parts = Object.keys(SCALES).map((part) => Number(numberIn(byId("card-level-" + part))) || 0);
  const before = Number(edited.numbers["level"] ?? 0);
  const unused = before & ~0xffff00ff;
  note("level", ((parts[2] << SCALES.left) | (parts[1] << SCALES.right) | unused | (parts[0] & 255)) | 0, before);
  for (const [column] of BIT_COLUMNS) {
    const boxes = [...byId("card-form").querySelectorAll("[id^=card-" + column + "-]")];
    const words = boxes.filter((box) => box.checked).map((box) => box.dataset["word"]);
    const had = edited.words[column] ?? [];
    if (words.length !== had.length || words.some((word) => !had.includes(word)))
      columns[column] = words;
  }
  return columns;
}

/** What a field for a number holds; a question mark is what databases have for it. */
function numberIn(field) {
  const plain = plainNumber(field.value);
  return plain === "?" ? String(UNKNOWN) : plain;
}

/** The number of the card. */
function idInForm() {
  return edited.fresh ? Number(numberIn(byId("card-id"))) : edited.id;
}

/** A number as it was written; null for none. */
function bigOf(value) {
  try {
    return BigInt.asUintN(64, BigInt(value));
  } catch (notPlain) {
    return null;
  }
}

async function keep(event) {
  event.preventDefault();
  const id = idInForm();
  const one = { database: edited.database, id, name: byId("card-name").value, columns: written() };
  const { dialect } = edited;
  const args = { database: one.database, onlyChanges: true, dialect, cards: [{ id, columns: one.columns }] };
  const answer = await askWrite("database.write", args);
  if (answer === null || !byId("card-form-remarks")) return;
  if (isName(answer)) {
    const named = await archetypesNamed(one.columns.setcode ?? "", (code) => (byId("card-setcode").value = code));
    fill(byId("card-form-remarks"), remarks(answer.diagnostics), named);
    return;
  }
  const key = one.database + " " + id;
  if (Object.keys(one.columns).length > 0) changes.set(key, { ...one, dialect });
  else changes.delete(key);
  close();
  byId(changes.size > 0 ? "card-save" : "card-new").focus();
}

async function saveStub() {
  const id = idInForm();
  const words = [...byId("card-form").querySelectorAll("[id^=card-type-]:checked")].map((box) => box.dataset["word"]);
  const { dialect } = edited;
  const answer = await askWrite("database.stub", {
    id,
    dialect,
    name: byId("card-name").value,
    type: words,
  });
  if (answer === null) return;
  if (answer.ok) save(answer.result.name, new Blob([answer.result.text], { type: "text/plain" }));
  else fill(byId("card-form-remarks"), remarks(answer.diagnostics));
}

function changedList() {
  return [
    make(
      "ul",
      { class: "found", id: "cards-changed" },
      [...changes].map(([key, one], i) =>
        make(
          "li",
          null,
          one.name || "#" + one.id,
          " ",
          make("span", { class: "quiet" }, one.id + " \u00b7 " + Object.keys(one.columns).join(", ")),
          button(
            say("archetype.edit.drop"),
            () => {
              changes.delete(key);
              drawChanges();
            },
            { class: "plain", id: "card-drop-" + i },
          ),
        ),
      ),
    ),
    make("p", { id: "card-trouble", class: "trouble", role: "alert", hidden: true }),
    make(
      "div",
      { class: "actions" },
      button(say("archetype.edit.save"), () => saveDatabases(false), { id: "card-save", class: "first" }),
      button(say("archetype.edit.only"), () => saveDatabases(true), { id: "card-save-only" }),
    ),
  ];
}

/** The changes of each database: the arguments for the core. */
function requests(onlyChanges) {
  const databases = [...new Set([...changes.values()].map((one) => one.database))];
  return databases.map((database) => {
    const edits = [...changes.values()].filter((one) => one.database === database);
    const cards = edits.map(({ id, columns }) => ({ id, columns }));
    return { database, dialect: edits[0].dialect, onlyChanges, cards };
  });
}

async function saveDatabases(onlyChanges) {
  for (const args of requests(onlyChanges)) {
    const { parts, refused } = await fileParts((from) => cardFiles.ask("database.write", { ...args, from }));
    if (refused) {
      byId("card-trouble").textContent = refused.diagnostics.map(sayDiagnostic).join(" ");
      byId("card-trouble").hidden = false;
      return;
    }
    const name = plainFileName(args.database.replace(/\.cdb$/i, ""), "cards") + (onlyChanges ? "-changes" : "-changed");
    save(name + ".cdb", new Blob(parts, { type: "application/x-sqlite3" }));
  }
}
