package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.number.Natural;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolveCodes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a topic is worth from hands that are not dealt but chosen. */
class OpeningValuesTest {

    /** A deck of cards that draw two more, and of others. */
    private static final Topics DRAWING =
            new Topics()
                    .card("a", 1, "", "[1]@;(# D.2 H)")
                    .card("b", 1, "", "[1]@;(# D.2 H)")
                    .card("c", 1, "", "[1]@;(# D.2 H)")
                    .card("d", 1, "", "[1]@;(# D.2 H)")
                    .card("e", 2, "")
                    .card("f", 3, "")
                    .hand(1)
                    .combo("e,f,f", "");

    /**
     * A hand with the first card, which draws, and 40 times a hand that does nothing.
     *
     * @param hardFirst whether the hand that takes long comes first
     */
    private static OpeningValues values(int transitions, boolean hardFirst) {
        return OpeningValues.of(
                DRAWING.text(),
                new Budget(transitions, 1 << 24),
                groups -> {
                    List<OpeningValues.Opening> openings = new ArrayList<>();
                    openings.add(opening(groups.groups(), 0));
                    for (int i = 0; i < 40; i++) {
                        openings.add(opening(groups.groups(), groups.groups() - 1));
                    }
                    if (!hardFirst) {
                        Collections.reverse(openings);
                    }
                    return openings;
                });
    }

    private static OpeningValues.Opening opening(int groups, int group) {
        int[] hand = new int[groups];
        hand[group] = 1;
        return new OpeningValues.Opening(hand, new int[groups]);
    }

    /** If under 5 % are solved after a fifth of the budget, all are given up. */
    @Test
    void whatStartsSlowly_isGivenUp() {
        int least = 64;
        while (values(least, false).why() != null) {
            least += least / 8;
        }
        assertNull(values(12 * least, true).why());
        OpeningValues early = values(2 * least, true);
        assertEquals(SolveCodes.TOO_LONG, early.why().code());
        assertNull(values(2 * least, false).why());
    }

    @Test
    void successes_areThoseOfTheChosenHand() {
        OpeningValues values =
                OpeningValues.of(
                        new Topics()
                                .card("a", 1, "", "[1]@;(# X B);(# D.1 H)")
                                .card("b", 2, "")
                                .card("c", 2, "")
                                .hand(1)
                                .combo("b", "")
                                .text(),
                        new Budget(10_000, 1 << 20),
                        groups ->
                                List.of(
                                        opening(groups.groups(), 0),
                                        opening(groups.groups(), 1),
                                        opening(groups.groups(), 2)));
        // the first card draws a b from two b and two c; a b has it, a c never gets it
        Natural games = values.games();
        assertEquals(games, values.successes(0).times(Natural.of(2)));
        assertEquals(games, values.successes(1));
        assertEquals(Natural.ZERO, values.successes(2));
    }
}
