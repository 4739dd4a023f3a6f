package cardbench.build.site;

/**
 * What chats and forums show for a link to the page: metadata of <a href="https://ogp.me/">Open
 * Graph</a>. Its addresses must be absolute, so that the page has it only where the address of the
 * site is known when it is built.
 */
final class LinkPreview {

    /** The place in the page, behind its description. */
    private static final String PLACE = "<!--preview-->";

    private LinkPreview() {}

    /** Fills the metadata in. */
    static String in(String page, SiteAddress address) {
        if (!address.isKnown()) {
            return page.replace(PLACE, "");
        }
        String home = address.home();
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
