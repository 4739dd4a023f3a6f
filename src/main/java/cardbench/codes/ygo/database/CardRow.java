package cardbench.codes.ygo.database;

import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;

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
 * @param race the bits of its races, 64 in EDOPro
 * @param ot the bits of the regions or scopes to which it belongs
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
        long race,
        int attribute,
        int ot) {

    private static final int MONSTER = 1;
    private static final int FUSION = 0x40;
    private static final int TOKEN = 0x4000;
    private static final int SYNCHRO = 0x2000;
    private static final int XYZ = 0x800000;
    private static final int LINK = 0x4000000;
    private static final int SKILL = 0x8000000;

    /** The bits of {@code ot} that YGOPro knows; that of cards before their release is EDOPro's. */
    private static final int YGOPRO_REGIONS = 0xf;

    /** The number of races that YGOPro knows; EDOPro has more. */
    private static final int YGOPRO_RACES = 26;

    /** Close to the id of its alias, but a card of its own in YGOPro: Black Luster Soldier. */
    private static final int OWN_CARD = 5405695;

    /** The id as an unsigned number, from 0 to 4294967295. */
    public long number() {
        return CardNumber.of(id);
    }

    /**
     * Whether it belongs in the extra deck. EDOPro has Link spells, which belong in the main deck.
     */
    public boolean isExtra() {
        return (type & (FUSION | SYNCHRO | XYZ)) != 0 || isLink() && isMonster();
    }

    /** Whether it is a Skill card of EDOPro, which lies beside the deck. */
    public boolean isSkill() {
        return (type & SKILL) != 0;
    }

    /** Whether it has a bit that only EDOPro knows. */
    boolean isOfEdopro() {
        return (ot & ~YGOPRO_REGIONS) != 0 || race >>> YGOPRO_RACES != 0;
    }

    /** Whether it is a monster; no other card has a level, attack, defence, attribute or race. */
    public boolean isMonster() {
        return (type & MONSTER) != 0;
    }

    /** Whether it has a defence: a Link monster has none, its column holds the arrows. */
    public boolean hasDefence() {
        return isMonster() && !isLink();
    }

    /** The level, rank or link rating. */
    public int stars() {
        return level & 255;
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
    public boolean isArtwork(Dialect dialect) {
        // With a farther id, the alias is a different card that counts as the same name.
        return alias != 0
                && Math.abs(CardNumber.of(alias) - number()) < dialect.artworkDistance()
                && (id != OWN_CARD || dialect == Dialect.EDOPRO);
    }

    /** The id under which its copies are counted. */
    public int countedAs() {
        return alias == 0 ? id : alias;
    }
}
