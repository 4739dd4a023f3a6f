package cardbench.export;

import cardbench.deck.DeckView;
import cardbench.export.DeckLines.Line;
import cardbench.export.DeckLines.Part;
import cardbench.text.OneLine;

/**
 * Markdown for CommonMark 0.31 and GitHub's dialect, which Discord, Reddit and Discourse render the
 * same way. Every character that could begin markup is escaped by a backslash (CommonMark, section
 * 2.4), and addresses are broken up ({@link Addresses}).
 *
 * @see <a href="https://spec.commonmark.org/0.31.2/">CommonMark 0.31</a>
 */
final class MarkdownExport implements Export {

    private static final String SIGNS = "\\`*_{}[]<>#|~&$^";

    @Override
    public String to() {
        return "markdown";
    }

    @Override
    public String write(DeckView view, ExportWords words) {
        StringBuilder text = new StringBuilder();
        text.append("### ").append(escaped(DeckLines.title(view))).append('\n');
        String facts = DeckLines.facts(view, words);
        if (!facts.isEmpty()) {
            text.append('\n').append(escaped(facts)).append('\n');
        }
        for (Part part : DeckLines.parts(view, words)) {
            text.append("\n**").append(escaped(part.heading())).append("**\n\n");
            for (Line line : part.lines()) {
                text.append(line.under() ? "  - " : "- ").append(line.before());
                text.append(escaped(line.name())).append('\n');
            }
        }
        String code = OneLine.printable(view.code());
        String fence = fence(code);
        return text.append('\n')
                .append(fence)
                .append('\n')
                .append(code)
                .append('\n')
                .append(fence)
                .append('\n')
                .toString();
    }

    /** The line as plain text, with all markup characters escaped. */
    static String escaped(String line) {
        String harmless = Addresses.broken(line);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < harmless.length(); i++) {
            char c = harmless.charAt(i);
            if (SIGNS.indexOf(c) >= 0) {
                text.append('\\');
            }
            text.append(c);
        }
        return text.toString();
    }

    /**
     * A fence longer than any run of backticks in the code; a shorter one would end at such a run.
     */
    private static String fence(String code) {
        int longest = 2;
        int run = 0;
        for (int i = 0; i < code.length(); i++) {
            run = code.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return "`".repeat(longest + 1);
    }
}
