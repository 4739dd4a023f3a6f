/* The area of a player on the table: resources, hand, cards played, wand, piles. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { largestNumber } from "../state/limits.js";
import { nameIn } from "./names.js";
import { doAction, pick } from "../state/play-actions.js";
import { isCandidate, isPicked, wizard } from "../state/state.js";
import { tableCard } from "./table-card.js";

/** What is missing to a card of a zone with which nothing can be done. */
const MISSING = { hand: "no-mana", shop: "no-gold" };

/**
 * @param {string} uuid
 * @param {!WizardPlayer} player
 * @param {boolean} atReader whether it is the area at the reader's side of the table
 */
export function seat(uuid, player, atReader) {
  const title = "wizard-seat-" + uuid;
  const hand = zone("hand", player.hand);
  return make(
    "section",
    {
      class: "seat" + (atReader ? " own" : ""),
      "aria-labelledby": title,
      "data-current": uuid === wizard.get().game.current,
    },
    make(
      "div",
      { class: "seat-head" },
      make(
        "h3",
        { id: title, title: uuid },
        nameIn(wizard.get().game, uuid),
        [
          atReader && ["quiet", say("wizard.table.you")],
          uuid === wizard.get().game.current && ["to-act", say("wizard.table.to-act")],
          player.passed && ["quiet", say("wizard.table.passed")],
        ].map((note) => note && [" ", make("span", { class: note[0] }, note[1])]), // blanks part the words
      ),
      isCandidate(uuid) && chooseButton(uuid),
    ),
    make(
      "div",
      { class: "numbers" },
      ["mana", "gold", "freezing"].map((key) =>
        numberField(key, player[key], "wizard-" + uuid + "-" + key, (value) => ({
          action: "set",
          player: uuid,
          [key]: value,
        })),
      ),
    ),
    atReader ? null : hand,
    make(
      "div",
      { class: "piles" },
      zone("played", player.played),
      player.wand && zone("wand", [player.wand]),
      player.occultSlot && zone("occultSlot", player.occultSlot),
      deckPile(player.deck.length),
      zone("discard", player.discard),
    ),
    atReader ? hand : null,
    make("div", { class: "actions seat-tools" }, seatTools(uuid, player)),
  );
}

/** What a workbench can do with a player, in spite of the rules. */
function seatTools(uuid, player) {
  return [
    button(say("wizard.table.draw"), () => doAction({ action: "draw", player: uuid, n: 1 }), {
      id: "wizard-draw-" + uuid,
      class: "plain",
      disabled: player.deck.length === 0,
    }),
    button(say("wizard.table.wand"), () => doAction({ action: "equip", player: uuid, card: "w1" }), {
      id: "wizard-wand-" + uuid,
      class: "plain",
      disabled: player.wand === "w1",
    }),
    button(say("wizard.table.pass"), () => doAction({ action: "pass", player: uuid }), {
      id: "wizard-pass-" + uuid,
      class: "plain",
      disabled: player.passed,
    }),
  ];
}

/** A zone whose cards lie open. */
export function zone(name, cards) {
  return make(
    "div",
    { class: "zone zone-" + name },
    zoneTitle(name, cards.length),
    cards.length > 0 &&
      make(
        "ul",
        { class: "table-cards" },
        cards.map((card) => make("li", null, tableCard(card, MISSING[name]))),
      ),
  );
}

function zoneTitle(name, count) {
  return make("h4", null, say("wizard.zone." + name) + " ", make("span", { class: "quiet" }, String(count)));
}

/** The deck lies face down. */
function deckPile(count) {
  return make(
    "div",
    { class: "zone zone-deck" },
    zoneTitle("deck", count),
    make("div", { class: "card-back" + (count > 0 ? "" : " none"), "aria-hidden": "true" }),
  );
}

/** A monster or player that a choice can be made of. */
export function chooseButton(uuid) {
  const picked = isPicked(uuid);
  return button(say("wizard.table.verb." + (picked ? "chosen" : "choose")), () => pick(uuid), {
    id: "wizard-choose-" + uuid,
    class: "plain legal",
    "aria-label": say("wizard.table.choose-one", { name: nameIn(wizard.get().game, uuid) }),
    "aria-pressed": String(picked),
  });
}

/** A number that can be changed by hand. */
export function numberField(key, value, id, action) {
  return make(
    "label",
    { class: "number-" + key },
    make("span", null, say("wizard.number." + key)),
    make("input", {
      id,
      type: "number",
      min: "0",
      max: String(largestNumber()),
      value: String(value),
      change: (event) => doAction(action(Math.max(0, Math.round(Number(event.target.value)) || 0))),
    }),
  );
}
