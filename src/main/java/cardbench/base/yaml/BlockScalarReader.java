package cardbench.base.yaml;

/**
 * Reads block scalars: texts on the lines below a bar, or below a greater-than sign, which folds
 * them (YAML 1.2, section 8.1).
 */
record BlockScalarReader(Source source) {

    private static final int CLIP = 0;
    private static final int STRIP = '-';
    private static final int KEEP = '+';

    /**
     * Reads the text whose sign is here.
     *
     * @param parent the column, from 0, of the enclosing list or map, or -1
     * @return the text, or {@code null} if the sign does not begin a header; then nothing was read
     */
    YamlScalar read(int parent) {
        int start = source.at;
        boolean folded = source.peek() == '>';
        int chomp = CLIP;
        int digit = 0;
        source.at++;
        // Indentation and chomping indicator may come in either order.
        for (int i = 0; i < 2; i++) {
            int c = source.peek();
            if ((c == STRIP || c == KEEP) && chomp == CLIP) {
                chomp = c;
                source.at++;
            } else if (c >= '1' && c <= '9' && digit == 0) {
                digit = c - '0';
                source.at++;
            }
        }
        int signs = source.at;
        source.passBlanks();
        if (source.peek() == '#' && source.at > signs) {
            source.passLine();
        }
        if (!source.atEnd() && !Source.isBreak(source.peek())) {
            source.at = start;
            return null;
        }
        return new Body(folded, chomp, start, signs).read(Math.max(1, parent + 1), digit);
    }

    /** Reads the lines below the sign. */
    private final class Body {

        private final boolean folded;
        private final int chomp;
        private final int start;
        private final int signs;
        private final ScalarBuilder text = new ScalarBuilder(source);

        // A break is added to the text only when the next line is known: folding depends on both
        // lines around it, and the breaks at the end depend on the chomping indicator.
        /** The line break after the last line with content. */
        private int breakFrom = Source.END;

        private int breakTo;
        private int lastEnd;
        private int lastLine;
        private boolean lastIndented;

        /** Start and end of the breaks of the empty lines since then. */
        private int[] breaks = new int[8];

        private int breakCount;

        Body(boolean folded, int chomp, int start, int signs) {
            this.folded = folded;
            this.chomp = chomp;
            this.start = start;
            this.signs = signs;
        }

        YamlScalar read(int least, int digit) {
            lastEnd = signs;
            lastLine = source.lineStart;
            if (!source.atEnd()) {
                source.passBreak();
            }
            int indent = digit > 0 ? least + digit - 1 : findIndent(least);
            passEmptyLines(indent);
            while (source.column() == indent && !source.atEnd()) {
                joinLines();
                line();
                passEmptyLines(indent);
            }
            end();
            int content = source.at;
            source.back(lastEnd, lastLine);
            ScalarStyle style = folded ? ScalarStyle.FOLDED : ScalarStyle.LITERAL;
            return text.build(style, start, content, lastEnd);
        }

        /** The column of the first letter below; longer blank lines before it are an error. */
        private int findIndent(int least) {
            int top = source.at;
            int topStart = source.lineStart;
            int widest = 0;
            int widestFrom = top;
            int widestTo = top;
            while (true) {
                while (source.peek() == ' ') {
                    source.at++;
                }
                if (source.atEnd() || !Source.isBreak(source.peek())) {
                    break;
                }
                if (source.column() > widest) {
                    widest = source.column();
                    widestFrom = source.lineStart;
                    widestTo = source.at;
                }
                source.passBreak();
            }
            int column = source.column();
            boolean content = !source.atEnd() && column >= least;
            if (content && widest > column) {
                source.report(YamlCodes.BLOCK_INDENTATION, widestFrom + column, widestTo, "");
            }
            source.back(top, topStart);
            return content ? column : Math.max(Math.max(least, column), widest);
        }

        /** Skips empty lines, and the indentation of the line after them. */
        private void passEmptyLines(int indent) {
            while (true) {
                while (source.peek() == ' ' && source.column() < indent) {
                    source.at++;
                }
                if (source.atEnd() || !Source.isBreak(source.peek())) {
                    return;
                }
                if (breakCount + 2 > breaks.length) {
                    int[] more = new int[2 * breaks.length];
                    System.arraycopy(breaks, 0, more, 0, breakCount);
                    breaks = more;
                }
                breaks[breakCount++] = source.at;
                source.passBreak();
                breaks[breakCount++] = source.at;
            }
        }

        /** Adds the breaks between the last line and this one, folded or not. */
        private void joinLines() {
            if (breakFrom != Source.END) {
                // Breaks around a line that is indented further are not folded (section 8.1.3).
                boolean fold = folded && !lastIndented && !Source.isBlank(source.peek());
                if (!fold) {
                    text.uneven('\n', breakFrom, breakTo);
                } else if (breakCount == 0) {
                    text.uneven(' ', breakFrom, breakTo);
                }
            }
            addBreaks();
        }

        private void addBreaks() {
            for (int i = 0; i < breakCount; i += 2) {
                text.uneven('\n', breaks[i], breaks[i + 1]);
            }
            breakCount = 0;
        }

        private void line() {
            lastIndented = Source.isBlank(source.peek());
            int from = source.at;
            lastLine = source.lineStart;
            source.passLine();
            text.even(from, source.at);
            lastEnd = source.at;
            breakFrom = source.at;
            if (!source.atEnd()) {
                source.passBreak();
            }
            breakTo = source.at;
        }

        /** Adds the breaks at the end, by the chomping indicator. */
        private void end() {
            if (breakFrom != Source.END && chomp != STRIP) {
                text.uneven('\n', breakFrom, breakTo);
            }
            if (chomp == KEEP) {
                addBreaks();
            }
        }
    }
}
