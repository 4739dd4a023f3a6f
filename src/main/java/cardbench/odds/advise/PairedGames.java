package cardbench.odds.advise;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.question.Odds;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicCompiler;
import java.util.ArrayList;
import java.util.List;

/**
 * Two versions of a topic, played with common random numbers: the difference then has a smaller
 * error than the rates of the versions.
 */
final class PairedGames {

    private final Game first;
    private final Game second;
    private final SharedSlots slots;
    private final Random32 random = new Random32(1, 0, 0, 0);
    private final Random32 firstRandom = new Random32(1, 0, 0, 0);
    private final Random32 secondRandom = new Random32(1, 0, 0, 0);
    private final Scores firstScores = new Scores();
    private final Scores secondScores = new Scores();
    private int firstGames;
    private int secondGames;
    private int played;
    private int onlyFirst;
    private int onlySecond;

    PairedGames(TopicPrograms topic, TopicPrograms otherTopic) {
        TopicCompiler compiler = new TopicCompiler(topic, false);
        TopicCompiler otherCompiler = new TopicCompiler(otherTopic, false);
        first = compiler.game(firstRandom);
        second = otherCompiler.game(secondRandom);
        slots = new SharedSlots(names(topic, compiler), names(otherTopic, otherCompiler));
        firstScores.expect(first.writtenScore());
        secondScores.expect(second.writtenScore());
    }

    /** The name of each card of the deck, by number. */
    private static List<String> names(TopicPrograms topic, TopicCompiler compiler) {
        List<String> names = new ArrayList<>();
        for (int kind : compiler.kinds()) {
            names.add(topic.vocabulary().cards().get(kind).name());
        }
        return names;
    }

    /**
     * Plays a number of games of both versions. Each pair of games has a random stream of its own,
     * from which one order of the {@link SharedSlots} and then the chance inside both games come.
     */
    void play(Seed seed, String topic, int count) {
        for (int i = 0; i < count; i++) {
            if (i % Sampler.BATCH == 0) {
                first.machine().startBatch();
                second.machine().startBatch();
            }
            seed.start(random, topic, i);
            slots.shuffle(random);
            int[] state = {random.next(), random.next(), random.next(), random.next()};
            firstRandom.restart(state[0], state[1], state[2], state[3]);
            secondRandom.restart(state[0], state[1], state[2], state[3]);
            first.play(i, slots.firstOrder());
            second.play(i, slots.secondOrder());
            firstGames += count(first, firstScores);
            secondGames += count(second, secondScores);
            boolean one = first.isCounted() && first.score() > 0;
            boolean secondSucceeds = second.isCounted() && second.score() > 0;
            onlyFirst += one && !secondSucceeds ? 1 : 0;
            onlySecond += secondSucceeds && !one ? 1 : 0;
        }
        played += count;
    }

    private static int count(Game game, Scores scores) {
        if (game.isCounted()) {
            scores.add(game.score());
        }
        return game.isCounted() ? 1 : 0;
    }

    Odds firstOdds() {
        return Odds.sampled(firstScores, firstGames);
    }

    Odds secondOdds() {
        return Odds.sampled(secondScores, secondGames);
    }

    /**
     * The rate of success of the second version minus that of the first; {@code null} if no game of
     * one of them counts.
     */
    Difference difference() {
        if (firstGames == 0 || secondGames == 0) {
            return null;
        }
        return firstGames == played && secondGames == played
                ? Difference.sampled(onlyFirst, onlySecond, played)
                : Difference.apart(
                        firstScores.successes(), firstGames, secondScores.successes(), secondGames);
    }
}
