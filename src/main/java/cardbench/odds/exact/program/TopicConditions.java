package cardbench.odds.exact.program;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Program;
import java.util.ArrayList;
import java.util.List;

/** The conditions on cards of a topic, each as the kinds that meet it. */
final class TopicConditions {

    private TopicConditions() {}

    /** Those outside of effects, and those of the combos. */
    static List<boolean[]> apartFromEffects(TopicPrograms topic) {
        List<boolean[]> met = new ArrayList<>();
        topic.outsideEffects().forEach(program -> met.addAll(of(program, topic)));
        for (ComboPrograms combo : topic.combos()) {
            met.addAll(combo.hand());
            met.addAll(combo.grave());
            ExpressionWalker.through(combo.score().number(), one -> add(one, topic, met));
            if (combo.condition() != null) {
                ExpressionWalker.through(combo.condition().number(), one -> add(one, topic, met));
            }
        }
        return met;
    }

    /** Those of a program, in the order of the walk. */
    static List<boolean[]> of(Program program, TopicPrograms topic) {
        List<boolean[]> met = new ArrayList<>();
        ExpressionWalker.through(program, one -> add(one, topic, met));
        return met;
    }

    private static void add(Expression one, TopicPrograms topic, List<boolean[]> met) {
        for (Filter.Matching condition : in(one)) {
            boolean[] kinds = topic.vocabulary().meeting(condition.condition());
            if (kinds != null) {
                met.add(kinds);
            }
        }
    }

    /** Those that an expression has itself, apart from its parts. */
    static List<Filter.Matching> in(Expression one) {
        List<Filter.Matching> conditions = new ArrayList<>();
        CardSet cards = one.cards();
        for (Filter filter : cards == null ? List.<Filter>of() : cards.filters()) {
            if (filter instanceof Filter.Matching matching) {
                conditions.add(matching);
            }
        }
        return conditions;
    }
}
