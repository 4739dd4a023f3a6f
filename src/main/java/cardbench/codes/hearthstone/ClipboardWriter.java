package cardbench.codes.hearthstone;

import cardbench.base.text.OneLine;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the text that the game copies for a deck ({@link ClipboardText}) in each of its languages.
 */
public final class ClipboardWriter {

    private ClipboardWriter() {}

    /**
     * The clipboard text of a deck in a language, without the line for the year of Standard, which
     * changes every spring. A card without a name is written as {@code #} and its DBF id. Lines end
     * in LF.
     */
    public static String write(HearthstoneDeck deck, DeckView view, Language language) {
        ClientWords words = ClientWords.of(language);
        StringBuilder text = new StringBuilder(ClipboardText.NAME).append(' ');
        appendLine(view.title(), text);
        CardClass heroClass = classOf(view);
        if (heroClass != null) {
            text.append("# ").append(words.classLine(heroClass)).append('\n');
        }
        if (Format.isKnown(deck.format())) {
            text.append("# ").append(words.formatLine(Format.of(deck.format()))).append('\n');
        }
        text.append("#\n");
        Map<Integer, List<Row>> sideboards = sideboards(view);
        for (Row row : rows(view, "cards")) {
            appendCard("# ", row, text);
            for (Row beside : sideboards.getOrDefault(row.id(), List.of())) {
                appendCard("#   ", beside, text);
            }
        }
        // the client writes a blank behind the last two lone number signs, and none behind the
        // first
        return text.append("# \n")
                .append(view.code())
                .append("\n# \n# ")
                .append(ClientWords.closing(language))
                .toString();
    }

    /** The class of the last hero, which is the one that the game uses. */
    private static CardClass classOf(DeckView view) {
        List<Row> heroes = rows(view, "hero");
        return heroes.isEmpty() ? null : CardClass.of(heroes.get(heroes.size() - 1).className());
    }

    private static Map<Integer, List<Row>> sideboards(DeckView view) {
        Map<Integer, List<Row>> byOwner = new HashMap<>();
        for (Section section : view.sections()) {
            if (section.key().equals("sideboard")) {
                byOwner.put(section.rows().get(0).owner(), section.rows());
            }
        }
        return byOwner;
    }

    private static List<Row> rows(DeckView view, String key) {
        List<Row> rows = new ArrayList<>();
        for (Section section : view.sections()) {
            if (section.key().equals(key)) {
                rows.addAll(section.rows());
            }
        }
        return rows;
    }

    private static void appendCard(String before, Row row, StringBuilder text) {
        text.append(before).append(row.count()).append("x ");
        if (row.cost() != DeckView.ABSENT) {
            text.append('(').append(row.cost()).append(") ");
        }
        appendLine(row.known() ? row.name() : "#" + row.name(), text);
    }

    private static void appendLine(String words, StringBuilder text) {
        text.append(OneLine.whole(words)).append('\n');
    }
}
