package cardbench.codes.list;

import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.Zone;

/**
 * A change of a list. Sections and cards are named by their places in {@link DeckList#sections()},
 * counted from 0.
 */
public sealed interface ListEdit {

    /**
     * Where a card goes.
     *
     * @param section a section of the list, or {@link #NEW}
     * @param zone the zone of a new section; otherwise not looked at
     */
    record Target(int section, Zone zone) {

        /** The list gets a new section. */
        public static final int NEW = -1;
    }

    /**
     * Another number of copies.
     *
     * @param count from 0 to {@link ListReader#MAX_COPIES}; with 0 the card leaves the section
     */
    record Count(int section, int card, int count) implements ListEdit {}

    /**
     * Another card with as many copies.
     *
     * @param name as a line of a list has it, perhaps with a set or an id, without a number of
     *     copies
     */
    record Name(int section, int card, String name) implements ListEdit {}

    /** All copies of a card go to another section. */
    record Move(int section, int card, Target to) implements ListEdit {}

    /**
     * A card more.
     *
     * @param name as in {@link Name}
     * @param count from 1 to {@link ListReader#MAX_COPIES}
     */
    record Add(Target to, String name, int count) implements ListEdit {}

    /** The list states its game. */
    record Game(ListGame game) implements ListEdit {}
}
