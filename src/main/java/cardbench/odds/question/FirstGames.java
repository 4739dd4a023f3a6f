package cardbench.odds.question;

import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.sample.TopicTally;
import java.util.List;

/** The first games of a topic whose odds need none: they are played for the lines they print. */
public final class FirstGames {

    private static final int GAMES = 20;

    private FirstGames() {}

    /** The games of a topic that prints; {@code null} for others. */
    public static TopicTally printing(TopicPrograms topic, Seed seed) {
        return topic.prints()
                ? new Simulation(List.of(topic), seed, false).play(0, GAMES).get(0)
                : null;
    }
}
