package cardbench.codes.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The second bundle comes by itself, after the first answer, and takes over the global. */
@ExtendWith(SiteExtension.class)
class DecksCoreIT {

    /** Only this core answers which tables are open. */
    private static final String DECKS_CORE =
            "() => Cardbench.call && JSON.parse(Cardbench.call('{\"op\":\"tables\"}')).ok";

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void decksCore_comesByItself(Scheme scheme, Site site) {
        try (SitePage page = site.open(scheme, "index.html#deck=" + DecksView.WARLOCK)) {
            page.page().waitForFunction(DECKS_CORE);
            Object tables = page.page().evaluate("() => Cardbench.call('{\"op\":\"tables\"}')");
            // which tables are open by now is left to the page
            assertTrue(tables.toString().startsWith("{\"ok\":true,\"result\":{\"tables\":["));
        }
    }

    @ParameterizedTest
    @CsvSource({
        DecksView.WARLOCK + "," + DecksView.WARLOCK_TODAY,
        DecksView.GENIUS + "," + DecksView.GENIUS
    })
    void withoutTheDecksCore_decksAreReadAllTheSame(String pasted, String written, Site site) {
        try (SitePage page = site.blank().withNoisyConsole()) {
            page.page().route("**/decks.js", route -> route.abort());
            String address = site.address(Scheme.HTTP, "index.html#deck=" + pasted);
            page.page().waitForRequest("**/decks.js", () -> page.page().navigate(address));
            assertEquals(written, page.page().textContent(".canonical .code"));
            assertEquals(false, page.page().evaluate(DECKS_CORE));
        }
    }
}
