package cardbench.build.site;

import java.net.URI;

/**
 * What chats and forums show for a link to the page: metadata of <a href="https://ogp.me/">Open
 * Graph</a>. Its addresses must be absolute, so that the page has it only where the address of the
 * site is known when it is built.
 */
final class LinkPreview {

    /** The place in the page, behind its description. */
    private static final String PLACE = "<!--preview-->";

    /** The address of a site that nobody has named. */
    static final String UNKNOWN = "unknown";

    private LinkPreview() {}

    /**
     * Fills the metadata in.
     *
     * @param address of the folder of the site, with {@code https} and a slash at its end; {@code
     *     "unknown"} for none
     * @throws IllegalArgumentException if it is neither
     */
    static String in(String page, String address) {
        if (address.equals(UNKNOWN)) {
            return page.replace(PLACE, "");
        }
        URI folder = URI.create(address);
        if (!"https".equals(folder.getScheme()) || folder.getHost() == null) {
            throw new IllegalArgumentException("not an address with https: " + address);
        }
        if (!address.endsWith("/") || !folder.toASCIIString().matches("[\\w:/.~%-]+")) {
            throw new IllegalArgumentException("not the address of a folder: " + address);
        }
        String home = folder.toASCIIString();
        return page.replace(
                PLACE,
                tag("og:title", "Cardbench")
                        + tag("og:type", "website")
                        + tag("og:url", home)
                        + tag("og:image", home + "icons/icon-512.png"));
    }

    private static String tag(String property, String content) {
        return "<meta property=\"" + property + "\" content=\"" + content + "\">\n";
    }
}
