package cardbench.ygo.database;

import cardbench.deck.CardNumber;
import cardbench.ygo.setcode.Setcode;

/**
 * A row of {@code datas} with the name from {@code texts}.
 *
 * @param id the card's number, as {@link CardNumber} keeps it
 * @param name as the database has it, or empty
 * @param alias the card that it counts as, kept in the same way, or 0
 * @param setcode its archetypes
 * @param type bits of what it is
 * @param level bits 0 to 7 level, rank or link rating, 16 to 23 right scale, 24 to 31 left scale
 * @param attack -2 stands for a question mark
 * @param defence the same; of link monsters the arrows
 */
public record CardRow(
        int id,
        String name,
        int alias,
        Setcode setcode,
        int type,
        int level,
        int attack,
        int defence,
        int race,
        int attribute,
        int ot) {

    private static final int FUSION = 0x40;
    private static final int TOKEN = 0x4000;
    private static final int SYNCHRO = 0x2000;
    private static final int XYZ = 0x800000;
    private static final int LINK = 0x4000000;

    /** Printings of one card with another picture have numbers that are nearer than this. */
    private static final int ARTWORK = 20;

    /** The card's number, from 0 to 4294967295. */
    public long number() {
        return CardNumber.of(id);
    }

    /** Whether it belongs into the extra deck. */
    public boolean isExtra() {
        return (type & (FUSION | SYNCHRO | XYZ | LINK)) != 0;
    }

    /** Whether it belongs into no deck. */
    public boolean isToken() {
        return (type & TOKEN) != 0;
    }

    /** Whether its defence holds link arrows. */
    public boolean isLink() {
        return (type & LINK) != 0;
    }

    /** Whether it is the card of {@link #alias} with another picture. */
    public boolean isArtwork() {
        return alias != 0 && Math.abs(CardNumber.of(alias) - number()) < ARTWORK;
    }

    /** The number under which its copies are counted. */
    public int countedAs() {
        return alias == 0 ? id : alias;
    }
}
