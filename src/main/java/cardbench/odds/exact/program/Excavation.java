package cardbench.odds.exact.program;

import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.List;

/**
 * A part of an effect that looks at the first cards of the deck, takes at most one of them, and
 * puts the others back: {@code (# D.6 T);(# T.a:x.1 H);(# T D)}. Where the order of the deck is not
 * queried afterwards, the cards that go back need not be distinguished: they are drawn as
 * <em>kinds</em>, sets of classes that all questions about the zone answer alike, and stay among
 * the unseen cards.
 *
 * @param from the index of the statement that draws, among those of the effect
 * @param to the index of the statement that puts back
 * @param draw the move that draws
 * @param back the move that puts back
 */
public record Excavation(int from, int to, Instruction.Move draw, Instruction.Move back) {

    /** More cards taken than an excavation allows. */
    private static final int MANY = 2;

    /** The zone where the cards lie meanwhile. */
    public int zone() {
        return draw.to();
    }

    /**
     * The excavation of an effect, or {@code null}.
     *
     * @param body the statements of the effect
     * @param acts their expressions
     * @param scanned the zones whose cards are activated
     * @param letters the letters of the zones, by number
     */
    static Excavation of(
            List<CompiledStatement> body, List<Expression> acts, int[] scanned, String letters) {
        for (int from = 0; from < body.size(); from++) {
            if (body.get(from).instruction() instanceof Instruction.Move draw
                    && draw.draws()
                    && draw.cards().limit() != null
                    && draw.cards().isSure()
                    && isAside(draw.to(), scanned)) {
                int taken = 0;
                for (int to = from + 1; to < body.size() && taken < MANY; to++) {
                    Instruction one = body.get(to).instruction();
                    if (one instanceof Instruction.Move back
                            && back.cards().zone() == draw.to()
                            && back.cards().fromTop()
                            && back.cards().isPlain()
                            && back.cards().rest().length == 0
                            && back.to() == CardClassSet.DECK
                            && !back.top()) {
                        return new Excavation(from, to, draw, back);
                    }
                    boolean simple = one != null && asksLittle(acts.get(to), draw.to(), letters);
                    taken += simple ? taken(one, draw.to()) : MANY;
                }
            }
        }
        return null;
    }

    private static boolean isAside(int zone, int[] scanned) {
        boolean aside = zone > CardClassSet.GRAVE;
        for (int other : scanned) {
            aside &= other != zone;
        }
        return aside;
    }

    /** Whether an expression queries nothing of the deck, and no order of a zone. */
    private static boolean asksLittle(Expression act, int zone, String letters) {
        boolean[] little = {true};
        ExpressionWalker.through(
                act,
                one -> {
                    CardSet cards = one.cards();
                    if (cards != null && cards.zone() == ZoneLetter.DECK) {
                        little[0] = false;
                    } else if (cards != null
                            && cards.zone() == letters.charAt(zone)
                            && !(one instanceof Expression.Move)) {
                        for (Filter filter : cards.filters()) {
                            little[0] &= filter instanceof Filter.Matching;
                        }
                    }
                });
        return little[0];
    }

    /** The most cards that an instruction takes from a zone; too many if it does anything else. */
    private static int taken(Instruction one, int zone) {
        if (one instanceof Instruction.If choice) {
            return Math.max(taken(choice.then(), zone), taken(choice.otherwise(), zone));
        } else if (one instanceof Instruction.Block block) {
            int sum = 0;
            for (Instruction part : block.parts()) {
                sum += taken(part, zone);
            }
            return sum;
        } else if (one instanceof Instruction.Move move) {
            if (move.to() == zone || move.to() == CardClassSet.DECK) {
                return MANY;
            }
            boolean first =
                    move.cards().limit() instanceof NumericExpression.Fixed limit
                            && limit.value() == 1
                            && move.cards().rest().length == 0;
            return move.cards().zone() != zone ? 0 : first ? 1 : MANY;
        }
        return one instanceof Instruction.Shuffle ? MANY : 0;
    }

    /** For each class the first one that all questions about the zone answer alike. */
    public int[] kinds(Problem problem) {
        int[] kinds = new int[problem.classes()];
        for (int c = 0; c < kinds.length; c++) {
            int first = 0;
            while (!problem.queries().isAlike(zone(), first, c, null)) {
                first++;
            }
            kinds[c] = first;
        }
        return kinds;
    }
}
