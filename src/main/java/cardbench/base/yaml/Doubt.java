package cardbench.base.yaml;

/**
 * Recovery from unclosed quotes and brackets, which swallow the lines below. The first line that is
 * indented less than the quote or bracket requires is remembered as doubtful; if no valid end is
 * found, reading continues from there.
 *
 * <pre>{@code
 * deck:
 *     name: 'Exodia        the quote is not closed
 *     count: 3             doubtful: indented like the key, not further
 *     note: it's           ends the quote in a wrong place: go back to the doubtful line
 * }</pre>
 */
final class Doubt {

    /** The text may be read again this many times in total, so that the time stays linear. */
    private static final int MAX_READINGS = 8;

    private final Source source;
    private int at = Source.END;
    private int quote;
    private int before;
    private int goneBack;
    private int blockIndent = -1;

    Doubt(Source source) {
        this.source = source;
    }

    /** Forgets the doubtful line. From now on, lines at or left of this column are doubtful. */
    void settle(int blockIndent) {
        this.blockIndent = blockIndent;
        at = Source.END;
    }

    /** The column at or left of which lines are doubtful. */
    int blockIndent() {
        return blockIndent;
    }

    /**
     * Remembers the current line if it is the first doubtful one.
     *
     * @param quote the opening quote of the text that continues there, or {@link Source#END}
     */
    void raise(int quote) {
        if (at == Source.END) {
            this.quote = quote;
            at = source.lineStart;
            before = source.countSoFar();
        }
    }

    /** Whether there has been a doubtful line since {@link #settle}. */
    boolean isRaised() {
        return at != Source.END
                && !source.isStopped()
                && goneBack + source.at - at <= MAX_READINGS * source.text.length();
    }

    /** Whether the doubtful line is the one after the line of a place. */
    boolean isBelow(int place) {
        return source.line(at) == source.line(place) + 1;
    }

    /** The quote or bracket that is unclosed: the given one, or the quote of the doubtful line. */
    int opening(int bracket) {
        return quote == Source.END ? bracket : quote;
    }

    /** Goes back to the break before the doubtful line, and drops the diagnostics since then. */
    void goBack() {
        goneBack += source.at - at;
        String text = source.text;
        boolean pair = at > 1 && text.charAt(at - 2) == '\r' && text.charAt(at - 1) == '\n';
        int lineBreak = at - (pair ? 2 : 1);
        source.back(lineBreak, lineBreak);
        source.dropAfter(before);
    }
}
