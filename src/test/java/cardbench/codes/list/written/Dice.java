package cardbench.codes.list.written;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Choices of a seeded generator: the same seed gives the same choices. */
final class Dice {

    private final Random random;

    Dice(long seed) {
        // seeds in a row begin with nearly the same numbers
        random = new Random(seed * 0x9E3779B97F4A7C15L);
        random.nextInt();
    }

    /** A number from {@code least} to {@code most}. */
    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    /** True in {@code percent} of 100 cases. */
    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    @SafeVarargs
    final <T> T of(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    <T> T of(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    <T> List<T> shuffled(List<T> given) {
        List<T> list = new ArrayList<>(given);
        for (int i = list.size() - 1; i > 0; i--) {
            list.set(i, list.set(random.nextInt(i + 1), list.get(i)));
        }
        return list;
    }
}
