package cardbench.ygo.view;

import cardbench.deck.CardNumber;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.database.DatabaseCodes;
import cardbench.ygo.database.Dialect;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.limits.DeckSizes;
import cardbench.ygo.limits.LimitList;
import cardbench.ygo.limits.PointBudget;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the rules of a deck as the clients do: the sizes of its parts, each card in its part, and
 * what a list of limits says about the cards of all parts together.
 */
public final class YgoRules {

    /** The bit of a card of which a Rush deck has one monster, one spell and one trap. */
    private static final int LEGEND = 0x400;

    /** The ids from here on are those of Skill cards, of which there may be no database. */
    private static final long SKILLS = 300_000_000;

    private static final long BEHIND_SKILLS = 310_000_000;

    private final YgoCards cards;
    private final LimitList list;
    private final DeckSizes sizes;
    private final boolean speed;

    /** Rules with these cards and this list, read as the clients that both are for. */
    public YgoRules(YgoCards cards, LimitList list) {
        this.cards = cards;
        this.list = list.with(cards.dialect());
        this.sizes = DeckSizes.of(list);
        this.speed = sizes.equals(DeckSizes.SPEED);
    }

    /** Checks a deck; returns one diagnostic for each violation. */
    public List<Diagnostic> check(YgoDeck deck) {
        List<Diagnostic> said = new ArrayList<>();
        List<Integer> all = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int size = size(deck, part);
            int least = sizes.least().get(part);
            int most = sizes.most().get(part);
            if (size < least || size > most) {
                said.add(
                        DatabaseCodes.PART_SIZE
                                .anywhere()
                                .with("part", YgoDeck.partName(part))
                                .with("count", size)
                                .with("least", least)
                                .with("most", most));
            }
            places(deck.part(part), part, said);
            all.addAll(deck.part(part));
        }
        if (list.dialect() == Dialect.EDOPRO) {
            scopes(deck, said);
        }
        forbidden(all, said);
        copies(all, said);
        points(all, said);
        return said;
    }

    /** The number of cards of a part that its size counts: Skill cards lie beside the deck. */
    public int size(YgoDeck deck, int part) {
        int size = deck.part(part).size();
        for (int id : deck.part(part)) {
            size -= part == 0 && isSkill(id) ? 1 : 0;
        }
        return size;
    }

    /** The least size of the main deck. */
    public int leastMain() {
        return sizes.least().get(0);
    }

    private boolean isSkill(int id) {
        CardRow card = cards.card(id);
        long number = CardNumber.of(id);
        return card == null ? speed && number >= SKILLS && number < BEHIND_SKILLS : card.isSkill();
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

    /** EDOPro: one Skill, and one Legend of each kind of card in main and extra deck. */
    private void scopes(YgoDeck deck, List<Diagnostic> said) {
        int skills = deck.main().size() - size(deck, 0);
        if (skills > 1) {
            said.add(DatabaseCodes.SKILLS.anywhere().with("count", skills));
        }
        List<Integer> played = new ArrayList<>(deck.main());
        played.addAll(deck.extra());
        // bits 0 to 2 of the type are those of monsters, spells and traps
        for (int kind = 1; kind <= 4; kind <<= 1) {
            int legends = 0;
            for (int id : played) {
                CardRow card = cards.card(id);
                boolean legend = card != null && (card.ot() & LEGEND) != 0;
                legends += legend && (card.type() & kind) != 0 ? 1 : 0;
            }
            if (legends > 1) {
                said.add(DatabaseCodes.LEGENDS.anywhere().with("count", legends));
            }
        }
    }

    private void forbidden(List<Integer> all, List<Diagnostic> said) {
        for (int i = 0; i < all.size(); i++) {
            int id = all.get(i);
            boolean type = list.forbidsType(id, cards);
            if ((type || !list.admits(id, cards)) && all.indexOf(id) == i) {
                DiagnosticCode code = type ? DatabaseCodes.TYPE : DatabaseCodes.NOT_LISTED;
                said.add(code.anywhere().with("name", name(id)).with("list", list.name()));
            }
        }
    }

    /** Counts copies in the order of the deck, since limits in a group may differ in EDOPro. */
    private void copies(List<Integer> all, List<Diagnostic> said) {
        int[] groups = new int[all.size()];
        int[] limits = new int[all.size()];
        for (int i = 0; i < groups.length; i++) {
            int id = all.get(i);
            CardRow card = cards.card(id);
            groups[i] = card == null ? id : card.countedAs();
            // what a whitelist does not have was reported before
            limits[i] = list.admits(id, cards) ? list.copies(id, cards) : LimitList.USUAL;
        }
        for (int i = 0; i < groups.length; i++) {
            int count = 0;
            int most = -1;
            boolean first = true;
            for (int at = 0; at < groups.length; at++) {
                if (groups[at] == groups[i]) {
                    first &= at >= i;
                    count++;
                    most = most < 0 && count > limits[at] ? limits[at] : most;
                }
            }
            if (first && most >= 0) {
                said.add(
                        DatabaseCodes.COPIES
                                .anywhere()
                                .with("name", name(groups[i]))
                                .with("count", count)
                                .with("most", most));
            }
        }
    }

    private void points(List<Integer> all, List<Diagnostic> said) {
        for (PointBudget budget : list.budgets()) {
            long total = 0;
            for (int id : all) {
                total += list.points(id, budget, cards);
            }
            if (total > budget.most()) {
                said.add(
                        DatabaseCodes.POINTS
                                .anywhere()
                                .with("name", budget.name())
                                .with("count", total)
                                .with("most", budget.most()));
            }
        }
    }

    private String name(int id) {
        CardRow card = cards.card(id);
        return card == null ? "#" + CardNumber.of(id) : card.name();
    }
}
