package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Games whose codes come with a core of their own: Runeterra, Riftbound, Marvel Snap. */
@ExtendWith(SiteExtension.class)
class EveryGameIT {

    /** The example of LoRDeckCodes: a deck of Ionia and Piltover & Zaun. */
    private static final String LOR =
            "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL";

    /** The base64 of {@code Icmn6,MrFntstcB,Mdk5,IrnFst8}. */
    private static final String SNAP_IDS = "SWNtbjYsTXJGbnRzdGNCLE1kazUsSXJuRnN0OA==";

    private static final String SNAP =
            "# (1) Iceman\n# (3) Mister Fantastic\n# (5) M.O.D.O.K.\n# (1) Iron Fist\n#\n"
                    + SNAP_IDS
                    + "\n#\n";

    private static DecksView open(Site site, String language) {
        return DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language));
    }

    private static boolean isLoaded(DecksView view) {
        return (Boolean)
                view.page()
                        .evaluate(
                                "performance.getEntriesByType('resource').some((one) =>"
                                        + " one.name.endsWith('/all-decks.js'))");
    }

    @Test
    void otherCodes_doNotLoadTheCore(Site site) {
        try (DecksView view = open(site, "en-GB")) {
            view.fill("A deck: " + DecksView.WARLOCK);
            assertThat(view.locator(".card.named")).hasCount(15);
            assertFalse(isLoaded(view));
        }
    }

    @Test
    void deckOfRuneterra_isShownByRegionsAndExplained(Site site) {
        try (DecksView view = open(site, "en-GB")) {
            view.fill("For tonight: " + LOR + " have fun");
            assertThat(view.locator(".card.named")).hasCount(24);
            assertTrue(isLoaded(view));
            assertThat(view.locator(".deck-list h3").nth(0)).containsText("Ionia");
            assertThat(view.locator(".deck-list h3").nth(1)).containsText("Piltover & Zaun");
            // the cheapest card of Ionia, with its cost, and what it is
            Locator first = view.locator(".card.named").first();
            assertThat(first.locator(".title")).hasText("Inspiring Mentor");
            assertThat(first.locator(".cost")).containsText("1");
            assertThat(first.locator(".traits")).containsText("follower");
            assertThat(view.locator(".unknown-cards")).hasCount(0);
            assertThat(view.locator(".curve")).isVisible();
            // 40 bytes, each a field of its own
            assertThat(view.locator(".bytes .field")).hasCount(40);
            assertThat(view.locator(".bytes .tint-hero")).hasCount(4);
        }
    }

    /** The file stays on this device. */
    @Test
    void cardsOfRiftbound_areNamedByAFile_alsoTheNextTime(Site site) {
        String text =
                "Card Name;Card ID;Card Type\nAsh;OGN-001;Unit\nCourt;OGN-275;Battlefield\n"
                        + "Dara of Dawn;OGN-276;Legend\n";
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        try (DecksView view = open(site, "en-GB")) {
            view.fill("CYAAGAYBAEAAABYCAEAQAAABAEAQEAAASMBJIAQBAEAQCAAAAIAQAAABAEAADGAC");
            FileChooser chooser =
                    view.page().waitForFileChooser(() -> view.locator("#names-file").click());
            chooser.setFiles(new FilePayload("mine.csv", "text/plain", content));
            assertThat(view.locator(".deck-list h3").first()).containsText("Legend");
            view.page().reload();
            assertThat(view.locator(".deck-list h3").first()).containsText("Legend");
        }
    }

    @Test
    void deckOfSnap_isNamedByTheLinesAboveIt_andOpensInOdds(Site site) {
        try (DecksView view = open(site, "zh-CN")) {
            view.fill(SNAP);
            assertThat(view.locator(".card.named")).hasCount(4);
            assertThat(view.locator(".card.named").nth(1)).containsText("Mister Fantastic");
            view.click("#open-in-odds").click("#odds-of-deck");
            view.site().assertions().hasURL(Pattern.compile("#odds"));
        }
    }
}
