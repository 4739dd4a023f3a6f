package cardbench.export;

import cardbench.deck.DeckView;
import cardbench.export.DeckLines.Line;
import cardbench.export.DeckLines.Part;
import cardbench.text.OneLine;

/**
 * An HTML fragment for blogs and wikis, without scripts and styles. Names are in {@code bdi}
 * elements, so that a name written from right to left does not reorder the text around it.
 */
final class HtmlExport implements Export {

    @Override
    public String to() {
        return "html";
    }

    @Override
    public String write(DeckView view, ExportWords words) {
        StringBuilder text = new StringBuilder();
        text.append("<section lang=\"").append(words.tag()).append("\">\n<h3><bdi>");
        text.append(MarkupText.of(DeckLines.title(view))).append("</bdi></h3>\n");
        String facts = DeckLines.facts(view, words);
        if (!facts.isEmpty()) {
            text.append("<p>").append(MarkupText.of(facts)).append("</p>\n");
        }
        for (Part part : DeckLines.parts(view, words)) {
            text.append("<h4>").append(MarkupText.of(part.heading())).append("</h4>\n<ul>\n");
            for (Line line : part.lines()) {
                text.append("<li>").append(line.under() ? "└ " : "").append(line.before());
                text.append("<bdi>").append(MarkupText.of(line.name())).append("</bdi></li>\n");
            }
            text.append("</ul>\n");
        }
        return text.append("<p>")
                .append(words.code())
                .append("</p>\n<pre><code>")
                .append(MarkupText.of(OneLine.printable(view.code())))
                .append("</code></pre>\n</section>\n")
                .toString();
    }
}
