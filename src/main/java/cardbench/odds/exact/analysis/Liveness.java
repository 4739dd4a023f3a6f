package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.check.ValueRange;
import java.util.Arrays;
import java.util.List;

/**
 * Over-approximates what can still happen from a state on: the effects that may be activated, the
 * moves they may make, and the questions they may ask. It is a fixed point over the classes that
 * each zone may hold and an interval for each variable; every step only adds, so it ends, and what
 * it leaves out cannot happen.
 *
 * <p>An instance is a workspace: its fields are valid until the next call of {@code analyse}.
 */
public final class Liveness {

    private final Problem problem;

    /** How many cards are where, and may be. */
    final CardBounds cards;

    /** The open questions about cards. */
    public final LiveQuestions questions;

    /** What the variables may be. */
    public final VariableBounds variables;

    /** By move, whether it may be made. */
    public final boolean[] moves;

    /** By effect, whether it may be activated. */
    public final boolean[] live;

    /** Whether the top of the deck may be drawn or looked at. */
    public boolean draws;

    /** Whether the first cards of the deck may be looked at. */
    boolean inspectsTop;

    /** Whether the number of some cards of the deck, not of all, may be queried. */
    boolean measures;

    /** Whether the player may choose: then what is known of the cards outside the deck counts. */
    boolean chooses;

    private final DeckDepletion depletion;

    /** How often the program whose moves are noted can run in a game that ends. */
    private int times;

    /** The number of a move whose look at the first cards of the deck does not count. */
    private int ignored = -1;

    /** Whether another turn follows. */
    boolean continues;

    private boolean changed;

    /** Whether questions are noted. */
    private boolean notes = true;

    /** Bounds numbers, and notes here what they ask. */
    public final ProgramBounds programs;

    public Liveness(Problem problem) {
        this.problem = problem;
        this.cards = new CardBounds(problem);
        this.questions = new LiveQuestions(problem);
        this.variables = new VariableBounds(problem);
        this.programs = new ProgramBounds(this);
        this.moves = new boolean[problem.moves().length];
        this.depletion = new DeckDepletion(problem);
        this.live = new boolean[problem.effects().length];
    }

    /**
     * Analyses a state between two effects.
     *
     * @param opening whether it is the state before the hand is dealt
     */
    public void analyse(State state, boolean opening) {
        begin();
        include(state, true);
        CompiledStatement[] ahead = opening ? problem.header() : new CompiledStatement[0];
        spread(opening, ahead, state.turn, state.done);
    }

    /**
     * Analyses what can happen once an effect has begun in a state, apart from one of its moves.
     *
     * @param move the number of a draw of the effect, whose look at the deck does not count
     */
    public void analyse(State state, int move) {
        ignored = move;
        analyse(state, false);
        ignored = -1;
    }

    /**
     * Analyses several states together: what can happen from any of them on.
     *
     * @param ahead the statements that run before the next effect
     */
    public void analyse(List<State> states, CompiledStatement[] ahead) {
        begin();
        int[] done = states.get(0).done.clone();
        for (int i = 0; i < states.size(); i++) {
            include(states.get(i), i == 0);
            for (int word = 0; word < done.length; word++) {
                // an effect is out of the question only if it is done in every state
                done[word] &= states.get(i).done[word];
            }
        }
        // states that are analysed together are in the same turn
        spread(false, ahead, states.get(0).turn, done);
    }

    /**
     * Analyses together all states between two effects that have cards of the same classes in the
     * same zones as a state, in any number, and agree with it in everything else.
     *
     * @param unseen the fewest unseen cards of any of them
     */
    void analyseOutline(State state, int unseen) {
        begin();
        include(state, true);
        cards.forgetNumbers(problem.cards(), unseen);
        spread(false, new CompiledStatement[0], state.turn, state.done);
    }

    private void spread(boolean opening, CompiledStatement[] ahead, int turn, int[] done) {
        CompiledStatement[][] turns = problem.turns();
        continues = turn < turns.length;
        // an effect that is done in this turn may be activated in a later one
        int closed = continues ? done.length / 2 : 0;
        do {
            changed = false;
            times = 1;
            if (opening) {
                // the hand is dealt by move 0, which belongs to no effect
                move(problem.moves()[0]);
            }
            noteAll(ahead);
            // the last turn first: it widens the bounds of the turn's number at once
            for (int later = turns.length - 1; later >= turn; later--) {
                noteAll(turns[later]);
            }
            for (CompiledEffect effect : problem.effects()) {
                int number = effect.number();
                int word = done[closed + number / Integer.SIZE];
                boolean open = (word >>> number % Integer.SIZE & 1) == 0;
                if (open && isThere(effect)) {
                    consider(effect, 1 + turns.length - turn);
                }
            }
        } while (changed);
    }

    /** Adds the questions of the combos that are not decided yet. */
    void askForCombos(int decided) {
        for (int i = 0; i < problem.combos().length; i++) {
            if (Problem.isOpen(decided, i)) {
                note(problem.combos()[i]);
            }
        }
    }

    private void begin() {
        cards.begin();
        questions.begin();
        variables.begin();
        Arrays.fill(moves, false);
        Arrays.fill(live, false);
        depletion.begin();
        draws = false;
        inspectsTop = false;
        measures = false;
        chooses = false;
    }

    /** Joins a state to those that are analysed. */
    private void include(State state, boolean first) {
        cards.include(state, first);
        variables.include(state, first);
    }

    private boolean isThere(CompiledEffect effect) {
        for (int zone : problem.scanned()) {
            if (effect.allows(zone) && (cards.enter[zone] >>> effect.owner() & 1) == 1) {
                return true;
            }
        }
        return false;
    }

    private void consider(CompiledEffect effect, int turns) {
        for (CompiledStatement guard : effect.guards()) {
            // This also notes the queries of the guard, even where its value is certain: the
            // machine
            // evaluates the guard again on merged classes, and there it must keep its value.
            if (guard.isNever(programs.range(guard.guard()))) {
                return;
            }
        }
        if (!live[effect.number()]) {
            live[effect.number()] = true;
            changed = true;
        }
        // its flag holds for a turn
        times = turns * (effect.once() || effect.onlyFirst() ? 1 : cards.total[effect.owner()]);
        noteAll(effect.body());
    }

    /**
     * Whether a draw may come to the cards below the unseen ones.
     *
     * @param ends whether every game is certain to end
     */
    boolean reachesBottom(boolean ends) {
        return draws && (inspectsTop || !ends || depletion.most() >= cards.unseen);
    }

    /** The fewest cards that may be unseen between two effects of a game, if every game ends. */
    int leastUnseen() {
        return depletion.leastUnseen(cards);
    }

    private void noteAll(CompiledStatement[] steps) {
        for (CompiledStatement step : steps) {
            if (step.guard() == null) {
                programs.note(step.instruction());
            } else {
                if (step.isNever(programs.range(step.guard()))) {
                    return;
                }
            }
        }
    }

    private void note(ComboCondition condition) {
        if (condition.condition() != null) {
            programs.range(condition.condition());
        }
        programs.range(condition.score());
        for (int question : condition.asked()) {
            ask(question);
        }
    }

    private void ask(int question) {
        if (notes) {
            questions.ask(question);
        }
    }

    /**
     * The bounds of a number where every game ends. Nothing queries it yet, so its questions are
     * not noted.
     */
    ValueRange bounds(NumericExpression number) {
        notes = false;
        ValueRange bounds = programs.range(number);
        notes = true;
        return bounds;
    }

    /** The bounds of a variable; notes that it is read. */
    public ValueRange global(int index) {
        variables.reads[index] |= notes;
        return variables.of(index);
    }

    /** Widens the bounds of a variable by those of a number that it may get. */
    void assign(int index, ValueRange given) {
        changed |= variables.widen(index, given);
    }

    /** The bounds of the number of cards in a set. */
    ValueRange size(CardClassSet cards) {
        askAbout(cards);
        measures |= notes && cards.zone() == CardClassSet.DECK && cards.lead() != CardClassSet.ALL;
        if (cards.zone() == CardClassSet.SELF) {
            return new ValueRange(0, 1);
        }
        int most = upper(cards.zone(), cards.classes());
        if (cards.limit() != null) {
            int limit = Math.max(0, programs.range(cards.limit()).most());
            most = cards.rest().length == 0 ? Math.min(most, limit) : most;
        }
        return new ValueRange(0, most);
    }

    /** The most cards of some classes that a zone can hold from here on. */
    int upper(int zone, int mask) {
        return cards.upper(zone, mask);
    }

    /** The same where every game ends. */
    int upperAtLast(int zone, int mask) {
        notes = false;
        int most = upper(zone, mask);
        notes = true;
        return most;
    }

    private void askAbout(CardClassSet cards) {
        for (int question : cards.asked()) {
            ask(question);
        }
        if (cards.ordered() >= 0) {
            questions.ordered[cards.ordered()] |= notes;
        }
        if (cards.zone() == CardClassSet.DECK) {
            // |D.3| is known without revealing a card; |D.3.a:x| looks at the first three
            inspectsTop |=
                    notes && cards.fromTop() && cards.limit() != null && cards.rest().length > 0;
            draws |= inspectsTop;
        }
        for (CardClassSet.Filter filter : cards.rest()) {
            if (filter.limit() != null) {
                programs.range(filter.limit());
            }
        }
    }

    /** Makes a move live, if it can move a card at all. */
    void move(Instruction.Move move) {
        CardClassSet set = move.cards();
        int most = problem.cards();
        if (set.limit() != null) {
            most = Math.min(most, programs.range(set.limit()).most());
            if (most <= 0) {
                return;
            }
        }
        // Where all cards of a zone go at once, the cards are interchangeable. Into the deck each
        // of them counts, and a shuffle tests for any.
        boolean empties = set.isWhole() && set.lead() == CardClassSet.ALL;
        if (!empties || move.to() == CardClassSet.DECK || move.shuffles()) {
            askAbout(set);
        }
        if (!moves[move.number()]) {
            moves[move.number()] = true;
            cards.move(cards.sources(move), move.to(), move.classes());
            // upper() depends on this even where no class is new in the zone
            changed = true;
        }
        if (set.zone() == CardClassSet.DECK) {
            draws |= set.fromTop() && move.number() != ignored;
            depletion.take(move.number(), times * most);
        }
        // X is found wherever the running card is by now
        changed |=
                cards.bring(
                        move.to(),
                        set.zone() == CardClassSet.SELF
                                ? move.classes()
                                : move.classes() & cards.enter[set.zone()]);
    }
}
