/**
 * The deck file of ygo-calc: its model, its reader, which reports each error with its place in the
 * YAML text, and the checks of names, counts and combos. Sampling and the exact methods share this
 * one model of topics and combos. Start at {@link cardbench.odds.deckfile.DeckFileReader}; {@link
 * cardbench.odds.deckfile.DeckPrograms} is a file with parsed programs.
 *
 * <p>YAML itself is read in {@code cardbench.base.yaml}, the language of the programs in {@code
 * cardbench.odds.yisp}. Nothing here plays games.
 */
package cardbench.odds.deckfile;
