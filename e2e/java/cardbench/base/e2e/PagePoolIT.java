package cardbench.base.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A page that a test left is as new for the next one, or is not given to it. */
@ExtendWith(SiteExtension.class)
class PagePoolIT {

    /** Where no page of the site is, so that the site itself writes nothing. */
    private static final String PLACE = "signature.txt";

    /** Leaves something in each place where a site can keep it. */
    private static final String LEAVE =
            """
            async () => {
              localStorage.setItem("left", "1");
              sessionStorage.setItem("left", "1");
              document.cookie = "left=1";
              if (window.caches) await caches.open("left");
              await new Promise((resolve, reject) => {
                const request = indexedDB.open("left", 1);
                request.onsuccess = resolve;
                request.onerror = reject;
              });
            }""";

    private static final String LEFT =
            """
            async () => [
              ...Object.keys(localStorage),
              ...Object.keys(sessionStorage),
              ...(document.cookie ? [document.cookie] : []),
              ...(window.caches ? await caches.keys() : []),
              ...(await indexedDB.databases()).map(({ name }) => name),
            ]""";

    /** Settings of no other test, so that the page is that of the test itself. */
    private static Browser.NewContextOptions settings(int width) {
        return new Browser.NewContextOptions().setViewportSize(width, 500);
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void whatASiteKeeps_isRemoved(Scheme scheme, Site site) {
        String mark = "() => { window.name = 'the page before'; }";
        try (SitePage first = site.open(scheme, PLACE, settings(501))) {
            Page page = first.page();
            page.evaluate(LEAVE);
            page.setViewportSize(700, 700);
            page.navigate(site.address(scheme, "index.html#lang=en"));
            page.evaluate(mark);
        }
        try (SitePage second = site.open(scheme, PLACE, settings(501))) {
            Page page = second.page();
            assertEquals("the page before", page.evaluate("() => name"), "it is another page");
            assertEquals(List.of(), page.evaluate(LEFT));
            assertEquals(List.of(501, 500), page.evaluate("() => [innerWidth, innerHeight]"));
        }
    }

    /** A script that is added to a page runs in all pages that are opened there later. */
    @ParameterizedTest
    @EnumSource(Scheme.class)
    void pageThatWasChanged_isNotGivenOn(Scheme scheme, Site site) {
        try (SitePage first = site.open(scheme, PLACE, settings(502))) {
            first.page().addInitScript("window.left = true;");
        }
        try (SitePage second = site.open(scheme, PLACE, settings(502))) {
            assertNull(second.page().evaluate("() => window.left"));
        }
    }
}
