/**
 * The deck file of ygo-calc: its model, the YAML reader that gives every fault its place, and the
 * checks of names, counts and combos. This is the one model of topics and combos that sampling and
 * the exact methods work on. Start at {@link cardbench.deckfile.DeckFileReader}; {@link
 * cardbench.deckfile.DeckPrograms} is a file whose programs are parsed.
 */
package cardbench.deckfile;
