package cardbench.export;

import cardbench.deck.DeckView;
import cardbench.export.DeckLines.Line;
import cardbench.export.DeckLines.Part;
import cardbench.text.OneLine;

/**
 * BBCode with the tags that Discuz!, NGA and phpBB share. BBCode has no escapes, so characters that
 * would begin a tag, a smiley or a link are replaced by their full-width forms (U+FF01 to U+FF5E),
 * which read the same.
 */
final class BbcodeExport implements Export {

    private static final String SIGNS = "[]{}<>&*";

    @Override
    public String to() {
        return "bbcode";
    }

    @Override
    public String write(DeckView view, ExportWords words) {
        StringBuilder text = new StringBuilder();
        text.append("[b]").append(escaped(DeckLines.title(view))).append("[/b]\n");
        String facts = DeckLines.facts(view, words);
        if (!facts.isEmpty()) {
            text.append(escaped(facts)).append('\n');
        }
        for (Part part : DeckLines.parts(view, words)) {
            text.append("\n[b]").append(escaped(part.heading())).append("[/b]\n[list]\n");
            for (Line line : part.lines()) {
                text.append(line.under() ? "[*]└ " : "[*]").append(line.before());
                text.append(escaped(line.name())).append('\n');
            }
            text.append("[/list]\n");
        }
        return text.append('\n')
                .append(words.code())
                .append("\n[code]")
                .append(OneLine.printable(view.code()))
                .append("[/code]\n")
                .toString();
    }

    /** The line without anything that a forum would interpret. */
    static String escaped(String line) {
        String harmless = Addresses.broken(line);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < harmless.length(); i++) {
            char c = harmless.charAt(i);
            // smileys are :D, :smile: and the like; a colon before a blank is punctuation
            boolean smiley = c == ':' && i + 1 < harmless.length() && harmless.charAt(i + 1) != ' ';
            boolean wide = smiley || SIGNS.indexOf(c) >= 0;
            text.append(wide ? (char) (c + Addresses.WIDE) : c);
        }
        return text.toString();
    }
}
