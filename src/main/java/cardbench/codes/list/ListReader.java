package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.base.text.Location;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.ListLine;

/**
 * Reads a deck list of any card game as players, sites and clients write it. Nothing is dropped:
 * every line that is not blank is a card, a heading, a field, a comment, a summary or an unread
 * line. Never throws.
 *
 * @see <a href="https://www.mtgo.com/en/mtgo/deckfile">the text form of Magic Online</a>
 */
public final class ListReader {

    /** The longest text, in UTF-16 units. */
    public static final int MAX_LENGTH = 262_144;

    /** The largest number of copies on one line. */
    public static final int MAX_COPIES = CardLine.MAX_COPIES;

    private ListReader() {}

    /** Reads a text as a list. Text without a card gives a list without cards and an error. */
    public static DeckList read(String given) {
        String text = given.length() > MAX_LENGTH ? given.substring(0, MAX_LENGTH) : given;
        DeckList list = readAny(text);
        if (given.length() <= MAX_LENGTH && !list.lines(ListLine.Card.class).isEmpty()) {
            return list;
        }
        ListBuilder builder = new ListBuilder(text);
        if (given.length() > MAX_LENGTH) {
            builder.diagnostics()
                    .add(
                            ListCodes.TOO_LONG
                                    .at(Location.range(MAX_LENGTH, given.length()))
                                    .with("limit", MAX_LENGTH));
        }
        if (list.lines(ListLine.Card.class).isEmpty()) {
            builder.diagnostics().add(ListCodes.NO_CARD.anywhere());
        }
        builder.diagnostics().addAll(list.diagnostics());
        return new DeckList(
                list.form(),
                list.name(),
                list.game(),
                list.reason(),
                list.certain() && given.length() <= MAX_LENGTH,
                list.evident(),
                list.lines(),
                builder.diagnostics().list());
    }

    private static DeckList readAny(String text) {
        String start = ListSigns.trim(text);
        if (start.startsWith("{") || start.startsWith("[")) {
            DeckList list = JsonListReader.read(text);
            if (list != null) {
                return list;
            }
        }
        if (start.startsWith("<")) {
            DeckList list = XmlListReader.read(text);
            if (list != null) {
                return list;
            }
        }
        DeckList ids = IdListReader.read(text);
        if (ids != null) {
            return ids;
        }
        DeckList columns = ColumnListReader.read(text);
        if (columns != null) {
            return columns;
        }
        return new TextListReader(text).read();
    }
}
