package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.number.Binomials;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.question.Decks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AttemptTest {

    /**
     * Three copies each of 20 names, all told apart by a score; the top of the deck is asked for
     * one of them alone. That are 8,855 hands, but 13 million ways to lay the top of the deck as
     * well.
     */
    private static DeckPrograms wide(String score) {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        for (int i = 1; i <= 20; i++) {
            yaml.append("c").append(i).append(": {count: 3}, ");
        }
        yaml.append("}}\nsimulate: {tests: {t: {start-card: 4, combos: {sum: {score: '(+");
        for (int i = 1; i <= 20; i++) {
            yaml.append(" (* ").append(i).append(" |H.c").append(i).append("|)");
        }
        yaml.append(score).append(")'}, ");
        yaml.append("none: {condition: '(== 0 (+ |H.c5| |D.3.c1|))'}}}}}");
        return Decks.programs(yaml.toString());
    }

    private static double choose(int things, int chosen) {
        return Binomials.choose(things, chosen);
    }

    /** Means add up; that none of some cards come is counted by the number of c1 in the hand. */
    @ParameterizedTest
    @EnumSource(Effort.class)
    @Tag("slow")
    @Tag("long")
    void handsTooManyToPlay_areSolvedByStates(Effort effort) {
        DeckPrograms programs = wide("");
        assertNull(Exact.solve(programs.topics().get(0), effort.games()));
        ExactTally tally = Exact.attempt(programs.topics().get(0), effort).tally();
        // each card is in one hand of 15; the numbers from 1 to 20 add up to 210
        assertEquals(Fraction.of(210 * 3 * 4, 60), tally.averageScore());
        double multiplicity = 0;
        for (int held = 0; held <= 3; held++) {
            multiplicity += choose(3, held) * choose(54, 4 - held) * choose(53 + held, 3);
        }
        assertEquals(Fraction.of(multiplicity, choose(60, 4) * choose(56, 3)), tally.combo(1));
    }

    /** Where going state by state is out of the question, the topic itself is not to blame. */
    @Test
    void whatNeitherWaySolves_isSaid() {
        DeckPrograms programs = wide(" (rand 1 1000000000)");
        Attempt attempt = Exact.attempt(programs.topics().get(0), Effort.QUICK);
        assertNull(attempt.tally());
        assertEquals(GameCodes.TOO_MANY_HANDS, attempt.why().code());
        assertEquals(2, attempt.why().location().line());
    }
}
