package cardbench.codes.list;

/** How a list is written. */
public enum ListForm {
    /** One card a line. */
    LINES("lines"),
    /**
     * Rows of values with a heading of column names, separated by commas, semicolons, tabs or bars.
     */
    COLUMNS("columns"),
    /** Ids alone, once for each copy. */
    IDS("ids"),
    /** A box to tick for each copy. */
    BOXES("boxes"),
    /** Objects with a count and a name or an id. */
    JSON("json"),
    /** Elements with a count and a name. */
    XML("xml");

    private final String key;

    ListForm(String key) {
        this.key = key;
    }

    /** The name of the form in the contract. */
    public String key() {
        return key;
    }
}
