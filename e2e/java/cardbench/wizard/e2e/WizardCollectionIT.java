package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Several cards in the view for cards: found, and compared with what the document offers. */
@ExtendWith(SiteExtension.class)
class WizardCollectionIT {

    private static final List<String> EXAMPLES =
            List.of(
                    "stone.jsonc",
                    "bash.jsonc",
                    "survival_of_the_fittest.jsonc",
                    "gilding_components.jsonc");

    private static final String CARD =
            """
            {"id": "t.treasure.com.%1$s", "count": 1, "name": "%1$s", "manaCost": %2$d,
             "rarity": "com", "school": "%3$s", "description": "", "behaviors": [
              {"at": "onPlay", "do": [
               {"type": "%4$s", "mode": "add", "amount": 1, "target": "$onPlay.playerUUID"}]}]}
            """;

    private static SitePage open(Site site, String language, int width, ColorScheme scheme) {
        SitePage view = WizardEditor.open(site, language, width, scheme);
        WizardEditor.plain(view.page());
        return view;
    }

    private static SitePage open(Site site) {
        return open(site, "en-GB", 1280, ColorScheme.LIGHT);
    }

    private static FilePayload file(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("cards-data/examples/wizard", name));
        return new FilePayload(Path.of(name).getFileName().toString(), "application/json", bytes);
    }

    private static Page files(SitePage view, List<String> names) throws IOException {
        List<FilePayload> files = new ArrayList<>();
        for (String name : names) {
            files.add(file(name));
        }
        Page page = view.page();
        page.setInputFiles("#wizard-file", files.toArray(FilePayload[]::new));
        assertThat(page.locator(".collected")).hasCount(EXAMPLES.size());
        return page;
    }

    private static void found(Page page, String... names) {
        assertThat(page.locator(".collected strong")).hasText(names);
    }

    @Test
    void filesOfAPackage_areFoundByWhatTheyAreAndUse(Site site) throws IOException {
        try (SitePage view = open(site)) {
            Page page = files(view, EXAMPLES);
            found(page, "小石子", "当头一棒", "优胜劣汰", "镀金的部件");
            page.fill("#wizard-search", "当头");
            found(page, "当头一棒");
            assertThat(page.locator("#wizard-search")).isFocused();
            assertThat(page.locator("#wizard-found")).hasText("1 of 4 cards");
            page.fill("#wizard-search", "base.treasure");
            found(page, "小石子", "当头一棒", "优胜劣汰");
            page.selectOption("#wizard-filter-rarity", "ori");
            found(page, "小石子");
            page.selectOption("#wizard-filter-rarity", "");
            page.fill("#wizard-search", "");
            page.selectOption("#wizard-filter-word", "condition HasWand");
            found(page, "当头一棒");
            page.selectOption("#wizard-filter-word", "");
            page.fill("#wizard-search", "lessthanorequal");
            found(page, "优胜劣汰");
        }
    }

    @Test
    void card_isShownInItsFile(Site site) throws IOException {
        try (SitePage view = open(site)) {
            Page page = files(view, EXAMPLES);
            page.locator(".collected:has-text('优胜劣汰') .lines > button").click();
            assertThat(page.locator("#wizard-files .file[aria-current]"))
                    .containsText("survival_of_the_fittest");
            page.waitForFunction(
                    "() => document.getElementById('wizard-text').value.includes('优胜劣汰')");
        }
    }

    /** Of the document's tables, the four cards use 2 timings, and of 14 conditions these two. */
    @Test
    void wordsOfTheDocument_areThereUsedOrNot(Site site) throws IOException {
        try (SitePage view = open(site)) {
            Page page = files(view, EXAMPLES);
            page.click("#wizard-vocabulary summary");
            assertThat(page.locator("#wizard-word-doable-damage")).containsText("cards: 2");
            assertThat(page.locator("#wizard-word-condition-HasWand")).containsText("cards: 1");
            assertThat(page.locator("#wizard-vocabulary .unused:has-text('shuffleBack')"))
                    .hasText("shuffleBack unused");
            assertThat(page.locator("#wizard-vocabulary h3:has-text('Timings')"))
                    .containsText("2 of 8");
            page.click("#wizard-word-condition-HasWand");
            found(page, "当头一棒");
            assertThat(page.locator("#wizard-word-condition-HasWand")).isFocused();
            page.click("#wizard-word-condition-HasWand");
            assertThat(page.locator(".collected")).hasCount(4);
        }
    }

    @Test
    void linesThatTheScenariosRan_areMarked(Site site) throws IOException {
        List<String> names = new ArrayList<>(EXAMPLES);
        names.add("scenarios/bash-with-wand.json");
        try (SitePage view = open(site)) {
            Page page = files(view, names);
            String bash = ".collected:has-text('当头一棒')";
            // the branch with a wand: the condition and the 12 damage, not the 9
            assertThat(page.locator(bash + " summary")).hasText("2 of 3 lines have run");
            assertThat(page.locator(".collected:has-text('小石子') summary"))
                    .hasText("0 of 1 line has run");
            page.click(bash + " summary");
            assertThat(page.locator(bash + " .ran")).hasCount(2);
            page.click(bash + " .unrun button");
            String selected =
                    (String)
                            page.evaluate(
                                    "() => { const box = document.activeElement; return"
                                            + " box.value.slice(box.selectionStart,"
                                            + " box.selectionEnd); }");
            assertTrue(selected.contains("\"amount\": 9"), selected);
        }
    }

    /** Two cards of fire cost 1 and 12, one of frost 1; the one without a name is its id. */
    @Test
    void figures_areThoseOfTheCards(Site site) {
        String list =
                "["
                        + String.join(
                                ",",
                                CARD.formatted("one", 1, "fire", "gold"),
                                CARD.formatted("two", 1, "frost", "gold"),
                                CARD.formatted("three", 12, "fire", "gold")
                                        .replace("\"name\": \"three\"", "\"name\": \"\""))
                        + "]";
        try (SitePage view = open(site)) {
            Page page = view.page();
            page.fill("#wizard-text", list);
            found(page, "one", "two", "t.treasure.com.three");
            page.click("#wizard-costs-fold");
            assertThat(page.locator("#wizard-costs thead th")).hasCount(11);
            assertThat(page.locator("#wizard-costs thead th").last()).hasText("10+");
            assertThat(page.locator("#wizard-costs tbody tr"))
                    .hasText(
                            new String[] {
                                "all02000000001",
                                "common02000000001",
                                "fire01000000001",
                                "frost01000000000"
                            });
            assertThat(page.locator("#wizard-unplayed"))
                    .containsText("3 of 3 cards are played by no scenario and no test.");
            assertThat(page.locator("#wizard-unplayed button").last())
                    .hasText("t.treasure.com.three");
            page.click("#wizard-card-c1");
            page.click("#wizard-make-test");
            assertThat(page.locator("#wizard-unplayed")).containsText("2 of 3 cards");
        }
    }

    @Test
    void listOfCards_isACollectionWhoseLinesAreRunByPlaying(Site site) {
        String list =
                "[\n"
                        + CARD.formatted("one", 1, "fire", "gold")
                        + ",\n"
                        + CARD.formatted("two", 2, "frost", "freezing")
                        + "]";
        try (SitePage view = open(site)) {
            Page page = view.page();
            page.fill("#wizard-text", list);
            found(page, "one", "two");
            page.selectOption("#wizard-filter-school", "frost");
            found(page, "two");
            page.selectOption("#wizard-filter-school", "");
            String lines = ".collected:has-text('one') summary";
            assertThat(page.locator(lines)).hasText("0 of 1 line has run");
            page.click("#wizard-card-c1");
            assertThat(page.locator(lines)).hasText("1 of 1 line has run");
            // what was undone has been tried nevertheless; a card that is changed has not
            page.click("#wizard-undo");
            assertThat(page.locator(".own .zone-hand #wizard-card-c1")).isVisible();
            assertThat(page.locator(lines)).hasText("1 of 1 line has run");
            page.fill("#wizard-text", list.replace("\"name\": \"one\"", "\"name\": \"one more\""));
            found(page, "one more", "two");
            assertThat(page.locator(".collected:has-text('one more') summary"))
                    .hasText("0 of 1 line has run");
            page.fill("#wizard-text", CARD.formatted("one", 1, "fire", "gold"));
            assertThat(page.locator("#wizard-collection")).isHidden();
            assertThat(page.locator(".wizard-card h2")).hasText("one");
        }
    }

    @ParameterizedTest
    @InTurn({
        "zh-CN, 320, DARK",
        "zh-CN, 1280, LIGHT",
        "ja-JP, 320, LIGHT",
        "ja-JP, 1280, DARK",
        "en-GB, 320, DARK",
        "en-GB, 1280, LIGHT"
    })
    void collection_fitsAndIsClean(String language, int width, ColorScheme scheme, Site site)
            throws IOException {
        List<String> names = new ArrayList<>(EXAMPLES);
        names.add("scenarios/bash-with-wand.json");
        try (SitePage view = open(site, language, width, scheme)) {
            Page page = files(view, names);
            page.click("#wizard-vocabulary summary");
            page.locator("#wizard-word-doable-damage").waitFor();
            page.click(".collected:has-text('当头一棒') summary");
            page.locator(".collected .ran").first().waitFor();
            String name = "wizard-collection-" + language + "-" + width;
            view.picture(name.toLowerCase());
            assertEquals(width, page.evaluate("() => document.documentElement.scrollWidth"), name);
            assertEquals(List.of(), Axe.violations(page, "#wizard-collection"), name);
        }
    }
}
