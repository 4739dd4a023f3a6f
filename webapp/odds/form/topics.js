/* The topics of the form, with their combos. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { switchBox } from "./cards.js";
import { firstCondition, numberField, rolesOf } from "./choices.js";
import { changesFor, changesForAll, commonRows, isSameRow, rowsOf } from "./conditions.js";
import { textsBelow } from "./in-text.js";
import { countedRows, countsOf, newCount, rowPart, rowsList } from "./rows.js";
import { givenPart, mulliganPart, negatePart, startPart } from "./rules.js";
import { change } from "./state.js";

/** The opening hand of a new topic. */
const HAND = 5;

export function topicsPart(form, redraw) {
  return [
    ...form.topics.map((topic, i) => topicPart(form, topic, i, redraw)),
    form.cards.length > 0 &&
      button(say("form.topics.add"), () => change(newTopic, redraw), {
        id: "form-add-topic",
        class: form.topics.length === 0 ? "first" : null,
      }),
  ];
}

/** A topic with one combo, since a topic without any never succeeds. */
function newTopic(form) {
  const name = freeName(
    say("form.topics.name"),
    form.topics.map((topic) => topic.name),
  );
  return [
    { change: "add-topic", topic: name, hand: HAND },
    { change: "add-combo", topic: name, combo: "A", of: firstCondition(form) },
  ];
}

/** A name that is not taken: with a number behind it, if need be. */
function freeName(name, taken) {
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : name + " " + n;
    if (!taken.includes(free)) return free;
  }
}

function topicPart(form, topic, i, redraw) {
  const id = "form-topic-" + i;
  const about = { topic: topic.name };
  const now = (one) => change(() => [{ ...about, ...one }], redraw);
  return make(
    "section",
    { class: "form-topic" },
    make(
      "h2",
      { class: "unseen", id: id + "-title" },
      say("odds.games.topic") + ": " + topic.name,
    ),
    make(
      "div",
      { class: "actions controls" },
      labelled(
        "odds.games.topic",
        nameField(id + "-name", topic.name, (name) => now({ change: "rename-topic", name })),
      ),
      labelled(
        "form.topics.hand",
        numberField(id + "-hand", say("form.topics.hand"), topic.hand, 0, (hand) => now({ change: "hand-size", hand })),
      ),
      topic.go !== null &&
        labelled(
          "form.topics.go",
          make(
            "select",
            { id: id + "-go", change: (event) => now({ change: "go", go: event.target.value }) },
            ["first", "second", ...(topic.turns ? ["either"] : [])].map((value) =>
              make("option", { value, selected: value === topic.go }, say("form.go." + value)),
            ),
          ),
        ),
      button(say("form.topics.remove"), () => now({ change: "remove-topic" }), { id: id + "-remove", class: "plain" }),
    ),
    textsBelow(form, ["simulate", "tests", topic.name], id + "-text"),
    mulliganPart(form, topic, id + "-mulligan", redraw),
    startPart(topic, id + "-start", redraw),
    negatePart(form, topic, id + "-negate", redraw),
    givenPart(form, topic, null, id + "-given", redraw),
    topic.combos.length > 1 && make("p", { class: "quiet" }, say("form.combos.about")),
    topic.combos.map((combo, k) => comboPart(form, topic, combo, id + "-combo-" + k, redraw)),
    topic.combos.length > 0 && alwaysPart(form, topic, id + "-always", redraw),
    button(say("form.combos.add"), () => change((form) => newCombo(form, topic.name), redraw), {
      id: id + "-add-combo",
    }),
  );
}

/**
 * What every combo requires besides its own conditions, such as a hand without bricks: the condition of the topic, and
 * the conditions of each combo.
 */
function alwaysPart(form, topic, id, redraw) {
  const common = topic.combos.every(isShown) ? commonRows(topic) : [];
  const rows = countedRows(topic.condition);
  const becomeCommon = (wanted) => change(() => changesForAll(topic, common, wanted), redraw);
  const become = (wanted) =>
    change(() => [{ change: "also", topic: topic.name, key: "condition", also: countsOf(wanted) }], redraw);
  return (
    topic.condition !== null &&
    make(
      "fieldset",
      { class: "form-combo always" },
      make("legend", null, say("form.always.title")),
      common.length > 0 &&
        make(
          "ul",
          { class: "form-rows" },
          common.map((row, at) => rowPart(common, at, id + "-common-" + at, becomeCommon, form)),
        ),
      rowsList(rows, id, say("form.always.add"), become, form, excluded(form)),
    )
  );
}

/** No card of the last role in the hand. */
function excluded(form) {
  const role = rolesOf(form).at(-1);
  return { how: "most", count: 0, zone: "H", of: role === undefined ? firstCondition(form) : "a:" + role };
}

/** A combo with the conditions that all others of the topic have. */
function newCombo(form, name) {
  const topic = form.topics.find((one) => one.name === name);
  const taken = (topic?.combos || []).map((combo) => combo.name);
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const free = letters.find((letter) => !taken.includes(letter)) ?? freeName("A", taken);
  const of = firstCondition(form);
  const added = { name: free, hand: [{ of, count: 1 }], grave: [], also: [] };
  const common = topic ? commonRows(topic) : [];
  return [
    { change: "add-combo", topic: name, combo: free, of },
    ...changesFor(name, added, [...rowsOf(added), ...common]),
  ];
}

function labelled(key, field) {
  return make("label", null, make("span", null, say(key)), field);
}

/** A field for a name; an empty one is put back. */
function nameField(id, name, changed) {
  return make("input", {
    id,
    value: name,
    autocomplete: "off",
    spellcheck: "false",
    change: (event) => {
      const written = event.target.value.trim();
      if (written === "" || written === name) event.target.value = name;
      else changed(written);
    },
  });
}

function comboPart(form, topic, combo, id, redraw) {
  const about = { topic: topic.name, combo: combo.name };
  const now = (one) => change(() => [{ ...about, ...one }], redraw);
  const rows = rowsOf(combo);
  const common = commonRows(topic);
  const become = (wanted) => change(() => changesFor(topic.name, combo, wanted), redraw);
  const path = ["simulate", "tests", topic.name, combo.name];
  const shared = (combo.also || []).some((alternatives) => alternatives.some((one) => one.how !== "most"));
  return make(
    "fieldset",
    { class: "form-combo" + (combo.disabled ? " off" : "") },
    make("legend", { class: "unseen" }, say("form.combos.title", { name: combo.name })),
    make(
      "div",
      { class: "actions combo-head" },
      switchBox(id + "-on", say("form.on", { name: combo.name }), !combo.disabled, (on) =>
        now({ change: "disable-combo", on: !on }),
      ),
      labelled(
        "form.combos.name",
        nameField(id + "-name", combo.name, (name) => now({ change: "rename-combo", name })),
      ),
      combo.score !== null &&
        labelled(
          "form.combos.score",
          numberField(id + "-score", say("form.combos.score"), combo.score, 0, (score) =>
            now({ change: "score", score }),
          ),
        ),
      button("\u00d7", () => now({ change: "remove-combo" }), {
        id: id + "-remove",
        class: "plain",
        "aria-label": say("form.remove", { name: combo.name }),
      }),
    ),
    rows.length === 0 && isShown(combo) && make("p", { class: "note warning" }, say("form.combos.empty")),
    make(
      "ul",
      { class: "form-rows" },
      rows.map((row, at) =>
        common.some((one) => isSameRow(one, row)) ? null : rowPart(rows, at, id + "-row-" + at, become, form),
      ),
    ),
    shared && make("p", { class: "quiet" }, say("form.shared")),
    combo.hand !== null &&
      button(
        say("form.rows.add"),
        () => become([...rows, { alternatives: [newCount(form)], counted: false }]),
        { id: id + "-add-row", class: "plain" },
      ),
    givenPart(form, topic, combo, id + "-given", redraw),
    textsBelow(form, [...path.slice(0, 3), "combos", combo.name], id + "-text"),
    textsBelow(form, path, id + "-text-here"),
  );
}

/** Whether the form shows all that the combo requires. */
function isShown(combo) {
  return combo.hand !== null && combo.grave !== null && combo.also !== null;
}
