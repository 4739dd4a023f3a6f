package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Games whose codes come with a core of their own: Runeterra, Riftbound, Marvel Snap. */
@ExtendWith(SiteExtension.class)
class EveryGameIT {

    /** The example of LoRDeckCodes: a deck of Ionia and Piltover & Zaun. */
    private static final String LOR =
            "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL";

    /** The example of RiftboundDeckCodes: a deck with a sideboard. */
    private static final String RIFTBOUND =
            "CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIA"
                    + "QAAEBQAAAWDBOQCAQAABMHE";

    private static final String SNAP =
            "# (1) Iceman\n# (3) Mister Fantastic\n# (5) M.O.D.O.K.\n# (1) Iron Fist\n#\n"
                    + Base64.getEncoder()
                            .encodeToString(
                                    "Icmn6,MrFntstcB,Mdk5,IrnFst8".getBytes(StandardCharsets.UTF_8))
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
            assertThat(view.locator(".card.named").first()).containsText("01IO006");
            assertThat(view.locator(".unknown-cards")).hasCount(0);
            // 40 bytes, each a field of its own
            assertThat(view.locator(".bytes .field")).hasCount(40);
            assertThat(view.locator(".bytes .tint-hero")).hasCount(4);
        }
    }

    @Test
    void deck_isEditedById(Site site) {
        try (DecksView view = open(site, "en-GB")) {
            view.fill(LOR);
            assertThat(view.locator(".card.named")).hasCount(24);
            view.locator("#edit").click();
            view.locator("#card-search").fill("6ru1");
            assertThat(view.locator("#hit-0")).containsText("06RU001");
            view.locator("#hit-0").click();
            assertThat(view.locator(".card.named")).hasCount(25);
            String code = view.locator("#box").inputValue();
            // the version that has Runeterra is 5
            assertTrue(code.startsWith("CU"), code);
            view.locator("#undo").click();
            assertThat(view.locator("#box")).hasValue(LOR);
        }
    }

    @Test
    void deckOfRiftbound_hasItsParts(Site site) {
        try (DecksView view = open(site, "ja")) {
            view.fill(RIFTBOUND);
            assertThat(view.locator(".card.named")).hasCount(26);
            assertThat(view.locator(".deck-list h3").nth(0)).containsText("メインデッキ");
            assertThat(view.locator(".deck-list h3").nth(1)).containsText("サイドボード");
        }
    }

    @Test
    void deckOfSnap_isNamedByTheLinesAboveIt_andOpensInOdds(Site site) {
        try (DecksView view = open(site, "zh-CN")) {
            view.fill(SNAP);
            assertThat(view.locator(".card.named")).hasCount(4);
            assertThat(view.locator(".card.named").nth(1)).containsText("Mister Fantastic");
            view.locator("#open-in-odds").click();
            assertThat(view.page()).hasURL(Pattern.compile("#odds"));
        }
    }

    @Test
    void tablesThatAreOpen_areTakenOver(Site site) {
        try (DecksView view = open(site, "en-GB")) {
            view.fill(DecksView.WARLOCK);
            assertThat(view.locator(".card.named.unknown")).hasCount(0);
            assertThat(view.locator(".card.named")).hasCount(15);
            String name = view.locator(".card.named").first().textContent();
            view.fill(LOR + "\n" + DecksView.WARLOCK);
            assertThat(view.locator(".card.named").first()).containsText("01IO006");
            view.fill(DecksView.WARLOCK);
            assertThat(view.locator(".card.named")).hasCount(15);
            assertEquals(name, view.locator(".card.named").first().textContent());
        }
    }
}
