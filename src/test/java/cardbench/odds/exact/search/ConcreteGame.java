package cardbench.odds.exact.search;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.Outcome;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Tags;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * One game in which the place of every card is known, played statement by statement as the language
 * is documented, on plain lists. What a solver finds over all orders is held against it.
 */
public final class ConcreteGame extends ConcreteZones {

    /** Longer games do not end. */
    private static final int MOST = 200;

    /** The game does not end. */
    public static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1;

        Fault(String what) {
            super(what, null, false, false);
        }
    }

    private final List<Program> effects;
    final Set<Program> closed = new LinkedHashSet<>();

    /** Effects that were activated, in turn. */
    public final List<Program> activated = new ArrayList<>();

    /** What was moved: the letters of both zones, and the kind of the card. */
    public final Set<String> moved = new LinkedHashSet<>();

    /** Is told whenever something may have changed. */
    public Runnable observer = () -> {};

    /** Combos of which it is known how they end, and those that succeed, as bits. */
    int decided;

    int succeeded;

    /** The items of {@code negate} that are used up. */
    private final Set<Integer> interruptions = new LinkedHashSet<>();

    private boolean negated;

    public ConcreteGame(TopicPrograms topic, Dice dice) {
        super(topic, dice);
        this.effects = TopicEffects.of(topic);
    }

    /** Deals the hand and runs the header. */
    public void open(int[] order) {
        for (int kind : order) {
            zone('D').add(new Card(kind));
        }
        for (int i = 0; i < topic.hand(); i++) {
            zone('H').add(zone('D').remove(0));
        }
        observer.run();
        if (topic.header() != null) {
            run(topic.header().statements());
        }
        clearLocals();
        observer.run();
    }

    /** Activates what can be activated until nothing can. */
    public void play() {
        while (activate()) {
            if (activated.size() > MOST) {
                throw new Fault("does not end");
            }
            clearLocals();
            observer.run();
        }
    }

    /** Activates the first effect that can be. */
    boolean activate() {
        Program next = topic.topic().execProgram() ? next() : null;
        if (next == null) {
            return false;
        }
        begin(next);
        List<Statement> costs = new ArrayList<>();
        List<Statement> rest = costs;
        for (Statement statement : next.statements()) {
            if (statement instanceof Statement.Fire) {
                rest = new ArrayList<>();
            } else if (rest != costs || statement instanceof Statement.Act) {
                rest.add(statement);
            }
        }
        run(costs);
        negated = isInterrupted(next, self.kind);
        run(rest);
        negated = false;
        end(next);
        return true;
    }

    /** Uses up the first interruption that is left and meets an effect of a card. */
    private boolean isInterrupted(Program effect, int kind) {
        for (int i = 0; i < topic.topic().negated().size(); i++) {
            String item = topic.topic().negated().get(i).value();
            boolean met =
                    item.startsWith("[")
                            ? effect.source().text().contains(item)
                            : item.equals("any") || topic.vocabulary().meeting(item)[kind];
            if (met && interruptions.add(i)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Begins a turn: effects may be activated again, cards are drawn, and the start runs.
     *
     * @param number from 1 on
     */
    void beginTurn(int number, int drawn, List<Statement> start) {
        variables.put("turn", number);
        closed.clear();
        activated.clear();
        for (int i = 0; i < drawn && !zone('D').isEmpty(); i++) {
            zone('H').add(zone('D').remove(0));
        }
        run(start);
        clearLocals();
    }

    /** Ends a turn: combos that succeed now have succeeded for good. */
    void endTurn() {
        succeeded |= result().successes().word(0);
        decided |= succeeded;
    }

    /** Closes the effect that has run. */
    void end(Program effect) {
        if (effect.flags().once()) {
            closed.add(effect);
        }
        self = null;
    }

    /** Looks for the next effect, and makes its card the running one. */
    public Program next() {
        for (char zone : topic.topic().scanZones().toCharArray()) {
            for (Card card : zone(zone)) {
                for (Program effect : topic.effects().get(card.kind)) {
                    boolean allowed =
                            effects.contains(effect)
                                    && !closed.contains(effect)
                                    && effect.flags().allows(zone)
                                    && (activated.isEmpty() || !effect.flags().onlyFirst());
                    if (allowed && guardsHold(effect)) {
                        self = card;
                        return effect;
                    }
                }
            }
        }
        return null;
    }

    void begin(Program effect) {
        activated.add(effect);
    }

    private boolean guardsHold(Program effect) {
        for (Statement statement : effect.statements()) {
            if (statement instanceof Statement.Fire) {
                return true;
            }
            if (statement instanceof Statement.Guard guard
                    && value(guard.number()) != 0 == guard.negated()) {
                return false;
            }
        }
        return false;
    }

    public void run(List<Statement> statements) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.Guard guard) {
                if (value(guard.number()) != 0 == guard.negated()) {
                    return;
                }
            } else if (statement instanceof Statement.Act act) {
                run(act.expression());
            }
            observer.run();
        }
    }

    /** Whether a statement of a negated activation does not happen: it is no cost. */
    private static boolean isNoCost(Expression expression) {
        if (expression instanceof Expression.Move e) {
            return e.cards().zone() != 'X' && !e.tags().contains("cost");
        }
        return expression instanceof Expression.Assign e && e.name().length() > 1
                || expression instanceof Expression.Shuffle
                || expression instanceof Expression.Ban;
    }

    private void run(Expression expression) {
        if (negated && isNoCost(expression)) {
            return;
        }
        if (expression instanceof Expression.Move e) {
            move(e);
        } else if (expression instanceof Expression.Assign e) {
            variables.put(e.name(), value(e.value()));
        } else if (expression instanceof Expression.If e) {
            run(value(e.condition()) != 0 ? e.then() : e.otherwise());
        } else if (expression instanceof Expression.Block e) {
            e.parts().forEach(this::run);
        } else if (expression instanceof Expression.Best e) {
            run(e.parts().get(0));
        } else if (expression instanceof Expression.Repeat e) {
            for (int i = 0; i < e.times() && value(e.until()) == 0; i++) {
                run(e.action());
            }
        } else if (expression instanceof Expression.Shuffle e) {
            shuffle(zone(e.zone()));
        } else if (expression instanceof Expression.Ban e) {
            List<Program> all = new ArrayList<>();
            topic.effects().forEach(all::addAll);
            for (int id : new Tags(all, false).banned(e.tag())) {
                closed.add(all.get(id));
            }
        } else if (expression.isNumber()) {
            value(expression);
        }
    }

    private void move(Expression.Move move) {
        List<Card> cards = cards(move.cards());
        boolean searches = false;
        for (Filter filter : move.cards().filters()) {
            searches |= filter instanceof Filter.Matching;
        }
        drew |= beginsOnTop(move.cards());
        int at = 0;
        for (Card card : cards) {
            for (Map.Entry<Character, List<Card>> zone : zones.entrySet()) {
                if (zone.getValue().remove(card)) {
                    moved.add(zone.getKey() + ">" + move.zone() + card.kind);
                }
            }
        }
        for (Card card : cards) {
            List<Card> to = zone(move.zone());
            to.add(move.top() ? at++ : to.size(), card);
        }
        if (topic.topic().autoShuffle()
                && searches
                && move.cards().zone() == 'D'
                && !cards.isEmpty()) {
            shuffle(zone('D'));
        }
        observer.run();
    }

    /** The outcome: the score, which combos succeed, and which with the other way of matching. */
    public String outcome() {
        return result().toString();
    }

    /** The outcome, as {@link #outcome}. */
    Outcome result() {
        boolean holds = topic.always() == null || value(topic.always().number()) != 0;
        int score = 0;
        int successes = 0;
        int others = 0;
        for (int i = 0; i < topic.combos().size(); i++) {
            ComboPrograms combo = topic.combos().get(i);
            boolean fails = (decided & ~succeeded & 1 << i) != 0;
            boolean succeeds = (succeeded & 1 << i) != 0;
            boolean met =
                    holds && (combo.condition() == null || value(combo.condition().number()) != 0);
            if (fails || !met && !succeeds) {
                continue;
            }
            int value = Math.max(0, value(combo.score().number()));
            boolean meets = succeeds || meets(combo);
            score = meets ? Math.max(score, value) : score;
            successes |= meets && value > 0 ? 1 << i : 0;
            boolean otherwise = combo.orderMatters() && meets(combo, !combo.combo().bestMatching());
            others |= otherwise && value > 0 ? 1 << i : 0;
        }
        return new Outcome(score, successes, others);
    }

    /** The cards of the zones that a problem has, by their classes, and all variables. */
    public String position(Problem problem) {
        StringBuilder position = new StringBuilder();
        for (char letter : problem.zones().toCharArray()) {
            position.append(letter).append(':');
            for (Card card : zone(letter)) {
                position.append((char) ('a' + problem.classOfKind()[card.kind]));
                position.append(card == self ? "*" : "");
            }
            position.append(' ');
        }
        for (Program effect : closed) {
            // those that are never activated have no number
            position.append(effects.contains(effect) ? "-" + effects.indexOf(effect) : "");
        }
        Map<String, Integer> set = new TreeMap<>(variables);
        set.values().removeIf(value -> value == 0);
        return position.append(set).toString();
    }
}
