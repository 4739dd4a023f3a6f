package cardbench.wizard.text;

/**
 * A noun phrase, with what the sentences around it need to know.
 *
 * @param number whether it is a number
 */
record Noun(Form form, String text, boolean number) {

    /** What a noun phrase is for the grammar of English; other languages have fewer forms. */
    enum Form {
        /** The player who is addressed. */
        YOU("you"),
        /** A name that the author wrote, which keeps its letters. */
        NAME(""),
        /** A short phrase in the singular. */
        SHORT(""),
        /** A phrase in the singular that is too long for an apostrophe. */
        LONG("long"),
        /** Every one of several. */
        EACH("each"),
        /** The plural. */
        MANY("many");

        private final String suffix;

        Form(String suffix) {
            this.suffix = suffix;
        }

        /** The suffix of phrases for this form; empty for the ordinary one. */
        String suffix() {
            return suffix;
        }
    }

    static Noun of(Form form, String text) {
        return new Noun(form, text, false);
    }

    static Noun number(String text) {
        return new Noun(Form.LONG, text, true);
    }

    /** The phrase at the beginning of a sentence: an English one has a capital letter there. */
    String first() {
        char c = text.isEmpty() ? ' ' : text.charAt(0);
        boolean small = form != Form.NAME && c >= 'a' && c <= 'z';
        return small ? (char) (c - 'a' + 'A') + text.substring(1) : text;
    }
}
