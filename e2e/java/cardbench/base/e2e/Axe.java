package cardbench.base.e2e;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.microsoft.playwright.Page;
import java.util.List;

/**
 * What axe finds wrong on a page, or in a part of it. Only that is asked for: what is right, too,
 * would be described as well and takes three times as long.
 */
public final class Axe {

    private Axe() {}

    /** Every violation, with the first elements that have it. */
    public static List<String> violations(Page page) {
        return words(builder(page));
    }

    /** The violations of a part of the page. */
    public static List<String> violations(Page page, String part) {
        return words(builder(page).include(part));
    }

    /** Text that is too pale for what is behind it: under 4.5 to 1, or 3 to 1 where it is large. */
    public static List<String> contrast(Page page) {
        return words(builder(page).withRules(List.of("color-contrast")));
    }

    private static AxeBuilder builder(Page page) {
        AxeRunOptions options = new LoadedPage();
        options.setResultTypes(List.of("violations"));
        // frames of other origins need the mode that puts its results together in one more page
        boolean alone = page.frames().size() == 1;
        return new AxeBuilder(page).options(options).setLegacyMode(alone);
    }

    private static List<String> words(AxeBuilder builder) {
        return builder.analyze().getViolations().stream().map(Axe::words).toList();
    }

    private static String words(Rule rule) {
        return rule.getId()
                + ": "
                + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList();
    }

    /**
     * Options under which axe fetches nothing: it would fetch the style sheets of frames without an
     * origin, which the policies of the pages forbid.
     */
    private static final class LoadedPage extends AxeRunOptions {

        @JsonProperty private final boolean preload = false;
    }
}
