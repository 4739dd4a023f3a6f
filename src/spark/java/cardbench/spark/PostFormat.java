package cardbench.spark;

import java.util.Locale;

/** How posts are stored. */
enum PostFormat {
    /** Each line is a post. */
    LINES,
    /** Each line is a JSON object with a {@code text} and, if wanted, an {@code id}. */
    JSON,
    /** Each file is a post. */
    FILES;

    /** The format of this name in small letters. */
    static PostFormat of(String name) throws UsageException {
        for (PostFormat format : values()) {
            if (format.name().toLowerCase(Locale.ROOT).equals(name)) {
                return format;
            }
        }
        throw new UsageException("--format is lines, json or files, not “" + name + "”");
    }
}
