package cardbench.yaml;

/** Puts a text together, run by run, and remembers where each run came from. */
final class ScalarBuilder {

    private final Source source;
    private final StringBuilder value = new StringBuilder();
    private int[] runs = new int[12];
    private int count;
    private boolean even;

    ScalarBuilder(Source source) {
        this.source = source;
    }

    /** Adds the characters of the file from {@code from} to {@code to} as they are. */
    void even(int from, int to) {
        if (from == to) {
            return;
        }
        if (even && runs[count - 1] == from) {
            runs[count - 1] = to;
        } else {
            run(from, to);
        }
        even = true;
        value.append(source.text, from, to);
    }

    /**
     * Adds characters that are written in the file in another way, from {@code from} to {@code to}.
     */
    void uneven(String characters, int from, int to) {
        run(from, to);
        even = false;
        value.append(characters);
    }

    /** Adds a character that is written in another way. */
    void uneven(char character, int from, int to) {
        run(from, to);
        even = false;
        value.append(character);
    }

    private void run(int from, int to) {
        if (count == runs.length) {
            int[] more = new int[2 * count];
            System.arraycopy(runs, 0, more, 0, count);
            runs = more;
        }
        runs[count++] = value.length();
        runs[count++] = from;
        runs[count++] = to;
    }

    /** A number that {@link #cut} takes to come back to what is there now. */
    int mark() {
        return count;
    }

    /** Forgets what was added since a mark; the run before it must not have grown since. */
    void cut(int mark) {
        if (mark < count) {
            value.setLength(runs[mark]);
            count = mark;
            even = false;
        }
    }

    /**
     * The text.
     *
     * @param from where it begins in the file, with its quote or bar
     * @param content where its first character would stand, if it has none
     * @param to where it ends in the file
     */
    YamlScalar build(ScalarStyle style, int from, int content, int to) {
        if (count == 0) {
            run(content, content);
        }
        int[] exact = new int[count];
        System.arraycopy(runs, 0, exact, 0, count);
        source.countNode();
        return new YamlScalar(
                value.toString(),
                style,
                source.span(from, to),
                new ScalarPlaces(exact, value.length()));
    }
}
