package cardbench.odds.exact.search;

import java.util.Random;

/** Makes a random topic: what it says is picked, part by part, by one source of random numbers. */
abstract class TopicMaker {

    final Random random;

    TopicMaker(Random random) {
        this.random = random;
    }

    /** One of some texts, each equally likely. */
    final String picked(String... from) {
        return from[random.nextInt(from.length)];
    }
}
