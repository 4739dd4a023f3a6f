package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Locator;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The link for the bar of bookmarks, pressed on the page of somebody else. */
@ExtendWith(SiteExtension.class)
class BookmarkIT {

    /** Runs what the browser runs for the bookmark; resolves to the address that it opens. */
    private static final String PRESS =
            """
            (script) => new Promise((opened) => {
              window.open = (address) => opened(address);
              (0, eval)(script);
            })""";

    /** Selects the text of an element. */
    private static final String SELECT =
            """
            (selector) => getSelection().selectAllChildren(document.querySelector(selector))""";

    private static String script(Locator bookmark) {
        String address = bookmark.getAttribute("href");
        assertTrue(address.startsWith("javascript:"), address);
        // a plus sign stands for itself in an address
        return URLDecoder.decode(
                address.substring("javascript:".length()).replace("+", "%2B"),
                StandardCharsets.UTF_8);
    }

    /** The address that the bookmark opens on a page, of whose text an element may be selected. */
    private static String pressed(Site site, String script, String page, String selected) {
        try (HostPages hosts = new HostPages(site);
                SitePage post = hosts.open(page, DecksView.inLanguage("en-GB"))) {
            if (!selected.isEmpty()) {
                post.page().evaluate(SELECT, selected);
            }
            return (String) post.page().evaluate(PRESS, script);
        }
    }

    @Test
    void bookmarkOfTheHelp_opensTheDecksOfAPage(Site site) {
        try (SitePage help = site.open(Scheme.HTTP, "index.html#lang=en&help=bookmarklet")) {
            String script = script(help.page().locator("#help-bookmarklet .bookmarklet"));
            String address = pressed(site, script, "kept-phpbb.html", "");
            try (SitePage opened = site.open(Scheme.HTTP, fragment(address))) {
                assertThat(opened.page().locator("#found-1")).isVisible();
                assertThat(opened.page().locator("#box")).hasValue(Pattern.compile("共有コード"));
            }
        }
    }

    @Test
    void bookmarkOfShare_opensTheSelection(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.WARLOCK)) {
            view.share("link");
            String script = script(view.locator("#share-panel .bookmarklet"));
            String address = pressed(site, script, "kept-phpbb.html", "pre code");
            try (SitePage opened = site.open(Scheme.HTTP, fragment(address))) {
                assertThat(opened.page().locator("#found-1")).isVisible();
                assertThat(opened.page().locator("#box")).hasValue(Pattern.compile("^AvAA3"));
            }
        }
    }

    private static String fragment(String address) {
        return "index.html" + address.substring(address.indexOf('#'));
    }
}
