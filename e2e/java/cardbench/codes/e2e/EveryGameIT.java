package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.odds.e2e.OddsView;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** Cards of a deck as a gallery, a collection and a third program list them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "gallery.json | {'page':{'items':[{'id':'ogn-001-298','name':'Ash','set':{'name':'Origins',"
                        + "'label':'OGN'},'cardType':{'type':[{'id':'unit'}]},'energy':{'value':{'id':5}}},"
                        + "{'id':'ogn-275-298','name':'Court','cardType':{'type':[{'id':'battlefield'}]}},"
                        + "{'id':'ogn-276-298','name':'Dara\u2028of Dawn','cardType':{'type':[{'id':'legend'}]}},"
                        + "{'id':'ogn-007-298','name':'Red Rune','cardType':{'type':[{'id':'rune'}]}}]}}",
                "cards.json | {'OGN-001':{'name':'Ash','type':'Unit','attributes':{'energy':5}},"
                        + "'OGN-275':{'name':'Court','type':'Battlefield'},'OGN-276*':{'name':'Dara of Dawn',"
                        + "'type':'Champion Legend'},'OGN-007a':{'name':'Red Rune','type':'Basic Rune'}}",
                "mine.csv | sep=;~Set;Card Name;Card ID;Card Type;Energy;Normal~Origins;'Ash';OGN-001;Unit;5;3~"
                        + "Origins;Court;OGN-275;Battlefield;;1~Origins;'Dara of Dawn';OGN-276;Legend;;1~"
                        + ";Red Rune;OGN-007;Rune;;7~",
            })
    void cardsOfRiftbound_areNamedByAFile(String name, String text, Site site) {
        byte[] content =
                text.replace('\'', '"').replace('~', '\n').getBytes(StandardCharsets.UTF_8);
        try (DecksView view = open(site, "en-GB")) {
            view.fill("CYAAGAYBAEAAABYCAEAQAAABAEAQEAAASMBJIAQBAEAQCAAAAIAQAAABAEAADGAC");
            assertThat(view.locator(".unknown-cards")).containsText("7 cards have no names here");
            FileChooser chooser =
                    view.page().waitForFileChooser(() -> view.locator("#names-file").click());
            chooser.setFiles(new FilePayload(name, "text/plain", content));
            Locator heads = view.locator(".deck-list h3");
            assertThat(heads.nth(0)).containsText("Legend");
            assertThat(heads.nth(1)).containsText("Battlefields");
            assertThat(heads.nth(2)).containsText("Runes");
            assertThat(heads.nth(3)).containsText("Main deck");
            assertEquals(
                    List.of("Dara of Dawn", "Court", "Red Rune", "Ash"),
                    view.locator(".deck-list .card .title").allInnerTexts().subList(0, 4));
            assertThat(view.locator(".card:has-text('Ash') .cost").first()).containsText("5");
            assertThat(view.locator(".unknown-cards")).containsText("2 cards have no names here");
            // the file stays on this device
            view.page().reload();
            assertThat(heads.nth(0)).containsText("Legend");
        }
    }

    @Test
    void fileWithoutNames_isRefused(Site site) {
        try (DecksView view = open(site, "en-GB")) {
            view.fill(RIFTBOUND);
            FileChooser chooser =
                    view.page().waitForFileChooser(() -> view.locator("#names-file").click());
            byte[] text = "a deck of mine".getBytes(StandardCharsets.UTF_8);
            chooser.setFiles(new FilePayload("deck.txt", "text/plain", text));
            assertThat(view.locator("#trouble")).containsText("deck.txt has no names");
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

    /**
     * Of 40 cards, five, six and seven are seen by the first turns; the first card is there twice.
     */
    @Test
    void codeOfRuneterra_thatIsPastedIntoOdds_becomesADeckFile(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.click("#odds-mode-form").click("#form-from-deck");
            view.page().fill("#form-deck", LOR);
            view.click("#form-take-deck");
            assertThat(view.page().locator(".form-cards h2 .quiet").first()).hasText("40 cards");
            assertThat(view.page().locator("#form-topic-0-hand")).hasValue("4");
            rates(view, "23.72", "28.08", "32.31");
        }
    }

    /**
     * Of 56 cards, twelve are runes, and the legend, three battlefields and the chosen champion
     * begin outside: 39 are drawn, as the three copies of the first one are.
     */
    @Test
    void codeOfRiftbound_thatIsWrittenInOdds_becomesADeckFile(Site site) {
        try (OddsView view = OddsView.open(site, Scheme.HTTP)) {
            view.write(RIFTBOUND);
            view.page().locator(".topic .headline strong").first().waitFor();
            rates(view, "34.52", "40.30", "45.73");
            view.click("#odds-mode-form");
            assertThat(view.page().locator(".form-cards h2 .quiet").first()).hasText("39 cards");
        }
    }

    private static void rates(OddsView view, String... rates) {
        for (int topic = 0; topic < rates.length; topic++) {
            assertThat(view.page().locator(".topic .headline strong").nth(topic))
                    .hasText(Pattern.compile("^" + rates[topic].replace(".", "\\.")));
        }
    }
}
