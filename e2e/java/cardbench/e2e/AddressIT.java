package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The address holds what is open, and nothing leaves the browser. */
@ExtendWith(SiteExtension.class)
class AddressIT {

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void link_opensTheDeckWithItsNameAndTheOther(Scheme scheme, Site site) {
        String link;
        try (Bench bench = Bench.open(site, scheme, "", Bench.inLanguage("en"))) {
            bench.fill("### Stabby & friends\n# any comment\n" + Bench.ROGUE);
            bench.page().fill("#other", Bench.HUNTER);
            assertEquals(
                    "#deck=### Stabby & friends\n" + Bench.ROGUE + "&with=" + Bench.HUNTER,
                    bench.fragment());
            link = (String) bench.page().evaluate("() => location.hash");
        }
        try (Bench bench = Bench.open(site, scheme, link, Bench.inLanguage("en"))) {
            assertEquals("Stabby & friends", bench.text("#answer h2"));
            bench.page().locator(".change.added .card").first().waitFor();
        }
    }

    @Test
    void backAndForward_goFromDeckToDeck(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.click("#example");
            bench.page().evaluate("text => navigator.clipboard.writeText(text)", Bench.POST);
            bench.click("#paste");
            bench.page().locator("#found-1").click();
            assertEquals("Standard Hunter", bench.text("#answer h2"));
            bench.page().goBack();
            assertEquals("Standard Rogue", bench.text("#answer h2"));
            assertEquals(Bench.POST, bench.box(), "the whole post");
            bench.page().goBack();
            assertEquals("The curious Shaman deck", bench.text("#answer h2"));
            bench.page().goBack();
            assertEquals("", bench.box());
            bench.page().goForward();
            bench.page().goForward();
            bench.page().goForward();
            assertEquals("Standard Hunter", bench.text("#answer h2"));
        }
    }

    @Test
    void reload_keepsWhatIsOpen(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.POST).click("#found-1").fragment();
            bench.page().reload();
            bench.ready();
            assertEquals(Bench.POST, bench.box());
            assertEquals("Standard Hunter", bench.text("#answer h2"));
        }
    }

    @Test
    void help_hasAnAddressOfItsOwn(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.ROGUE)) {
            bench.click(".help-link");
            bench.page().locator("#help h1:has-text('Help')").waitFor();
            assertThat(bench.locator("#decks").first()).not().isVisible();
            bench.page().goBack();
            assertEquals("Standard Rogue", bench.text("#answer h2"));
        }
    }

    @Test
    void brokenAddress_opensThePage(Site site) {
        for (String fragment :
                List.of("#deck=%E4%B", "#=&&=", "#deck", "#__proto__=1", "#deck=%00", "#nowhere")) {
            try (Bench bench = Bench.open(site, fragment)) {
                assertThat(bench.locator("#box").first()).isVisible();
            }
        }
    }

    @Test
    void nothing_isSent(Site site) {
        List<String> requests = new ArrayList<>();
        try (SitePage page = site.blank()) {
            page.page().context().onRequest(request -> requests.add(request.url()));
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + Bench.WARLOCK));
            Bench bench = Bench.on(page);
            bench.fill(Bench.POST);
            String base = site.address(Scheme.HTTP, "");
            for (String request : requests) {
                assertTrue(request.startsWith(base), request);
                assertFalse(request.contains("AAE"), request);
            }
            assertFalse(requests.isEmpty());
        }
    }
}
