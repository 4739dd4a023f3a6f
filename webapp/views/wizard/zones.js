/* The players with their zones, the monsters, the triggers that wait. */

import { button, byId, fill, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { doAction } from "./play.js";
import { session, wizardLab } from "./session.js";

/** A card, monster or player as people call it, with the name that the game has for it. */
export function nameOf(uuid) {
  const card = session.game?.cards[uuid];
  return card && card.name ? card.name + " (" + uuid + ")" : uuid;
}

export function drawZones() {
  const game = session.game;
  fill(
    byId("wizard-zones"),
    make(
      "p",
      { class: "quiet" },
      say("wizard.table.phase." + game.phase),
      game.current ? " \u00b7 " + say("wizard.table.turn", { player: game.current }) : "",
      " \u00b7 " + say("wizard.table.round", { n: game.round }),
    ),
    make(
      "div",
      { class: "wizard-seats" },
      Object.entries(game.players).map(([uuid, player]) => seat(uuid, player)),
    ),
    make("h3", null, say("wizard.table.monsters")),
    make(
      "div",
      { class: "wizard-seats" },
      Object.entries(game.monsters).map(([uuid, monster]) => monsterBox(uuid, monster)),
    ),
    game.shop.length > 0 &&
      zoneLine("shop", game.shop, (card) => ({
        action: "buy",
        player: game.current || Object.keys(game.players)[0],
        card,
      })),
    make("h3", null, say("wizard.table.triggers")),
    game.triggers.length === 0
      ? make("p", { class: "quiet" }, say("wizard.table.no-triggers"))
      : make("ul", { class: "wizard-triggers" }, game.triggers.map(triggerLine)),
  );
}

function seat(uuid, player) {
  return make(
    "section",
    { class: "seat", "data-current": uuid === session.game.current },
    make("h3", null, uuid, player.passed ? make("span", { class: "quiet" }, say("wizard.table.passed")) : null),
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
    zoneLine("hand", player.hand, (card) => ({ action: "play", player: uuid, card })),
    zoneLine("played", player.played),
    player.wand && zoneLine("wand", [player.wand]),
    player.occultSlot && zoneLine("occultSlot", player.occultSlot),
    zoneLine("deck", player.deck),
    zoneLine("discard", player.discard),
    make(
      "div",
      { class: "actions" },
      button(say("wizard.table.draw"), () => doAction({ action: "draw", player: uuid, n: 1 }), {
        id: "wizard-draw-" + uuid,
        class: "plain",
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
    ),
  );
}

/** A number that can be changed by hand. */
function numberField(key, value, id, action) {
  return make(
    "label",
    null,
    say("wizard.number." + key),
    make("input", {
      id,
      type: "number",
      min: "0",
      max: String(wizardLab.constants["wizard.scenario"].number),
      value: String(value),
      change: (event) => doAction(action(Math.max(0, Math.round(Number(event.target.value)) || 0))),
    }),
  );
}

/**
 * The cards of a zone; those that can be played are buttons. A deck shows its top first.
 *
 * @param {string} zone
 * @param {!Array<string>} cards
 * @param {(function(string): !Object)=} action
 */
function zoneLine(zone, cards, action) {
  return make(
    "div",
    { class: "zone" },
    make("span", { class: "quiet" }, say("wizard.zone." + zone) + " " + cards.length),
    zone === "deck"
      ? null
      : cards.map((card) =>
          action
            ? button(
                [nameOf(card), " ", make("span", { class: "cost" }, String(session.game.cards[card]?.cost ?? 0))],
                () => doAction(action(card)),
                { id: "wizard-card-" + card, class: "plain" },
              )
            : make("span", { class: "lying" }, nameOf(card)),
        ),
  );
}

function monsterBox(uuid, monster) {
  return make(
    "section",
    { class: "seat", "data-defeated": monster.defeated },
    make(
      "h3",
      null,
      nameOf(uuid),
      make(
        "span",
        { class: "quiet" },
        monster.level +
          (monster.group ? " \u00b7 " + say("wizard.table.group", { group: monster.group }) : "") +
          (monster.defeated ? " \u00b7 " + say("wizard.table.defeated") : ""),
      ),
    ),
    make("progress", {
      max: String(Math.max(1, monster.maxHealth, monster.health)),
      value: String(monster.health),
      "aria-label": say("wizard.number.health"),
    }),
    make(
      "div",
      { class: "numbers" },
      ["health", "maxHealth", "reward"].map((key) =>
        numberField(key, monster[key], "wizard-" + uuid + "-" + key, (value) => ({
          action: "set",
          monster: uuid,
          [key]: value,
        })),
      ),
    ),
  );
}

function triggerLine(trigger) {
  const captured = Object.entries(trigger.captured).map(([name, value]) => name + " = " + value);
  return make(
    "li",
    null,
    make("code", null, trigger.id || trigger.UUID),
    " ",
    say("wizard.table.trigger", { event: trigger.event, mode: trigger.mode, owner: trigger.owner }),
    captured.length > 0 && make("span", { class: "quiet" }, " " + captured.join(", ")),
    " ",
    button(
      say(trigger.muted ? "wizard.table.unmute" : "wizard.table.mute"),
      () => doAction({ action: "set", trigger: trigger.UUID, muted: !trigger.muted }),
      { id: "wizard-mute-" + trigger.UUID, class: "plain", "aria-pressed": String(trigger.muted === true) },
    ),
  );
}
