/**
 * Deck codes of Legends of Runeterra. Start at {@link cardbench.codes.lor.LorCodec}. A card is
 * identified by its id alone, {@code 01DE002}: its set, its region and its number.
 */
package cardbench.codes.lor;
