package cardbench.codes.list;

import cardbench.base.text.EnumName;

/** How a list is written. */
public enum ListForm {
    /** One card a line. */
    LINES,
    /**
     * Rows of values with a heading of column names, separated by commas, semicolons, tabs or bars.
     */
    COLUMNS,
    /** Ids alone, once for each copy. */
    IDS,
    /** A box to tick for each copy. */
    BOXES,
    /** Objects with a count and a name or an id. */
    JSON,
    /** Elements with a count and a name. */
    XML;

    /** The name of the form in the contract. */
    public String key() {
        return EnumName.of(this);
    }
}
