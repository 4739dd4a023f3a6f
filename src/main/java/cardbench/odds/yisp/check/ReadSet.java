package cardbench.odds.yisp.check;

import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * What scores, conditions and headers read: which kinds of cards they distinguish, and how far they
 * look into hand and deck. If everything is {@linkplain #isPlain plain}, the order of the cards
 * between two {@linkplain #handCuts cuts} does not change the result of a game.
 *
 * <p>For {@code |D.3.a:x|} the cut of the deck is 3: it matters whether a card is among the first
 * three, and nothing else.
 */
public final class ReadSet {

    private final Vocabulary vocabulary;
    private final List<boolean[]> conditions = new ArrayList<>();
    private final TreeSet<Integer> handCuts = new TreeSet<>();
    private final TreeSet<Integer> deckCuts = new TreeSet<>();
    private boolean plain = true;
    private boolean random;

    /** Creates an empty set. */
    public ReadSet(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** Adds what a score or condition reads. */
    public void add(Expression number) {
        ExpressionWalker.through(number, this::look);
    }

    /** Adds what a header reads. */
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
            // moves and shuffles change the order, and a printed line shows it
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
                // |H.a:x.2.a:y|: which cards with x are the first two depends on the order
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

    /** Whether only cuts and counts are read, so that the order between cuts does not matter. */
    public boolean isPlain() {
        return plain;
    }

    /** Whether random numbers are used. */
    public boolean isRandom() {
        return random;
    }

    /** The numbers of cards from the front of the hand that are distinguished, ascending. */
    public List<Integer> handCuts() {
        return List.copyOf(handCuts);
    }

    /** The same for the deck. */
    public List<Integer> deckCuts() {
        return List.copyOf(deckCuts);
    }
}
