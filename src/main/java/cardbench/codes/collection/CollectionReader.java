package cardbench.codes.collection;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.LenientJson;
import cardbench.base.text.Ascii;
import cardbench.base.text.CsvRow;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.ListColumns;
import cardbench.base.text.ListSigns;
import cardbench.base.text.Location;
import cardbench.codes.list.DeckList;
import cardbench.codes.list.ListReader;
import cardbench.codes.list.line.ListLine;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a collection: JSON with numbers of copies by id, as HSReplay and Hearthstone Deck Tracker
 * write it, columns of any program with a heading, or a deck list. Finishes of a card are added up.
 * Never throws; time and memory are proportional to the length of the text.
 */
public final class CollectionReader {

    /** The longest text, in UTF-16 units. */
    public static final int MAX_LENGTH = 8_388_608;

    /** The most rows that are reported one by one. */
    private static final int MAX_REPORTED = 20;

    /** The heading is one of so many first rows: a title or {@code sep=;} may be above it. */
    private static final int HEADING_ROWS = 4;

    /** The longest heading, in UTF-16 units. */
    private static final int MAX_HEADING = 4_000;

    /** The most characters of a row in a diagnostic. */
    private static final int MAX_SHOWN = 80;

    /**
     * A collection as it is read.
     *
     * @param collection {@code null} if the text has no card
     * @param diagnostics parts of the text that are not counted, with places
     */
    public record Reading(CardCollection collection, List<Diagnostic> diagnostics) {

        /** Copies the list, so that the reading never changes. */
        public Reading {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private final Diagnostics diagnostics = new Diagnostics();
    private final List<CardCollection.Owned> owned = new ArrayList<>();
    private int unread;

    private CollectionReader() {}

    /** Reads a text. */
    public static Reading read(String text) {
        CollectionReader reader = new CollectionReader();
        CardCollection collection = reader.collection(text);
        if (reader.unread > MAX_REPORTED) {
            reader.diagnostics.add(
                    CollectionCodes.UNREAD_ROWS
                            .anywhere()
                            .with("rows", reader.unread - MAX_REPORTED));
        }
        return new Reading(collection, reader.diagnostics.list());
    }

    private CardCollection collection(String text) {
        if (text.length() > MAX_LENGTH) {
            diagnostics.add(CollectionCodes.TOO_LONG.anywhere().with("limit", MAX_LENGTH));
            return null;
        }
        String start = ListSigns.trim(text.startsWith("\ufeff") ? text.substring(1) : text);
        if (start.startsWith("{") || start.startsWith("[")) {
            JsonNode root = LenientJson.read(text);
            if (root != null && readIds(text, root) && !owned.isEmpty()) {
                return new CardCollection(CardCollection.Form.IDS, owned);
            }
        } else if (readColumns(text) && !owned.isEmpty()) {
            return new CardCollection(CardCollection.Form.COLUMNS, owned);
        }
        return unread > 0 || !diagnostics.list().isEmpty() ? empty() : readList(text);
    }

    private CardCollection empty() {
        diagnostics.add(CollectionCodes.NO_CARD.anywhere());
        return null;
    }

    /**
     * Reads the outermost objects whose members are all named by numbers; of an object with a
     * member {@code collection}, that member alone, since HSReplay numbers favourite heroes, too.
     */
    private boolean readIds(String text, JsonNode node) {
        boolean found = false;
        if (node instanceof JsonMap map && map.get("collection") != null) {
            return readIds(text, map.get("collection"));
        }
        if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                found |= readIds(text, item);
            }
        } else if (node instanceof JsonMap map && isById(map)) {
            for (JsonMap.Member member : map.members()) {
                int copies = copies(member.value());
                if (copies < 0) {
                    report(text, member.from(), member.value().to());
                } else {
                    CardKeys card = new CardKeys("", member.name(), "", "");
                    owned.add(new CardCollection.Owned(card, copies));
                }
            }
            return true;
        } else if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                found |= readIds(text, member.value());
            }
        }
        return found;
    }

    private static boolean isById(JsonMap map) {
        boolean numbers = !map.members().isEmpty();
        for (JsonMap.Member member : map.members()) {
            for (int i = 0; i < member.name().length(); i++) {
                numbers &= Ascii.isDigit(member.name().charAt(i));
            }
            numbers &= !member.name().isEmpty();
        }
        return numbers;
    }

    /** The number of copies, or the sum of the copies of each finish; -1 if it is none. */
    private static int copies(JsonNode value) {
        if (value instanceof JsonScalar scalar) {
            boolean isCount = scalar.isInteger() && scalar.integer() >= 0;
            return isCount && scalar.integer() <= CollectionColumns.MAX_COPIES
                    ? scalar.integer()
                    : -1;
        }
        int sum = 0;
        List<JsonNode> finishes = value instanceof JsonList list ? list.items() : List.of();
        for (JsonNode finish : finishes) {
            int copies = finish instanceof JsonScalar ? copies(finish) : -1;
            sum = copies < 0 || sum < 0 ? -1 : sum + copies;
            sum = sum > CollectionColumns.MAX_COPIES ? -1 : sum;
        }
        return finishes.isEmpty() ? -1 : sum;
    }

    private boolean readColumns(String text) {
        List<CsvRow> rows = CsvRow.rows(text);
        char divider = 0;
        for (int i = 0; i < rows.size() && i < HEADING_ROWS; i++) {
            char named = ListColumns.namedDivider(ListSigns.trim(rows.get(i).text()));
            divider = named == 0 ? divider : named;
            String heading = rows.get(i).text();
            CollectionColumns columns =
                    named != 0 || heading.length() > MAX_HEADING
                            ? null
                            : CollectionColumns.of(heading, divider);
            if (columns != null) {
                if (!columns.others().isEmpty()) {
                    CsvRow at = rows.get(i);
                    diagnostics.add(
                            CollectionCodes.OTHER_COLUMNS
                                    .at(Location.range(at.from(), at.to()))
                                    .with("columns", String.join(", ", columns.others())));
                }
                for (CsvRow row : rows.subList(i + 1, rows.size())) {
                    readRow(text, columns, row);
                }
                return true;
            }
        }
        return false;
    }

    private void readRow(String text, CollectionColumns columns, CsvRow row) {
        CardCollection.Owned card = columns.owned(row.text());
        if (card != null) {
            owned.add(card);
        } else {
            report(text, row.from(), row.to());
        }
    }

    private void report(String text, int from, int to) {
        unread++;
        if (unread <= MAX_REPORTED) {
            String row = text.substring(from, Math.min(to, from + MAX_SHOWN));
            diagnostics.add(
                    CollectionCodes.UNREAD_ROW.at(Location.range(from, to)).with("row", row));
        }
    }

    private CardCollection readList(String text) {
        DeckList list = ListReader.read(text);
        for (ListLine.Card line : list.lines(ListLine.Card.class)) {
            owned.add(new CardCollection.Owned(WantedDeck.keys(line.card()), line.count()));
        }
        if (owned.isEmpty()) {
            return empty();
        }
        for (Diagnostic diagnostic : list.diagnostics()) {
            diagnostics.add(diagnostic);
        }
        return new CardCollection(CardCollection.Form.LIST, owned);
    }
}
