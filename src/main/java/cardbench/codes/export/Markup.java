package cardbench.codes.export;

import cardbench.base.text.OneLine;
import cardbench.base.text.Phrases;
import cardbench.codes.deck.DeckView;
import cardbench.codes.export.DeckLines.Line;
import cardbench.codes.export.DeckLines.Part;
import java.util.List;

/**
 * How the elements of a post are written for a place. They are data, which {@link Markups} has.
 * Whatever characters the names of cards and decks contain, the elements stay as they are.
 * Immutable; threads may share it.
 */
final class Markup {

    /** The dialect with character references. */
    private static final String HTML = "html";

    private final String dialect;
    private final Phrases elements;

    /**
     * A markup.
     *
     * @param dialect its name in the JSON contract
     * @param elements as {@link Phrases} reads them; an element that is missing is empty
     */
    Markup(String dialect, String elements) {
        this.dialect = dialect;
        this.elements = new Phrases(elements);
    }

    /** Its name in the JSON contract. */
    String dialect() {
        return dialect;
    }

    /**
     * A block about a deck.
     *
     * @param cards whether its facts and its cards are in it
     */
    void block(DeckView view, boolean cards, ExportWords words, StringBuilder out) {
        out.append(element("open", words.tag()));
        out.append(element("title", escaped(DeckLines.title(view))));
        if (cards) {
            String facts = DeckLines.facts(view, words);
            out.append(facts.isEmpty() ? "" : element("facts", escaped(facts)));
            for (Part part : DeckLines.parts(view, words)) {
                out.append(element("part", escaped(part.heading())));
                for (Line line : part.lines()) {
                    String name = escaped(line.name());
                    out.append(element(line.under() ? "under" : "item", line.before(), name));
                }
                out.append(element("end"));
            }
        }
        if (!view.code().isEmpty()) {
            String code = OneLine.printable(view.code());
            String shown = dialect.equals(HTML) ? MarkupText.of(code) : code;
            out.append(element("code", shown, words.code(), fence(code)));
        }
        out.append(element("close"));
    }

    /** A table; where the place has none, its lines. */
    void table(DeckTable table, ExportWords words, StringBuilder out) {
        out.append(element("open", words.tag())).append(element("table"));
        if (signs("cell").isEmpty()) {
            for (String line : table.lines()) {
                String written = element("line", lineOfCode(line));
                boolean blank = line.isEmpty() && !written.isEmpty();
                out.append(written, 0, written.length() - (blank ? 1 : 0)).append("\n");
            }
        } else {
            cells(table, out);
        }
        out.append(element("table.end")).append(element("close"));
    }

    private void cells(DeckTable table, StringBuilder out) {
        out.append(element("row")).append(element("titles", escaped(table.label())));
        String rule = element("rules");
        for (PostedDeck deck : table.decks()) {
            out.append(element("titles", escaped(DeckTable.title(deck))));
            rule += element("rule");
        }
        out.append(element("row.end")).append(rule).append(rule.isEmpty() ? "" : "\n");
        for (DeckTable.Row row : table.rows()) {
            boolean heading = row.copies() == null;
            out.append(element("row"));
            out.append(element(heading ? "head" : "label", escaped(row.label())));
            for (int i = 0; i < table.decks().size(); i++) {
                out.append(element("cell", heading ? "" : row.cell(i)));
            }
            out.append(element("row.end"));
        }
    }

    /**
     * A post with the title of each deck behind its code. All of its own characters stay as they
     * are, in their order.
     *
     * @param cards whether the cards are named, too
     */
    String named(String post, List<PostedDeck> decks, boolean cards, ExportWords words) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (PostedDeck deck : decks) {
            // some codes are files of many lines, in which such a line is a comment
            boolean file = post.substring(deck.from(), deck.to()).indexOf('\n') >= 0;
            String names = "";
            for (Part part : DeckLines.parts(deck.view(), words)) {
                for (Line line : part.lines()) {
                    String card = line.row().count() + "× " + escaped(line.name());
                    names = names.isEmpty() ? card : words.another(names, card);
                }
            }
            String title = escaped(DeckLines.title(deck.view()));
            out.append(post, from, deck.to()).append(file ? "\n# " : " ");
            out.append(words.named(title, cards ? names : ""));
            from = deck.to();
        }
        return out.append(post, from, post.length()).toString();
    }

    /** The line without anything that the language, or the place, would interpret. */
    private String escaped(String line) {
        String text = broken(line);
        if (dialect.equals(HTML)) {
            return MarkupText.of(text);
        }
        String slashed = signs("backslash");
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            out.append(slashed.indexOf(text.charAt(i)) >= 0 ? "\\" : "").append(text.charAt(i));
        }
        return out.toString();
    }

    /** A line in a block of code, where nothing is markup but the end of the block. */
    private String lineOfCode(String line) {
        String text = broken(line);
        return dialect.equals(HTML) ? MarkupText.of(text) : text.replace('`', '｀');
    }

    /** The line without what the place looks for in any text. */
    private String broken(String line) {
        // a page of one's own is not searched for addresses
        String text = signs("own").isEmpty() ? Addresses.broken(line) : line;
        String trigger = signs("trigger.0");
        for (int i = 1; !trigger.isEmpty(); i++) {
            int bar = trigger.indexOf('|');
            text = text.replace(trigger.substring(0, bar), trigger.substring(bar + 1));
            trigger = signs("trigger." + i);
        }
        String wide = signs("wide");
        for (int i = 0; i < wide.length(); i++) {
            text = text.replace(wide.charAt(i), (char) (wide.charAt(i) + Addresses.WIDE));
        }
        return text;
    }

    private String element(String key, String... texts) {
        return signs(key).isEmpty() ? "" : elements.say(key, texts);
    }

    private String signs(String key) {
        return elements.sayOr(key, "");
    }

    /**
     * A fence of Markdown that is longer than any run of backticks in the code; a shorter one would
     * end at such a run.
     */
    private static String fence(String code) {
        String fence = "```";
        while (code.contains(fence)) {
            fence += "`";
        }
        return fence;
    }
}
