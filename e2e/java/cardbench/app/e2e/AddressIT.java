package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The address holds what is open, and nothing leaves the browser. */
@ExtendWith(SiteExtension.class)
class AddressIT {

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void link_opensTheDeckWithItsNameAndTheOther(Scheme scheme, Site site) {
        String link;
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            view.fill("### Stabby & friends\n# any comment\n" + DecksView.ROGUE);
            view.compareWith(DecksView.HUNTER);
            view.awaitFragment("&with=" + DecksView.HUNTER);
            assertEquals(
                    "#deck=### Stabby & friends\n" + DecksView.ROGUE + "&with=" + DecksView.HUNTER,
                    view.fragment());
            link = (String) view.page().evaluate("() => location.hash");
        }
        try (DecksView view = DecksView.open(site, scheme, link, DecksView.inLanguage("en"))) {
            assertEquals("Stabby & friends", view.text("#answer h2"));
            view.page().locator(".change.added .card").first().waitFor();
        }
    }

    @Test
    void backAndForward_goFromDeckToDeck(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.click("#example");
            view.page().evaluate("text => navigator.clipboard.writeText(text)", DecksView.POST);
            view.click("#paste");
            view.page().locator("#found-1").click();
            assertEquals("Standard Hunter", view.text("#answer h2"));
            view.page().goBack();
            assertEquals("Standard Rogue", view.text("#answer h2"));
            assertEquals(DecksView.POST, view.box(), "the whole post");
            view.page().goBack();
            assertEquals("The curious Shaman deck", view.text("#answer h2"));
            view.page().goBack();
            assertEquals("", view.box());
            view.page().goForward();
            view.page().goForward();
            view.page().goForward();
            assertEquals("Standard Hunter", view.text("#answer h2"));
        }
    }

    @Test
    void reload_keepsWhatIsOpen(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(DecksView.POST).click("#found-1").awaitFragment(DecksView.HUNTER);
            view.page().reload();
            view.ready();
            assertEquals(DecksView.POST, view.box());
            assertEquals("Standard Hunter", view.text("#answer h2"));
        }
    }

    @Test
    void help_hasAnAddressOfItsOwn(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.ROGUE)) {
            view.click(".help-link");
            view.page().locator("#help h1:has-text('Help')").waitFor();
            assertThat(view.locator("#decks").first()).not().isVisible();
            view.page().goBack();
            assertEquals("Standard Rogue", view.text("#answer h2"));
        }
    }

    @Test
    void helpOnASubject_isALink(Site site) {
        try (DecksView view = DecksView.open(site, "#help=keys")) {
            assertThat(view.locator("#help-keys h2")).isFocused();
            assertThat(view.locator("#help-keys h2")).isInViewport();
            assertThat(view.locator(".contents a")).hasCount(17);
            view.click(".contents a[href='#help=limits']");
            assertThat(view.locator("#help-limits h2")).isInViewport();
        }
    }

    @Test
    void brokenAddress_opensThePage(Site site) {
        for (String fragment :
                List.of("#deck=%E4%B", "#=&&=", "#deck", "#__proto__=1", "#deck=%00", "#nowhere")) {
            try (DecksView view = DecksView.open(site, fragment)) {
                assertThat(view.locator("#box").first()).isVisible();
            }
        }
    }

    /** Half of a pair has no form in an address; the text around it has. */
    @Test
    void loneSurrogate_isInTheAddressAsTheSignForIt(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.page()
                    .evaluate(
                            "code => { const box = document.getElementById('box');"
                                    + " box.value = '### Deck \\ud800\\n' + code;"
                                    + " box.dispatchEvent(new InputEvent('input', { bubbles: true })); }",
                            DecksView.ROGUE);
            view.awaitFragment(DecksView.ROGUE);
            view.page().reload();
            view.ready();
            assertEquals("### Deck \ufffd\n" + DecksView.ROGUE, view.box());
        }
    }

    @Test
    void nothing_isSent(Site site) {
        List<String> requests = new ArrayList<>();
        try (SitePage page = site.blank()) {
            page.page().context().onRequest(request -> requests.add(request.url()));
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.WARLOCK));
            DecksView view = DecksView.on(page);
            view.fill(DecksView.POST);
            String base = site.address(Scheme.HTTP, "");
            for (String request : requests) {
                assertTrue(request.startsWith(base), request);
                assertFalse(request.contains("AAE"), request);
            }
            assertFalse(requests.isEmpty());
        }
    }
}
