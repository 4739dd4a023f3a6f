/* The forms in which a list is offered. Pure functions. */

/** The forms that programs of one game alone read, by the game. */
const GAME_FORMS = {
  mtg: ["arena", "mtgo", "moxfield"],
  ptcg: ["ptcgl"],
  riftbound: ["tts"],
  digimon: ["tts"],
};

/**
 * The forms in which a list of a game is offered, those of the game first. Forms of other games are left out where the
 * game is known, and come last where it is not.
 *
 * @param {string} game
 * @param {!Array<string>} outputs the forms in which the core can write the list
 * @return {!Array<string>}
 */
export function formsFor(game, outputs) {
  const bound = Object.values(GAME_FORMS).flat();
  const shared = outputs.filter((form) => !bound.includes(form));
  if (game === "unknown") return [...shared, ...outputs.filter((form) => bound.includes(form))];
  return [...outputs.filter((form) => GAME_FORMS[game]?.includes(form)), ...shared];
}
