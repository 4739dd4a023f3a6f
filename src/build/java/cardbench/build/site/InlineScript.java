package cardbench.build.site;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A script that is in the text of its page, so that it runs where no other file arrives. The
 * content policy of the page allows it by its hash, which no origin changes.
 *
 * @see <a href="https://www.w3.org/TR/CSP3/#match-element-to-source-list">how a policy matches the
 *     text of a script</a>
 */
final class InlineScript {

    private static final String HASH = "%HASH%";
    private static final String SCRIPT = "%SCRIPT%";

    private InlineScript() {}

    /**
     * The path of the script that belongs to a page: its name with another ending.
     *
     * @param page the path of a page, such as {@code embed.html}
     */
    static String fileOf(String page) {
        return page.replaceFirst("\\.html$", ".js");
    }

    /**
     * Puts a script into its page, and its hash into the policy.
     *
     * @param page the page, minified
     * @param script the script, minified
     * @throws IllegalArgumentException if the script would end its own element, or if the page has
     *     no place for a script or for its hash
     */
    static String in(String page, String script) {
        if (script.contains("</") || script.contains("<!--")) {
            throw new IllegalArgumentException("a script in a page must not contain </ or <!--");
        }
        if (!page.contains(HASH) || !page.contains(SCRIPT)) {
            throw new IllegalArgumentException(
                    "a page with a script needs " + HASH + " and " + SCRIPT);
        }
        return page.replace(HASH, "'sha256-" + hash(script) + "'").replace(SCRIPT, script);
    }

    private static String hash(String script) {
        byte[] bytes = Sha256.of(script.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(bytes);
    }
}
