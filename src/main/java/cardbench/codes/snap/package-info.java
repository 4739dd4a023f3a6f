/**
 * Deck codes of Marvel Snap, the long form and the short one. Start at {@link
 * cardbench.codes.snap.SnapCodec}. A card is identified by the id that the game gives it, {@code
 * IronMan}; the lines above a code have its name and its cost.
 */
package cardbench.codes.snap;
