package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The registration sheet of decks and lists. */
@ExtendWith(SiteExtension.class)
class SheetIT {

    /** A list of a hundred different cards, the longest that fits the rules of any game. */
    private static String longList() {
        StringBuilder list = new StringBuilder("Deck\n");
        for (int i = 1; i <= 100; i++) {
            list.append("1 Goblin of the ").append(i).append(". Hill\n");
        }
        return list.toString();
    }

    private static final String LIST =
            "Deck\n4 Shock\n3 Opt & \"Co\" (XLN) 65\n20 Island\n\nSideboard\n2 Negate\n";

    /** The pages of a PDF: each has an object of the type Page. */
    private static int pages(byte[] pdf) {
        String text = new String(pdf, StandardCharsets.ISO_8859_1);
        return (int) Pattern.compile("/Type\\s*/Page\\b").matcher(text).results().count();
    }

    /** Prints as the browser does, but keeps what is printed on the page. */
    private static int printed(Page page, String format) {
        page.evaluate("() => { window.print = () => undefined; }");
        page.click("#sheet-print");
        assertThat(page.locator("body > img.paper")).hasCount(1);
        int pages = pages(page.pdf(new Page.PdfOptions().setFormat(format)));
        page.evaluate("() => dispatchEvent(new Event('afterprint'))");
        assertThat(page.locator("body > img.paper")).hasCount(0);
        return pages;
    }

    @ParameterizedTest
    @InTurn({"en", "zh-CN", "ja"})
    void listOfAnyLength_isOnePage(String language, Site site) {
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage(language))) {
            Page page = view.paste(LIST).ready().tab("share").click("#share-sheet").page();
            for (String list : List.of(LIST, longList())) {
                view.fill(list);
                assertThat(view.locator(".facts")).containsText(list.equals(LIST) ? "27" : "100");
                page.selectOption("#sheet-paper", "A4");
                page.selectOption("#sheet-order", "alphabetical");
                page.locator("#sheet-drawing img").waitFor();
                assertEquals(1, printed(page, "A4"), list);
                page.selectOption("#sheet-paper", "Letter");
                page.selectOption("#sheet-order", "kinds");
                assertEquals(1, printed(page, "Letter"), list);
            }
        }
    }

    @Test
    void savedSheet_hasFieldsCardsInOrderAndTotals(Site site) throws Exception {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.inLanguage("en"))) {
            Page page = view.paste(LIST).ready().tab("share").click("#share-sheet").page();
            page.fill("#sheet-name", "Ada <Lovelace>");
            Download saved = page.waitForDownload(() -> page.click("#sheet-save"));
            String svg = Files.readString(saved.path());
            String texts = svg.replaceAll("<[^>]*>", "\n").replaceAll("\n+", "\n");
            assertTrue(texts.contains("\nAda &#60;Lovelace&#62;\n"), texts);
            assertTrue(
                    texts.contains(
                            "\nMain deck\n20\nIsland\n3\nOpt &#38; &#34;Co&#34;\nXLN 65\n4\nShock\n"
                                    + "Sideboard\n2\nNegate\n"),
                    texts);
            assertTrue(texts.contains("\nMain deck: 27\n"), texts);
            assertTrue(texts.contains("\nSideboard: 2\n"), texts);
            assertTrue(svg.contains("width=\"210mm\" height=\"297mm\""), svg.substring(0, 200));
        }
    }

    @Test
    void deckOfACode_isWrittenByKind(Site site) throws Exception {
        String deck = "#deck=" + DecksView.ROGUE;
        try (DecksView view =
                DecksView.open(site, Scheme.HTTP, deck, DecksView.inLanguage("zh-CN"))) {
            Page page = view.ready().tab("share").click("#share-sheet").page();
            page.selectOption("#sheet-order", "kinds");
            Download saved = page.waitForDownload(() -> page.click("#sheet-save"));
            String svg = Files.readString(saved.path());
            assertTrue(svg.contains("小精灵"), svg);
            // three cards once and three twice: the hero is none of them
            assertTrue(svg.contains(": 9</text>"), svg);
            assertTrue(svg.contains("牌组登记表"), svg);
        }
    }

    /** A Warrior's deck of one card that no table has, number 9999999. */
    @Test
    void unknownCard_hasItsNumberOnce(Site site) throws Exception {
        String deck = "#deck=AAECAQcB/6ziBAAA";
        try (DecksView view = DecksView.open(site, Scheme.HTTP, deck, DecksView.inLanguage("en"))) {
            Page page = view.ready().tab("share").click("#share-sheet").page();
            Download saved = page.waitForDownload(() -> page.click("#sheet-save"));
            String svg = Files.readString(saved.path());
            assertTrue(svg.contains(">Unknown card 9999999</text>"), svg);
            assertEquals(svg.indexOf("9999999"), svg.lastIndexOf("9999999"), svg);
            assertTrue(svg.contains(": 1</text>"), svg);
        }
    }
}
