package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.base.number.Fraction;
import cardbench.odds.question.Decks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small decks in which ideas of the solver meet, with odds that are computed by hand. */
class ClosedFormsTest {

    private static void check(int above, int below, String yaml) {
        Attempt attempt = Exact.attempt(Decks.programs(yaml).topics().get(0), Effort.PATIENT);
        assertNotNull(attempt.tally(), () -> yaml + attempt.why());
        assertEquals(Fraction.of(above, below), attempt.tally().success(), yaml);
    }

    /**
     * All cards are in hand in random order. The first x, which is the key with 1 / (n + 1), is
     * taken first; then no key is left.
     */
    @ParameterizedTest
    @CsvSource({"2", "3", "4", "5", "6"})
    void greedyKeyBehindAShuffle_isNotTheFirstCard(int others) {
        check(
                others,
                others + 1,
                """
                deck: {cards: {k: {attribute: [x]}, a: {count: %d, attribute: [x]}}}
                simulate: {tests: {t: {start-card: 1, header: '(# D H);(shuffle H)', combos: {g: {hand: ['a:x', k]}}}}}
                """
                        .formatted(others));
    }

    /**
     * The hand is c and another card: c and that card can only both go where the other one lies in
     * front, 1/2. In n cards, c is one of the two dealt with 2 / n.
     */
    @ParameterizedTest
    @CsvSource({"3, 1, 3", "4, 1, 4", "5, 1, 5", "6, 1, 6"})
    void cardTakenBeforeTheRunningOne_isPerhapsItself(int cards, int above, int below) {
        check(
                above,
                below,
                """
                deck: {cards: {c: {program: ['[1]@;(# H.1 B);(# X B);(# D.1 H)']}, r: {count: %d}}}
                simulate: {tests: {t: {exec-program: true, start-card: 2, combos: {g: {condition: '(== |B| 2)'}}}}}
                """
                        .formatted(cards - 1));
    }

    /**
     * A hand of two of four cards. Nothing goes back with the key in it, and the key lies in front
     * in half of these hands: 1/4. Else one card is replaced, by the key with 1/2, which then lies
     * in front with 1/2: 1/8 of all games.
     */
    @ParameterizedTest
    @CsvSource({"[k]", "[k: 1]", "'[k, z]'"})
    void handBehindRedraws_isInRandomOrder(String keep) {
        check(
                3,
                8,
                """
                deck: {cards: {k: {}, n: {count: 3}, z: {count: 0}}}
                simulate: {tests: {t: {start-card: 2, mulligan: {kind: one-by-one, keep: %s, most: 1}, combos: {g: {condition: '|H.1.k|'}}}}}
                """
                        .formatted(keep));
    }
}
