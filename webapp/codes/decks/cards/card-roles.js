/*
 * What the cards of a deck are for: lands, Basics, starters. A role is pressed by the reader, stated by the list or a
 * card table, or guessed. What was pressed is kept by game and name, so that a card has its roles in every deck.
 */

import { keep, recall } from "../../../base/ui/storage.js";
import { say } from "../../../base/ui/words.js";

/** The most cards whose roles are kept; those pressed last stay. */
const MOST = 1200;

/** The roles by what a card costs. */
const DROPS = ["", "one", "two", "three", "four"];

/** Roles of which each card of a deck either is or is not one: until each is known, what is counted is a guess. */
const COUNTED = ["land", "basic", "supporter"];

/** The basic lands of Magic, in English; the words of the page name them in its language. */
const BASIC_LANDS = ["plains", "island", "swamp", "mountain", "forest", "wastes"];

/** The roles that lists have a group for, and what they call it. */
const GROUPS = {
  mtg: {
    land: /^(lands?|l\u00e4nder|terrains|tierras|terre|terrenos|\u5730|\u5730\u724c|\u571f\u5730)(?![a-z])/i,
  },
  ptcg: {
    basic: /^(basics?( pok[e\u00e9]mon)?|\u57fa\u7840\u5b9d\u53ef\u68a6|\u305f\u306d\u30dd\u30b1\u30e2\u30f3)$/i,
    supporter: /^(supporters?|\u652f\u63f4\u8005|\u30b5\u30dd\u30fc\u30c8)(?![a-z])/i,
  },
};

/** Whether a card is a basic land, of which a deck may have any number. */
export function isBasicLand(name) {
  const plain = name.toLowerCase().replace("snow-covered ", "");
  return BASIC_LANDS.includes(plain) || say("questions.basic-lands").split(" ").includes(plain);
}

/** Whether a card stands in the group of its list that has the cards with a role. */
function isListed(game, role, { group }) {
  return Boolean(GROUPS[game]?.[role]?.test(group || ""));
}

/** The key of a card in the store. */
function keyOf(game, { name }) {
  return game + ":" + name.toLowerCase();
}

/** What was pressed: the roles that a card has, and those that it does not have. */
function pressedOf(game, card) {
  const [, yes = [], no = []] = recall("roles", []).find(([key]) => key === keyOf(game, card)) || [];
  return { yes, no };
}

/** The roles that a card has without a press. */
function givenRoles(game, card) {
  const drop = DROPS[card.cost];
  const isLand = game === "mtg" && isBasicLand(card.name);
  return COUNTED.filter((role) => isListed(game, role, card) || (role === "land" && isLand)).concat(drop || []);
}

/**
 * The roles of a card.
 *
 * @param {string} game
 * @param {{name: string, group: (string|undefined), cost: (number|undefined)}} card
 * @return {!Array<string>}
 */
export function rolesOf(game, card) {
  const { yes, no } = pressedOf(game, card);
  return [...givenRoles(game, card).filter((role) => !no.includes(role) && !yes.includes(role)), ...yes];
}

/** Whether it is known of each card of a deck whether it has a role. */
export function isSettled(game, cards, role) {
  if (!COUNTED.includes(role) || cards.some((card) => isListed(game, role, card))) return true;
  return cards.every((card) => {
    const { yes, no } = pressedOf(game, card);
    return yes.includes(role) || no.includes(role) || (role === "land" && isBasicLand(card.name));
  });
}

/** The cards that may have a role: those of the section that has such cards, where the list has one. */
export function candidatesFor(game, cards, role) {
  const sections = {
    basic: /^pok[e\u00e9]mon|\u5b9d\u53ef\u68a6|\u30dd\u30b1\u30e2\u30f3/i,
    supporter: /^trainer|\u8bad\u7ec3\u5bb6|\u30c8\u30ec\u30fc\u30ca\u30fc/i,
  };
  const wanted = game === "ptcg" && sections[role];
  const found = wanted ? cards.filter(({ group }) => wanted.test(group || "")) : [];
  return found.length > 0 ? found : cards;
}

function keepRoles(game, changes) {
  const keys = changes.map(([card]) => keyOf(game, card));
  const kept = recall("roles", []).filter(([key]) => !keys.includes(key));
  keep("roles", [...kept, ...changes.map(([, pressed], i) => [keys[i], pressed.yes, pressed.no])].slice(-MOST));
}

/** What is pressed of a card once it has a role, or does not have it. */
function pressedWith(game, card, role, has) {
  const without = (roles) => roles.filter((one) => one !== role);
  const { yes, no } = pressedOf(game, card);
  return { yes: has ? [...without(yes), role] : without(yes), no: has ? without(no) : [...without(no), role] };
}

/** Gives a card a role, or takes it away. */
export function switchRole(game, card, role) {
  keepRoles(game, [[card, pressedWith(game, card, role, !rolesOf(game, card).includes(role))]]);
}

/** Keeps of each card whether it has a role now: the reader has confirmed what counts. */
export function settleRole(game, cards, role) {
  keepRoles(game, cards.map((card) => [card, pressedWith(game, card, role, rolesOf(game, card).includes(role))]));
}

/** How many copies have a role. A source of mana is a land, too. */
export function copiesOf(game, cards, role) {
  const has = (card) => {
    const roles = rolesOf(game, card);
    return roles.includes(role) || (role === "land" && roles.includes("source"));
  };
  return cards.reduce((sum, card) => sum + (has(card) ? card.count : 0), 0);
}
