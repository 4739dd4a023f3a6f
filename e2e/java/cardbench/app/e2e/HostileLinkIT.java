package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.odds.e2e.OddsView;
import com.eclipsesource.json.Json;
import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Links and files that are made to do harm: of every view, with records of wrong types, with values
 * that nobody would write, and with more in them than a page can hold.
 */
@ExtendWith(SiteExtension.class)
@TakesTurns(3)
class HostileLinkIT {

    private static final String CARD = OddsView.example("wizard/bash.jsonc");

    /** Values that nobody would write, where a name, a number or a list is expected. */
    private static final List<String> VALUES =
            List.of(
                    "null",
                    "5",
                    "-1",
                    "1e999",
                    "true",
                    "[]",
                    "[null, [[]], {}]",
                    "{}",
                    "{\"toString\": 1, \"valueOf\": 1}",
                    "{\"__proto__\": {\"actions\": [1]}}",
                    "\"__proto__\"",
                    "\"<img src=x onerror=alert(1)>\"");

    /** The members of what a link of the view for cards holds, and those of the game in it. */
    private static final List<String> RECORDS =
            List.of(
                    "%s",
                    "{\"text\": %s}",
                    "{\"text\": %s, \"handle\": %1$s}",
                    "{\"text\": CARD, \"handle\": %s}",
                    "{\"text\": CARD, \"handle\": {\"kind\": \"run\", \"actions\": %s}}",
                    "{\"text\": CARD, \"handle\": {\"kind\": %s, \"profile\": %1$s, \"seed\": %1$s,"
                            + " \"cards\": %1$s, \"initial\": %1$s, \"actions\": []}}",
                    "{\"text\": \"\", \"handle\": {\"kind\": \"run\", \"initial\": {\"players\": %s}}}");

    private static final String FOLLOW =
            """
            async (links) => {
              const wrong = [];
              for (const link of links) {
                location.hash = link;
                await FRAMES;
                const shown = document.querySelectorAll("main > section:not([hidden])");
                if (shown.length !== 1) wrong.push(link);
              }
              return wrong;
            }"""
                    .replace("FRAMES", SitePage.FRAMES);

    /** Every second link of a list, or each with all seeds. */
    private static List<String> inTurn(List<String> links) {
        int step = Seeds.of(2, 1);
        return IntStream.range(0, links.size())
                .filter(i -> i % step == 0)
                .mapToObj(links::get)
                .toList();
    }

    private static String packed(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return "b" + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Opens links one after the other in one page, of which one view is shown with each. */
    private static void follow(Page page, List<String> links) {
        assertEquals(List.of(), page.evaluate(FOLLOW, links), "links that leave no view, or two");
    }

    @Test
    void recordsOfWrongTypes_leaveTheViewForCardsAlive(Site site) {
        String card = Json.value(CARD).toString();
        List<String> links = new ArrayList<>();
        for (String record : RECORDS) {
            for (String value : VALUES) {
                links.add("wizard=" + packed(record.formatted(value).replace("CARD", card)));
            }
        }
        try (SitePage opened = opened(site, "#wizard")) {
            Page page = opened.page();
            page.locator("#wizard-text").waitFor();
            follow(page, links);
            follow(page, List.of("wizard=" + packed("{\"text\": " + card + "}")));
            page.locator("#wizard-zones .seat").first().waitFor();
            assertThat(page.locator("#wizard-trouble")).isHidden();
        }
    }

    /** The core says what is wrong with it, and the card can be played by other rules. */
    @Test
    void gameThatIsNone_isSaid(Site site) {
        String record = "{\"text\": %s, \"handle\": {\"kind\": \"run\", \"actions\": 5}}";
        String link = packed(record.formatted(Json.value(CARD)));
        try (SitePage opened = opened(site, "#wizard=" + link)) {
            assertThat(opened.page().locator("#wizard-trouble"))
                    .hasText("“actions” must be a list");
        }
    }

    @Test
    void otherLinks_leaveTheirViewsAlive(Site site) {
        List<String> values = new ArrayList<>(HostileInput.names().subList(0, 13));
        values.addAll(
                List.of("", "-1", "1e999", "NaN", "9007199254740993", "0x", "x".repeat(9000)));
        List<String> links = new ArrayList<>();
        for (String value : values) {
            String given = URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
            links.add("odds=" + packed(value) + "&seed=" + given);
            links.add("odds=" + packed(OddsView.SMALL) + "&topic=" + given + "&game=" + given);
            links.add("odds=" + given);
            links.add("list=" + packed("4 " + value + "\n2 " + value));
            links.add("list=" + given);
            links.add("deck=" + given + "&with=" + given + "&name=" + given);
            links.add("archetypes=" + given + "&in=" + given + "&base=" + given);
            links.add("help=" + given + "&lang=" + given);
            links.add("wizard=" + given + "&example=" + given);
        }
        try (SitePage opened = opened(site, "#odds")) {
            Page page = opened.page();
            follow(page, inTurn(links));
            follow(page, List.of("odds=" + packed(OddsView.SMALL) + "&lang=en"));
            // one card of four, and either is enough
            assertThat(page.locator("#odds-figures:not(.stale) .headline strong"))
                    .hasText("100.00%");
            assertThat(page.locator("#odds-trouble")).isHidden();
            follow(page, List.of("deck=" + DecksView.ROGUE));
            assertThat(page.locator("#answer h2")).containsText("Rogue");
        }
    }

    /** A link that unpacks to a thousand times its length. */
    @ParameterizedTest
    @ValueSource(strings = {"odds", "wizard", "list"})
    void linkThatUnpacksToMuch_isRefused(String view, Site site) {
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(new byte[100_000_000]);
        deflater.finish();
        byte[] packed = new byte[200_000];
        int length = deflater.deflate(packed);
        assertTrue(deflater.finished());
        byte[] whole = Arrays.copyOf(packed, length);
        String link = "a" + Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
        try (SitePage opened = opened(site, "#" + view + "=" + link)) {
            assertThat(opened.page().locator("main .trouble:visible").first()).containsText("link");
        }
    }

    private static SitePage opened(Site site, String fragment) {
        return site.open(Scheme.HTTP, "index.html" + fragment, DecksView.inLanguage("en-GB"));
    }

    /** Brackets in brackets, a hundred thousand deep, in each language that nests. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {"odds, deck: [;- ;(", "wizard, [;{\"name\":"})
    void deepNesting_isRefusedInPlainBoxes(String view, String pieces, Site site) {
        try (SitePage opened = opened(site, "#" + view)) {
            Page page = opened.page();
            if (view.equals("odds")) {
                page.click("#odds-mode-text");
            }
            page.click("#" + view + "-switch");
            for (String piece : pieces.split(";")) {
                page.fill("textarea#" + view + "-text", "");
                assertThat(page.locator("#" + view + " .note.error")).hasCount(0);
                page.fill("textarea#" + view + "-text", piece.repeat(200_000 / piece.length()));
                page.locator("#" + view + " .note.error:visible").first().waitFor();
            }
        }
    }

    /** What is closed makes a tree, which the editor with colours builds by recursion. */
    @Test
    void deepNesting_hasNoColours(Site site) {
        try (SitePage opened = opened(site, "#odds")) {
            Page page = opened.page();
            page.click("#odds-mode-text");
            page.locator("#odds .cm-content").waitFor();
            for (String[] pair : new String[][] {{"[", "]"}, {"- ", ""}, {"{a: ", "}"}}) {
                HostileInput.take(page, "x.yml", pair[0].repeat(50_000) + pair[1].repeat(50_000));
                page.locator("#odds .note.error:visible").first().waitFor();
                HostileInput.take(page, "x.yml", OddsView.SMALL);
                page.locator("#odds-figures:not(.stale) .topic").first().waitFor();
            }
        }
    }

    @Test
    void deepNesting_isRefusedInDecks(Site site) {
        try (DecksView view = DecksView.on(opened(site, "")).ready()) {
            for (String piece : new String[] {"[", "{\"name\":", "("}) {
                view.fill(piece.repeat(200_000 / piece.length()));
                view.page().locator("#answer .nothing").waitFor();
                view.fill(DecksView.ROGUE);
                view.page().locator("#answer h2:has-text('Rogue')").waitFor();
            }
        }
    }
}
