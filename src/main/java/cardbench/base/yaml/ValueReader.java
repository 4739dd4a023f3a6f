package cardbench.base.yaml;

import cardbench.base.text.DiagnosticCode;

/** Reads a value that begins with a text or a bracket, and checks what follows it. */
final class ValueReader {

    private final Source source;
    private final PlainReader plain;
    private final QuotedReader quoted;
    private final BlockScalarReader blockScalar;
    private final FlowReader flow;
    private final RefusedReader refused;

    ValueReader(Source source) {
        this.source = source;
        this.plain = new PlainReader(source);
        this.quoted = new QuotedReader(source);
        this.blockScalar = new BlockScalarReader(source);
        this.flow = new FlowReader(source);
        this.refused = new RefusedReader(source);
    }

    /** Skips a tag or an anchor; returns whether there was one. */
    boolean passProperty() {
        return refused.passProperty(false);
    }

    /** The empty text, for a missing value. */
    YamlScalar empty(int at) {
        return new ScalarBuilder(source).build(ScalarStyle.PLAIN, at, at, at);
    }

    /**
     * Reads the value that begins here.
     *
     * @param parent the column, from 0, of the enclosing list or map
     * @return the value, or what could be read of it
     */
    YamlNode value(int parent) {
        int c = source.peek();
        if (c == '|' || c == '>') {
            YamlScalar text = blockScalar.read(parent);
            return text != null ? text : bareText(YamlCodes.BLOCK_HEADER);
        }
        return plain.canBegin(false) ? plain.inBlock(parent) : other(parent);
    }

    /** Reads the key that begins here: like a value, but on one line. */
    YamlNode key(int column) {
        return plain.canBegin(false) ? plain.onOneLine() : other(column);
    }

    private YamlNode other(int parent) {
        int start = source.at;
        int c = source.peek();
        source.doubt.settle(parent);
        if (c == '"' || c == '\'') {
            YamlScalar text = quoted.read(parent);
            return text != null ? text : unclosed(start, start);
        } else if (c == '[' || c == '{') {
            YamlNode node = flow.read(parent);
            return node != null ? node : unclosed(start, flow.unclosed());
        } else if (c == '*') {
            return refused.alias(false);
        } else if (source.atSign(':')) {
            source.report(YamlCodes.MISSING_KEY, start, start + 1);
            return refused.unreadable(start, start);
        }
        return bareText(YamlCodes.RESERVED);
    }

    /** Reads the rest of the line as a text that needs quotes, and reports it. */
    YamlScalar bareText(DiagnosticCode code) {
        int from = source.at;
        int to = source.endOfText();
        source.report(
                source.diagnostic(code, from, to)
                        .with("letter", source.text.substring(from, from + 1))
                        .fixedBy(YamlScalar.inQuotes(source.text.substring(from, to))));
        source.at = to;
        ScalarBuilder text = new ScalarBuilder(source);
        text.even(from, to);
        return text.build(ScalarStyle.PLAIN, from, from, to);
    }

    /**
     * Checks that nothing follows a value in quotes or brackets.
     *
     * @param line the start of the line in which the value begins
     * @return the value, or the one that was probably meant
     */
    YamlNode endOfLine(YamlNode node, int line) {
        int c = source.peek();
        if (Source.isGap(c) || c == '#') {
            return node;
        }
        int start = node.span().from();
        if (source.doubt.isRaised()) {
            return unclosed(start, source.doubt.opening(start));
        }
        if (!(node instanceof YamlScalar) && source.lineStart == line) {
            source.at = start;
            return bareText(YamlCodes.TEXT_BEHIND_BRACKET);
        }
        int end = source.endOfText();
        source.report(
                source.diagnostic(YamlCodes.TEXT_BEHIND_VALUE, source.at, end)
                        .with("text", source.quote(source.at, end)));
        source.at = end;
        return node;
    }

    /**
     * Reports an unclosed quote or bracket, and goes back to where it was probably meant to end.
     */
    private YamlScalar unclosed(int start, int open) {
        boolean onNextLine = source.doubt.isRaised() && source.doubt.isBelow(open);
        if (source.doubt.isRaised()) {
            source.doubt.goBack();
        }
        char sign = source.text.charAt(open);
        if (sign == '[' || sign == '{') {
            String close = sign == '[' ? "]" : "}";
            String line = restOfLine(open);
            // A comma at the end announces another line, so the end of this one is no sure place.
            boolean certain = onNextLine && !line.endsWith(",");
            source.report(
                    source.diagnostic(YamlCodes.UNCLOSED_BRACKET, open, open + line.length())
                            .with("open", sign == '[' ? "[" : "{")
                            .with("close", close)
                            .fixedBy(certain ? line + close : null));
        } else {
            sayUnclosedQuote(open, sign, start == open);
        }
        return refused.unreadable(start, open + 1);
    }

    private String restOfLine(int from) {
        int at = source.at;
        source.at = from;
        String line = source.text.substring(from, source.endOfText());
        source.at = at;
        return line;
    }

    private void sayUnclosedQuote(int open, char sign, boolean outsideBrackets) {
        String line = restOfLine(open);
        // A backslash before the new quote would escape it.
        boolean certain = outsideBrackets && !line.endsWith("\\");
        int last = line.length() - 1;
        boolean wide = last > 0 && YamlScalar.isWide(line.charAt(last));
        String words = wide ? line.substring(0, last) : line;
        source.report(
                source.diagnostic(YamlCodes.UNCLOSED_QUOTE, open, open + line.length())
                        .with("quote", sign == '"' ? "\"" : "'")
                        .fixedBy(certain ? words + sign : null));
    }
}
