package cardbench.build.site;

/**
 * The page that other pages show in a sandboxed frame. Its origin is opaque there, and in WebKit
 * {@code 'self'} then matches nothing (<a href="https://bugs.webkit.org/show_bug.cgi?id=316847">bug
 * 316847</a>), so that the content policy also names the address of the site. The script that reads
 * the deck out of the address is in the page ({@link InlineScript}): the reader sees the code even
 * where every other file of the site is blocked.
 *
 * @see <a href="https://www.w3.org/TR/CSP3/#match-url-to-source-expression">how a policy matches
 *     addresses</a>
 */
final class FramePage {

    private static final String SOURCES = "%SOURCES%";

    /**
     * Where a site may be that nobody has named: on a host with HTTPS, or served by this machine. A
     * policy cannot say "where this page is from" in other words than {@code 'self'}.
     */
    private static final String ANYWHERE = "https: http://localhost:* http://127.0.0.1:*";

    private FramePage() {}

    /**
     * The page with the address of the site in its policy; a page without a place for it as it is.
     */
    static String of(String page, SiteAddress address) {
        String known = address.isKnown() ? address.home() : ANYWHERE;
        return page.replace(SOURCES, "'self' " + known);
    }
}
