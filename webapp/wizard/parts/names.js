/* What players, monsters and cards of a game are called. A name that its author chose stays as it is. */

import { say } from "../../base/ui/words.js";

/** How the examples and the table number those who have no name: player 1 is p1, monster 2 is m2. */
const NUMBERED = /^([pm])(\d+)$/;

/** The cards that a new table has beside those that are being written, of which only the wand has no number. */
const PLAIN_CARD = /^table\.treasure\.plain\.(?:wand|\w(\d+))$/;

/**
 * The name of a player, monster or card.
 *
 * @param {?WizardGame} game
 * @param {string} uuid
 * @return {string}
 */
export function nameIn(game, uuid) {
  const name = cardName(game, uuid);
  if (name) return name;
  const [, letter, n] = NUMBERED.exec(uuid) || [];
  if (letter === "p" && game?.players[uuid]) return say("wizard.name.player", { n });
  if (letter === "m" && game?.monsters[uuid]) return say("wizard.name.monster", { n });
  return uuid;
}

/** What an author's card is called: its name, or else its id. */
export function cardTitle(card) {
  return [card["name"], card["id"]].find((name) => typeof name === "string" && name !== "") ?? "\u2026";
}

/** The name of a card, or its id where it has none; "" for what is no card. */
function cardName(game, uuid) {
  const { name, id } = game?.cards[uuid] || {};
  if (!name && NUMBERED.test(uuid)) return "";
  const [plain, n] = PLAIN_CARD.exec(id || "") || [];
  return name || !plain ? name || id || "" : say("wizard.name." + (n ? "plain" : "plain-wand"), { n: n ?? "" });
}

/** The name inside of a sentence: Chinese and Japanese set the names of cards apart. */
export function quotedName(game, uuid) {
  const name = nameIn(game, uuid);
  const isNumbered = name !== uuid && !cardName(game, uuid);
  return isNumbered || game?.players[uuid] ? name : say("wizard.name.card", { name });
}

/** Names of candidates to choose from; those of the same name are distinguished by what the game calls them. */
export function namesApart(game, uuids) {
  const names = uuids.map((uuid) => nameIn(game, uuid));
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : name + " (" + uuids[i] + ")",
  );
}

/** The event in words; one that the document does not have stays as it is. */
export function eventName(event) {
  const words = say("wizard.event." + event);
  return words === "wizard.event." + event ? event : words;
}

/** The words for a value of the document; a value of the author's own stays as it is. */
export function known(way, value) {
  const words = value === "" ? "" : say(way + value);
  return words === way + value ? value : words;
}
