package cardbench.base.yaml;

/** Finds what was written in place of the colon after a key, and reports it. */
record MissingColon(Source source) {

    /**
     * Finds the character in place of the colon.
     *
     * @param bare whether the key is a plain text
     * @param start index of the key
     * @param end index after the text of its line
     * @return the index of the character between key and value, or {@link Source#END} if the whole
     *     line is the key
     */
    int find(boolean bare, int start, int end) {
        int wide = bare ? source.find('\uff1a', start, end) : Source.END;
        int tight = bare ? source.find(':', start, end) : Source.END;
        if (wide != Source.END) {
            source.report(YamlCodes.FULL_WIDTH_COLON, wide, wide + 1, ": ");
            return wide;
        } else if (tight > start) {
            source.report(YamlCodes.MISSING_BLANK, tight, tight + 1, ": ");
            return tight;
        }
        int gap = bare ? gapBeforeValue(start, end) : Source.END;
        // Of a line with wrong indentation, the missing colon is only a consequence.
        if (!source.onBadLine()) {
            String text = source.text;
            source.report(
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

    /** The blank after the first word, if the rest of the line can only be a value. */
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
