package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardbench.base.e2e.Browsers;
import cardbench.base.e2e.HostPages;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The extension, loaded unpacked in a Chromium with its whole window system. */
@ExtendWith(SiteExtension.class)
class ExtensionIT {

    private static final Path FOLDER = Path.of("target/extension");

    /** A headless shell loads no extensions. */
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

    @TempDir private Path folder;

    /** A copy that may read the pages of this machine, as a press of its button would allow. */
    static Path copy(Path folder) throws IOException {
        Path copy = folder.resolve("extension");
        try (Stream<Path> files = Files.walk(FOLDER)) {
            for (Path file : files.toList()) {
                Path to = copy.resolve(FOLDER.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                }
            }
        }
        Path manifest = copy.resolve("manifest.json");
        JsonObject members = Json.parse(Files.readString(manifest)).asObject();
        members.add("host_permissions", new JsonArray().add("http://127.0.0.1/*"));
        Files.writeString(manifest, members.toString());
        return copy;
    }

    private BrowserContext browser(Playwright playwright) throws IOException {
        Path copy = copy(folder);
        return playwright
                .chromium()
                .launchPersistentContext(
                        folder.resolve("profile"),
                        new BrowserType.LaunchPersistentContextOptions()
                                .setExecutablePath(CHROMIUM)
                                .setHeadless(false)
                                .setArgs(
                                        List.of(
                                                "--headless=new",
                                                "--no-sandbox",
                                                "--disable-extensions-except=" + copy,
                                                "--load-extension=" + copy)));
    }

    /** The window of the extension as a tab, which takes the other tab for the one in front. */
    private static Page window(BrowserContext browser, String language) {
        Page list = browser.newPage();
        list.navigate("chrome://extensions");
        Object id =
                list.evaluate(
                        "new Promise((found) => chrome.management.getAll((all) =>"
                                + " found(all.find((one) => one.name === 'Cardbench').id)))");
        list.close();
        Page window = browser.newPage();
        // a test's locale is that of pages, not of extensions
        window.addInitScript(
                "for (const [name, value] of [['language', '"
                        + language
                        + "'], ['languages', ['"
                        + language
                        + "']]]) Object.defineProperty(navigator, name, { value });");
        window.addInitScript(
                "if (chrome.tabs) { const query = chrome.tabs.query.bind(chrome.tabs);"
                        + " chrome.tabs.query = () => query({ url: 'http://127.0.0.1/*' }); }");
        window.navigate("chrome-extension://" + id + "/popup.html");
        return window;
    }

    @ParameterizedTest
    @CsvSource({
        "reddit, en-GB, Decks on this page: 2, Forbidden Ritual",
        "nga, zh-CN, 本页的卡组：3 副, 雷电将军",
        "phpbb, ja, このページのデッキ：2 個, 雷電将軍",
        "discourse, en-GB, Decks on this page: 2, Yu-Gi-Oh!"
    })
    void window_listsTheDecksOfThePage(
            String page, String language, String title, String name, Site site) throws IOException {
        assumeTrue(Files.isExecutable(CHROMIUM), "no Chromium that loads extensions");
        try (HostPages hosts = new HostPages(site);
                Playwright playwright = Browsers.playwright();
                BrowserContext browser = browser(playwright)) {
            Page read = browser.pages().get(0);
            read.navigate(hosts.address("kept-" + page + ".html"));
            List<String> requests = new ArrayList<>();
            browser.onRequest(
                    request -> {
                        if (request.url().startsWith("http")) {
                            requests.add(request.url());
                        }
                    });
            String before = read.content();
            Page window = window(browser, language);
            assertThat(window.locator("h1")).hasText(title);
            assertThat(window.locator("card-deck").first()).containsText(name);
            Page opened = browser.waitForPage(() -> window.locator("a.open").first().click());
            assertThat(opened.locator("#deck-panel")).isVisible();
            assertEquals(before, read.content(), "nothing is put into the page");
            assertEquals(List.of(), requests);
        }
    }

    @Test
    void manifest_wantsThePageInFrontAlone() throws IOException {
        JsonObject manifest =
                Json.parse(Files.readString(FOLDER.resolve("manifest.json"))).asObject();
        assertEquals(
                new JsonArray().add("activeTab").add("scripting"), manifest.get("permissions"));
        for (String more :
                List.of(
                        "host_permissions",
                        "content_scripts",
                        "background",
                        "optional_permissions")) {
            assertEquals(null, manifest.get(more), more);
        }
    }

    @ParameterizedTest
    @CsvSource({"chromium, false", "firefox, true"})
    void zip_hasTheFilesOfTheFolder(String browser, boolean isGecko) throws IOException {
        List<String> entries = new ArrayList<>();
        String manifest = "";
        Path file = Path.of("target/cardbench-extension-" + browser + ".zip");
        try (InputStream in = Files.newInputStream(file);
                ZipInputStream zip = new ZipInputStream(in)) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.add(entry.getName());
                if (entry.getName().equals("manifest.json")) {
                    manifest = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
        }
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<String> expected =
                    files.filter(Files::isRegularFile)
                            .map(one -> FOLDER.relativize(one).toString().replace('\\', '/'))
                            .sorted()
                            .toList();
            assertEquals(expected, entries.stream().sorted().toList());
            assertTrue(expected.contains("cards/hearthstone.ja.js"));
        }
        assertEquals(isGecko, manifest.contains("gecko"));
    }
}
