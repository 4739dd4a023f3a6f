package cardbench.codes.ygo.deck;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.deck.CardNumber;
import java.util.ArrayList;
import java.util.List;

/** A run of equal adjacent cards: a row of the formats that count copies. */
public record CardRun(int id, int copies) {

    /** The rows of a part, each of at most {@code most} copies, in the order of the deck. */
    public static List<CardRun> of(List<Integer> cards, int most) {
        List<CardRun> runs = new ArrayList<>();
        int from = 0;
        while (from < cards.size()) {
            int id = cards.get(from);
            int to = from + 1;
            while (to < cards.size() && to - from < most && cards.get(to) == id) {
                to++;
            }
            runs.add(new CardRun(id, to - from));
            from = to;
        }
        return runs;
    }

    /** The same cards with equal ones adjacent, in the order of their first copies. */
    public static List<Integer> together(List<Integer> cards) {
        List<Integer> together = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            if (!together.contains(cards.get(i))) {
                for (int j = i; j < cards.size(); j++) {
                    if (cards.get(j).equals(cards.get(i))) {
                        together.add(cards.get(j));
                    }
                }
            }
        }
        return together;
    }

    /** Reports ids that are too large for a format. */
    static void checkIds(YgoDeck deck, int most, Diagnostics diagnostics) {
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            List<Integer> cards = deck.part(part);
            // Without this test, such an id loses its top bits and becomes another card: EDOPro
            // has ids such as 504700003, above 2^28.
            for (int i = 0; i < cards.size(); i++) {
                if (CardNumber.of(cards.get(i)) > most) {
                    diagnostics.add(
                            YgoCodes.ID_DOES_NOT_FIT
                                    .at(Location.pointer("/" + YgoDeck.partName(part) + "/" + i))
                                    .with("id", CardNumber.of(cards.get(i)))
                                    .with("most", most));
                }
            }
        }
    }
}
