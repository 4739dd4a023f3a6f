/* The entries of a game's log as sentences: names instead of what the game calls its cards, words instead of keys. */

import { say, wordAt } from "../../base/ui/words.js";
import { eventName, nameIn, quotedName } from "./names.js";

/** What an action may leave out. */
const DEFAULTS = { n: 1, steps: 1 };

/** Under which name a sentence requires what an event or an action knows. */
const ARGUMENTS = {
  playerUUID: "player",
  cardUUID: "card",
  UUID: "card",
  monsterUUID: "monster",
  sourcePlayerUUID: "source",
  kickerUUID: "kicker",
  kickedUUID: "kicked",
};

/** All that sentences about events and actions require. */
const ASKED = [
  ...["player", "card", "monster", "source", "kicker", "kicked"],
  ...["other", "amount", "price", "round", "n", "steps"],
];

/**
 * The sentence of an entry.
 *
 * @param {!WizardLogLine} line
 * @param {?WizardGame} game
 * @param {!Map<string, string>} effects the sentences of doables, by their places
 * @return {string}
 */
export function logWords(line, game, effects) {
  const { kind, name, data } = line;
  const shown = (value) => valueWords(value, game);
  switch (kind) {
    case "action":
      return actionWords(line, game);
    case "event":
      return say("wizard.log.event", { event: eventWords(line, game) });
    case "trigger":
      return triggerWords(line, game);
    case "do":
      return effects.get(placeOf(line)) ?? inTable("wizard.log.do.", name, {}) ?? name;
    case "change":
      return say("wizard.log.change", {
        of: shown(data.of),
        what: inTable("wizard.log.number.", name, {}) ?? numberWords(name) ?? name,
        before: data.before,
        after: data.after,
      });
    case "move":
      return say(data.from === "deck" && data.to === "hand" ? "wizard.log.draws" : "wizard.log.move", {
        card: shown(data.card),
        player: shown(data.player),
        from: zoneWords(data.from),
        to: zoneWords(data.to),
      });
    case "choice":
      return say("wizard.log.choice", { player: shown(data.player), chosen: shown(data.chosen) });
    case "chance":
      return say("wizard.log.chance", { drawn: shown(data.drawn) });
    default:
      return noteWords(line, game);
  }
}

/**
 * The sentences of the effects of cards, by their places in the text. Of several at one place, as the short forms of
 * the first generation have them, none is meant.
 *
 * @param {!Array<{text: string, from: (number|undefined), to: (number|undefined)}>} lines as the core explains the text
 * @return {!Map<string, string>}
 */
export function effectSentences(lines) {
  const sentences = new Map();
  const unclear = new Set();
  for (const line of lines) {
    const place = placeOf(line);
    if (sentences.has(place)) unclear.add(place);
    sentences.set(place, line.text.replace(/[.:\u3002\uff1a]$/, ""));
  }
  for (const place of unclear) sentences.delete(place);
  return sentences;
}

function placeOf({ from, to }) {
  return from + ":" + to;
}

/** The entry as the engine has it. */
export function rawWords({ kind, name, data }) {
  return [kind, name, ...pairs(data)].join(" ");
}

/** Names and values as they are. */
export function pairs(data) {
  return Object.entries(data).map(
    ([name, value]) => name + " = " + (value === null ? "?" : Array.isArray(value) ? value.join(" ") : value),
  );
}

/** The words at a key below a group of words, or undefined where the group has none: names may be the author's. */
function inTable(group, name, args) {
  return wordAt(group + name) === undefined ? undefined : say(group + name, args);
}

function valueWords(value, game) {
  if (value === null || value === undefined) return say("wizard.name.unknown");
  if (!Array.isArray(value)) return typeof value === "string" ? quotedName(game, value) : String(value);
  return value.length === 0
    ? say("wizard.name.nothing")
    : value.map((one) => quotedName(game, one)).join(say("wizard.name.between"));
}

/** The arguments of a sentence about an event or an action. What was not given is unknown. */
function argumentsOf(data, game) {
  const args = Object.fromEntries(ASKED.map((name) => [name, say("wizard.name.unknown")]));
  for (const [key, value] of Object.entries({ ...DEFAULTS, ...data })) {
    args[ARGUMENTS[key] ?? key] = valueWords(value, game);
  }
  return args;
}

/** What happened, in words. */
export function eventWords({ name, data }, game) {
  return inTable("wizard.log.happens.", name, argumentsOf(data, game)) ?? eventName(name);
}

function actionWords({ name, data }, game) {
  const args = argumentsOf(data, game);
  if (typeof data["event"] === "string") args["event"] = eventName(data["event"]);
  args["changes"] = changesByHand(data, game);
  return inTable("wizard.log.action.", name, args) ?? [name, ...pairs(data)].join(" ");
}

/** What was set by hand: whose, and which numbers. */
function changesByHand(data, game) {
  return Object.entries(data)
    .map(([key, value]) => {
      const number = numberWords(key);
      if (number) return number + " " + value;
      return key === "zone" ? zoneWords(value) : key === "muted" ? muteWords(value) : valueWords(value, game);
    })
    .join(say("wizard.name.between"));
}

function numberWords(name) {
  return inTable("wizard.number.", name, {});
}

function muteWords(muted) {
  return say(String(muted) === "false" ? "wizard.table.unmute" : "wizard.table.mute");
}

function triggerWords({ name, data, card }, game) {
  if (name === "removal") return say("wizard.log.trigger.over");
  const args = { card: quotedName(game, card || ""), player: nameIn(game, data.owner) };
  return say("wizard.log.trigger." + (card ? "card" : "plain"), args);
}

function noteWords({ name, data }, game) {
  const args = {};
  for (const [key, value] of Object.entries(data)) {
    // a value that is missing is shown as the author's own variable
    args[key] =
      key === "event" ? eventName(value) : key === "value" || key === "trigger" ? value : valueWords(value, game);
  }
  return inTable("wizard.note.", name, args) ?? [name, ...pairs(data)].join(" ");
}

function zoneWords(zone) {
  return zone === "" ? say("wizard.zone.nowhere") : (inTable("wizard.zone.", zone, {}) ?? zone);
}
