package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.odds.e2e.OddsView;
import cardbench.wizard.e2e.WizardEditor;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two tabs with one storage, in which a reader works by turns: nothing kept by one is lost. */
@ExtendWith(SiteExtension.class)
@TakesTurns(2)
class TwoTabsIT {

    private static final String BOLT =
            """
            {"id": "t.treasure.com.bolt", "count": 1, "name": "Bolt", "manaCost": 3,
             "rarity": "com", "school": "none", "description": "", "behaviors": [
              {"at": "onPlay", "do": [{"type": "damage", "amount": 9, "target":
               {"type": "monsterChooser", "ask": "$onPlay.playerUUID"}}]}]}
            """;

    private static final String LIST = "Deck\n4 Opt\n3 Shock\n20 Island\n";

    /** Tabs of one profile at a view. The console of each must stay empty. */
    private static final class Tabs implements AutoCloseable {

        private final SitePage first;
        private final Page second;
        private final List<String> console = new ArrayList<>();
        private final String address;

        Tabs(Site site, String fragment) {
            address = site.address(Scheme.HTTP, "index.html#" + fragment + "lang=en");
            first = site.blank(DecksView.inLanguage("en"));
            second = first.page().context().newPage();
            second.onConsoleMessage(message -> console.add(message.text()));
            second.onPageError(console::add);
            first.page().navigate(address);
            second.navigate(address);
        }

        List<Page> pages() {
            return List.of(first.page(), second);
        }

        /** The view as the next visitor finds it. */
        Page third() {
            Page third = second.context().newPage();
            third.onConsoleMessage(message -> console.add(message.text()));
            third.onPageError(console::add);
            third.navigate(address);
            return third;
        }

        @Override
        public void close() {
            first.close();
            assertEquals(List.of(), console, "the console of the other tabs");
        }
    }

    private static void choose(Page page, String box, String name, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        page.setInputFiles(box, new FilePayload(name, "text/plain", bytes));
    }

    @Test
    void recentDecks_areThoseOfBothTabs(Site site) {
        try (Tabs tabs = new Tabs(site, "")) {
            List<String> decks = List.of(DecksView.ROGUE, DecksView.HUNTER, DecksView.WARLOCK);
            for (int i = 0; i < decks.size(); i++) {
                Page page = tabs.pages().get(i % 2);
                page.fill("#box", "### Deck " + i + "\n" + decks.get(i));
                assertThat(page.locator("#answer h2")).hasText("Deck " + i);
                page.locator("#recent-" + i).waitFor();
                page.click("#clear");
            }
            Locator recent = tabs.third().locator("#recent .found-title");
            assertThat(recent).hasText(new String[] {"Deck 2", "Deck 1", "Deck 0"});
        }
    }

    @Test
    void recentDeckFiles_areThoseOfBothTabs(Site site) {
        try (Tabs tabs = new Tabs(site, "odds&")) {
            for (int i = 0; i < 4; i++) {
                Page page = tabs.pages().get(i % 2);
                page.locator("#form-card-0-count").waitFor();
                String deck = OddsView.SMALL.replace("wolf", "wolf" + i);
                choose(page, "#odds-file", "deck" + i + ".yml", deck);
                assertThat(page.locator("#odds-figures:not(.stale) .topic")).hasCount(1);
                page.click("#odds-example-1");
                page.locator("#odds-recent-" + i).waitFor();
            }
            Locator recent = tabs.third().locator("#odds-recent .found button span:first-child");
            assertThat(recent)
                    .hasText(new String[] {"deck3.yml", "deck2.yml", "deck1.yml", "deck0.yml"});
        }
    }

    /** A file that is only looked at in one tab does not throw away the file that another keeps. */
    @Test
    void keptCollection_staysWhileAnotherTabOpensAFile(Site site) {
        try (Tabs tabs = new Tabs(site, "")) {
            for (Page page : tabs.pages()) {
                page.fill("#box", LIST);
                page.click("#tab-compare");
                page.click("#collection-compare");
                page.locator("#collection-open").waitFor();
            }
            Page first = tabs.pages().get(0);
            choose(first, "#collection-file", "first.csv", "Quantity,Name\n4,Opt\n");
            first.click("#collection-keep");
            Page second = tabs.pages().get(1);
            choose(second, "#collection-file", "second.csv", "Quantity,Name\n20,Island\n");
            assertThat(second.locator("#collection-summary")).containsText("20 of 27");
            second.click("#collection-close");
            Page third = tabs.third();
            third.fill("#box", LIST);
            third.click("#tab-compare");
            third.click("#collection-compare");
            assertThat(third.locator("#collection-summary")).containsText("4 of 27");
        }
    }

    @Test
    void testsOfCards_areThoseOfBothTabs(Site site) {
        try (Tabs tabs = new Tabs(site, "wizard&")) {
            for (Page page : tabs.pages()) {
                page.reload(); // the first tab has chosen the plain box
                page.locator("#wizard-mark").waitFor();
                WizardEditor.plain(page);
                page.fill("#wizard-text", BOLT);
                page.click("#wizard-card-c1:has-text('Bolt')");
                page.click("#wizard-choose-m1");
            }
            int tests = 0;
            for (int turn = 0; turn < 3; turn++) {
                Page page = tabs.pages().get(turn % 2);
                page.click("#wizard-make-test");
                tests++;
                for (Page each : tabs.pages()) {
                    assertThat(each.locator("#wizard-tests .file-state.good")).hasCount(tests);
                }
            }
            Page third = tabs.third();
            assertThat(third.locator("#wizard-tests .file-state.good")).hasCount(tests);
        }
    }
}
