/*
 * What the cards of a deck are for, as the reader has pressed it: starters, lands, Basics. Kept by game and name, so
 * that a deck has its roles again when it is opened the next time, and when it was changed.
 */

import { keep, recall } from "../../../base/ui/storage.js";
import { say } from "../../../base/ui/words.js";

/** The most cards whose roles are kept; those pressed last stay. */
const MOST = 600;

/** The basic lands of Magic, in English; the words of the page name them in its language. */
const BASIC_LANDS = ["plains", "island", "swamp", "mountain", "forest", "wastes"];

function isBasicLand(name) {
  const plain = name.toLowerCase().replace("snow-covered ", "");
  return BASIC_LANDS.includes(plain) || say("questions.basic-lands").split(" ").includes(plain);
}

/** Cards that have a role in every deck. */
const KNOWN = { mtg: { land: isBasicLand } };

/** The key of a card in the store. */
function keyOf(game, name) {
  return game + ":" + name.toLowerCase();
}

/**
 * The roles of a card.
 *
 * @param {string} game
 * @param {string} name
 * @return {!Array<string>}
 */
export function rolesOf(game, name) {
  const stored = recall("roles", []).find(([key]) => key === keyOf(game, name));
  if (stored) return stored[1];
  return Object.entries(KNOWN[game] || {})
    .filter(([, known]) => known(name))
    .map(([role]) => role);
}

/** Gives a card a role, or takes it away. */
export function switchRole(game, name, role) {
  const before = rolesOf(game, name);
  const roles = before.includes(role) ? before.filter((one) => one !== role) : [...before, role];
  const key = keyOf(game, name);
  const kept = recall("roles", []).filter(([one]) => one !== key);
  keep("roles", [...kept, [key, roles]].slice(-MOST));
}
