package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.PartiallyOrderedCards;
import cardbench.odds.exact.state.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The expected numbers are counted by hand: draws, less the cards that are drawn to draw others.
 */
class DrawBoundTest {

    /**
     * The deck has six pieces, a copy of the card in hand and three of those that it discards.
     *
     * @param effect of the card in hand
     * @param held how many of the cards that it discards are in hand
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "1 ! @;(# X B);(# D.1 H) ! 0",
                // the copy draws two, too, and takes the place of one
                "3 ! @;(# X B);(# D.2 H) ! 0",
                "1 ! [1]@;(# X B);(# D.1 H) ! 0",
                "3 ! @;(# X B);(if |H| (# D.2 H) (# D.1 H)) ! 0",
                "0 ! @;(# X B);(# D.3 B) ! 0",
                // numbers that no deck has: less than 0 draws nothing, and all is all
                "2 ! [1]@;(# X B);(# D.2 H);(# D.:(+ -1) H) ! 0",
                "6 ! [1]@;(# X B);(# D.2 H);(# D.2147483647 H) ! 0",
                "0 ! /|H.c|;@;(# X B);(# H.c.1 B);(# D.2 H) ! 0",
                "2 ! /|H.c|;@;(# X B);(# H.c.1 B);(# D.2 H) ! 1",
                "3 ! /|H.c|;@;(# X B);(# H.c.1 B);(# D.2 H) ! 2",
                // nothing says that it is there to be discarded
                "3 ! @;(# X B);(# H.c.1 B);(# D.2 H) ! 0",
                // a search brings the copy, too
                "4 ! @;(# X B);(# D.2 H);(# D.a.1 H) ! 0",
            })
    void mostPieces_areTheDrawsLessTheirPrice(int most, String effect, int held) {
        assertEquals(most, most(effect, "", held, 6));
    }

    /** What acts in the graveyard, too, need not be drawn to act. */
    @ParameterizedTest
    @CsvSource({"'[HB]@;(# X J);(# D.1 H)', 2", "'@;(# X J);(# D.1 H)', 1"})
    void cardsThatActElsewhere_haveNoPrice(String effect, int most) {
        assertEquals(most, most(effect, "", 0, 6));
    }

    /** Where pieces come to the hand in another way, there is no bound but their number. */
    @ParameterizedTest
    @CsvSource({"4, '[1]@;(# D.p.1 H)'", "4, '[1]@;(# J.p H)'", "1, '[1]@;(# D.c H)'"})
    void piecesThatAreBrought_haveNoBound(int most, String other) {
        assertEquals(most, most("[1]@;(# X B);(# D.1 H)", other, 0, 4));
    }

    private static int most(String effect, String other, int held, int pieces) {
        Topics topics =
                new Topics()
                        .card("p", pieces, "piece")
                        .card("a", 2, "", effect)
                        .card("c", 3, "")
                        .card("o", 1, "", other.isEmpty() ? new String[0] : new String[] {other})
                        .hand(1)
                        .combo("p", "");
        Workbench bench = new Workbench(topics, SolverOptions.FAST);
        int[] classes = bench.problem.classOfKind();
        State state = State.first(bench.problem);
        byte[] hand = PartiallyOrderedCards.NONE;
        int[] inHand = {0, 1, held, 1};
        for (int kind = 0; kind < inHand.length; kind++) {
            for (int i = 0; i < inHand[kind]; i++) {
                hand = PartiallyOrderedCards.with(hand, classes[kind]);
                state.ownCounts()[classes[kind]]--;
                state.unseen--;
            }
        }
        state.fill(CardClassSet.HAND, hand);
        Liveness live = new Liveness(bench.problem, SolverOptions.FAST);
        live.analyse(state, false);
        return live.upperAtLast(CardClassSet.HAND, 1);
    }
}
