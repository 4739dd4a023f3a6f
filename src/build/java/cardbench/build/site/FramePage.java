package cardbench.build.site;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The page that other pages show in a sandboxed frame. Its origin is opaque there, and in WebKit
 * {@code 'self'} then matches nothing (<a href="https://bugs.webkit.org/show_bug.cgi?id=316847">bug
 * 316847</a>), so that the content policy also names the address of the site. The script that reads
 * the deck out of the address is in the page, allowed by its hash, which no origin changes: the
 * reader sees the code even where every other file of the site is blocked.
 *
 * @see <a href="https://www.w3.org/TR/CSP3/#match-url-to-source-expression">how a policy matches
 *     addresses</a>
 */
final class FramePage {

    private static final String SOURCES = "%SOURCES%";
    private static final String HASH = "%HASH%";
    private static final String SCRIPT = "%SCRIPT%";

    /**
     * Where a site may be that nobody has named: on a host with HTTPS, or served by this machine. A
     * policy cannot say "where this page is from" in other words than {@code 'self'}.
     */
    private static final String ANYWHERE = "https: http://localhost:* http://127.0.0.1:*";

    private FramePage() {}

    /** Whether a page is one that this class completes. */
    static boolean is(String page) {
        return page.contains(SCRIPT);
    }

    /**
     * Completes the page.
     *
     * @param page the page, minified
     * @param script the script that it holds, minified
     * @throws IllegalArgumentException if the script would end its own element
     */
    static String of(String page, String script, SiteAddress address) {
        if (script.contains("</") || script.contains("<!--")) {
            throw new IllegalArgumentException("a script in a page must not contain </ or <!--");
        }
        String known = address.isKnown() ? address.home() : ANYWHERE;
        return page.replace(SOURCES, "'self' " + known)
                .replace(HASH, "'sha256-" + hash(script) + "'")
                .replace(SCRIPT, script);
    }

    private static String hash(String script) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] bytes = digest.digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
