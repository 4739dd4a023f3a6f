package cardbench.codes.ygo.database;

import java.util.List;

/**
 * What a card has to be to be found: all of the conditions together. A condition that is empty, 0
 * or {@link Range#ANY} holds for every card. Immutable.
 *
 * @param archetypes the card is a member of one of them
 * @param noArchetype nothing is found: the archetype that was requested does not exist
 * @param types the card has all of these bits
 * @param attributes the card has one of these bits
 * @param races the card has one of these bits
 * @param regions the card has one of these bits
 * @param level the level, rank or link rating of a monster
 * @param attack the attack of a monster; a question mark is -2
 * @param defence the defence of a monster; Link monsters have none
 */
public record CardFilter(
        List<Integer> archetypes,
        boolean noArchetype,
        long types,
        long attributes,
        long races,
        long regions,
        Range level,
        Range attack,
        Range defence) {

    /** Copies the list. */
    public CardFilter {
        archetypes = List.copyOf(archetypes);
    }

    /** Numbers between two bounds, both inclusive. */
    public record Range(int least, int most) {

        /** All numbers, and cards without a number. */
        public static final Range ANY = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);

        /** Whether every number is in it. */
        boolean isAny() {
            return least == Integer.MIN_VALUE && most == Integer.MAX_VALUE;
        }

        /**
         * Whether a number is in it. A question mark is not a number below all others: it is in a
         * range only if that begins below 0.
         */
        boolean holds(int number) {
            int from = least == Integer.MIN_VALUE ? 0 : least;
            return number >= from && number <= most;
        }
    }

    /** Whether a card meets all conditions. */
    public boolean holds(CardRow card) {
        return !noArchetype
                && (BitColumn.TYPES.bits(card) & types) == types
                && any(BitColumn.ATTRIBUTES, card, attributes)
                && any(BitColumn.RACES, card, races)
                && any(BitColumn.REGIONS, card, regions)
                && (level.isAny() || card.isMonster() && level.holds(card.stars()))
                && (attack.isAny() || card.isMonster() && attack.holds(card.attack()))
                && (defence.isAny() || card.hasDefence() && defence.holds(card.defence()))
                && isMember(card);
    }

    private static boolean any(BitColumn column, CardRow card, long wanted) {
        return wanted == 0 || (column.bits(card) & wanted) != 0;
    }

    private boolean isMember(CardRow card) {
        boolean member = archetypes.isEmpty();
        for (int archetype : archetypes) {
            member |= card.setcode().isMember(archetype);
        }
        return member;
    }
}
