package cardbench.base.e2e;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What axe finds wrong on a page, or in a part of it. Only that is asked for: what is right, too,
 * would be described as well and takes three times as long. Each document gets the script of axe
 * once, where its {@link AxeBuilder} gives it each time anew, which takes half of the time.
 */
public final class Axe {

    private static final String SCRIPT = script();

    /** A line for each rule that is violated, with the first elements that do so. */
    private static final String RUN =
            """
            async ([part, rules]) => {
              const options = { resultTypes: ["violations"], preload: false };
              if (rules.length > 0) options.runOnly = { type: "rule", values: rules };
              const { violations } = await axe.run(part === "" ? document : { include: [[part]] }, options);
              return violations.map(({ id, nodes }) => `${id}: [${nodes.slice(0, 3).map((node) => node.html).join(", ")}]`);
            }""";

    private Axe() {}

    /** Every violation, with the first elements that have it. */
    public static List<String> violations(Page page) {
        return hasFrames(page)
                ? violationsWithFrames(new AxeBuilder(page))
                : run(page, "", List.of());
    }

    /** The violations of a part of the page. */
    public static List<String> violations(Page page, String part) {
        return hasFrames(page)
                ? violationsWithFrames(new AxeBuilder(page).include(part))
                : run(page, part, List.of());
    }

    /** Text that is too pale for what is behind it: under 4.5 to 1, or 3 to 1 where it is large. */
    public static List<String> contrast(Page page) {
        return run(page, "", List.of("color-contrast"));
    }

    @SuppressWarnings("unchecked") // the script returns texts
    private static List<String> run(Page page, String part, List<String> rules) {
        if (!(Boolean) page.evaluate("() => Boolean(window.axe)")) {
            page.evaluate(SCRIPT);
        }
        return (List<String>) page.evaluate(RUN, List.of(part, rules));
    }

    private static String script() {
        try (InputStream script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean hasFrames(Page page) {
        return page.frames().size() > 1;
    }

    /** Frames of other origins need the mode that puts its results together in one more page. */
    private static List<String> violationsWithFrames(AxeBuilder builder) {
        AxeRunOptions options = new LoadedPage();
        options.setResultTypes(List.of("violations"));
        return builder.options(options).analyze().getViolations().stream().map(Axe::words).toList();
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
