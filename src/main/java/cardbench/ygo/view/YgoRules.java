package cardbench.ygo.view;

import cardbench.deck.CardNumber;
import cardbench.text.Diagnostic;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.database.DatabaseCodes;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the rules of a deck: 40 to 60 cards in the main deck, up to 15 in the extra and the side
 * deck, each card in its part, and the number of copies allowed of each card in all parts together.
 */
public final class YgoRules {

    private static final int[] LEAST = {40, 0, 0};
    private static final int[] MOST = {60, 15, 15};

    private final YgoCards cards;
    private final CardLimits limits;

    /** Creates rules with these cards and limits; cards count together with their aliases. */
    public YgoRules(YgoCards cards, CardLimits limits) {
        this.cards = cards;
        this.limits = limits;
    }

    /** Checks a deck; returns one diagnostic for each violation. */
    public List<Diagnostic> check(YgoDeck deck) {
        List<Diagnostic> said = new ArrayList<>();
        List<Integer> counted = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int size = deck.part(part).size();
            if (size < LEAST[part] || size > MOST[part]) {
                said.add(
                        DatabaseCodes.PART_SIZE
                                .anywhere()
                                .with("part", YgoDeck.partName(part))
                                .with("count", size)
                                .with("least", LEAST[part])
                                .with("most", MOST[part]));
            }
            places(deck.part(part), part, said);
            for (int id : deck.part(part)) {
                CardRow card = cards.card(id);
                counted.add(card == null ? id : card.countedAs());
            }
        }
        copies(counted, said);
        return said;
    }

    private void places(List<Integer> ids, int part, List<Diagnostic> said) {
        for (int i = 0; i < ids.size(); i++) {
            CardRow card = cards.card(ids.get(i));
            if (card != null && ids.indexOf(ids.get(i)) == i) {
                // The side deck, part 2, may have cards of both kinds.
                if (card.isToken()) {
                    said.add(DatabaseCodes.TOKEN.anywhere().with("name", card.name()));
                } else if (part < 2 && card.isExtra() != (part == 1)) {
                    said.add(
                            DatabaseCodes.WRONG_PART
                                    .anywhere()
                                    .with("name", card.name())
                                    .with("part", YgoDeck.partName(part)));
                }
            }
        }
    }

    private void copies(List<Integer> counted, List<Diagnostic> said) {
        for (int i = 0; i < counted.size(); i++) {
            int id = counted.get(i);
            if (counted.indexOf(id) == i) {
                int count = 0;
                for (int other : counted) {
                    count += other == id ? 1 : 0;
                }
                if (count > limits.of(id)) {
                    CardRow card = cards.card(id);
                    said.add(
                            DatabaseCodes.COPIES
                                    .anywhere()
                                    .with(
                                            "name",
                                            card == null ? "#" + CardNumber.of(id) : card.name())
                                    .with("count", count)
                                    .with("most", limits.of(id)));
                }
            }
        }
    }
}
