package cardbench.base.chance;

import cardbench.base.text.Ascii;
import java.util.Optional;

/**
 * A named seed, {@code xoshiro128:<word>}. The name of the generator is part of it, so that results
 * stay repeatable if another generator becomes the default.
 *
 * <p>Each pair of a topic and a batch has a stream of its own. Word <i>k</i> of its initial state
 * is a hash that starts as <i>k</i> + 1 and absorbs, unit by unit, the word of the seed, the unit
 * 0, the name of the topic, the unit 0 and the batch. Each unit is combined by exclusive or; then
 * the golden ratio 0x9e3779b9 is added, and the result is mixed as in splitmix32.
 *
 * @param word 1 to {@value #LIMIT} ASCII letters, digits, {@code -}, {@code _} and {@code .}
 */
public record Seed(String word) {

    /** The maximum length of the word. */
    public static final int LIMIT = 64;

    /** The name of the generator, the prefix of every written seed. */
    public static final String GENERATOR = "xoshiro128:";

    /** The seed to use if none is given: equal requests then have equal responses. */
    public static final Seed DEFAULT = new Seed("1");

    /** Reads a seed with or without the name of the generator; empty if it is malformed. */
    public static Optional<Seed> parse(String text) {
        String word = text.startsWith(GENERATOR) ? text.substring(GENERATOR.length()) : text;
        if (word.isEmpty() || word.length() > LIMIT) {
            return Optional.empty();
        }
        for (int i = 0; i < word.length(); i++) {
            if (!allows(word.charAt(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(new Seed(word));
    }

    private static boolean allows(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || Ascii.isDigit(c)
                || c == '-'
                || c == '_'
                || c == '.';
    }

    /** The seed with the name of the generator. */
    public String name() {
        return GENERATOR + word;
    }

    /** Sets a generator to the start of the stream of a batch of a topic. */
    public void start(Random32 random, String topic, int batch) {
        random.restart(
                lane(1, topic, batch),
                lane(2, topic, batch),
                lane(3, topic, batch),
                lane(4, topic, batch));
    }

    private int lane(int start, String topic, int batch) {
        // The unit 0 separates word and topic: a seed has no such character.
        int mixed = take(take(start, word), 0);
        return take(take(take(mixed, topic), 0), batch);
    }

    private static int take(int mixed, String units) {
        int result = mixed;
        for (int i = 0; i < units.length(); i++) {
            result = take(result, units.charAt(i));
        }
        return result;
    }

    private static int take(int mixed, int unit) {
        int x = (mixed ^ unit) + 0x9e3779b9;
        x = (x ^ x >>> 16) * 0x21f0aaad;
        x = (x ^ x >>> 15) * 0x735a2d97;
        return x ^ x >>> 15;
    }
}
