package cardbench.codes.ygo.database;

import cardbench.base.text.EnumName;
import cardbench.codes.deck.CardNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * What the second of two databases has that the first one has not, and the other way round: every
 * column of {@code datas} and {@code texts} that both have. Immutable.
 *
 * @param rows the cards that differ, by ascending id
 * @param same the number of cards that do not differ
 * @param columnsOfFirst columns that only the first database has, which are not compared
 * @param columnsOfSecond columns that only the second one has
 */
public record DatabaseComparison(
        List<Row> rows, int same, List<String> columnsOfFirst, List<String> columnsOfSecond) {

    /** What happened to a card from the first database to the second. */
    public enum Kind {
        ADDED,
        REMOVED,
        CHANGED;

        /** The name of the kind in the contract. */
        public String word() {
            return EnumName.of(this);
        }
    }

    /** A card that differs; fields only if it changed. */
    public record Row(Kind kind, int id, String name, List<Field> fields) {

        /** Copies the list. */
        public Row {
            fields = List.copyOf(fields);
        }
    }

    /** A column with its value in the first and in the second database. */
    public record Field(String column, String first, String second) {}

    /** Copies the lists. */
    public DatabaseComparison {
        rows = List.copyOf(rows);
        columnsOfFirst = List.copyOf(columnsOfFirst);
        columnsOfSecond = List.copyOf(columnsOfSecond);
    }

    /** Compares two databases. */
    public static DatabaseComparison of(CardDatabase first, CardDatabase second) {
        FullRows before = FullRows.of(first);
        FullRows after = FullRows.of(second);
        List<Row> rows = new ArrayList<>();
        int same = 0;
        int i = 0;
        int j = 0;
        while (i < before.size() || j < after.size()) {
            int order =
                    i == before.size()
                            ? 1
                            : j == after.size() ? -1 : CardNumber.order(before.id(i), after.id(j));
            if (order < 0) {
                rows.add(new Row(Kind.REMOVED, before.id(i), before.name(i), List.of()));
            } else if (order > 0) {
                rows.add(new Row(Kind.ADDED, after.id(j), after.name(j), List.of()));
            } else {
                List<Field> fields = fields(before, i, after, j);
                same += fields.isEmpty() ? 1 : 0;
                if (!fields.isEmpty()) {
                    String name = after.name(j).isEmpty() ? before.name(i) : after.name(j);
                    rows.add(new Row(Kind.CHANGED, after.id(j), name, fields));
                }
            }
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return new DatabaseComparison(rows, same, missing(before, after), missing(after, before));
    }

    private static List<Field> fields(FullRows before, int i, FullRows after, int j) {
        List<Field> fields = new ArrayList<>();
        for (String column : before.columns()) {
            if (after.columns().contains(column)) {
                String first = before.value(i, column);
                String second = after.value(j, column);
                if (!first.equals(second)) {
                    fields.add(new Field(column, first, second));
                }
            }
        }
        return fields;
    }

    private static List<String> missing(FullRows one, FullRows other) {
        List<String> missing = new ArrayList<>(one.columns());
        missing.removeAll(other.columns());
        return missing;
    }

    /** The number of rows of a kind. */
    public int count(Kind kind) {
        int count = 0;
        for (Row row : rows) {
            count += row.kind == kind ? 1 : 0;
        }
        return count;
    }
}
