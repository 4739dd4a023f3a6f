package cardbench.odds.advise;

import cardbench.base.chance.Seed;
import cardbench.odds.advise.DeckVariants.Pair;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import java.util.ArrayList;
import java.util.List;

/** The effect of one copy more or less of each card on the odds of a topic. */
public final class Sensitivity {

    private final DeckPrograms programs;
    private final TopicPrograms topic;
    private final int filler;
    private final List<String> locked;
    private final Seed seed;
    private final int games;

    private Sensitivity(
            DeckPrograms programs,
            TopicPrograms topic,
            int filler,
            List<String> locked,
            Seed seed,
            int games) {
        this.programs = programs;
        this.topic = topic;
        this.filler = filler;
        this.locked = locked;
        this.seed = seed;
        this.games = games;
    }

    /**
     * The effect of one copy of a card.
     *
     * @param card the card
     * @param more with one copy more and one filler less; {@code null} if the deck has no filler
     * @param less with one copy less and one filler more; {@code null} if the deck has no copy
     */
    public record Row(DeckCard card, Pair more, Pair less) {}

    /**
     * Every card that is not locked, in the order of the file.
     *
     * @param filler the index of the card that is exchanged for the others
     * @param locked the names of cards that are left out
     * @param games maximum number of games of each version, to solve it or to sample it
     * @param effort the effort of the attempts to solve them
     */
    public static List<Row> of(
            DeckPrograms programs,
            TopicPrograms topic,
            int filler,
            List<String> locked,
            Seed seed,
            int games,
            Effort effort) {
        Sensitivity sensitivity = new Sensitivity(programs, topic, filler, locked, seed, games);
        AttemptBudget budget = new AttemptBudget(games, effort);
        return sensitivity.rows(budget.attempt(topic), budget);
    }

    private boolean isMoved(int card) {
        return card != filler && !locked.contains(programs.file().cards().get(card).name());
    }

    private boolean hasMore() {
        return programs.file().cards().get(filler).count() > 0;
    }

    private boolean hasLess(int card) {
        return programs.file().cards().get(card).count() > 0;
    }

    private List<Row> rows(Attempt before, AttemptBudget budget) {
        List<Row> rows = new ArrayList<>();
        for (int card = 0; card < programs.file().cards().size(); card++) {
            if (isMoved(card)) {
                Pair more = hasMore() ? moved(card, 1, before, budget) : null;
                Pair less = hasLess(card) ? moved(card, -1, before, budget) : null;
                rows.add(new Row(programs.file().cards().get(card), more, less));
            }
        }
        return rows;
    }

    private Pair moved(int card, int by, Attempt before, AttemptBudget budget) {
        int[] counts = new int[programs.file().cards().size()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = programs.file().cards().get(i).count();
        }
        counts[card] += by;
        counts[filler] -= by;
        DeckPrograms changed = programs.withCounts(counts);
        TopicPrograms same = changed.topic(topic.topic().name());
        // an exact rate of one version is of no use if the other one is sampled
        Attempt after = before.tally() == null ? before : budget.attempt(same);
        return after.tally() == null
                ? DeckVariants.sampled(topic, same, seed, games, after.why())
                : DeckVariants.exact(before.tally(), after.tally());
    }
}
