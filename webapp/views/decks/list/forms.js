/* The forms in which a list is offered. Pure functions. */

/** The forms that programs of one game alone read, by the game. */
const OWN_FORMS = { mtg: ["arena", "mtgo"], ptcg: ["ptcgl"] };

/**
 * The forms in which a list of a game is offered, its own first: what belongs to another game is left out, as far as
 * the game is known.
 *
 * @param {string} game
 * @param {!Array<string>} outputs the forms in which the core can write the list
 * @return {!Array<string>}
 */
export function formsFor(game, outputs) {
  const own = outputs.filter((form) => OWN_FORMS[game]?.includes(form));
  const others = Object.values(OWN_FORMS).flat();
  const shared = outputs.filter((form) => !others.includes(form));
  return game === "unknown" ? [...shared, ...outputs.filter((form) => others.includes(form))] : [...own, ...shared];
}
