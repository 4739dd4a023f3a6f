package cardbench.sqlite;

/** What a column makes of the values that are put into it (Datatypes in SQLite, section 3.1). */
enum Affinity {
    INTEGER,
    TEXT,
    BLOB,
    REAL,
    NUMERIC;

    /** The affinity of a declared type in small letters; without a type it is empty. */
    static Affinity of(String type) {
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
