/* What holds for the games of a topic: those that count, the mulligan, its start, and the opponent. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { cardList, firstCondition, numberField } from "./choices.js";
import { USES } from "./effects.js";
import { countedRows, countsOf, newCount, rowsList } from "./rows.js";
import { change } from "./state.js";

/** Kinds of mulligans: those that redraw the hand, and those that replace single cards. */
const WHOLE = ["london", "vancouver", "redraw"];
const SINGLE = ["hearthstone", "genshin", "one-by-one"];

/** Those that put cards to the bottom of the deck, and the most mulligans that a file may name for the others. */
const WITH_BOTTOM = ["london", "vancouver"];
const MOST = 10;
const LIMITS = { redraw: 0, hearthstone: 1, genshin: 1 };

/** The games that count for a topic, or for one of its combos alone; a button where all of them do. */
export function givenPart(form, topic, combo, id, redraw) {
  const { given } = combo ?? topic;
  if (given === null) return null;
  const about = { topic: topic.name, ...(combo && { combo: combo.name }) };
  const become = (wanted) => change(() => [{ change: "also", key: "given", also: countsOf(wanted), ...about }], redraw);
  const rows = rowsList(countedRows(given), id, say("form.given.add"), become, form);
  if (given.length === 0) return rows[1];
  return make(
    "fieldset",
    { class: "form-combo given" },
    make("legend", null, say("form.given.title")),
    combo && make("p", { class: "quiet" }, say("form.given.alone", { name: topic.name + " | " + combo.name })),
    rows,
  );
}

/** The mulligan of a topic. */
export function mulliganPart(form, topic, id, redraw) {
  const { mulligan } = topic;
  if (mulligan === null) return null;
  const { kind } = mulligan;
  const become = (wanted) => change(() => [{ change: "mulligan", topic: topic.name, ...wanted }], redraw);
  const set = (changed) => become({ ...mulligan, ...changed });
  const kinds = labelled(
    "title",
    make(
      "select",
      { id: id + "-kind", change: (event) => become(ofKind(mulligan, event.target.value, form)) },
      ["", ...WHOLE, ...SINGLE].map((value) =>
        make("option", { value, selected: value === kind }, say("form.mulligan." + (value || "none"))),
      ),
    ),
  );
  if (kind === "") return make("div", { class: "actions controls" }, kinds);
  return make(
    "fieldset",
    { class: "form-combo mulligan-rule" },
    make("legend", { class: "unseen" }, say("form.mulligan.title")),
    make(
      "div",
      { class: "actions controls" },
      kinds,
      kind !== "redraw" && labelled("most", mostField(id + "-most", mulligan, set)),
      WITH_BOTTOM.includes(kind) &&
        labelled("free", freeField(id + "-free", mulligan.free, (free) => set({ free }))),
    ),
    WHOLE.includes(kind) && [
      make("p", { class: "quiet" }, say("form.mulligan.keep")),
      rowsList(
        countedRows(mulligan.keep),
        id + "-keep",
        say("form.rows.add"),
        (rows) => set({ keep: countsOf(rows) }),
        form,
      ),
    ],
    SINGLE.includes(kind) && [
      make("p", { class: "quiet" }, say("form.mulligan.cards")),
      cardList(mulligan.cards, id + "-cards", form, "form.mulligan.card", (cards) => set({ cards })),
    ],
    WITH_BOTTOM.includes(kind) && bottomPart(form, mulligan.bottom, id + "-bottom", (bottom) => set({ bottom })),
  );
}

/** What each turn of a topic allows, or its game where it has no turns: mana comes by turns alone. */
export function startPart(topic, id, redraw) {
  const { start } = topic;
  return (
    start !== null &&
    make(
      "fieldset",
      { class: "actions controls" },
      make("legend", { class: "quiet" }, say(topic.turns ? "form.start.turn" : "form.start.game")),
      USES.filter((one) => topic.turns || one !== "mana").map((one) =>
        make(
          "label",
          { class: "pick" },
          make("input", {
            id: id + "-" + one,
            type: "checkbox",
            checked: start.includes(one),
            change: ({ target }) => {
              const allowed = USES.filter((other) => (other === one ? target.checked : start.includes(other)));
              change(() => [{ change: "start", topic: topic.name, start: allowed }], redraw);
            },
          }),
          make("span", null, say("form.start." + one)),
        ),
      ),
    )
  );
}

/** What the opponent interrupts: any card, effects with a tag, or cards; the first of each activation. */
export function negatePart(form, topic, id, redraw) {
  const { negate } = topic;
  const become = (of) => change(() => [{ change: "negate", topic: topic.name, of }], redraw);
  const kinds = ["any", "[draw]", "[search]", "[send]"];
  return (
    negate !== null && [
      negate.length > 0 && make("p", { class: "quiet" }, say("form.negate.title")),
      cardList(negate, id, form, "form.negate.add", become, kinds),
    ]
  );
}

/** A mulligan of another kind, with what that has of the old one; a new one keeps the first role. */
function ofKind(mulligan, kind, form) {
  const { keep, cards, most, free, bottom } = mulligan;
  const limit = LIMITS[kind] ?? MOST;
  return {
    kind,
    ...(WHOLE.includes(kind) && { keep: keep.length > 0 ? keep : [[newCount(form)]] }),
    ...(SINGLE.includes(kind) && { cards: cards.length > 0 ? cards : [firstCondition(form)] }),
    ...(kind !== "" && limit > 0 && most !== undefined && { most: Math.min(limit, most) }),
    ...(WITH_BOTTOM.includes(kind) && { free, bottom }),
  };
}

function labelled(key, field) {
  return make("label", null, make("span", null, say("form.mulligan." + key)), field);
}

function freeField(id, free, become) {
  return numberField(id, say("form.mulligan.free"), free, 0, (n) => become(Math.min(MOST, n)));
}

/** How often at most; without a number as often as the hand has cards. */
function mostField(id, { kind, most }, set) {
  const limit = LIMITS[kind] ?? MOST;
  const value = most === undefined ? "" : String(most);
  return make("input", {
    id,
    class: "number",
    type: "number",
    inputmode: "numeric",
    min: "0",
    max: String(limit),
    value,
    change: ({ target }) => {
      const number = target.valueAsNumber;
      if (target.value === "") set({ most: -1 });
      else if (Number.isInteger(number) && number >= 0 && number <= limit) set({ most: number });
      else target.value = value;
    },
  });
}

/** What goes to the bottom of the deck, by the number of mulligans. */
function bottomPart(form, bottom, id, become) {
  const last = bottom.at(-1)?.from ?? 0;
  const others = (at, changed) => become(bottom.flatMap((part, i) => (i === at ? changed : part)));
  return [
    bottom.map(({ from, cards }, at) =>
      make(
        "div",
        { class: "bottom-part" },
        make("p", { class: "quiet" }, say("form.mulligan.bottom", { n: from })),
        cardList(cards, id + "-" + from, form, "form.mulligan.card", (changed) =>
          others(at, changed.length > 0 ? [{ from, cards: changed }] : []),
        ),
      ),
    ),
    last < MOST &&
      button(
        say("form.mulligan.add-bottom", { n: last + 1 }),
        () => become([...bottom, { from: last + 1, cards: [firstCondition(form)] }]),
        { id: id + "-add", class: "plain" },
      ),
  ];
}
