package cardbench.codes.ygo.view;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.DeckSizes;
import cardbench.codes.ygo.limits.LimitCodes;
import cardbench.codes.ygo.limits.LimitList;
import cardbench.codes.ygo.limits.PointBudget;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.ArrayList;
import java.util.List;

/** Checks a deck by a list of limits, as the clients do that the list is for. */
public final class ListRules {

    /** The bit of a card of which a Rush deck has one monster, one spell and one trap. */
    private static final int LEGEND = 0x400;

    private final YgoCards cards;
    private final LimitList list;
    private final DeckSizes sizes;
    private final YgoRules rules;

    /** Rules with these cards and this list, read as the clients that both are for. */
    public ListRules(YgoCards cards, LimitList list) {
        this.cards = cards;
        this.list = list.with(cards.dialect());
        this.sizes = DeckSizes.of(list);
        this.rules = new YgoRules(cards, sizes, this::limit, list.remarks());
    }

    /**
     * The number of copies allowed of a card; what a whitelist does not contain has a value of its
     * own.
     */
    private int limit(int id) {
        return list.admits(id, cards) ? list.copies(id, cards) : LimitList.USUAL;
    }

    /** Checks a deck; returns one diagnostic for each violation. */
    public List<Diagnostic> check(YgoDeck deck) {
        List<Diagnostic> diagnostics = new ArrayList<>(rules.check(deck));
        List<Integer> cards = new ArrayList<>(deck.main());
        cards.addAll(deck.extra());
        cards.addAll(deck.side());
        if (list.dialect() == Dialect.EDOPRO) {
            scopes(deck, diagnostics);
        }
        forbidden(cards, diagnostics);
        points(cards, diagnostics);
        return diagnostics;
    }

    /** The number of cards, of no matter what kind, that the main deck lacks without some. */
    public int missing(YgoDeck deck, int without) {
        return Math.max(0, sizes.least().get(0) - rules.size(deck, 0) + without);
    }

    /** EDOPro: one Skill, and one Legend of each kind of card in main and extra deck. */
    private void scopes(YgoDeck deck, List<Diagnostic> diagnostics) {
        int skills = deck.main().size() - rules.size(deck, 0);
        if (skills > 1) {
            diagnostics.add(LimitCodes.SKILLS.anywhere().with("count", skills));
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
                diagnostics.add(LimitCodes.LEGENDS.anywhere().with("count", legends));
            }
        }
    }

    private void forbidden(List<Integer> ids, List<Diagnostic> diagnostics) {
        for (int i = 0; i < ids.size(); i++) {
            int id = ids.get(i);
            boolean type = list.forbidsType(id, cards);
            if ((type || !list.admits(id, cards)) && ids.indexOf(id) == i) {
                DiagnosticCode code = type ? LimitCodes.TYPE : LimitCodes.NOT_LISTED;
                diagnostics.add(
                        code.anywhere().with("name", rules.name(id)).with("list", list.name()));
            }
        }
    }

    private void points(List<Integer> ids, List<Diagnostic> diagnostics) {
        for (PointBudget budget : list.budgets()) {
            long total = 0;
            for (int id : ids) {
                total += list.points(id, budget, cards);
            }
            if (total > budget.most()) {
                diagnostics.add(
                        LimitCodes.POINTS
                                .anywhere()
                                .with("name", budget.name())
                                .with("count", total)
                                .with("most", budget.most()));
            }
        }
    }
}
