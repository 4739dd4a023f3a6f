package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.BudgetExceededException;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.Distribution;
import cardbench.odds.exact.state.State;
import cardbench.odds.exact.state.StateKey;
import org.junit.jupiter.api.Test;

class BudgetMeterTest {

    private static final Topics SMALL =
            new Topics().card("a", 4, "").card("b", 4, "").header("(# D.2.a H)").combo("a,b", "");

    private static BudgetMeter meter(Budget budget) {
        return new Workbench(SMALL, SolverOptions.PLAIN, budget).expander.meter;
    }

    @Test
    void work_isCountedUpToTheBudget() {
        Workbench bench = new Workbench(SMALL, SolverOptions.PLAIN, new Budget(10, 1 << 20));
        BudgetMeter meter = bench.expander.meter;
        meter.spend(4);
        meter.spend(6);
        assertEquals(10, meter.transitions());
        assertFalse(meter.isSpent());
        BudgetExceededException why =
                assertThrows(BudgetExceededException.class, () -> meter.spend(1));
        assertEquals(SolveCodes.TOO_LONG, why.why());
        assertTrue(meter.isSpent());
    }

    @Test
    void room_isCountedUpToTheBudget() {
        Workbench bench = new Workbench(SMALL, SolverOptions.PLAIN, new Budget(1000, 5000));
        BudgetMeter meter = bench.expander.meter;
        meter.limit(5000);
        assertThrows(BudgetExceededException.class, () -> meter.limit(5001));
        Distribution distribution = new Distribution(bench.residues, bench.encoder);
        distribution.add(State.first(bench.problem), bench.residues.one());
        meter.keep(distribution);
        assertEquals(distribution.bytes(), meter.waiting());
        long left = 5000 - distribution.bytes();
        meter.limit(left);
        assertThrows(BudgetExceededException.class, () -> meter.limit(left + 1));
        StateKey.write(State.first(bench.problem), bench.encoder);
        bench.transpositions.add(bench.encoder);
        assertThrows(BudgetExceededException.class, () -> meter.limit(left));
        meter.limit(left - bench.transpositions.bytes());
        meter.free(0);
        assertEquals(0, meter.waiting());
        meter.limit(5000 - bench.transpositions.bytes());
    }

    /** A hand that is given few transitions is postponed, and the budget is not used up. */
    @Test
    void hands_haveAShareOfTheBudget() {
        BudgetMeter meter = meter(new Budget(100, 1 << 20));
        meter.spend(10);
        meter.allow(5);
        meter.spend(5);
        assertThrows(BudgetExceededException.class, () -> meter.spend(1));
        assertFalse(meter.isSpent());
        assertEquals(100 / 4 - 16, meter.leftOf(4));
        meter.allow(0);
        meter.spend(84);
        assertFalse(meter.isSpent());
        assertThrows(BudgetExceededException.class, () -> meter.spend(1));
        assertTrue(meter.isSpent());
    }

    /** After 20 of 500 transitions, the solved share must be as large as that of the others. */
    @Test
    void attemptsThatDoNotPay_end() {
        for (int percent : new int[] {0, 4, 6}) {
            BudgetMeter meter = meter(new Budget(1000, 1 << 20, 500));
            meter.spend(10);
            meter.solves();
            meter.solved(percent / 100.0);
            meter.spend(20 + 5 * percent);
            assertFalse(meter.isSpent());
            assertThrows(BudgetExceededException.class, () -> meter.spend(1));
            assertTrue(meter.isSpent());
        }
    }

    /** Nothing is solved before the hands are dealt, which may take a quarter of the horizon. */
    @Test
    void dealsThatDoNotPay_end() {
        BudgetMeter meter = meter(new Budget(1000, 1 << 20, 500));
        meter.spend(125);
        assertFalse(meter.isSpent());
        assertThrows(BudgetExceededException.class, () -> meter.spend(1));
    }
}
