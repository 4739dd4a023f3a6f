package cardbench.spark;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck of 40 cards, hands of 5, and the hypergeometric distribution of its two topics: at least
 * one starter; at least one starter and one extender.
 */
final class OpeningHands {

    static final int SIZE = 40;

    static final int HAND = 5;

    static final String YAML =
            """
            deck:
              cards:
                starter:
                  count: 9
                extender:
                  count: 8
                other:
                  count: 23
            simulate:
              tests:
                one:
                  start-card: 5
                  combos:
                    any:
                      hand: [starter]
                both:
                  start-card: 5
                  combos:
                    two:
                      hand: [starter, extender]
            """;

    private OpeningHands() {}

    /** The number of hands of {@link #HAND} cards out of some. */
    private static BigInteger hands(int cards) {
        BigInteger hands = BigInteger.ONE;
        for (int i = 0; i < HAND; i++) {
            hands = hands.multiply(BigInteger.valueOf(Math.max(0, cards - i)));
        }
        return hands.divide(BigInteger.valueOf(120));
    }

    private static BigInteger withStarter(int starters) {
        return hands(SIZE).subtract(hands(SIZE - starters));
    }

    private static BigInteger withBoth(int starters, int extenders) {
        return hands(SIZE)
                .subtract(hands(SIZE - starters))
                .subtract(hands(SIZE - extenders))
                .add(hands(SIZE - starters - extenders));
    }

    /** The mean of both rates, the second one with three times the weight. */
    static JudgedVersion judged(long version, int starters, int extenders) {
        return JudgedVersion.of(
                version,
                withStarter(starters)
                        .add(withBoth(starters, extenders).multiply(BigInteger.valueOf(3))),
                hands(SIZE).multiply(BigInteger.valueOf(4)));
    }

    /**
     * All versions with up to so many starters and extenders in 40 cards, best first. Pairs of more
     * than 40 have a number, too, but are no decks.
     */
    static List<JudgedVersion> all(int most) {
        List<JudgedVersion> all = new ArrayList<>();
        for (int starters = 0; starters <= most; starters++) {
            for (int extenders = 0; extenders <= most; extenders++) {
                if (starters + extenders <= SIZE) {
                    all.add(judged(starters * (most + 1) + extenders, starters, extenders));
                }
            }
        }
        all.sort(null);
        return all;
    }

    /** The sweep over these versions. */
    static SweepQuestion question(int most, int best) {
        return new SweepQuestion(
                YAML,
                List.of(new CountRange(0, 0, most), new CountRange(1, 0, most)),
                2,
                List.of(new TopicWeight("one", 1), new TopicWeight("both", 3)),
                best);
    }
}
