package cardbench.odds.exact.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.ForgottenOrderTest;
import cardbench.odds.exact.search.Topics;
import cardbench.odds.exact.search.Workbench;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which cards need not be told apart when they leave the deck. That they need not is shown by all
 * orders of the deck, in {@link ForgottenOrderTest}.
 */
class HidingAnalysisTest {

    private static final String LOOK = "(# D.2 T);(if |T.b| (# T.b.1 H) (# T.1 H));(# T D)";

    /** Card a acts; b has x, c has x and y, d has y, e nothing; nine cards. */
    private static Abstraction abstraction(String effect, String score) {
        Topics topics =
                new Topics()
                        .card("a", 1, "", effect.replace("LOOK", LOOK))
                        .card("b", 2, "x")
                        .card("c", 2, "x y")
                        .card("d", 2, "y")
                        .card("e", 2, "")
                        .hand(1)
                        .combo("", "", score, "(>= (+ |H.b| |H.d|) 1)", "best");
        return new Workbench(topics, SolverOptions.FAST).abstraction;
    }

    /**
     * @param found whether cards that left the deck may be hidden, whether those below the unseen
     *     ones may, and whether the former may be lost
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "hides buries loses ! 1 ! [1]@;(# X B);(# D.2 J)",
                // it asks for a number of cards in the deck, here or in the end
                "hides buries ! 1 ! [1]@;(# X B);(# D.2 J);(= number |D.b|)",
                "hides buries ! |D.b| ! [1]@;(# X B);(# D.2 J)",
                // a search, or a known card comes back
                "hides loses ! 1 ! [1]@;(# X B);(# D.2 J);(# D.b.1 H)",
                "hides loses ! 1 ! [1]@;(# X B);(# D.2 J);(# D.b.1 H);(shuffle D)",
                "hides loses ! 1 ! [1]@;(# X B);(# D.2 J);(# H.1 D)",
                "hides loses ! 1 ! [1]@;(# X B);(# D.2 J);(# H D);(shuffle D);(# D.b.1 H)",
                // the first cards are looked at, or searches cross each other
                "'' ! |D.1.b| ! [1]@;(# X B);(# D.2 J)",
                "'' ! 1 ! [1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(# D.a:y.1 H)",
                // cards are put to the bottom, and a search or a draw may come to them
                "hides buries loses ! 1 ! [1]@;(# X B);LOOK",
                "'' ! 1 ! [1]@;(# X B);LOOK;(# D.d.1 H);(shuffle D)",
                "'' ! 1 ! [1]@;(# X B);LOOK;(# D.9 H)",
                "'' ! 1 ! [1]@;(# X B);LOOK;(# H.1 D)",
            })
    void cards_areHiddenWhereNothingTellsThemApart(String found, String score, String effect) {
        Abstraction abstraction = abstraction(effect, score);
        String flags =
                (abstraction.hides ? "hides " : "")
                        + (abstraction.buries ? "buries " : "")
                        + (abstraction.loses ? "loses" : "");
        assertEquals(found, flags.strip());
    }

    /**
     * @param kinds by class the first one of its kind, which differs where something tells them
     *     apart that leave the deck
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                // c and e are one class where nothing asks for x
                "[0, 0, 0, 0] ! 1 ! [1]@;(# X B);(# D.2 J)",
                "[0, 1, 0, 0] ! |J.b| ! [1]@;(# X B);(# D.2 J)",
                "[0, 1, 1, 0, 0] ! |J.a:x| ! [1]@;(# X B);(# D.2 J)",
                // a search divides a kind when it comes, a number has to divide it before
                "[0, 0, 0, 0, 0] ! 1 ! [1]@;(# X B);(# D.2 J);(# D.a:x.1 H);(shuffle D)",
                "[0, 1, 1, 0, 0] ! |D.a:x| ! [1]@;(# X B);(# D.2 J)",
                "[0, 1, 0, 0] ! 1 ! [1]@;(# X B);LOOK",
            })
    void kinds_areWhatNothingTellsApart(String kinds, String score, String effect) {
        assertEquals(kinds, Arrays.toString(abstraction(effect, score).kind));
    }
}
