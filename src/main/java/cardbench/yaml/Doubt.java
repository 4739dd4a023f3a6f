package cardbench.yaml;

/**
 * A quote or bracket that somebody forgot to close swallows the lines below. So the first line that
 * is indented too little for what it would belong to is remembered as the doubtful one; if no good
 * end is found, reading goes on from there.
 */
final class Doubt {

    /** So often the whole text may be read once more, all ways back together. */
    private static final int MOST = 8;

    private final Source source;
    private int at = Source.END;
    private int quote;
    private int saidBefore;
    private int goneBack;
    private int blockIndent = -1;

    Doubt(Source source) {
        this.source = source;
    }

    /** Forgets the doubtful line; lines at {@code blockIndent} or before it are doubtful now. */
    void settle(int blockIndent) {
        this.blockIndent = blockIndent;
        at = Source.END;
    }

    /** The column at which lines are doubtful. */
    int blockIndent() {
        return blockIndent;
    }

    /**
     * Remembers the line that is being read, if it is the first one to be doubted.
     *
     * @param quote the opening quote of the text that goes on there, or {@link Source#END}
     */
    void raise(int quote) {
        if (at == Source.END) {
            this.quote = quote;
            at = source.lineStart;
            saidBefore = source.saidSoFar();
        }
    }

    /** Whether a line passed since {@link #settle} is indented too little. */
    boolean isRaised() {
        return at != Source.END
                && !source.isStopped()
                && goneBack + source.at - at <= MOST * source.text.length();
    }

    /** Whether the doubtful line is the next one below a place. */
    boolean isBelow(int place) {
        return source.line(at) == source.line(place) + 1;
    }

    /** The quote or bracket that must be open: the given one, or the quote that brought doubt. */
    int opening(int bracket) {
        return quote == Source.END ? bracket : quote;
    }

    /** Goes back to the break before the doubtful line and forgets what was said since. */
    void goBack() {
        goneBack += source.at - at;
        String text = source.text;
        boolean pair = at > 1 && text.charAt(at - 2) == '\r' && text.charAt(at - 1) == '\n';
        int lineBreak = at - (pair ? 2 : 1);
        source.back(lineBreak, lineBreak);
        source.unsay(saidBefore);
    }
}
