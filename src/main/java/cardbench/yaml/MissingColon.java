package cardbench.yaml;

/** Finds out what became of the colon behind a key, and says it. */
final class MissingColon {

    private final Source source;

    MissingColon(Source source) {
        this.source = source;
    }

    /**
     * Looks for what stands where the colon must be.
     *
     * @param bare whether the key is a bare text
     * @param start where the key begins
     * @param end where the text of its line ends
     * @return the character that the key ends before and the value begins behind, or {@link
     *     Source#END} where all of the line is the key
     */
    int find(boolean bare, int start, int end) {
        int wide = bare ? source.find('\uff1a', start, end) : Source.END;
        int tight = bare ? source.find(':', start, end) : Source.END;
        if (wide != Source.END) {
            source.say(YamlCodes.FULL_WIDTH_COLON, wide, wide + 1, ": ");
            return wide;
        } else if (tight > start) {
            source.say(YamlCodes.MISSING_BLANK, tight, tight + 1, ": ");
            return tight;
        }
        int gap = bare ? gapBeforeValue(start, end) : Source.END;
        if (!source.onBadLine()) {
            String text = source.text;
            source.say(
                    source.diagnostic(YamlCodes.MISSING_COLON, start, end)
                            .with("text", source.quote(start, end))
                            .fixedBy(
                                    gap == Source.END
                                            ? null
                                            : text.substring(start, gap)
                                                    + ":"
                                                    + text.substring(gap, end)));
        }
        return gap;
    }

    /** The blank behind the first word, if what follows can only be the value of that key. */
    private int gapBeforeValue(int start, int end) {
        int gap = source.find(' ', start, end);
        if (gap == Source.END) {
            return gap;
        }
        String value = source.text.substring(gap, end).trim();
        boolean certain =
                value.startsWith("[")
                        || value.startsWith("{")
                        || value.startsWith("'")
                        || value.startsWith("\"")
                        || CoreSchema.integer(value).isPresent()
                        || CoreSchema.truth(value).isPresent();
        return certain ? gap : Source.END;
    }
}
