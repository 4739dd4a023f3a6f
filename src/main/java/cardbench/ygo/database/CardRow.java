package cardbench.ygo.database;

import cardbench.deck.CardNumber;
import cardbench.ygo.setcode.Setcode;

/**
 * A row of {@code datas} with the name from {@code texts}. Immutable.
 *
 * <pre>{@code
 * level    bits 31..24     23..16       15..8      7..0
 *          left scale   right scale       -        level, rank or link rating
 * }</pre>
 *
 * @param id the id, in the form of {@link CardNumber}
 * @param name the name, or empty
 * @param alias the id of the card that it counts as, in the same form, or 0
 * @param setcode its archetypes
 * @param type the bits of its types ({@link CardWords#types})
 * @param level levels and scales
 * @param attack the attack; -2 is a question mark
 * @param defence the defence, or the arrows of a link monster
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

    /** Ids of the same card with another artwork differ by less than this, as in YGOPro. */
    private static final int ARTWORK = 20;

    /** The id as an unsigned number, from 0 to 4294967295. */
    public long number() {
        return CardNumber.of(id);
    }

    /** Whether it belongs in the extra deck. */
    public boolean isExtra() {
        return (type & (FUSION | SYNCHRO | XYZ | LINK)) != 0;
    }

    /** Whether it is a token, which belongs in no deck. */
    public boolean isToken() {
        return (type & TOKEN) != 0;
    }

    /** Whether it is a link monster, whose defence is its link arrows. */
    public boolean isLink() {
        return (type & LINK) != 0;
    }

    /** Whether it is the card of {@link #alias} with another artwork. */
    public boolean isArtwork() {
        // With a farther id, the alias is a different card that counts as the same name.
        return alias != 0 && Math.abs(CardNumber.of(alias) - number()) < ARTWORK;
    }

    /** The id under which its copies are counted. */
    public int countedAs() {
        return alias == 0 ? id : alias;
    }
}
