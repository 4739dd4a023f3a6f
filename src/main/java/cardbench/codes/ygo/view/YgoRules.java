package cardbench.codes.ygo.view;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.DeckSizes;
import cardbench.codes.ygo.limits.LimitList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Checks the rules of a deck as the clients do: the sizes of its parts, each card in its part, and
 * the number of copies of each card in all parts together. {@link ListRules} add what a list of
 * limits requires.
 */
public final class YgoRules {

    /** The ids from here on are those of Skill cards, of which there may be no database. */
    private static final long SKILLS = 300_000_000;

    private static final long BEHIND_SKILLS = 310_000_000;

    private final YgoCards cards;
    private final DeckSizes sizes;
    private final IntUnaryOperator limits;
    private final Map<Integer, String> remarks;

    /**
     * Rules without a list.
     *
     * @param cards the cards that are known; copies of a card count together with its aliases
     */
    public YgoRules(YgoCards cards) {
        this(cards, DeckSizes.USUAL, id -> LimitList.USUAL, new TreeMap<>());
    }

    /** Rules with these sizes, and by the id of each card numbers of copies and remarks. */
    YgoRules(
            YgoCards cards,
            DeckSizes sizes,
            IntUnaryOperator limits,
            Map<Integer, String> remarks) {
        this.remarks = remarks;
        this.cards = cards;
        this.sizes = sizes;
        this.limits = limits;
    }

    /** Checks a deck; returns one diagnostic for each violation. */
    public List<Diagnostic> check(YgoDeck deck) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        List<Integer> ids = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int size = size(deck, part);
            int least = sizes.least().get(part);
            int most = sizes.most().get(part);
            if (size < least || size > most) {
                diagnostics.add(
                        DatabaseCodes.PART_SIZE
                                .anywhere()
                                .with("part", YgoDeck.partName(part))
                                .with("count", size)
                                .with("least", least)
                                .with("most", most));
            }
            places(deck.part(part), part, diagnostics);
            ids.addAll(deck.part(part));
        }
        copies(ids, diagnostics);
        return diagnostics;
    }

    /** The number of cards of a part that its size counts: Skill cards lie beside the deck. */
    int size(YgoDeck deck, int part) {
        int size = deck.part(part).size();
        for (int id : deck.part(part)) {
            size -= part == 0 && isSkill(id) ? 1 : 0;
        }
        return size;
    }

    private boolean isSkill(int id) {
        CardRow card = cards.card(id);
        long number = CardNumber.of(id);
        return card == null
                ? sizes.equals(DeckSizes.SPEED) && number >= SKILLS && number < BEHIND_SKILLS
                : card.isSkill();
    }

    private void places(List<Integer> ids, int part, List<Diagnostic> diagnostics) {
        for (int i = 0; i < ids.size(); i++) {
            CardRow card = cards.card(ids.get(i));
            if (card != null && ids.indexOf(ids.get(i)) == i) {
                // The side deck, part 2, may have cards of both kinds.
                if (card.isToken()) {
                    diagnostics.add(DatabaseCodes.TOKEN.anywhere().with("name", card.name()));
                } else if (part < 2 && card.isExtra() != (part == 1)) {
                    diagnostics.add(
                            DatabaseCodes.WRONG_PART
                                    .anywhere()
                                    .with("name", card.name())
                                    .with("part", YgoDeck.partName(part)));
                }
            }
        }
    }

    /** Counts copies in the order of the deck, since limits in a group may differ in EDOPro. */
    private void copies(List<Integer> ids, List<Diagnostic> diagnostics) {
        int[] groups = new int[ids.size()];
        int[] most = new int[ids.size()];
        for (int i = 0; i < groups.length; i++) {
            int id = ids.get(i);
            CardRow card = cards.card(id);
            groups[i] = card == null ? id : card.countedAs();
            most[i] = limits.applyAsInt(id);
        }
        for (int i = 0; i < groups.length; i++) {
            int count = 0;
            int limit = -1;
            boolean first = true;
            for (int at = 0; at < groups.length; at++) {
                if (groups[at] == groups[i]) {
                    first &= at >= i;
                    count++;
                    limit = limit < 0 && count > most[at] ? most[at] : limit;
                }
            }
            if (first && limit >= 0) {
                diagnostics.add(
                        DatabaseCodes.COPIES
                                .anywhere()
                                .with("name", name(groups[i]))
                                .with("count", count)
                                .with("most", limit));
            }
        }
    }

    /** The name of a card, or its number and what the list of limits remarks on it. */
    String name(int id) {
        CardRow card = cards.card(id);
        if (card != null) {
            return card.name();
        }
        String remark = remarks.get(id);
        return "#" + CardNumber.of(id) + (remark == null ? "" : " (" + remark + ")");
    }
}
