package cardbench.yisp.check;

import cardbench.yisp.syntax.CardSet;
import cardbench.yisp.syntax.Expression;
import cardbench.yisp.syntax.ExpressionWalker;
import cardbench.yisp.syntax.Filter;
import cardbench.yisp.syntax.Operator;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Vocabulary;
import cardbench.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What numbers and headers look at: which kinds of cards they tell apart, and how deep they look
 * into hand and deck. Where everything is {@linkplain #isPlain plain}, a game comes out the same
 * whatever the order of the cards between two {@linkplain #handCuts cuts}.
 */
public final class ReadSet {

    private final Vocabulary vocabulary;
    private final List<boolean[]> conditions = new ArrayList<>();
    private final TreeSet<Integer> handCuts = new TreeSet<>();
    private final TreeSet<Integer> deckCuts = new TreeSet<>();
    private boolean plain = true;
    private boolean random;

    /** Nothing yet. */
    public ReadSet(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** Adds what a score or condition looks at. */
    public void add(Expression number) {
        ExpressionWalker.through(number, this::look);
    }

    /** Adds what a header looks at. */
    public void add(Program header) {
        ExpressionWalker.through(header, this::look);
    }

    /** Adds a condition on cards: the kinds that meet it. */
    public void add(boolean[] condition) {
        conditions.add(condition.clone());
    }

    private void look(Expression one) {
        if (one instanceof Expression.Size e) {
            look(e.cards());
        } else if (one instanceof Expression.Arithmetic e) {
            random |= e.operator() == Operator.RANDOM;
        } else {
            // moves, shuffles and printed lines are more than looks
            plain &=
                    one.isNumber()
                            || one instanceof Expression.Assign
                            || one instanceof Expression.Nothing
                            || one instanceof Expression.Block
                            || one instanceof Expression.Ban;
        }
    }

    private void look(CardSet cards) {
        boolean asked = false;
        boolean counted = false;
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.Matching matching) {
                boolean[] met = vocabulary.meeting(matching.condition());
                // which of the cards of a kind are the first ones depends on the order
                plain &= !(asked && counted);
                if (met != null) {
                    conditions.add(met.clone());
                }
                asked = true;
            } else {
                Expression first = ((Filter.First) filter).count();
                plain &= first instanceof Expression.Literal;
                if (!asked && first instanceof Expression.Literal literal) {
                    (cards.zone() == ZoneLetter.HAND ? handCuts : deckCuts).add(literal.value());
                }
                counted |= asked;
            }
        }
        plain &= cards.zone() != ZoneLetter.SELF;
    }

    /** The conditions on cards, each as the kinds that meet it. */
    public List<boolean[]> conditions() {
        return List.copyOf(conditions);
    }

    /** Whether nothing but cuts and counts is asked for. */
    public boolean isPlain() {
        return plain;
    }

    /** Whether random numbers are asked for. */
    public boolean isRandom() {
        return random;
    }

    /** How many cards from the front of the hand are looked at apart, ascending. */
    public List<Integer> handCuts() {
        return List.copyOf(handCuts);
    }

    /** The same for the deck. */
    public List<Integer> deckCuts() {
        return List.copyOf(deckCuts);
    }
}
