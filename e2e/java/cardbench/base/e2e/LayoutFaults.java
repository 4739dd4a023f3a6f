package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with the layout of a page: the page scrolls sideways, text is cut off or its place
 * is narrower than its longest word, texts or controls lie over each other. The rules are in {@code
 * e2e/scripts/layout-faults.js}; contrast is asked of axe.
 */
public final class LayoutFaults {

    private static final String SCRIPT = script();

    private LayoutFaults() {}

    /** The faults of the page as it is shown now, a sentence each. */
    @SuppressWarnings("unchecked") // the script returns an array of strings
    public static List<String> of(Page page) {
        return (List<String>) page.evaluate(SCRIPT);
    }

    private static String script() {
        try {
            return Files.readString(Path.of("e2e", "scripts", "layout-faults.js"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
