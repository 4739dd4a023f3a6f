package cardbench.odds.deckfile;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.NumberText;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.yisp.check.RangeAnalysis;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * What holds in every game of a topic, whatever is drawn: how many cards a zone can have, and which
 * variables stay 0. Only what runs in the topic counts: effects of cards do with {@code
 * exec-program: true} alone.
 */
final class TopicFacts implements RangeAnalysis.Facts {

    private final Vocabulary vocabulary;
    private final int deckSize;

    /** The cards of the opening hand and those that turns begin with. */
    private final int dealt;

    private final Changes ofTopic = new Changes();
    private final Changes effects;

    /** What programs do: zones that cards move to, and variables that are set. */
    static final class Changes {

        private final Set<Character> zones = new HashSet<>();
        private final Set<String> variables = new HashSet<>();

        /** What the effects of the cards of a deck do; a card without copies does nothing. */
        static Changes ofEffects(DeckPrograms programs) {
            Changes changes = new Changes();
            for (int card = 0; card < programs.effects().size(); card++) {
                if (programs.file().cards().get(card).count() > 0) {
                    for (Program effect : programs.effects().get(card)) {
                        ExpressionWalker.through(effect, changes::note);
                    }
                }
            }
            return changes;
        }

        private void note(Expression expression) {
            if (expression instanceof Expression.Move move) {
                zones.add(move.zone());
            } else if (expression instanceof Expression.Assign assign) {
                variables.add(assign.name());
            }
        }

        private void note(NumberText number) {
            if (number != null) {
                ExpressionWalker.through(number.number(), this::note);
            }
        }
    }

    /**
     * The facts of a topic.
     *
     * @param effects what the effects of all cards do
     */
    TopicFacts(DeckPrograms programs, TopicPrograms topic, Changes effects) {
        this.vocabulary = programs.vocabulary();
        this.deckSize = programs.file().size();
        Turns turns = topic.topic().turns();
        this.dealt = Math.min(deckSize, topic.hand() + (turns == null ? 0 : turns.cards()));
        if (turns != null) {
            ofTopic.variables.add(Turns.VARIABLE);
        }
        this.effects = topic.topic().execProgram() ? effects : new Changes();
        for (Program program : topic.outsideEffects()) {
            ExpressionWalker.through(program, ofTopic::note);
        }
        ofTopic.note(topic.given());
        for (ComboPrograms combo : topic.combos()) {
            ofTopic.note(combo.condition());
            ofTopic.note(combo.score());
        }
    }

    /** The most cards that a zone can ever have. */
    int mostCards(char zone) {
        if (zone == ZoneLetter.DECK
                || ofTopic.zones.contains(zone)
                || effects.zones.contains(zone)) {
            return deckSize;
        }
        return zone == ZoneLetter.HAND ? dealt : 0;
    }

    @Override
    public int mostCards(CardSet cards) {
        boolean[] passing = new boolean[vocabulary.cards().size()];
        Arrays.fill(passing, true);
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.Matching matching) {
                boolean[] met = vocabulary.meeting(matching.condition());
                for (int kind = 0; kind < passing.length; kind++) {
                    passing[kind] &= met != null && met[kind];
                }
            }
        }
        int copies = 0;
        for (int kind = 0; kind < passing.length; kind++) {
            copies += passing[kind] ? vocabulary.cards().get(kind).count() : 0;
        }
        return Math.min(copies, mostCards(cards.zone()));
    }

    @Override
    public boolean mayBeSet(String variable) {
        boolean local = variable.length() == 1;
        return ofTopic.variables.contains(variable)
                || !local && effects.variables.contains(variable);
    }
}
