package cardbench.chance;

import java.util.Optional;

/**
 * A named seed, {@code xoshiro128:<word>}. The name of the generator is part of it, so that a
 * result can be repeated long after another generator has become the usual one.
 *
 * <p>Each pair of a topic and a batch has a stream of its own. The four words of its state are made
 * alike: word <i>k</i> begins as <i>k</i> + 1, then takes in, unit by unit, the seed's word, the
 * unit 0, the topic's name, the unit 0 and the batch. To take in a number is to combine it by
 * exclusive or, add the golden ratio 0x9e3779b9 and mix as splitmix32 does.
 *
 * @param word 1 to {@value #LIMIT} ASCII letters, digits, {@code -}, {@code _} and {@code .}
 */
public record Seed(String word) {

    /** Longest word of a seed. */
    public static final int LIMIT = 64;

    /** The generator's name, which begins every seed as it is written. */
    public static final String GENERATOR = "xoshiro128:";

    /** The seed that is taken where none is given: the same call gives the same answer. */
    public static final Seed DEFAULT = new Seed("1");

    /** Reads a seed as it is written, or just its word; empty where it is neither. */
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
                || c >= '0' && c <= '9'
                || c == '-'
                || c == '_'
                || c == '.';
    }

    /** The seed as it is written, with the generator's name. */
    public String name() {
        return GENERATOR + word;
    }

    /** Brings a generator to the beginning of the stream of a batch of a topic. */
    public void start(Random32 random, String topic, int batch) {
        random.restart(
                lane(1, topic, batch),
                lane(2, topic, batch),
                lane(3, topic, batch),
                lane(4, topic, batch));
    }

    private int lane(int start, String topic, int batch) {
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
