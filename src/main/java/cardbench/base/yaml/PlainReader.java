package cardbench.base.yaml;

/**
 * Reads plain texts, which have no quotes (YAML 1.2, section 7.3.3). They end before a colon with a
 * blank after it, before a comment with a blank in front of it, and in brackets before every
 * bracket and comma. Lines below that are indented further continue them.
 */
record PlainReader(Source source) {

    private static final String NEVER_FIRST = ",[]{}#&*|>'\"%@`";

    /** Whether a plain text can begin here. */
    boolean canBegin(boolean flow) {
        int c = source.peek();
        int next = source.peek(1);
        if (c == '-' || c == '?' || c == ':' && !flow) {
            return !Source.isGap(next) && !(flow && (next == ',' || next == ']'));
        }
        return !Source.isGap(c) && c != ':' && NEVER_FIRST.indexOf(c) < 0;
    }

    /**
     * Reads a text in brackets.
     *
     * @return the text; reading continues after its last letter
     */
    YamlScalar inBrackets() {
        return read(-1, true, true);
    }

    /** Reads a text of one line outside of brackets, such as a key. */
    YamlScalar onOneLine() {
        return read(-1, false, false);
    }

    /**
     * Reads a text outside of brackets.
     *
     * @param indent lines below that begin right of this column, from 0, continue the text
     */
    YamlScalar inBlock(int indent) {
        return read(indent, false, true);
    }

    private YamlScalar read(int indent, boolean flow, boolean manyLines) {
        ScalarBuilder text = new ScalarBuilder(source);
        int start = source.at;
        int lastEnd = endOfLine(flow);
        text.even(start, lastEnd);
        while (manyLines && Source.isBreak(source.peek())) {
            int mark = text.mark();
            int lineStart = source.lineStart;
            int next = passBreaks(text, indent, flow);
            int nextEnd = next < 0 ? next : endOfLine(flow);
            // A key on the line below belongs to the enclosing map, not to this text.
            if (nextEnd <= next || !flow && source.atSign(':')) {
                text.cut(mark);
                source.back(lastEnd, lineStart);
                break;
            }
            text.even(next, nextEnd);
            lastEnd = nextEnd;
        }
        source.at = lastEnd;
        if (source.text.charAt(start) == '!') {
            sayNegation(start, lastEnd);
        }
        return text.build(ScalarStyle.PLAIN, start, start, lastEnd);
    }

    private void sayNegation(int from, int to) {
        String words = source.text.substring(from, to);
        boolean oneLine = words.indexOf('\n') < 0 && words.indexOf('\r') < 0;
        source.report(
                source.diagnostic(YamlCodes.UNQUOTED_NEGATION, from, to)
                        .fixedBy(oneLine ? YamlScalar.inQuotes(words) : null));
    }

    /**
     * Skips the part of the text on this line.
     *
     * @return the index after its last letter
     */
    private int endOfLine(boolean flow) {
        int last = source.at;
        int before = Source.END;
        while (true) {
            int c = source.peek();
            if (c == Source.END
                    || Source.isBreak(c)
                    || c == '#' && Source.isBlank(before)
                    || flow && Source.isFlow(c)
                    || c == ':' && endsKey(flow)) {
                return last;
            }
            source.at++;
            if (!Source.isBlank(c)) {
                last = source.at;
            }
            before = c;
        }
    }

    private boolean endsKey(boolean flow) {
        int next = source.peek(1);
        return Source.isGap(next) || flow && Source.isFlow(next);
    }

    /**
     * Skips line breaks and empty lines and folds them: one break is a blank, each further one a
     * line feed.
     *
     * @return the start of the next line of the text, or -1 if the text ends
     */
    private int passBreaks(ScalarBuilder text, int indent, boolean flow) {
        int firstBreak = source.at;
        boolean folded = true;
        while (true) {
            int from = source.at;
            source.passBreak();
            if (from != firstBreak) {
                text.uneven('\n', from, source.at);
                folded = false;
            }
            source.passBlanks();
            int c = source.peek();
            if (c == Source.END
                    || c == '#'
                    || source.atMarker()
                    || !flow && !Source.isBreak(c) && endsBlock(indent)) {
                return -1;
            }
            if (!Source.isBreak(c)) {
                break;
            }
        }
        if (flow) {
            source.lookAtIndentation(false);
        }
        if (folded) {
            text.uneven(' ', firstBreak, firstBreak + 1);
        }
        return source.at;
    }

    private boolean endsBlock(int indent) {
        return source.column() <= indent || source.hasTab(source.lineStart, source.at);
    }
}
