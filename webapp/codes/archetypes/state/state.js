/*
 * What is open in the view Archetypes: one frozen object, and what is reported of setcodes by the names in it. Actions
 * (actions.js) replace it; what is on the screen is drawn from it.
 */

import { createStore } from "../../../base/store/store.js";
import { cardFiles } from "./card-files.js";
import { make } from "../../../base/ui/elements.js";

/** The clients that number archetypes, as the core calls them and as people do. */
export const CLIENTS = { ygopro: "YGOPro", edopro: "EDOPro" };

/** The fields of a search that finds every card. */
export const EMPTY_SEARCH = {
  text: "",
  archetype: "",
  type: "",
  attribute: "",
  race: "",
  region: "",
  level: "",
  attack: "",
  defence: "",
};

export const archetypeStore = createStore({
  /** The setcode that is looked at, as it was written, and the archetype it is held against. */
  value: "0x307b1048",
  target: "0x107b",

  /** The new archetype: what it is to be, and the step that is open. */
  base: "0xd",
  inside: ["0x100d", "0x300d"],
  chosen: "",
  title: "",

  /** What the lists name: [{code, name, others, retired, list}]. */
  names: [],
  lists: [],

  /** The client whose numbers the reader chose; an empty text leaves it to the open files. */
  numbering: "",

  /** The client whose numbers the names have, and what decided that: {client, by}, from the core. */
  spoken: { client: "", by: "" },

  /** A search in the open databases, as its fields are written; the dialect is the core's choice at first. */
  search: { ...EMPTY_SEARCH, in: "name", dialect: "", sort: "id", descending: false, offset: 0 },

  /** Why files were not taken, as the page reports it; empty where none was refused. */
  troubles: [],
});

/** The state now. */
export const archetypeState = archetypeStore.get;

/** The name of an archetype by its number, or an empty text. */
export function nameOf(code) {
  const named = archetypeState().names.find((one) => one.code === code && !one.retired);
  return named ? named.name : "";
}

/** Number and name in one. */
export function labelOf(code) {
  const name = nameOf(code);
  return name ? [make("code", null, code), " ", name] : make("code", null, code);
}

/** The lower bits of an archetype. Callers have an answer of the core, which comes behind its constants. */
export function baseOf(code) {
  return parseInt(code, 16) & cardFiles.lab.constants.setcode.base;
}

export function bitsOf(code) {
  return Math.floor(parseInt(code, 16) / (cardFiles.lab.constants.setcode.base + 1));
}

/**
 * The archetype that a number requires: the engines look at 16 bits of it.
 *
 * @param {!SetcodeUnpackResult} read
 */
export function targetOf(read) {
  return hexOf(Number(BigInt(read.setcode) & BigInt(cardFiles.lab.constants.setcode.code)));
}

/** The archetype with these upper bits and this base. */
export function codeOf(bits, base) {
  return hexOf(bits * (cardFiles.lab.constants.setcode.base + 1) + base);
}

export function hexOf(number) {
  return "0x" + number.toString(16);
}

/** The registered archetypes of a base, smallest first. */
export function familyOf(base) {
  const { names } = archetypeState();
  const codes = names.filter((one) => !one.retired && baseOf(one.code) === base).map((one) => one.code);
  return [...new Set(codes)].sort((a, b) => parseInt(a, 16) - parseInt(b, 16));
}
