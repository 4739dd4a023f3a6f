package cardbench.codes.ygo.database;

import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.SetcodeDesigner;
import java.util.ArrayList;
import java.util.List;

/**
 * Statistics and anomalies in the setcodes of a database. Immutable.
 *
 * @param bySlots the number of cards with 0, 1, 2, 3 and 4 slots in use
 * @param unlisted slots that no list names, with the number of cards that have them
 * @param accidental sub-archetypes, with the number of cards that are members because of a slot
 *     that no list names
 * @param redundant slots whose memberships another slot of the card implies
 * @param negative cards whose setcode is negative as an integer, which some tools read wrongly
 */
public record DatabaseAudit(
        List<Integer> bySlots,
        List<Count> unlisted,
        List<Count> accidental,
        List<Redundant> redundant,
        List<CardRow> negative) {

    /** The maximum number of cards in a list. */
    private static final int MAX_LISTED = 1000;

    /** A number of an archetype or a slot, and a number of cards. */
    public record Count(int code, int cards) {}

    /** A redundant slot of a card, and the slot that implies it. */
    public record Redundant(CardRow card, int slot, int by) {}

    /** Copies the lists. */
    public DatabaseAudit {
        bySlots = List.copyOf(bySlots);
        unlisted = List.copyOf(unlisted);
        accidental = List.copyOf(accidental);
        redundant = List.copyOf(redundant);
        negative = List.copyOf(negative);
    }

    /** Audits cards, with the archetypes that lists name. */
    public static DatabaseAudit of(List<CardRow> cards, List<Archetype> registry) {
        boolean[] listed = new boolean[Archetype.MAX + 1];
        for (Archetype archetype : registry) {
            listed[archetype.code()] = true;
        }
        int[] bySlots = new int[Setcode.SLOTS + 1];
        int[] unlisted = new int[Archetype.MAX + 1];
        int[] accidental = new int[Archetype.MAX + 1];
        List<Redundant> redundant = new ArrayList<>();
        List<CardRow> negative = new ArrayList<>();
        for (CardRow card : cards) {
            List<Integer> slots = card.setcode().codes();
            bySlots[slots.size()]++;
            if (card.setcode().value() < 0 && negative.size() < MAX_LISTED) {
                negative.add(card);
            }
            for (int slot : slots) {
                unlisted[slot] += listed[slot] ? 0 : 1;
                for (int bits = 1; bits < SetcodeDesigner.NUMBERS && !listed[slot]; bits++) {
                    int target = Archetype.of(bits, Archetype.base(slot));
                    boolean member = listed[target] && Archetype.isMember(slot, target);
                    accidental[target] += member ? 1 : 0;
                }
            }
            redundant(card, slots, redundant);
        }
        List<Integer> sizes = new ArrayList<>();
        for (int count : bySlots) {
            sizes.add(count);
        }
        return new DatabaseAudit(sizes, counts(unlisted), counts(accidental), redundant, negative);
    }

    private static List<Count> counts(int[] cards) {
        List<Count> counts = new ArrayList<>();
        for (int code = 1; code < cards.length; code++) {
            if (cards[code] > 0) {
                counts.add(new Count(code, cards[code]));
            }
        }
        return counts;
    }

    private static void redundant(CardRow card, List<Integer> slots, List<Redundant> found) {
        for (int slot : slots) {
            for (int inner : slots) {
                if (Archetype.isInside(inner, slot) && found.size() < MAX_LISTED) {
                    found.add(new Redundant(card, slot, inner));
                }
            }
        }
    }
}
