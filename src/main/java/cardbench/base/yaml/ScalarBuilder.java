package cardbench.base.yaml;

/** Builds a text from runs, and records the place of each run in the file. */
final class ScalarBuilder {

    private final Source source;
    private final StringBuilder value = new StringBuilder();
    private int[] runs = new int[12];
    private int count;
    private boolean even;

    ScalarBuilder(Source source) {
        this.source = source;
    }

    /** Adds the characters of the file from {@code from} to {@code to} unchanged. */
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
     * Adds characters that are written differently in the file, from {@code from} to {@code to}.
     */
    void uneven(String characters, int from, int to) {
        run(from, to);
        even = false;
        value.append(characters);
    }

    /** Adds a character that is written differently in the file. */
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

    /** A mark of the current state for {@link #cut}. */
    int mark() {
        return count;
    }

    /** Removes everything added since a mark. The run before it must not have grown since. */
    void cut(int mark) {
        if (mark < count) {
            value.setLength(runs[mark]);
            count = mark;
            even = false;
        }
    }

    /**
     * Builds the text.
     *
     * @param from its start in the file, with its quote or bar
     * @param content the place of its first character, used if it is empty
     * @param to its end in the file
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
