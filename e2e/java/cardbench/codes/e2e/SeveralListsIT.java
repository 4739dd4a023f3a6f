package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** A post with two deck lists, and a list as a picture and as a text for places. */
@ExtendWith(SiteExtension.class)
class SeveralListsIT {

    private static final String ELVES =
            """
            Two decks of last night.

            Elves
            Deck
            4 Llanowar Elves (DOM) 168
            4 Steel Leaf Champion (DOM) 182
            24 Forest (ANA) 66

            """;

    private static final String DELVER =
            """
            Delver
            Deck
            4 Delver of Secrets (ISD) 51
            what is this
            4 Ponder (M12) 73
            4 Opt (INV) 64
            4 Daze (NEM) 30
            20 Island (ANA) 62
            """;

    private static DecksView open(Site site) {
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en"));
        view.fill(ELVES + DELVER);
        assertThat(view.locator("#deck-title")).hasText("Elves");
        return view;
    }

    @Test
    void eachList_isLookedAt(Site site) {
        try (DecksView view = open(site)) {
            assertEquals(
                    List.of("Elves\n32 cards", "Delver\n36 cards"),
                    view.texts(".found-lists button"));
            assertThat(view.locator("#found-list-0")).hasAttribute("aria-pressed", "true");
            assertThat(view.locator(".groups .card")).hasCount(3);
            view.click("#found-list-1");
            assertThat(view.locator("#deck-title")).hasText("Delver");
            assertThat(view.locator("#found-list-1")).hasAttribute("aria-pressed", "true");
            assertThat(view.locator(".groups .card")).hasCount(5);
        }
    }

    /** Places are counted in the whole text. */
    @Test
    void remark_selectsItsPlaceInTheSecondList(Site site) {
        try (DecksView view = open(site)) {
            view.click("#found-list-1");
            assertThat(view.locator("#read .warning")).containsText("what is this");
            view.click("#place-0");
            assertEquals(
                    (ELVES + DELVER).indexOf("what"),
                    view.page().evaluate("() => box.selectionStart"));
        }
    }

    @Test
    void changeOfOneList_leavesTheOther(Site site) {
        try (DecksView view = open(site)) {
            view.click("#found-list-1");
            assertThat(view.locator("#deck-title")).hasText("Delver");
            view.click("#edit");
            view.click("#list-less-0-4");
            String changed = ELVES + DELVER.replace("20 Island", "19 Island");
            assertThat(view.locator("#box")).hasValue(changed);
            assertThat(view.locator("#deck-title")).hasText("Delver");
            view.click("#undo");
            assertThat(view.locator("#box")).hasValue(ELVES + DELVER);
            view.click("#found-list-0");
            assertThat(view.locator("#deck-title")).hasText("Elves");
            view.click("#list-more-0-0");
            assertThat(view.locator("#box"))
                    .hasValue(ELVES.replace("4 Llanowar", "5 Llanowar") + DELVER);
        }
    }

    /** The address of the saved picture would be longer than a QR code holds, or not at all. */
    @Test
    void list_isSavedAsAPicture(Site site) throws IOException {
        try (DecksView view = open(site)) {
            view.click("#tab-share");
            view.click("#share-picture");
            assertThat(view.locator("#share-panel .picture img")).isVisible();
            Download file = view.page().waitForDownload(() -> view.click("#share-save-svg"));
            assertEquals("Elves.svg", file.suggestedFilename());
            String svg = Files.readString(file.path());
            assertTrue(svg.contains(">Steel Leaf Champion<"), svg);
            assertTrue(svg.contains(">×24<"), svg);
            assertFalse(svg.contains("Delver"), svg);
            Download png = view.page().waitForDownload(() -> view.click("#save-picture"));
            assertEquals("Elves.png", png.suggestedFilename());
        }
    }

    @Test
    void list_isWrittenForPlaces(Site site) {
        try (DecksView view = open(site)) {
            view.click("#tab-share");
            view.click("#share-nga");
            assertThat(view.locator("#share-field"))
                    .hasValue(
                            """
                            [b]Elves[/b]
                            32 cards

                            [b]Deck (32)[/b]
                            [list]
                            [*]4× Llanowar Elves
                            [*]4× Steel Leaf Champion
                            [*]24× Forest
                            [/list]
                            """);
            view.click("#share-link");
            assertThat(view.locator("#share-field")).hasValue(Pattern.compile(".*/#list=.+"));
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void narrowScreen_isNotOverflowed(String locale, Site site) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(locale))) {
            view.page().setViewportSize(320, 640);
            view.fill(ELVES + DELVER);
            view.click("#tab-share");
            view.click("#share-picture");
            assertThat(view.locator("#share-panel .picture img")).isVisible();
            assertEquals(320, view.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }
}
