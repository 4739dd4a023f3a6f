/* The sections of a list with their cards; while the list is edited, what can be done with each card. */

import { button, make, oneLine } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { rolesOf } from "../cards/card-roles.js";
import { missingMark } from "../parts/missing-mark.js";
import { changeList, stepList } from "./change.js";
import { groupsOf, pileOf } from "./groups.js";

/** Where a card may go: sections that the list has, by place, then zones that it has no section for. */
function targets(sections) {
  const zones = ["main", "sideboard", "extra", "leader", "maybe"];
  const absent = zones.filter((zone) => !sections.some((one) => one.zone === zone));
  return [
    ...sections.map((one, i) => ({ args: { to: i }, words: groupName(one) })),
    ...absent.map((zone) => ({ args: { zone }, words: say("lists.new-section", { zone: say("lists.zone." + zone) }) })),
  ];
}

/** The keys by which programs name sections, and which have words here: secondleader, second_leader, leader2. */
const KEYS = ["secondleader", "base", "commander", "companion", "hero", "legend", "champion", "rune", "battlefield"];

/** A heading that no reader wrote: sideDeck, side_deck. */
const PROGRAM_KEY = /^[a-z]+(_[a-z]|[A-Z])[A-Za-z_]*$/;

/** What a section is called: by its own heading, or by its zone. */
export function groupName({ title, zone }) {
  const isKey = /^[a-z]/.test(title || "");
  const plain = isKey ? title.toLowerCase().replace(/[_\d]/g, "").replace(/s$/, "") : "";
  if (KEYS.includes(plain)) return say("lists.key." + plain);
  return title && title !== zone && !PROGRAM_KEY.test(title) ? oneLine(title) : say("lists.zone." + zone);
}

/** The cards of a list in its groups. */
export function groupsShown(read) {
  const pile = new Map(pileOf(read).map((card) => [card.id, card]));
  return groupsOf(read).map((group, i) =>
    part(group, i, group.cards.map(({ card }) => row(card, shown(card, rolesWords(read.game, pile.get(card.name)))))),
  );
}

/** The sections of a list while it is edited, with what can be done with each card. */
export function sectionsOf(read) {
  const all = targets(read.sections);
  return read.sections.map((section, i) =>
    part(section, i, section.cards.map((card, j) => row(card, edited(card, { section: i, card: j }, all)))),
  );
}

function part(group, i, rows) {
  return make(
    "section",
    { "data-group": String(i % 3) },
    make("h3", null, groupName(group), " ", make("span", { class: "quiet" }, say("deck.cards", { n: group.copies }))),
    make("ul", { class: "cards" }, rows),
  );
}

/** The roles of a card that the reader or the list gives, where its group gives none. */
function rolesWords(game, card) {
  const roles = card ? rolesOf(game, card) : [];
  return roles.filter((role) => role === "basic" || role === "supporter").map((role) => say("questions.role." + role));
}

function row(card, content) {
  return make(
    "li",
    null,
    make("div", { class: "card named" }, make("span", { class: "count" }, card.count + "\u00d7"), content),
  );
}

function shown(card, roles) {
  return make(
    "span",
    { class: "what" },
    make("span", { class: "title" }, oneLine(card.name)),
    missingMark(card),
    make(
      "span",
      { class: "traits" },
      roles.map((role) => make("span", { class: "role" }, role)),
      printing(card).map((trait) => make("span", null, oneLine(trait))),
    ),
  );
}

/** The name as a field, the sections to go to, one more and one less. */
function edited(card, place, all) {
  const key = place.section + "-" + place.card;
  const name = oneLine(card.name);
  const step = (by) => stepList(place, card.name, by);
  return [
    make("input", {
      id: "list-name-" + key,
      class: "what",
      value: nameWithPrinting(card),
      spellcheck: "false",
      autocomplete: "off",
      "aria-label": say("lists.name-of", { card: name }),
      change: (event) => changeList({ change: "name", ...place, name: event.target.value.trim() }),
    }),
    targetChoice("list-move-" + key, say("lists.move-of", { card: name }), all, place.section, (args) =>
      changeList({ change: "move", section: place.section, card: place.card, ...args }),
    ),
    make(
      "span",
      { class: "steps" },
      button("\u2212", () => step(-1), {
        id: "list-less-" + key,
        class: "step",
        "aria-label": say("edit.less", { card: name }),
      }),
      button("+", () => step(1), {
        id: "list-more-" + key,
        class: "step",
        "aria-label": say("edit.more", { card: name }),
      }),
    ),
  ];
}

function targetChoice(id, label, all, chosen, act) {
  const choose = (event) => act(all[Number(event.target.value)].args, Number(event.target.value));
  return make(
    "select",
    { id, "aria-label": label, change: choose },
    all.map(({ words }, i) => make("option", { value: String(i), selected: i === chosen }, words)),
  );
}

/** What is typed into the line for a new card, which is drawn anew with the list. */
const draft = { name: "", to: 0 };

/** The line in which a card is added. */
export function addLine(read) {
  const all = targets(read.sections);
  const name = make("input", {
    id: "list-add-name",
    value: draft.name,
    input: (event) => {
      draft.name = event.target.value;
    },
    spellcheck: "false",
    autocomplete: "off",
    placeholder: say("lists.add-name"),
    "aria-label": say("lists.add-name"),
  });
  const to = targetChoice("list-add-to", say("lists.add-to"), all, Math.min(draft.to, all.length - 1), (args, i) => {
    draft.to = i;
  });
  const add = (event) => {
    event.preventDefault();
    const [, count, cardName] = /^(?:(\d{1,3})\s*[x\u00d7]?\s+)?(.*)$/i.exec(name.value.trim()) || [];
    if (!cardName) return;
    draft.name = "";
    changeList({ change: "add", ...all[Number(to.value)].args, name: cardName, count: Number(count || 1) });
  };
  return make(
    "form",
    { class: "actions", submit: add },
    name,
    to,
    make("button", { id: "list-add", type: "submit" }, say("lists.add")),
  );
}

/** The set code and the number of a card, as far as the list has them. */
export function printingOf({ set, number }) {
  return [set, number].filter((part) => part).join(" ");
}

/** The printing and the remark of a card in the list. */
function printing(card) {
  const { name, id, note } = card;
  const printed = printingOf(card);
  const remark = (note || "").replace(/\[[^\]]*\]/g, "").trim();
  return [printed, id !== name && id, remark].filter((part) => part);
}

/**
 * A card as a line of a list has it, without the note on the copy. A set with small letters is read as one in
 * parentheses alone.
 */
function nameWithPrinting({ name, id, set, number }) {
  const printed = set && number ? [/[a-z]/.test(set) ? "(" + set + ")" : set, number] : [];
  return [name, ...printed, id && id !== name && id].filter((part) => part).join(" ");
}
