package cardbench.spark;

import java.io.Serializable;

/**
 * A card of a deck with its copies, those of all parts and sideboards together.
 *
 * @param card the game's number of the card, 0 to 2<sup>32</sup> - 1
 * @param copies 1 or more
 */
record CardCopies(long card, long copies) implements Serializable {}
