package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import cardbench.odds.exact.state.KnownDeck;
import cardbench.odds.exact.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The deck has two copies each of p, q, r and six of s; the one card that acts is in the hand. */
class DeckAnalysisTest {

    private static final int P = 0b0010;
    private static final int Q = 0b0100;
    private static final int[] NONE = {};

    private static DeckAnalysis analysis(int lost, String... effects) {
        Workbench bench =
                new Workbench(
                        new Topics()
                                .card("a", 1, "", effects)
                                .card("p", 2, "x")
                                .card("q", 2, "x y")
                                .card("r", 2, "y")
                                .card("s", 6, "")
                                .hand(1)
                                .combo("a:x", "")
                                .combo("a:y", "")
                                .combo("p", ""),
                        SolverOptions.FAST);
        State state = State.first(bench.problem);
        state.ownCounts()[0]--;
        state.unseen -= 1 + lost;
        state.lost = lost;
        state.fill(CardClassSet.HAND, new byte[] {0});
        Liveness live = new Liveness(bench.problem);
        live.analyse(state, false);
        return new DeckAnalysis(bench.problem, live);
    }

    private static String said(int known) {
        return (known & Independence.UNIFORM_DRAWS) > 0 ? "draws" : "";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "draws ~ false ~ @;(# X B);(# D.1 H)",
                "draws ~ true ~ @;(# X B);(# D.1 H)",
                // the result of a search restricts the draws after it
                "'' ~ false ~ @;(# X B);(# D.a:x.1 H)",
                // cards at the bottom are drawn last
                "draws ~ false ~ @;(# X B);(# H D)",
                "'' ~ true ~ @;(# X B);(# H D)",
                "'' ~ false ~ @;(# X B);(## H D)",
                // the last of these draws bring nothing
                "draws ~ false ~ [1]@;(# X B);(# D.12 H)",
                "'' ~ false ~ [1]@;(# X B);(# D.13 H)",
                "'' ~ false ~ @;(# X B);(if |D.2.a:x| (# D.1 H) ())",
            })
    void movesThatComeToTheDeck_sayWhatIsCertain(String expected, boolean deep, String effect) {
        KnownDeck nothing = new KnownDeck(NONE, NONE, false, false);
        assertEquals(expected, said(analysis(0, effect).known(nothing, deep)));
    }

    @Test
    void whatIsKnownOfTheDeck_isNotUniform() {
        DeckAnalysis analysis = analysis(0, "@;(# X B);(# D.1 H)");
        int[] some = {P, 1};
        int[] kinds = {P | Q, 1, 0};
        assertEquals("", said(analysis.known(new KnownDeck(some, NONE, false, false), false)));
        assertEquals("", said(analysis.known(new KnownDeck(NONE, NONE, true, false), false)));
        assertEquals("", said(analysis.known(new KnownDeck(NONE, NONE, false, true), true)));
        assertEquals("draws", said(analysis.known(new KnownDeck(NONE, NONE, false, true), false)));
        assertEquals("draws", said(analysis.known(new KnownDeck(NONE, kinds, false, false), true)));
        KnownDeck nothing = new KnownDeck(NONE, NONE, false, false);
        String draws = "@;(# X B);(# D.1 H)";
        assertEquals("draws", said(analysis(1, draws).known(nothing, false)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "false ~ (# D.a:x.1 H)",
                "false ~ (# D.1 H)",
                "true ~ (# D.a:x.1 H);(# D.a:y.1 H)",
                "true ~ (# D.p.1 H);(# D.a:x.1 H)",
                "false ~ (# D.p.1 H);(# D.a:y.1 H)",
                // all cards of one search have left the deck
                "false ~ (# D.a.1 H);(# D.a:y.1 H)",
            })
    void searchesThatCross_overlap(boolean overlaps, String searches) {
        KnownDeck nothing = new KnownDeck(NONE, NONE, false, false);
        DeckAnalysis analysis = analysis(0, "[1]@;(# X B);" + searches);
        assertEquals(overlaps, analysis.overlaps(nothing));
    }

    @ParameterizedTest
    @CsvSource({
        "true, a:x, 2",
        "true, a:x, 4",
        "true, a:y, 6",
        "false, a:x, 6",
        "false, a:x, 8",
        "false, p, 2",
        "false, p, 6",
        "false, p, 8"
    })
    void marksThatCrossASearch_overlapIt(boolean overlaps, String found, int mark) {
        KnownDeck marked = new KnownDeck(new int[] {16, 1, mark, 1}, NONE, false, false);
        String search = "[1]@;(# X B);(# D." + found + ".1 H)";
        assertEquals(overlaps, analysis(0, search).overlaps(marked));
    }
}
