package cardbench.odds.exact.search;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.Outcome;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Tags;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * One game in which the place of every card is known, played statement by statement as the language
 * is documented, on plain lists. What a solver finds over all orders is held against it.
 */
public final class ConcreteGame {

    /** Longer games do not end. */
    private static final int MOST = 200;

    /** A card: two copies of a kind are two cards. */
    public static final class Card {
        public final int kind;

        Card(int kind) {
            this.kind = kind;
        }
    }

    /** The game does not end. */
    public static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1;

        Fault(String what) {
            super(what, null, false, false);
        }
    }

    private final TopicPrograms topic;
    private final Dice dice;
    private final List<Program> effects;
    final Map<Character, List<Card>> zones = new TreeMap<>();
    public final Map<String, Integer> variables = new TreeMap<>();
    final Set<Program> closed = new LinkedHashSet<>();

    /** Effects that were activated, in turn. */
    public final List<Program> activated = new ArrayList<>();

    /** What was moved: the letters of both zones, and the kind of the card. */
    public final Set<String> moved = new LinkedHashSet<>();

    /** Whether the first cards of the deck were moved or looked at. */
    public boolean drew;

    /** Is told whenever something may have changed. */
    public Runnable observer = () -> {};

    /** Combos of which it is known how they end, and those that succeed, as bits. */
    int decided;

    int succeeded;

    /** The items of {@code negate} that are used up. */
    private final Set<Integer> interruptions = new LinkedHashSet<>();

    private boolean negated;

    private Card self;

    public ConcreteGame(TopicPrograms topic, Dice dice) {
        this.topic = topic;
        this.dice = dice;
        this.effects = effects(topic);
    }

    /** All effects that can be activated, in the order of their numbers. */
    public static List<Program> effects(TopicPrograms topic) {
        List<Program> effects = new ArrayList<>();
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                boolean fires = false;
                for (Statement statement : program.statements()) {
                    fires |= statement instanceof Statement.Fire;
                }
                if (fires
                        && topic.topic().execProgram()
                        && topic.vocabulary().cards().get(kind).count() > 0) {
                    effects.add(program);
                }
            }
        }
        return effects;
    }

    /** The names of the variables of a game, in the order in which they come first. */
    public static List<String> globals(TopicPrograms topic) {
        List<String> names = names(topic);
        names.removeIf(name -> name.length() == 1);
        return names;
    }

    /** The same for the variables of an effect. */
    static List<String> locals(TopicPrograms topic) {
        List<String> names = names(topic);
        names.removeIf(name -> name.length() > 1);
        return names;
    }

    private static List<String> names(TopicPrograms topic) {
        Set<String> names = new LinkedHashSet<>();
        for (Program program : effects(topic)) {
            ExpressionWalker.through(program, one -> note(one, names));
        }
        if (topic.header() != null) {
            ExpressionWalker.through(topic.header(), one -> note(one, names));
        }
        for (ComboPrograms combo : topic.combos()) {
            if (combo.condition() != null) {
                ExpressionWalker.through(combo.condition().number(), one -> note(one, names));
            }
            ExpressionWalker.through(combo.score().number(), one -> note(one, names));
        }
        return new ArrayList<>(names);
    }

    private static void note(Expression one, Set<String> names) {
        String name =
                one instanceof Expression.Variable variable
                        ? variable.name()
                        : one instanceof Expression.Assign assign ? assign.name() : "";
        if (!name.isEmpty()) {
            names.add(name);
        }
    }

    public List<Card> zone(char letter) {
        return zones.computeIfAbsent(letter, unused -> new ArrayList<>());
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

    private void clearLocals() {
        variables.keySet().removeIf(name -> name.length() == 1);
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
        negated = isInterrupted(self.kind);
        run(rest);
        negated = false;
        end(next);
        return true;
    }

    /** Uses up the first interruption that is left and meets a card. */
    private boolean isInterrupted(int kind) {
        for (int i = 0; i < topic.negated().size(); i++) {
            if (topic.negated().get(i)[kind] && interruptions.add(i)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Begins a turn: effects may be activated again, and cards are drawn.
     *
     * @param number from 1 on
     */
    void beginTurn(int number, int drawn) {
        variables.put("turn", number);
        closed.clear();
        activated.clear();
        for (int i = 0; i < drawn && !zone('D').isEmpty(); i++) {
            zone('H').add(zone('D').remove(0));
        }
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

    Card self() {
        return self;
    }

    void begin(Program effect) {
        activated.add(effect);
    }

    /** Lets a card be the one whose effect runs. */
    void running(Card card) {
        self = card;
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

    /** The statements of an effect without the guards that decide whether it is activated. */
    public static List<Statement> body(Program effect) {
        List<Statement> body = new ArrayList<>();
        boolean fired = false;
        for (Statement statement : effect.statements()) {
            fired |= statement instanceof Statement.Fire;
            if (fired || statement instanceof Statement.Act) {
                body.add(statement);
            }
        }
        return body;
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

    /** Every order is as likely. */
    void shuffle(List<Card> cards) {
        List<Card> rest = new ArrayList<>(cards);
        cards.clear();
        while (!rest.isEmpty()) {
            // cards that nothing tells apart are one way; the running card is told from its copies
            List<Card> different = new ArrayList<>();
            int[] copies = new int[rest.size()];
            for (Card card : rest) {
                int at = 0;
                while (at < different.size()
                        && (different.get(at).kind != card.kind
                                || different.get(at) == self != (card == self))) {
                    at++;
                }
                if (at == different.size()) {
                    different.add(card);
                }
                copies[at]++;
            }
            Card next = different.get(dice.pick(Arrays.copyOf(copies, different.size())));
            rest.remove(next);
            cards.add(next);
        }
    }

    private static boolean beginsOnTop(CardSet set) {
        return set.zone() == 'D'
                && (set.filters().isEmpty() || set.filters().get(0) instanceof Filter.First);
    }

    public List<Card> cards(CardSet set) {
        List<Card> cards = new ArrayList<>(set.zone() == 'X' ? List.of(self) : zone(set.zone()));
        for (Filter filter : set.filters()) {
            if (filter instanceof Filter.First count) {
                int most = value(count.count());
                while (cards.size() > Math.max(0, most)) {
                    cards.remove(cards.size() - 1);
                }
            } else {
                boolean[] met = topic.vocabulary().meeting(((Filter.Matching) filter).condition());
                cards.removeIf(card -> !met[card.kind]);
            }
        }
        return cards;
    }

    public int value(Expression number) {
        if (number instanceof Expression.Literal e) {
            return e.value();
        } else if (number instanceof Expression.Variable e) {
            return variables.getOrDefault(e.name(), 0);
        } else if (number instanceof Expression.Size e) {
            drew |= beginsOnTop(e.cards()) && e.cards().filters().size() > 1;
            return cards(e.cards()).size();
        } else if (number instanceof Expression.If e) {
            return value(e.condition()) != 0 ? value(e.then()) : value(e.otherwise());
        } else if (number instanceof Expression.Arithmetic e) {
            int value = value(e.operands().get(0));
            for (int i = 1; i < e.operands().size(); i++) {
                int other = value(e.operands().get(i));
                value = value(e.operator().symbol(), value, other);
            }
            return value;
        }
        return 0;
    }

    private int value(String operator, int a, int b) {
        return switch (operator) {
            case "+" -> a + b;
            case "-" -> a - b;
            case "*" -> a * b;
            case "/" -> b == 0 ? 0 : a / b;
            case ">" -> a > b ? 1 : 0;
            case ">=" -> a >= b ? 1 : 0;
            case "<" -> a < b ? 1 : 0;
            case "<=" -> a <= b ? 1 : 0;
            case "==" -> a == b ? 1 : 0;
            case "!=" -> a == b ? 0 : 1;
            case "and" -> a != 0 && b != 0 ? 1 : 0;
            case "or" -> a != 0 || b != 0 ? 1 : 0;
            case "rand" -> b < a ? 0 : a + dice.roll(b - a + 1);
            default -> throw new IllegalArgumentException(operator);
        };
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

    /** Whether the cards of a combo lie there. */
    public boolean meets(ComboPrograms combo) {
        return meets(combo, combo.combo().bestMatching());
    }

    public boolean meets(ComboPrograms combo, boolean best) {
        return meets(zone('H'), combo.hand(), best) && meets(zone('B'), combo.grave(), best);
    }

    private static boolean meets(List<Card> cards, List<boolean[]> conditions, boolean best) {
        if (conditions.isEmpty()) {
            return true;
        }
        for (Card card : cards) {
            if (conditions.get(0)[card.kind]) {
                List<Card> others = new ArrayList<>(cards);
                others.remove(card);
                if (meets(others, conditions.subList(1, conditions.size()), best)) {
                    return true;
                }
                if (!best) {
                    return false;
                }
            }
        }
        return false;
    }
}
