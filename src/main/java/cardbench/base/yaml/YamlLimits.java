package cardbench.base.yaml;

/** The limits of a file, which bound the time and the memory that reading it takes. */
public final class YamlLimits {

    /** The maximum length of a file in UTF-16 units. */
    public static final int MAX_LENGTH = 256 * 1024;

    /** The maximum depth of nested lists and maps. */
    public static final int MAX_DEPTH = 32;

    /** The maximum number of lists, maps and texts, including keys. */
    public static final int MAX_NODES = 20_000;

    /** The maximum length of a key with its quotes (YAML 1.2, section 7.4.2). */
    static final int MAX_KEY = 1024;

    private YamlLimits() {}
}
