/* What can be chosen in the form: cards, roles and aliases, zones and comparisons. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { shortened } from "../figures/bars.js";
import { LABEL_SHOWN } from "../parts/card-names.js";
import { formState } from "./state.js";

export const RELATIONS = ["least", "most", "exactly"];

/** The zones that the documents name, the hand first. */
const ZONES = ["H", "B", "D", "F", "J"];

/** Every role that a card has, in the order of the file. */
export function rolesOf(form) {
  return [...new Set(form.cards.flatMap((card) => card.roles))];
}

/** A condition that cards meet, as people say it. */
function conditionWords(of) {
  const card = formState.form.cards.find((one) => one.name === of);
  return shortened(card ? cardWords(card) : of.replace(/^a:/, ""), LABEL_SHOWN);
}

/** A card by its label, where it has one. */
export function cardWords(card) {
  return card.label.trim() === "" ? card.name : card.label;
}

/** What a new condition requires: the first role, else the first card. */
export function firstCondition(form) {
  const [role] = rolesOf(form);
  return role === undefined ? (form.cards[0]?.name ?? "") : "a:" + role;
}

/** A field to choose which cards, or other kinds; a card of the file that the list lacks is in the list, too. */
export function conditionSelect(id, chosen, changed, kinds = []) {
  const { form } = formState;
  const roles = rolesOf(form).map((role) => "a:" + role);
  const cards = form.cards.map((card) => card.name);
  const known = [...kinds, ...roles, ...form.aliases, ...cards].includes(chosen);
  return make(
    "select",
    { id, "aria-label": say("form.cards.which"), change: (event) => changed(event.target.value) },
    !known && option(chosen, chosen),
    kinds.map((one) =>
      make("option", { value: one, selected: one === chosen }, say("form.negate." + one.replace(/[[\]]/g, ""))),
    ),
    group("form.roles.title", roles, chosen),
    group("form.aliases", form.aliases, chosen),
    group("form.cards.title", cards, chosen),
  );
}

/**
 * Which cards, in order of preference, with a button for one more.
 *
 * @param {!Array<string>} cards
 * @param {string} id
 * @param form
 * @param {string} words the key of the button's words
 * @param become takes other cards
 * @param {!Array<string>} kinds what can be chosen besides; the first one is that of a new item
 */
export function cardList(cards, id, form, words, become, kinds = []) {
  const others = (at, changed) => cards.flatMap((one, i) => (i === at ? changed : one));
  return [
    make(
      "ul",
      { class: "form-rows" },
      cards.map((of, at) =>
        make(
          "li",
          { class: "form-row count" },
          conditionSelect(id + "-" + at, of, (chosen) => become(others(at, [chosen])), kinds),
          button("\u00d7", () => become(others(at, [])), {
            id: id + "-" + at + "-remove",
            class: "plain",
            "aria-label": say("form.rows.remove"),
          }),
        ),
      ),
    ),
    button(say(words), () => become([...cards, kinds[0] ?? firstCondition(form)]), {
      id: id + "-add",
      class: "plain",
    }),
  ];
}

function group(key, conditions, chosen) {
  return (
    conditions.length > 0 &&
    make(
      "optgroup",
      { label: say(key) },
      conditions.map((of) => option(of, chosen)),
    )
  );
}

function option(of, chosen) {
  return make("option", { value: of, selected: of === chosen }, conditionWords(of));
}

export function relationSelect(id, chosen, changed) {
  return wordSelect(id, "form.how.title", RELATIONS, chosen, (one) => say("form.how." + one), changed);
}

export function zoneSelect(id, chosen, changed) {
  const zones = ZONES.includes(chosen) ? ZONES : [...ZONES, chosen];
  const words = (zone) => (ZONES.includes(zone) ? say("odds.zones." + zone.toLowerCase()) : zone);
  return wordSelect(id, "form.zone", zones, chosen, words, changed);
}

function wordSelect(id, label, values, chosen, words, changed) {
  return make(
    "select",
    { id, "aria-label": say(label), change: (event) => changed(event.target.value) },
    values.map((value) => make("option", { value, selected: value === chosen }, words(value))),
  );
}

/** A field for a number; what is no number from the least on is put back. */
export function numberField(id, label, value, least, changed) {
  return make("input", {
    id,
    class: "number",
    type: "number",
    inputmode: "numeric",
    min: String(least),
    max: "1000",
    value: String(value),
    "aria-label": label,
    change: (event) => {
      const number = event.target.valueAsNumber;
      if (Number.isInteger(number) && number >= least && number <= 1000) changed(number);
      else event.target.value = String(value);
    },
  });
}
