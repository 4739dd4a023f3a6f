package cardbench.odds.yisp.check;

import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards, by zone, and the variables that a part of a program reads or writes. If the set that
 * one effect writes is disjoint from the set that another one's guards read, running the first
 * cannot change the result of the guards. Too large a set is safe, too small a one is not.
 */
public final class ReadWriteSet {

    private static final int ZONES = 26;

    private final Vocabulary vocabulary;

    /** By zone and kind of card, whether it is in the set; {@code null} for a zone without any. */
    private final boolean[][] kinds = new boolean[ZONES][];

    private final List<String> variables = new ArrayList<>();

    private ReadWriteSet(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /**
     * The number of guards at the head of a program that change nothing and use no random number.
     * If one of these fails, the attempt has left no trace and would fail again in the same state.
     */
    public static int quietGuards(Program program) {
        int guards = 0;
        for (Statement statement : program.statements()) {
            if (!(statement instanceof Statement.Guard) || !isQuiet(statement)) {
                break;
            }
            guards++;
        }
        return guards;
    }

    private static boolean isQuiet(Statement statement) {
        boolean[] quiet = {true};
        ExpressionWalker.through(
                statement,
                one ->
                        quiet[0] &=
                                one.isNumber()
                                                && !(one instanceof Expression.Arithmetic e
                                                        && e.operator() == Operator.RANDOM)
                                        || one instanceof Expression.Nothing);
        return quiet[0];
    }

    /** What the first guards of a program read. */
    public static ReadWriteSet questions(Program program, int guards, Vocabulary vocabulary) {
        ReadWriteSet questions = new ReadWriteSet(vocabulary);
        for (int i = 0; i < guards; i++) {
            ExpressionWalker.through(
                    program.statements().get(i),
                    one -> {
                        if (one instanceof Expression.Variable e) {
                            questions.variables.add(e.name());
                        } else if (one instanceof Expression.Size e) {
                            questions.ask(e.cards());
                        }
                    });
        }
        return questions;
    }

    private void ask(CardSet cards) {
        boolean counts = false;
        for (Filter filter : cards.filters()) {
            counts |= filter instanceof Filter.First;
        }
        if (cards.zone() != ZoneLetter.SELF) {
            // which cards are the first ones depends on all cards of the zone
            add(cards.zone() - 'A', counts ? all() : kinds(cards));
        }
    }

    /**
     * What an effect may write.
     *
     * @param kind the kind of card that has the effect
     */
    public static ReadWriteSet changes(Program program, int kind, Vocabulary vocabulary) {
        ReadWriteSet changes = new ReadWriteSet(vocabulary);
        ExpressionWalker.through(
                program,
                one -> {
                    if (one instanceof Expression.Assign e) {
                        changes.variables.add(e.name());
                    } else if (one instanceof Expression.Shuffle e) {
                        changes.add(e.zone() - 'A', changes.all());
                    } else if (one instanceof Expression.Move e) {
                        changes.move(e, kind);
                    }
                });
        return changes;
    }

    private void move(Expression.Move move, int kind) {
        boolean self = move.cards().zone() == ZoneLetter.SELF;
        boolean[] moved = self ? new boolean[vocabulary.cards().size()] : kinds(move.cards());
        if (self) {
            moved[kind] = true;
        }
        for (int zone = 0; zone < ZONES; zone++) {
            // X may be in any zone by the time it is moved
            if (self || zone == move.cards().zone() - 'A' || zone == move.zone() - 'A') {
                add(zone, moved);
            }
        }
    }

    private boolean[] all() {
        boolean[] matching = new boolean[vocabulary.cards().size()];
        for (int i = 0; i < matching.length; i++) {
            matching[i] = true;
        }
        return matching;
    }

    /** The kinds that pass all filters on what cards are. */
    private boolean[] kinds(CardSet cards) {
        boolean[] possible = all();
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.Matching matching) {
                boolean[] met = vocabulary.meeting(matching.condition());
                for (int i = 0; i < possible.length; i++) {
                    possible[i] &= met != null && met[i];
                }
            }
        }
        return possible;
    }

    private void add(int zone, boolean[] more) {
        boolean[] before = kinds[zone];
        kinds[zone] = more.clone();
        for (int i = 0; before != null && i < before.length; i++) {
            kinds[zone][i] |= before[i];
        }
    }

    /** Whether this set and another one have anything in common. */
    public boolean meets(ReadWriteSet other) {
        for (String variable : variables) {
            if (other.variables.contains(variable)) {
                return true;
            }
        }
        for (int zone = 0; zone < ZONES; zone++) {
            boolean[] mine = kinds[zone];
            boolean[] theirs = other.kinds[zone];
            for (int i = 0; mine != null && theirs != null && i < mine.length; i++) {
                if (mine[i] && theirs[i]) {
                    return true;
                }
            }
        }
        return false;
    }
}
