package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The view Decks: whatever is pasted, and what is seen of it. */
@ExtendWith(SiteExtension.class)
class DecksIT {

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void example_isOneClickAwayAndItsClassIsRight(Scheme scheme, Site site) {
        try (DecksView view = DecksView.open(site, scheme, "", DecksView.inLanguage("en"))) {
            assertEquals("box", view.focus(), "the box has the focus");
            view.click("#example");
            assertEquals("The curious Shaman deck", view.text("#answer h2"));
            for (String fact : List.of("Wild", "Warlock", "30 cards")) {
                assertThat(view.locator(".facts")).containsText(fact);
            }
            view.page().locator(".card a:text-is('Power Overwhelming')").waitFor();
            assertThat(view.locator(".groups .cards > li")).hasCount(15);
            assertThat(view.locator(".facts")).containsText("Gul'dan");
            assertThat(view.locator(".facts")).not().containsText("#893");
            assertTrue(
                    view.texts(".groups .card")
                            .contains("2×\ncost\n1\nPower Overwhelming\ncommon"));
            assertEquals(DecksView.WARLOCK_TODAY, view.text(".canonical .code"));
        }
    }

    @Test
    void shareCode_isThreeCharactersAndThirtyActions(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("try this: " + DecksView.GENIUS + " ok");
            assertThat(view.locator(".facts")).containsText("33 cards");
            assertThat(view.locator(".facts")).containsText("offset 0");
            assertThat(view.locator(".groups > section:first-child .card")).hasCount(3);
            view.tab("bytes").page().hover("#field-1");
            assertTrue(
                    view.text("#readout")
                            .contains("slot 17 holds card 223; slot 18 holds card 223"),
                    view.text("#readout"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "390, 844"})
    void deckThatCameWhole_foldsTheBoxToItsCode(int width, int height, Site site) {
        String post = String.join("\n", "one", "two", "three", DecksView.WARLOCK);
        try (DecksView view = DecksView.open(site, "")) {
            view.page().setViewportSize(width, height);
            assertTrue(heightOf(view, "#box-frame") > 100);
            view.paste(post);
            view.page().locator(".card .title").first().waitFor();
            assertTrue(heightOf(view, "#box-frame") < 50);
            double frame = view.page().locator("#box-frame").boundingBox().y;
            double code = view.page().locator("mark.picked").boundingBox().y;
            assertTrue(code > frame && code < frame + 20, code + " in " + frame);
            for (String first : List.of("#copy-code", ".facts", "#verdict-deck", ".card .title")) {
                double bottom = bottomOf(view, first);
                assertTrue(bottom < height, first + " ends at " + bottom);
            }
            view.page().locator("#box").click();
            assertTrue(heightOf(view, "#box-frame") > 100);
            view.page().keyboard().press("End");
            view.page().keyboard().type(" four");
            assertTrue(heightOf(view, "#box-frame") > 100, "as long as it is being typed");
        }
    }

    private static double heightOf(DecksView view, String selector) {
        return view.page().locator(selector).boundingBox().height;
    }

    private static double bottomOf(DecksView view, String selector) {
        BoundingBox box = view.page().locator(selector).first().boundingBox();
        return box.y + box.height;
    }

    @Test
    void buttons_pasteCopyAndClear(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.page().evaluate("text => navigator.clipboard.writeText(text)", DecksView.ROGUE);
            view.click("#paste");
            // The clipboard is asked behind the click, and answers in its own time.
            view.page().waitForFunction("() => document.activeElement.id === 'box'");
            assertEquals("Standard Rogue", view.text("#answer h2"));
            view.page().evaluate("() => navigator.clipboard.writeText('')");
            view.click("#copy-code");
            view.page().locator("#copy-code:has-text('Copied')").waitFor();
            assertEquals(
                    DecksView.ROGUE, view.page().evaluate("() => navigator.clipboard.readText()"));
            view.click("#copy-link");
            view.page().locator("#copy-link:has-text('Copied')").waitFor();
            assertEquals(
                    view.page().url(),
                    view.page().evaluate("() => navigator.clipboard.readText()"));
            view.click("#clear");
            assertEquals("", view.box());
            assertEquals("box", view.focus());
        }
    }

    @Test
    void files_areDroppedAndOpened(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            FilePayload file =
                    new FilePayload(
                            "deck.txt",
                            "text/plain",
                            ("### Stabby\n" + DecksView.ROGUE).getBytes(StandardCharsets.UTF_8));
            view.page().setInputFiles("#file", file);
            view.page().locator("#answer h2:text('Stabby')").waitFor();
            view.page()
                    .evaluate(
                            """
                            (code) => {
                              const data = new DataTransfer();
                              data.items.add(new File([code], "other.txt", { type: "text/plain" }));
                              document.body.dispatchEvent(
                                new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
                            }""",
                            DecksView.HUNTER);
            view.page().locator("#answer h2:text('other')").waitFor();
        }
    }

    @Test
    void recentTexts_areKeptAndForgotten(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.click("#example").fill("");
            assertThat(view.locator("#recent .found-title")).hasText("The curious Shaman deck");
            view.page().reload();
            view.ready().click("#recent-0");
            assertEquals("The curious Shaman deck", view.text("#answer h2"));
            view.click("#forget");
            assertThat(view.locator("#recent button")).hasCount(0);
            view.page().reload();
            assertThat(view.ready().locator("#recent button")).hasCount(0);
        }
    }

    @Test
    void hostileName_isOnlyText(Site site) {
        String name = "\"&lt;img src=x onerror=alert(1)&gt; & </h2 <b";
        try (DecksView view = DecksView.open(site, "")) {
            view.fill("### " + name + "\n" + DecksView.ROGUE);
            assertEquals(name, view.text("#answer h2"));
            assertThat(view.locator("#answer img, #answer script")).hasCount(0);
        }
    }
}
