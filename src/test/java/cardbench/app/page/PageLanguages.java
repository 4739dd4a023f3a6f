package cardbench.app.page;

import java.util.List;

/** The languages of the page, for tests of anything that has words in each. */
public final class PageLanguages {

    /** All of them, by the names of their word tables. */
    public static final List<String> ALL = List.of("zh", "ja", "en");

    /** Those that the messages of the core, which are English, are translated to. */
    public static final List<String> TRANSLATED = List.of("zh", "ja");

    private PageLanguages() {}

    /** {@link #ALL}, for parameterized tests. */
    public static List<String> all() {
        return ALL;
    }

    /** {@link #TRANSLATED}, for parameterized tests. */
    public static List<String> translated() {
        return TRANSLATED;
    }
}
