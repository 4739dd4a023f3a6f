/* What can happen in the view Archetypes, besides what its files do (files.js). view.js draws what follows. */

import { archetypeRecord, keepNumbering } from "./record.js";
import { EMPTY_SEARCH, archetypeState, archetypeStore } from "./state.js";

/** A change that the address holds. */
function change(members) {
  archetypeStore.set(members);
  archetypeRecord.keep();
  archetypeRecord.write(false);
}

/** The setcode that is looked at, and the archetype that it is held against. */
export function lookAt(value) {
  change({ value });
}

export function holdAgainst(target) {
  change({ target });
}

/** The base of the new archetype; its family gets another member. */
export function designFrom(base, inside) {
  change({ base, inside, chosen: "" });
}

/** The archetypes that the new one lies inside of. */
export function designInside(inside) {
  change({ inside, chosen: "" });
}

export function nameDesign(title) {
  archetypeStore.set({ title });
}

export function chooseNumber(chosen) {
  archetypeStore.set({ chosen });
}

/** Fields of the search; the first page is shown, unless another one is asked for. */
export function changeSearch(members) {
  archetypeStore.set({ search: { ...archetypeState().search, offset: 0, ...members } });
}

export function clearSearch() {
  changeSearch({ ...EMPTY_SEARCH, in: "name" });
}

/** What the open lists name, and whose numbers they are. */
export function takeNames({ names, lists, numbering, numberingBy }) {
  archetypeStore.set({ names, lists, spoken: { client: numbering, by: numberingBy } });
}

/** The client whose numbers are shown; an empty text leaves it to the open files. */
export function chooseNumbering(client) {
  archetypeStore.set({ numbering: client });
  keepNumbering(client);
}

/**
 * Takes the number of an archetype that was requested by its name, and the numbering in which it means that.
 *
 * @param {!Object} members of the state that take the number
 * @param {string} client
 */
export function takeNamed(members, client) {
  keepNumbering(client);
  change({ numbering: client, ...members });
}

/**
 * Shows for each file why it was not taken; an empty list ends it.
 *
 * @param {!Array<string>} troubles
 */
export function refuseFiles(troubles) {
  archetypeStore.set({ troubles });
}

/** Takes the state in the address. */
export function enterArchetypes(parts) {
  const given = parts.archetypes || parts.cards; // links of older versions
  const looked = given ? { value: given.slice(0, 100), target: parts.in || "" } : {};
  const inside = (parts.inside || "").split(",").filter((code) => /^0x[0-9a-f]{4}$/.test(code));
  archetypeStore.set({ ...looked, ...(parts.base ? { base: parts.base.slice(0, 100), inside } : {}) });
}
