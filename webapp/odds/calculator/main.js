/*
 * A calculator without a deck: four numbers, or several groups, and the chance that so many cards drawn hold what is
 * wanted. The address holds the numbers; the core counts the hands.
 */

import { announce } from "../../base/ui/announce.js";
import { keepingFocus, button, byId, fill, make } from "../../base/ui/elements.js";
import { loadPart } from "../../base/ui/parts.js";
import { offer } from "../../base/ui/scripts.js";
import { pageLanguage, say, sayDiagnostic } from "../../base/ui/words.js";
import { openText, setTrouble } from "../state/actions.js";
import { askLab, editorLab } from "../state/lab.js";
import { oddsRecord } from "../state/record.js";
import { odds } from "../state/state.js";
import {
  MAX_CARDS,
  MAX_GROUPS,
  RELATIONS,
  USUAL,
  conditionsOf,
  hasMulligan,
  outOfRange,
  queryOf,
  queryText,
  requestOf,
} from "./query.js";
import { resultPart } from "./result.js";

/** What is computed, as the address holds it, and as numbers. */
let text = USUAL;
let query = /** @type {?} */ (queryOf(USUAL));

/** Counts the questions: only the answer to the last one is shown. */
let asked = 0;

/** The language of what is drawn; empty where nothing is. */
let drawnIn = "";

/** Draws the calculator where the address or the language is another one. */
function draw() {
  const wanted = odds.get().draw || USUAL;
  if (wanted === text && drawnIn === pageLanguage()) return;
  drawnIn = pageLanguage();
  if (wanted !== text) {
    const read = queryOf(wanted);
    if (read === null) setTrouble(say("calculator.no-query", { text: wanted }));
    query = read ?? queryOf(USUAL);
    text = wanted;
  }
  drawFields();
  compute();
}

function drawFields() {
  keepingFocus(() =>
    fill(
      byId("odds-calculator"),
      make("h2", { id: "calculator-title" }, say("calculator.title")),
      make("p", { class: "quiet" }, say("calculator.about")),
      make(
        "div",
        { class: "calculator" },
        make(
          "div",
          { class: "asked" },
          make("div", { class: "actions controls" }, field("size"), field("drawn"), field("perTurn", "turn")),
          query.groups.map(groupRow),
          make(
            "div",
            { class: "actions controls" },
            query.groups.length < MAX_GROUPS &&
              button(say("calculator.add"), addGroup, { id: "calculator-add", class: "plain" }),
            query.groups.length > 1 && ofSelect(),
          ),
          make("div", { id: "calculator-mulligan-part" }),
          make("p", { id: "calculator-trouble", class: "trouble", role: "alert", hidden: true }),
        ),
        make("div", { id: "calculator-result", class: "counted" }),
      ),
    ),
  );
}

/** A field for a number of the query, or of one of its groups. */
function numberInput(id, label, value, take) {
  return make("input", {
    id,
    class: "number",
    type: "number",
    inputmode: "numeric",
    min: "0",
    max: String(MAX_CARDS),
    value: Number.isNaN(value) ? "" : String(value),
    "aria-label": label,
    input: (event) => take(event.target.valueAsNumber),
  });
}

function field(name, key = name) {
  const label = say("calculator." + key);
  return labelled(label, numberInput("calculator-" + key, null, query[name], (value) => become({ [name]: value })));
}

function labelled(label, element) {
  return make("label", null, make("span", null, label), element);
}

function groupRow(group, i) {
  const id = "calculator-" + i;
  const set = (changed) =>
    become({ groups: query.groups.map((one, k) => (k === i ? { ...one, ...changed } : one)) }, "how" in changed);
  const several = query.groups.length > 1;
  return make(
    "div",
    { class: "actions controls group", role: "group", "aria-label": nameOf(group, i) },
    several &&
      labelled(
        say("calculator.name"),
        make("input", {
          id: id + "-name",
          class: "name",
          autocomplete: "off",
          maxlength: "40",
          placeholder: letter(i),
          value: group.name,
          input: (event) => set({ name: event.target.value.trim() }),
        }),
      ),
    labelled(
      say("calculator.copies"),
      numberInput(id + "-copies", null, group.copies, (copies) => set({ copies })),
    ),
    labelled(
      say("calculator.wanted"),
      make(
        "select",
        { id: id + "-how", change: (event) => set({ how: event.target.value, most: group.count }) },
        RELATIONS.map((how) => option(how, say("calculator.how." + how), how === group.how)),
      ),
    ),
    numberInput(id + "-count", say("calculator.number"), group.count, (count) => set({ count })),
    group.how === "range" && [
      "\u2013",
      numberInput(id + "-most", say("calculator.most"), group.most, (most) => set({ most })),
    ],
    several &&
      button("\u00d7", () => removeGroup(i), {
        id: id + "-remove",
        class: "plain",
        "aria-label": say("calculator.remove", { name: nameOf(group, i) }),
      }),
  );
}

function letter(i) {
  return String.fromCharCode(97 + i);
}

function nameOf({ name }, i) {
  return name || letter(i);
}

function ofSelect() {
  const n = query.groups.length;
  return make(
    "select",
    {
      id: "calculator-of",
      "aria-label": say("calculator.of"),
      change: (event) => become({ of: Number(event.target.value) }),
    },
    option("0", say("calculator.all")),
    query.groups.slice(1).map((_, i) => {
      const k = i + 1;
      return option(String(k), say("calculator.some", { k, all: n }), query.of === k);
    }),
  );
}

function option(value, words, selected = false) {
  return make("option", { value, selected }, words);
}

/** One more group, of which one card is wanted; it has as many copies as the last one, if there is room. */
function addGroup() {
  const { groups, size } = query;
  const left = size - groups.reduce((sum, { copies }) => sum + copies, 0);
  const copies = Math.max(0, Math.min(groups.at(-1).copies, left)) || 0;
  become({ groups: [...groups, { name: "", copies, how: "least", count: 1, most: 1 }] }, true);
  byId("calculator-" + groups.length + "-copies").select();
}

function removeGroup(i) {
  become({ groups: query.groups.filter((_, k) => k !== i), of: 0 }, true);
  byId("calculator-add").focus();
}

/** Another query: it is in the address at once, if it can be computed. */
function become(changed, redraw = false) {
  query = { ...query, ...changed };
  if (outOfRange(query) === null) {
    text = queryText(query);
    odds.set({ draw: text });
    oddsRecord.write(false);
  }
  if (redraw) drawFields();
  compute(true);
}

/** Requests the chance and shows it; a change is announced, too. */
async function compute(changed = false) {
  const number = ++asked;
  drawMulligan();
  const bad = outOfRange(query);
  reportRange(bad);
  byId("calculator-result").classList.toggle("stale", bad !== null);
  if (bad !== null) return;
  const counted = query;
  try {
    const answer = await askLab(editorLab, "odds.draw", requestOf(counted));
    if (number !== asked) return;
    if (answer.ok) {
      const names = counted.groups.map(nameOf);
      keepingFocus(() => fill(byId("calculator-result"), resultPart(counted, names, answer.result.turns, onward())));
      if (changed) announce(byId("calculator-chance").textContent, 500);
    } else {
      report(answer.diagnostics.map(sayDiagnostic).join(" "));
    }
  } catch (broken) {
    if (number === asked) report(say("lab.failed", { reason: broken.message }));
  }
}

function drawMulligan() {
  const box = make("input", {
    id: "calculator-mulligan",
    type: "checkbox",
    checked: query.mulligan,
    change: (event) => become({ mulligan: event.target.checked }),
  });
  keepingFocus(() =>
    fill(
      byId("calculator-mulligan-part"),
      hasMulligan(query) && make("label", { class: "pick" }, box, make("span", null, say("calculator.mulligan"))),
    ),
  );
}

/** Marks the field with the first number that no deck has, and names its bounds. */
function reportRange(bad) {
  for (const marked of byId("odds-calculator").querySelectorAll("[aria-invalid]")) {
    marked.removeAttribute("aria-invalid");
  }
  report("");
  if (bad === null) return;
  const { field: name, group, least, most } = bad;
  byId("calculator-" + (group < 0 ? "" : group + "-") + name).setAttribute("aria-invalid", "true");
  const what = say("calculator." + (name === "count" ? "number" : name));
  report(say("calculator.out-of-range", { what, least, most }));
}

function report(words) {
  const place = byId("calculator-trouble");
  place.textContent = words;
  place.hidden = words === "";
}

/* A deck file of the query. */

/** The button that goes on with a deck; a deck file has no mulligan that sets cards aside. */
function onward() {
  const names = query.groups.map(nameOf);
  return (
    query.drawn > 0 &&
    !(query.mulligan && hasMulligan(query)) &&
    conditionsOf(query, names) !== null &&
    button(say("calculator.continue"), openAsDeck, { id: "calculator-continue" })
  );
}

async function openAsDeck() {
  try {
    const yaml = await deckFileOf(query);
    openText(yaml, { name: "", step: true });
    odds.set({ mode: "form" });
    byId("odds-title").focus();
  } catch (broken) {
    report(say("lab.failed", { reason: broken.message }));
  }
}

/** A deck with the groups as cards, and one topic with what is wanted of them. */
async function deckFileOf({ size, drawn, of, groups }) {
  const form = await loadPart(["form"]);
  const ask = async (op, args) => {
    const answer = await form.askForm(op, args);
    if (!answer.ok) throw new Error(answer.diagnostics.map(sayDiagnostic).join(" "));
    return answer.result;
  };
  const others = size - groups.reduce((sum, { copies }) => sum + copies, 0);
  const cards = groups.map((group, i) => ({ name: nameOf(group, i), count: group.copies }));
  if (others > 0) cards.push({ name: say("calculator.others"), count: others });
  let { yaml } = await ask("odds.write", { cards, hand: drawn, topic: say("calculator.topic") });
  const written = await ask("odds.form", { yaml });
  const [{ name: topic, combos }] = written.topics;
  const place = { topic, combo: combos[0].name };
  const also = conditionsOf({ of, groups }, written.cards.map(({ name }) => name));
  for (const change of [{ change: "need", zone: "hand", of: [] }, { change: "also", also }]) {
    ({ yaml } = await ask("odds.edit", { yaml, ...change, ...place }));
  }
  return yaml;
}

offer("calculator", { draw });
