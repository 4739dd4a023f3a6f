package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The room Decks: whatever is pasted, and what is seen of it. */
@ExtendWith(SiteExtension.class)
class DecksIT {

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void example_isOneClickAwayAndItsClassIsRight(Scheme scheme, Site site) {
        try (Bench bench = Bench.open(site, scheme, "", Bench.inLanguage("en"))) {
            assertEquals("box", bench.focus(), "the box has the focus");
            bench.click("#example");
            assertEquals("The curious Shaman deck", bench.text("#answer h2"));
            assertEquals(
                    List.of("Wild", "Warlock (hero #893)", "30 cards"), bench.texts(".facts span"));
            bench.page().locator(".card a:text-is('Power Overwhelming')").waitFor();
            assertThat(bench.locator(".groups .cards > li"))
                    .hasCount(16); // its hero and fifteen cards
            assertTrue(
                    bench.texts(".groups .card")
                            .contains("2×\ncost\n1\nPower Overwhelming\nWarlock\ncommon"));
            assertEquals(Bench.WARLOCK_TODAY, bench.text(".canonical .code"));
        }
    }

    @Test
    void typing_answersWithEveryKey(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.page().locator("#box").pressSequentially(Bench.ROGUE.substring(0, 20));
            assertThat(bench.locator("#answer .partial").first()).isVisible(); // a part
            bench.page().locator("#box").pressSequentially(Bench.ROGUE.substring(20));
            assertEquals("Standard Rogue", bench.text("#answer h2"));
            assertEquals(List.of("hero #930", "9 cards"), bench.texts(".facts span"));
            assertThat(bench.locator("#answer .partial").first()).not().isVisible();
        }
    }

    @Test
    void sections_areByCopiesWithSideboardsUnderTheirOwner(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.HUNTER);
            assertEquals("Standard Hunter", bench.text("#answer h2"));
            assertEquals(
                    List.of("hero #31", "30 cards", "5 cards in sideboards"),
                    bench.texts(".facts span"));
            bench.page().locator(".card a:text-is('Rexxar')").waitFor();
            assertEquals(
                    List.of("Hero 1 copy", "Cards 30 copies"),
                    bench.texts(".groups > section > h3"));
            assertEquals(
                    List.of(unknown(90683), unknown(95344), unknown(106024)),
                    bench.texts(".owner:has(> .card:has-text('E.T.C.')) .under .card"));
            assertEquals(
                    List.of(unknown(104945), unknown(104949)),
                    bench.texts(".owner:has(> .card:has-text('Zilliax')) .under .card"));
        }
    }

    private static String unknown(int card) {
        return "1×\ncard no. " + card + " (not in this table)";
    }

    @Test
    void shareCode_isThreeCharactersAndThirtyActions(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("try this: " + Bench.GENIUS + " ok");
            assertEquals(List.of("33 cards", "offset 0"), bench.texts(".facts span"));
            assertThat(bench.locator(".groups > section:first-child .card")).hasCount(3);
            bench.page().hover("#field-1");
            assertTrue(
                    bench.text("#readout")
                            .contains("slot 17 holds card 223; slot 18 holds card 223"),
                    bench.text("#readout"));
        }
    }

    @Test
    void heroThatIsASkin_hasNoClassMadeUp(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("AAEBAZ+NBgFAAAAA");
            assertEquals("Wild deck", bench.text("#answer h2"));
            assertEquals(
                    "class not known without the card table (hero #99999)",
                    bench.text(".facts span"));
        }
    }

    @Test
    void post_isAListToChooseFrom(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.POST);
            assertEquals("2 codes found", bench.text("#found h2"));
            assertEquals(List.of("Standard Rogue", "Standard Hunter"), bench.texts(".found-title"));
            assertEquals("Standard Rogue", bench.text("#answer h2"));
            bench.click("#found-1");
            assertEquals("Standard Hunter", bench.text("#answer h2"));
            assertEquals("true", bench.page().getAttribute("#found-1", "aria-pressed"));
            assertEquals("found-1", bench.focus(), "the keyboard stays on the list");
            assertEquals(Bench.HUNTER, bench.text("mark.picked"), "the box shows which one");
        }
    }

    @Test
    void note_pointsIntoTheTextAndItsFixMendsIt(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            String cut = Bench.WARLOCK.replace("=", "");
            bench.fill(cut);
            assertThat(bench.locator(".note.warning")).hasCount(1);
            bench.click("#place-0");
            assertEquals("box", bench.focus());
            assertEquals(
                    cut.length(), bench.page().evaluate("() => box.selectionStart"), "the place");
            bench.click("#fix-0");
            assertEquals(Bench.WARLOCK, bench.box());
            assertThat(bench.locator(".note")).hasCount(0);
        }
    }

    @Test
    void severalFixes_areMadeAtOnce(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.WARLOCK.replace("/", "_").replace("+", "-").replace("=", ""));
            assertThat(bench.locator(".note.warning").nth(1)).isVisible(); // one for each slip
            bench.click("#fix-all");
            assertEquals(Bench.WARLOCK, bench.box());
            assertThat(bench.locator(".note")).hasCount(0);
        }
    }

    @Test
    void verdict_saysWhyTheGameRefuses(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.WARLOCK.replace("=", ""));
            assertThat(bench.locator(".verdict.no").first()).isVisible();
            assertTrue(bench.text(".verdict").contains("base64"), bench.text(".verdict"));
            assertTrue(bench.text(".verdict").contains("below"), "and that it can be mended");
            assertEquals(Bench.WARLOCK_TODAY, bench.text(".canonical .code"));
            bench.fill(Bench.WARLOCK);
            // The facts at hand name every card of this deck, once they have come.
            bench.page().locator(".verdict.yes").first().waitFor();
        }
    }

    @Test
    void compare_showsWhatCameAndWent(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.ROGUE);
            bench.page().fill("#other", Bench.ROGUE);
            assertEquals("The same cards.", bench.text("#changes p"));
            bench.page().fill("#other", Bench.HUNTER);
            bench.page().locator(".change.added .card a:text-is('Huge Toad')").waitFor();
            List<String> removed = bench.texts(".change.removed .card");
            assertEquals(6, removed.size(), removed.toString());
            for (int card : new int[] {64, 179, 268}) {
                assertTrue(removed.contains(unknown(card)), removed.toString());
            }
            assertTrue(
                    bench.texts(".change.added .card")
                            .contains(
                                    unknown(90683) + "\nin the sideboard of E.T.C., Band Manager"),
                    bench.texts(".change.added .card").toString());
            bench.page().fill("#other", "no code");
            assertThat(bench.locator("#changes .note.error")).hasCount(1);
        }
    }

    @Test
    void compare_namesTheCardsOfShareCodes(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(bench.shareCode(1, 2, 32, 129, 129));
            bench.page().locator("#answer h2:has-text('Ganyu')").waitFor();
            bench.page().fill("#other", bench.shareCode(1, 2, 3, 129, 61));
            bench.page().locator(".side-by-side").waitFor();
            assertTrue(bench.texts(".change.removed .title").contains("Raiden Shogun"));
            assertTrue(bench.texts(".change.removed .title").contains("Amos' Bow"));
            assertTrue(bench.texts(".change.added .title").contains("Kaeya"));
        }
    }

    @Test
    void buttons_pasteCopyAndClear(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.page().evaluate("text => navigator.clipboard.writeText(text)", Bench.ROGUE);
            bench.click("#paste");
            // The clipboard is asked behind the click, and answers in its own time.
            bench.page().waitForFunction("() => document.activeElement.id === 'box'");
            assertEquals("Standard Rogue", bench.text("#answer h2"));
            bench.page().evaluate("() => navigator.clipboard.writeText('')");
            bench.click("#copy-code");
            bench.page().locator("#copy-code:has-text('Copied')").waitFor();
            assertEquals(
                    Bench.ROGUE, bench.page().evaluate("() => navigator.clipboard.readText()"));
            bench.click("#copy-link");
            bench.page().locator("#copy-link:has-text('Copied')").waitFor();
            assertEquals(
                    bench.page().url(),
                    bench.page().evaluate("() => navigator.clipboard.readText()"));
            bench.click("#clear");
            assertEquals("", bench.box());
            assertEquals("box", bench.focus());
        }
    }

    @Test
    void files_areDroppedAndOpened(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            FilePayload file =
                    new FilePayload(
                            "deck.txt",
                            "text/plain",
                            ("### Stabby\n" + Bench.ROGUE).getBytes(StandardCharsets.UTF_8));
            bench.page().setInputFiles("#file", file);
            bench.page().locator("#answer h2:text('Stabby')").waitFor();
            bench.page()
                    .evaluate(
                            """
                            (code) => {
                              const data = new DataTransfer();
                              data.items.add(new File([code], "other.txt", { type: "text/plain" }));
                              document.body.dispatchEvent(
                                new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
                            }""",
                            Bench.HUNTER);
            bench.page().locator("#answer h2:text('Standard Hunter')").waitFor();
        }
    }

    @Test
    void recentTexts_areKeptAndForgotten(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.click("#example").fill("");
            assertEquals(List.of("The curious Shaman deck"), bench.texts("#recent .found-title"));
            bench.page().reload();
            bench.ready().click("#recent-0");
            assertEquals("The curious Shaman deck", bench.text("#answer h2"));
            bench.click("#forget");
            assertThat(bench.locator("#recent button")).hasCount(0);
            bench.page().reload();
            assertThat(bench.ready().locator("#recent button")).hasCount(0);
        }
    }

    @Test
    void textWithoutACode_isNoDeck(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("hello there");
            assertEquals(
                    "No code that this page knows is in this text.",
                    bench.text("#answer .nothing"));
        }
    }

    @Test
    void hostileName_isOnlyText(Site site) {
        String name = "\"&lt;img src=x onerror=alert(1)&gt; & </h2 <b";
        try (Bench bench = Bench.open(site, "")) {
            bench.fill("### " + name + "\n" + Bench.ROGUE);
            assertEquals(name, bench.text("#answer h2"));
            assertThat(bench.locator("#answer img, #answer script")).hasCount(0);
        }
    }
}
