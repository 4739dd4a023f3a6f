package cardbench.base.sqlite;

/**
 * The type affinity of a column, which converts the values stored in it.
 *
 * @see <a href="https://www.sqlite.org/datatype3.html#determination_of_column_affinity">Datatypes
 *     in SQLite, section 3.1</a>
 */
enum Affinity {
    INTEGER,
    TEXT,
    BLOB,
    REAL,
    NUMERIC;

    /** The affinity of a declared type in lower case, which may be empty. */
    static Affinity of(String type) {
        // The order is part of the rule: CHARINT is an integer, FLOATING POINT too (it has INT).
        if (type.contains("int")) {
            return INTEGER;
        }
        if (type.contains("char") || type.contains("clob") || type.contains("text")) {
            return TEXT;
        }
        if (type.isEmpty() || type.contains("blob")) {
            return BLOB;
        }
        return type.contains("real") || type.contains("floa") || type.contains("doub")
                ? REAL
                : NUMERIC;
    }
}
