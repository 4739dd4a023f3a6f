/**
 * 七圣召唤 (Genius Invokation TCG): share codes of 68 letters, read and written with every offset, and
 * the rules of a playable deck. The tables of cards are read in {@code cards}, and JSON is written
 * in {@code call}. Read {@link cardbench.codes.genshin.ShareCode} first, then the bits in {@code
 * ByteShuffle}.
 */
package cardbench.codes.genshin;
