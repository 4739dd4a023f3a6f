package cardbench.advise;

import cardbench.chance.Random32;
import cardbench.chance.Seed;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.Odds;
import cardbench.sample.Game;
import cardbench.sample.Sampler;
import cardbench.sample.Scores;
import cardbench.sample.TopicCompiler;

/**
 * Two versions of a topic, played with common random numbers: the difference then has a smaller
 * error than the rates of the versions.
 */
final class PairedGames {

    private final Game first;
    private final Game second;
    private final Random32 firstRandom = new Random32(1, 0, 0, 0);
    private final Random32 secondRandom = new Random32(1, 0, 0, 0);
    private final Scores firstScores = new Scores();
    private final Scores secondScores = new Scores();
    private int games;
    private int onlyFirst;
    private int onlySecond;

    PairedGames(TopicPrograms topic, TopicPrograms otherTopic) {
        first = new TopicCompiler(topic, false).game(firstRandom);
        second = new TopicCompiler(otherTopic, false).game(secondRandom);
        firstScores.expect(first.writtenScore());
        secondScores.expect(second.writtenScore());
    }

    /** Plays a number of games of both versions. */
    void play(Seed seed, String topic, int count) {
        for (int i = 0; i < count; i++) {
            if (i % Sampler.BATCH == 0) {
                seed.start(firstRandom, topic, i / Sampler.BATCH);
                seed.start(secondRandom, topic, i / Sampler.BATCH);
                first.machine().startBatch();
                second.machine().startBatch();
            }
            first.play(i);
            second.play(i);
            firstScores.add(first.score());
            secondScores.add(second.score());
            boolean one = first.score() > 0;
            boolean other = second.score() > 0;
            onlyFirst += one && !other ? 1 : 0;
            onlySecond += other && !one ? 1 : 0;
        }
        games += count;
    }

    Odds firstOdds() {
        return Odds.sampled(firstScores, games);
    }

    Odds secondOdds() {
        return Odds.sampled(secondScores, games);
    }

    /** The rate of success of the second version minus that of the first. */
    Difference difference() {
        return Difference.sampled(onlyFirst, onlySecond, games);
    }
}
