package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.exact.search.Topics;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class BudgetTest {

    private static final TopicPrograms TOPIC =
            new Topics()
                    .card("a", 3, "x", "[1]@;(# D.1 H)")
                    .card("b", 3, "x", "[1]@;(# D.2 B);(# D.c.1 H)")
                    .card("c", 3, "")
                    .hand(3)
                    .combo("c,c", "")
                    .combo("", "c,a:x")
                    .text();

    private static Solution solve(int transitions, long bytes) {
        return Solver.solve(TOPIC, SolverOptions.FAST, new Budget(transitions, bytes));
    }

    /** What a topic is said to have taken is just enough for it, whatever else may be taken. */
    @Test
    void effortThatWasTaken_isEnough() {
        Solution whole = solve(Budget.QUICK.transitions(), Budget.QUICK.bytes());
        assertTrue(whole.transitions() > 0 && whole.transitions() < Budget.QUICK.transitions());
        Solution enough = solve(whole.transitions(), Budget.QUICK.bytes());
        assertEquals(whole, enough);
        assertNull(solve(whole.transitions() - 1, Budget.QUICK.bytes()).multiplicity());
    }

    /** With less and less room there comes a point from which on it is not enough. */
    @Test
    void room_isLimited() {
        long least = 1 << 20;
        assertNotNull(solve(1_000_000, least).multiplicity());
        while (solve(1_000_000, least).multiplicity() != null) {
            least = least * 3 / 4;
        }
        assertTrue(least > 1000, least + " bytes");
        for (long bytes = least; bytes > 100; bytes = bytes / 2) {
            Solution solution = solve(1_000_000, bytes);
            assertNull(solution.multiplicity());
            assertEquals(SolveCodes.TOO_LONG, solution.why().code());
        }
    }

    /** The hand of a blank card is solved at once, each other one takes more than the budget. */
    private static Solution hard(int blanks, int horizon) {
        Topics topics = new Topics().hand(1).combo("blank,c0", "");
        for (int i = 0; i < 25; i++) {
            topics.card("c" + i, 1, "", "[1]@;(# D.3 H)");
        }
        // of hands that are as likely the one with the last card is solved first
        topics.card("blank", blanks, "");
        return Solver.solve(
                topics.text(), SolverOptions.FAST, new Budget(50_000, 1 << 24, horizon));
    }

    /**
     * An attempt ends after a twenty-fifth of its horizon and as much of it as of the hands is
     * solved: 1 of 26, or 2 of 27.
     */
    @Test
    void whatDoesNotPay_isGivenUpEarly() {
        for (int blanks : new int[] {1, 2}) {
            Solution early = hard(blanks, 250_000);
            Solution late = hard(blanks, 0);
            assertEquals(1, early.part().hands().count());
            assertEquals(late.part().hands(), early.part().hands());
            assertEquals(SolveCodes.TOO_LONG, early.why().code());
            assertTrue(late.transitions() > 50_000);
            int end = 10_000 + 250_000 * blanks / (25 + blanks);
            // a step, and what the deal takes, come on top
            assertEquals(end + 1000, early.transitions(), 1000);
        }
    }

    @Test
    void patience_isMoreThanHaste() {
        assertTrue(Budget.PATIENT.transitions() > Budget.QUICK.transitions());
        assertTrue(Budget.PATIENT.bytes() > Budget.QUICK.bytes());
    }

    /** Hands that are drawn again lead to many others; those that are kept are solved first. */
    @Test
    void handThatIsDrawnAgain_isPutOff() {
        Topics topics = new Topics().hand(1).card("basic", 15, "");
        for (int i = 0; i < 25; i++) {
            topics.card("c" + i, 1, "", "[1]@;(# D.3 H)").combo("basic,c" + i, "");
        }
        topics.header("(if (== |H.basic| 0) (block (# H D) (shuffle D) (# D.4 H)) ())");
        Budget small = new Budget(100_000, Budget.QUICK.bytes());
        Solution solution = Solver.solve(topics.text(), SolverOptions.FAST, small);
        assertNull(solution.multiplicity());
        assertEquals(SolveCodes.TOO_LONG, solution.why().code());
        assertEquals(1, solution.part().hands().count());
        // 15 of 40 cards are kept
        BigInteger all = new BigInteger(solution.part().multiplicity().toString());
        assertEquals(all.multiply(BigInteger.valueOf(15)), solved(solution.part(), 40));
    }

    /** The games of some hands, times a number. */
    private static BigInteger solved(Solution.Part part, int times) {
        BigInteger solved = BigInteger.ZERO;
        for (Solution.Share share : part.shares()) {
            solved = solved.add(new BigInteger(share.multiplicity().toString()));
        }
        return solved.multiply(BigInteger.valueOf(times));
    }

    /** A likely hand that takes long does not use up what the others need. */
    @Test
    void handThatTakesLong_isPutOff() {
        Topics topics = new Topics();
        for (char name = 'a'; name < 'i'; name++) {
            topics.card("" + name, name == 'a' ? 8 : 2, "", "[1]@;(# D.1 H);(# H.1 B);(# D.1 H)");
        }
        topics.card("quiet", 4, "").card("still", 3, "").hand(1);
        topics.combo("a,b,c,d", "").combo("", "e,f,g,h", "", "", "greedy").combo("quiet", "");
        Budget small = new Budget(120_000, Budget.QUICK.bytes());
        Solution solution = Solver.solve(topics.text(), SolverOptions.FAST, small);
        assertNull(solution.multiplicity());
        // seven of 29 cards do not act
        BigInteger all = new BigInteger(solution.part().multiplicity().toString());
        assertEquals(all.multiply(BigInteger.valueOf(7)), solved(solution.part(), 29));
    }
}
