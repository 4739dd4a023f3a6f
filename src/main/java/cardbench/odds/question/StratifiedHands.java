package cardbench.odds.question;

import cardbench.base.chance.Random32;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.sample.OpeningHands;
import cardbench.odds.sample.Sampler;

/**
 * Deals the opening hands of a topic that are not solved by strata of a {@link HandLine}. A batch
 * has one game with a hand of each of {@link Sampler#BATCH} strata, so its successes differ less
 * from those of other batches than by chance. The same holds for the next cards.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Stratified_sampling">Stratified sampling</a>
 */
public final class StratifiedHands implements OpeningHands {

    /** The most cards in all hands of a line together where games can be played without one. */
    private static final int MAX_CARDS = 1 << 22;

    private final TopicPrograms topic;
    private final HandSet solved;
    private final int[] kinds;
    private final boolean kept;

    /** {@code null} before the first deal, and for hands that are not listed. */
    private HandLine line;

    private boolean listed;

    /**
     * Creates a generator of the open hands of a topic.
     *
     * @param solved the hands that are left out; {@code null} for none
     * @param kinds for each card of the deck, by number, the index of its entry in the file
     * @param kept whether the line is kept from batch to batch
     */
    StratifiedHands(TopicPrograms topic, HandSet solved, int[] kinds, boolean kept) {
        this.topic = topic;
        this.solved = solved;
        this.kinds = kinds.clone();
        this.kept = kept;
    }

    /**
     * The hands of a topic that are not solved.
     *
     * @param part the solved part; {@code null} for none
     * @param legacy whether to play like ygo-calc, which shuffles the deck
     */
    public static Source of(TopicPrograms topic, SolvedPart part, boolean legacy) {
        return of(topic, part, legacy, true);
    }

    /**
     * The hands of one of several topics.
     *
     * @param kept whether the line is kept from batch to batch: the lines of many topics, which are
     *     played in turn, would take too much memory
     */
    static Source of(TopicPrograms topic, SolvedPart part, boolean legacy, boolean kept) {
        HandSet solved = part == null ? null : part.hands();
        return legacy ? Source.ALL : kinds -> new StratifiedHands(topic, solved, kinds, kept);
    }

    private HandLine line() {
        HandEnumerator hands = SolvedPart.hands(topic);
        if (hands == null) {
            return null;
        }
        boolean large = (long) hands.size() * hands.cards() > MAX_CARDS;
        return large && solved == null ? null : new HandLine(hands, solved, kinds);
    }

    @Override
    public void startBatch() {
        if (line != null) {
            line.startBatch();
        }
    }

    @Override
    public void endBatch() {
        if (!kept) {
            line = null;
            listed = false;
        }
    }

    @Override
    public int[] deal(int game, Random32 random) {
        if (!listed) {
            line = line();
            listed = true;
        }
        return line == null ? null : line.deal(game, random);
    }

    @Override
    public int next() {
        return HandLine.NEXT;
    }

    @Override
    public int solved() {
        return solved == null ? 0 : solved.count();
    }
}
