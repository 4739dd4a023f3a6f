package cardbench.odds;

import cardbench.chance.Seed;
import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds versions of a deck against each other: exactly where both can be solved, else by games with
 * common random numbers.
 */
public final class Versions {

    /** Games of one version at most. */
    public static final int MOST = 16 * Sampler.BATCH;

    /** Games that a whole comparison takes, all versions together, unless it is said otherwise. */
    private static final int GAMES = 2_000_000;

    private static final int FEWEST = 1000;

    private Versions() {}

    /**
     * Two versions of a topic.
     *
     * @param before the odds of the first one
     * @param after the odds of the second one
     * @param difference by how much the second one succeeds more often
     */
    public record Pair(Odds before, Odds after, Difference difference) {}

    /**
     * What one copy of a card does.
     *
     * @param card the card
     * @param more with one more of it, instead of one filler, or {@code null} where there is none
     * @param less with one less of it, and one more filler, or {@code null} where there is none
     */
    public record Row(DeckCard card, Pair more, Pair less) {}

    /** Games for each of so many versions, so that an answer does not take too long. */
    public static int games(int versions) {
        return Math.max(FEWEST, Math.min(MOST, GAMES / Math.max(1, versions)));
    }

    /**
     * Compares a topic of two files.
     *
     * @param games to play of each at most, to solve it or to sample it
     */
    public static Pair compare(
            DeckPrograms before,
            TopicPrograms topic,
            DeckPrograms after,
            TopicPrograms otherTopic,
            Seed seed,
            int games) {
        ExactTally one = Exact.solve(before, topic, games);
        ExactTally other = one == null ? null : Exact.solve(after, otherTopic, games);
        if (other != null) {
            return new Pair(Odds.exact(one), Odds.exact(other), Difference.exact(one, other));
        }
        PairedGames pairs = new PairedGames(before, topic, after, otherTopic);
        pairs.play(seed, topic.topic().name(), games);
        return new Pair(pairs.firstOdds(), pairs.secondOdds(), pairs.difference());
    }

    /**
     * What one copy more or less of each card does to a topic, in the order of the file.
     *
     * @param filler the name of the card that makes room, or takes it
     * @param locked names of cards that stay as they are
     * @param games to play of each version at most
     */
    public static List<Row> sensitivity(
            DeckPrograms programs,
            TopicPrograms topic,
            String filler,
            List<String> locked,
            Seed seed,
            int games) {
        List<Row> rows = new ArrayList<>();
        int fillers = copies(programs, filler);
        for (DeckCard card : programs.file().cards()) {
            if (!card.name().equals(filler) && !locked.contains(card.name())) {
                rows.add(
                        new Row(
                                card,
                                fillers > 0
                                        ? moved(programs, topic, card, filler, 1, seed, games)
                                        : null,
                                card.count() > 0
                                        ? moved(programs, topic, card, filler, -1, seed, games)
                                        : null));
            }
        }
        return rows;
    }

    private static int copies(DeckPrograms programs, String name) {
        int copies = 0;
        for (DeckCard card : programs.file().cards()) {
            copies += card.name().equals(name) ? card.count() : 0;
        }
        return copies;
    }

    private static Pair moved(
            DeckPrograms programs,
            TopicPrograms topic,
            DeckCard card,
            String filler,
            int by,
            Seed seed,
            int games) {
        List<DeckCard> cards = programs.file().cards();
        int[] counts = new int[cards.size()];
        for (int i = 0; i < counts.length; i++) {
            DeckCard one = cards.get(i);
            int more = one == card ? by : one.name().equals(filler) ? -by : 0;
            counts[i] = one.count() + more;
        }
        DeckPrograms changed = withCounts(programs, counts);
        TopicPrograms same = changed.topic(topic.topic().name());
        return compare(programs, topic, changed, same, seed, games);
    }

    /** The same file with other numbers of copies, for each of its cards. */
    static DeckPrograms withCounts(DeckPrograms programs, int[] counts) {
        List<DeckCard> cards = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            cards.add(programs.file().cards().get(i).withCount(counts[i]));
        }
        return DeckPrograms.read(programs.file().withCards(cards), new Diagnostics());
    }

    /** The same topic with another number of cards in the opening hand. */
    public static TopicPrograms withHand(TopicPrograms topic, int cards) {
        return new TopicPrograms(
                topic.topic().withStartCard(cards), topic.header(), topic.combos());
    }
}
