package cardbench.odds.yisp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Samples;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What each kind of expression asks about and changes; a kind that is added has to be listed. */
class EveryExpressionTest {

    private static final List<CardKind> CARDS = List.of(new CardKind("wolf", 3, List.of("x"), ""));
    private static final Vocabulary VOCABULARY = new Vocabulary(CARDS);
    private static final Statement.Fire FIRE = new Statement.Fire(0, 1);

    /** The kinds of expressions for which something holds, with blanks between them. */
    private static String kinds(Predicate<Expression> holds) {
        Set<String> kinds = new TreeSet<>();
        Samples.expressions()
                .forEach(
                        (kind, sample) -> {
                            if (holds.test(sample)) {
                                kinds.add(kind);
                            }
                        });
        return String.join(" ", kinds);
    }

    /** All kinds but some. */
    private static String allBut(String... excluded) {
        Set<String> kinds = Samples.kinds(Expression.class);
        kinds.removeAll(Set.of(excluded));
        return String.join(" ", kinds);
    }

    private static Program program(String text) {
        return Parser.statements(Source.of(text), new Diagnostics());
    }

    private static Statement guard(Expression number) {
        return new Statement.Guard(false, number, 0, 1);
    }

    private static ReadSet reads(Expression expression) {
        ReadSet reads = new ReadSet(VOCABULARY);
        reads.add(expression);
        return reads;
    }

    @Test
    void whatIsMoreThanALook_isNotPlain() {
        assertEquals(
                "Best Cards Move Print Repeat Shuffle Text", kinds(one -> !reads(one).isPlain()));
        assertEquals("Arithmetic", kinds(one -> reads(one).isRandom()));
    }

    @Test
    void guardsOfNumbersWithoutChance_areQuiet() {
        assertEquals(
                "If Literal Nothing Size Unreadable Variable",
                kinds(one -> ReadWriteSet.quietGuards(Samples.program(guard(one))) == 1));
        for (Statement statement : Samples.statements()) {
            assertEquals(
                    statement instanceof Statement.Guard ? 1 : 0,
                    ReadWriteSet.quietGuards(Samples.program(statement)));
        }
    }

    private static ReadWriteSet changes(Program program) {
        return ReadWriteSet.changes(program, 0, VOCABULARY);
    }

    private static ReadWriteSet questions(Program program) {
        return ReadWriteSet.questions(program, 1, VOCABULARY);
    }

    @Test
    void variablesAndSizes_areAskedAbout() {
        ReadWriteSet assigns = changes(program("(= count 1)"));
        ReadWriteSet moves = changes(program("(# H B)"));
        assertEquals("Variable", kinds(one -> questions(Samples.act(one)).meets(assigns)));
        assertEquals("Size", kinds(one -> questions(Samples.act(one)).meets(moves)));
    }

    @Test
    void assignmentsMovesAndShuffles_change() {
        ReadWriteSet variable = questions(program("/count"));
        ReadWriteSet hand = questions(program("/|H|"));
        assertEquals("Assign", kinds(one -> changes(Samples.act(one)).meets(variable)));
        assertEquals("Move Shuffle", kinds(one -> changes(Samples.act(one)).meets(hand)));
    }

    @Test
    void numbersOfWhichNothingIsKnown_canBeAny() {
        RangeAnalysis analysis =
                new RangeAnalysis(
                        new RangeAnalysis.Facts() {
                            @Override
                            public int mostCards(CardSet cards) {
                                return 3;
                            }

                            @Override
                            public boolean mayBeSet(String variable) {
                                return true;
                            }
                        });
        assertEquals(
                allBut("Literal", "If", "Size", "Arithmetic"),
                kinds(one -> analysis.of(one).equals(ValueRange.ALL)));
        assertEquals("Literal", kinds(one -> analysis.of(one).equals(ValueRange.known(7))));
        assertEquals("If", kinds(one -> analysis.of(one).equals(ValueRange.known(2))));
        assertEquals("Size", kinds(one -> analysis.of(one).equals(new ValueRange(0, 3))));
        assertEquals("Arithmetic", kinds(one -> analysis.of(one).equals(new ValueRange(1, 6))));
    }

    /** Of two known numbers all is known, but of two that are random. */
    @Test
    void everyOperator_hasARangeOrIsNone() {
        RangeAnalysis analysis = new RangeAnalysis(null);
        for (Operator operator : Operator.values()) {
            Expression.Arithmetic number = Samples.arithmetic(operator, 6, 7);
            if (Samples.arithmetic().contains(operator)) {
                boolean known = analysis.of(number).isKnown();
                assertEquals(operator != Operator.RANDOM, known, operator.symbol());
                assertEquals(false, RangeAnalysis.overflows(number));
            } else {
                assertThrows(IllegalStateException.class, () -> analysis.of(number));
                assertThrows(IllegalStateException.class, () -> RangeAnalysis.overflows(number));
            }
        }
    }

    /** The codes of what is said about an effect, without those of other tests. */
    private static boolean says(String code, Statement... statements) {
        Diagnostics diagnostics = new Diagnostics();
        Checker checker = new Checker(new VocabularyBuilder(CARDS), "HB", false, diagnostics);
        checker.effect(Samples.program(statements));
        checker.finish();
        for (Diagnostic diagnostic : diagnostics.list()) {
            if (diagnostic.code().name().endsWith(code)) {
                return true;
            }
        }
        return false;
    }

    private static Statement act(Expression expression) {
        return new Statement.Act(expression, 0, 1);
    }

    @Test
    void effectsThatNothingEnds_areEndless() {
        assertEquals(
                allBut("Move", "Ban"),
                kinds(one -> says("endless", FIRE, act(one))),
                "what takes the card away or forbids effects");
        Statement[] changes = program("(= count 1);(# F H)").statements().toArray(new Statement[0]);
        assertEquals(
                allBut("Variable", "Size", "Cards", "Arithmetic", "Move", "Ban"),
                kinds(one -> says("endless", guard(one), FIRE, changes[0], changes[1])),
                "what can come out otherwise the next time");
    }

    @Test
    void whatNothingElseMentions_isSaid() {
        assertEquals("Variable", kinds(one -> says("never-set", FIRE, act(one))));
        assertEquals("Ban", kinds(one -> says("tag-never-used", FIRE, act(one))));
        assertEquals("Move", kinds(one -> says("may-be-empty", FIRE, act(one))));
    }

    @Test
    void everyFilter_isLookedAt() {
        CardSet cards = new CardSet('D', Samples.filters(), 0, 1);
        ReadSet reads = reads(new Expression.Size(cards, 0, 1));
        assertEquals(1, reads.conditions().size());
        assertEquals(true, reads.isPlain());
        assertEquals(false, says("unknown-card", FIRE, act(new Expression.Size(cards, 0, 1))));
    }
}
