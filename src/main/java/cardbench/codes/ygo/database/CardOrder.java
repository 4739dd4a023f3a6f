package cardbench.codes.ygo.database;

import cardbench.base.text.EnumName;
import cardbench.codes.cards.NameFold;
import cardbench.codes.deck.CardNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards in the order of a column. Cards that have nothing in the column come last in both
 * directions, and cards with equal values by ascending id, so that pages of a search never overlap.
 */
public enum CardOrder {
    ID,
    NAME,
    SETCODE,
    TYPES,
    ATTRIBUTES,
    RACES,
    LEVEL,
    ATTACK,
    DEFENCE,
    REGIONS;

    /** The name of the column in the contract. */
    public String word() {
        return EnumName.of(this);
    }

    /** A card with its value in the column: a number, or a text of names. */
    private record Keyed(CardRow card, boolean empty, long number, String text) {}

    /** The cards in this order. */
    public List<CardRow> sorted(List<CardRow> cards, boolean descending) {
        List<Keyed> keyed = new ArrayList<>();
        for (CardRow card : cards) {
            keyed.add(key(card));
        }
        keyed.sort((a, b) -> compare(a, b, descending));
        List<CardRow> sorted = new ArrayList<>();
        for (Keyed each : keyed) {
            sorted.add(each.card);
        }
        return sorted;
    }

    private static int compare(Keyed a, Keyed b, boolean descending) {
        if (a.empty != b.empty) {
            return a.empty ? 1 : -1;
        }
        int order = a.text.compareTo(b.text);
        order = order == 0 ? Long.compare(a.number, b.number) : order;
        int turned = descending ? -order : order;
        return turned == 0 ? CardNumber.order(a.card.id(), b.card.id()) : turned;
    }

    private Keyed key(CardRow card) {
        return switch (this) {
            case ID -> number(card, card.number(), false);
            case NAME -> {
                String folded = NameFold.fold(card.name());
                yield new Keyed(card, folded.isEmpty(), 0, folded);
            }
            case SETCODE -> bits(card, card.setcode().value());
            case TYPES -> bits(card, BitColumn.TYPES.bits(card));
            case ATTRIBUTES -> bits(card, BitColumn.ATTRIBUTES.bits(card));
            case RACES -> bits(card, BitColumn.RACES.bits(card));
            case REGIONS -> bits(card, BitColumn.REGIONS.bits(card));
            case LEVEL -> number(card, card.stars(), !card.isMonster());
            case ATTACK -> number(card, card.attack(), !card.isMonster());
            case DEFENCE -> number(card, card.defence(), !card.hasDefence());
        };
    }

    /** Bits as an unsigned number: with the sign bit inverted, signed order is unsigned order. */
    private static Keyed bits(CardRow card, long bits) {
        return number(card, bits ^ Long.MIN_VALUE, bits == 0);
    }

    private static Keyed number(CardRow card, long number, boolean empty) {
        return new Keyed(card, empty, empty ? 0 : number, "");
    }
}
