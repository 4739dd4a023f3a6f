package cardbench.codes.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes a card table in the form of {@link PackedTableReader}. Equal rows give equal text. Rows
 * must be in ascending order of id; cells may be empty, but must not contain tabs or line breaks.
 */
public final class PackedTableWriter {

    private final StringBuilder head;
    private final StringBuilder columns = new StringBuilder();
    private final int rows;

    /**
     * Creates a writer for a table of these cards.
     *
     * @param content {@code cards}, or the tag of a language
     */
    public PackedTableWriter(String game, String content, List<Integer> ids) {
        this(game, content, ids.size());
        columns.append("id\t");
        int before = 0;
        for (int id : ids) {
            PackedNumbers.append(id - before, columns);
            before = id;
        }
        columns.append('\n');
    }

    private PackedTableWriter(String game, String content, int rows) {
        this.rows = rows;
        head = new StringBuilder(PackedTableReader.MAGIC).append('\t').append(game);
        head.append('\t').append(content).append('\t').append(rows).append('\n');
    }

    /**
     * A writer for a table of names whose rows are those of the table of facts with these ids, so
     * that ids are stored once. Cards without a name have an empty line.
     *
     * @param language its tag
     */
    public static PackedTableWriter byRow(String game, String language, List<Integer> ids) {
        PackedTableWriter writer = new PackedTableWriter(game, language, ids.size());
        int[] numbers = new int[ids.size()];
        for (int row = 0; row < numbers.length; row++) {
            numbers[row] = ids.get(row);
        }
        writer.columns.append("rows\t").append(CardTable.idSum(numbers)).append('\n');
        return writer;
    }

    /** Adds a note, such as the origin of the rows; readers ignore it. */
    public PackedTableWriter note(String note) {
        head.append("# ").append(note).append('\n');
        return this;
    }

    /** Adds a column of numbers of 0 or more; -1 is an empty cell. */
    public PackedTableWriter numbers(String name, List<Integer> values) {
        columns.append(name).append("\tnumbers\t");
        for (int value : values) {
            PackedNumbers.append(value + 1, columns);
        }
        columns.append('\n');
        return this;
    }

    /** Adds a column of numbers of which most cells are empty (-1). */
    public PackedTableWriter someNumbers(String name, List<Integer> values) {
        columns.append(name).append("\tsome numbers\t");
        int passed = 0;
        for (int value : values) {
            if (value < 0) {
                passed++;
            } else {
                PackedNumbers.append(passed, columns);
                PackedNumbers.append(value + 1, columns);
                passed = 0;
            }
        }
        columns.append('\n');
        return this;
    }

    /** Adds a column of few distinct words without spaces. */
    public PackedTableWriter words(String name, List<String> values) {
        List<String> words = inTurn(values);
        columns.append(name).append("\twords\t").append(String.join(" ", words)).append('\t');
        for (String value : values) {
            PackedNumbers.append(words.indexOf(value) + 1, columns);
        }
        columns.append('\n');
        return this;
    }

    /** Adds a column of few distinct words of which most cells are empty. */
    public PackedTableWriter someWords(String name, List<String> values) {
        List<String> words = inTurn(values);
        columns.append(name).append("\tsome words\t").append(String.join(" ", words)).append('\t');
        int passed = 0;
        for (String value : values) {
            if (value.isEmpty()) {
                passed++;
            } else {
                PackedNumbers.append(passed, columns);
                PackedNumbers.append(words.indexOf(value) + 1, columns);
                passed = 0;
            }
        }
        columns.append('\n');
        return this;
    }

    /** Adds a column of texts that are mostly distinct, one on each line. */
    public PackedTableWriter lines(String name, List<String> values) {
        columns.append(name).append("\tlines\n");
        for (String value : values) {
            columns.append(value).append('\n');
        }
        return this;
    }

    /**
     * Adds a column of texts as {@link #lines} does, in a {@link LetterCode}. Texts with more
     * different characters than it has remain as they are.
     */
    public PackedTableWriter letters(String name, List<String> values) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (String value : values) {
            for (int i = 0; i < value.length(); i++) {
                counts.merge(value.charAt(i), 1, Integer::sum);
            }
        }
        if (counts.size() > LetterCode.MAX_CHARACTERS) {
            return lines(name, values);
        }
        List<Character> frequent = new ArrayList<>(counts.keySet());
        // the sort is stable, so that equal columns give equal text
        frequent.sort((a, b) -> counts.get(b) - counts.get(a));
        StringBuilder alphabet = new StringBuilder();
        frequent.forEach(alphabet::append);
        LetterCode code = LetterCode.of(alphabet.toString());
        columns.append(name).append("\tletters\t").append(code.alphabet()).append('\n');
        for (String value : values) {
            columns.append(code.encode(value)).append('\n');
        }
        return this;
    }

    /** The distinct words that are not empty, in order. */
    private static List<String> inTurn(List<String> values) {
        List<String> words = new ArrayList<>();
        for (String value : values) {
            if (!value.isEmpty() && !words.contains(value)) {
                words.add(value);
            }
        }
        return words;
    }

    /** The text of the table. */
    public String text() {
        return head.toString() + columns;
    }
}
