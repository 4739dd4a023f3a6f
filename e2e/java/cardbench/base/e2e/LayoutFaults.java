package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/**
 * What is wrong with the layout of a page: the page scrolls sideways, text is cut off or its place
 * is narrower than its longest word, texts or controls lie over each other. The rules are in {@code
 * e2e/scripts/layout-faults.js}; contrast is asked of axe.
 */
public final class LayoutFaults {

    private static final JudgeScript FAULTS = JudgeScript.of("layout-faults.js");

    private LayoutFaults() {}

    /** The faults of the page as it is shown now, a sentence each. */
    public static List<String> of(Page page) {
        return FAULTS.faults(page);
    }
}
