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

/** The players whose areas the reader unfolded; each area is drawn anew with every action. */
const unfolded = new Set();

/** The area at the reader's side of the table. */
export function seat(uuid, player) {
  const title = "wizard-seat-" + uuid;
  return make(
    "section",
    { class: "seat own", "aria-labelledby": title, "data-current": uuid === wizard.get().game.current },
    make(
      "div",
      { class: "seat-head" },
      seatName(uuid, player, title, say("wizard.table.you")),
      isCandidate(uuid) && chooseButton(uuid),
      numbersOf(uuid, player),
    ),
    zone("hand", player.hand),
    pilesOf(uuid, player),
  );
}

/** The area of another player: a line, and the rest in a fold that opens where it is that player's turn. */
export function otherSeat(uuid, player) {
  const { game } = wizard.get();
  const candidates = [uuid, ...player.hand, ...player.played, ...player.discard].some(isCandidate);
  const count = (name) => say("wizard.zone." + name) + " " + player[name].length;
  const number = (name) => say("wizard.number." + name) + " " + player[name];
  return make(
    "details",
    {
      class: "seat",
      "aria-labelledby": "wizard-seat-" + uuid,
      "data-current": uuid === game.current,
      open: unfolded.has(uuid) || uuid === game.current || candidates,
    },
    make(
      "summary",
      { id: "wizard-fold-" + uuid, click: () => unfolded.delete(uuid) || unfolded.add(uuid) },
      seatName(uuid, player, "wizard-seat-" + uuid, ""),
      " ",
      make("span", { class: "quiet" }, [number("mana"), number("gold"), count("hand"), count("deck")].join(" \u00b7 ")),
    ),
    isCandidate(uuid) && chooseButton(uuid),
    numbersOf(uuid, player),
    zone("hand", player.hand),
    pilesOf(uuid, player),
  );
}

function seatName(uuid, player, id, you) {
  return make(
    "h3",
    { id, title: uuid },
    nameIn(wizard.get().game, uuid),
    [
      you !== "" && ["quiet", you],
      uuid === wizard.get().game.current && ["to-act", say("wizard.table.to-act")],
      player.passed && ["quiet", say("wizard.table.passed")],
    ].map((note) => note && [" ", make("span", { class: note[0] }, note[1])]), // blanks part the words
  );
}

function numbersOf(uuid, player) {
  return make(
    "div",
    { class: "numbers" },
    ["mana", "gold", "freezing"].map((key) =>
      numberField(key, player[key], "wizard-" + uuid + "-" + key, (value) => ({
        action: "set",
        player: uuid,
        [key]: value,
      })),
    ),
  );
}

function pilesOf(uuid, player) {
  return make(
    "div",
    { class: "piles" },
    zone("played", player.played),
    player.wand && zone("wand", [player.wand]),
    player.occultSlot && zone("occultSlot", player.occultSlot),
    zone("deck", player.deck, make("div", { class: "card-back", "aria-hidden": "true" })),
    zone("discard", player.discard),
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

/**
 * A zone whose cards lie open, or face down under a back.
 *
 * @param {string} name
 * @param {!Array<string>} cards
 * @param {!Element=} back
 */
export function zone(name, cards, back) {
  return make(
    "div",
    { class: "zone zone-" + name },
    make("h4", null, say("wizard.zone." + name) + " ", make("span", { class: "quiet" }, String(cards.length))),
    cards.length > 0 &&
      (back ||
        make(
          "ul",
          { class: "table-cards" },
          cards.map((card) => make("li", null, tableCard(card, MISSING[name]))),
        )),
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
