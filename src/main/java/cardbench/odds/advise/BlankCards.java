package cardbench.odds.advise;

import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Exact;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/**
 * The blank cards of a deck: no topic queries them and they do not act, so they only fill the deck
 * up. A change of the other cards is best paid for with them.
 */
public final class BlankCards {

    private BlankCards() {}

    /**
     * For each card of the file, whether it is blank: none of its effects runs, and no topic names
     * it, or something it has and others lack, in a combo, a score, a header or an effect.
     */
    public static List<Boolean> of(DeckPrograms programs) {
        boolean[] asked = new boolean[programs.file().cards().size()];
        for (TopicPrograms topic : programs.topics()) {
            List<boolean[]> conditions = new ArrayList<>(Exact.looks(topic).conditions());
            List<Program> written = topic.outsideEffects();
            if (topic.topic().execProgram()) {
                written.addAll(topic.allEffects());
                for (int card = 0; card < asked.length; card++) {
                    asked[card] |= !topic.effects().get(card).isEmpty();
                }
            }
            for (Program program : written) {
                conditions.addAll(conditions(program, topic.vocabulary()));
            }
            conditions.forEach(condition -> ask(condition, asked));
        }
        List<Boolean> blank = new ArrayList<>();
        for (boolean one : asked) {
            blank.add(!one);
        }
        return blank;
    }

    /** A condition that all cards meet does not distinguish them. */
    private static void ask(boolean[] condition, boolean[] asked) {
        boolean allMet = true;
        for (boolean met : condition) {
            allMet &= met;
        }
        for (int card = 0; card < asked.length && !allMet; card++) {
            asked[card] |= condition[card];
        }
    }

    /** The conditions of the card sets in a program. */
    private static List<boolean[]> conditions(Program program, Vocabulary vocabulary) {
        List<boolean[]> conditions = new ArrayList<>();
        ExpressionWalker.through(program, one -> add(one, vocabulary, conditions));
        return conditions;
    }

    private static void add(Expression one, Vocabulary vocabulary, List<boolean[]> conditions) {
        CardSet cards = one.cards();
        for (Filter filter : cards == null ? List.<Filter>of() : cards.filters()) {
            boolean[] met =
                    filter instanceof Filter.Matching matching
                            ? vocabulary.meeting(matching.condition())
                            : null;
            if (met != null) {
                conditions.add(met);
            }
        }
    }
}
