package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Three languages: the browser's, the link's or the chosen one. */
@ExtendWith(SiteExtension.class)
class LanguageIT {

    @ParameterizedTest
    @CsvSource({
        "zh-CN, zh-Hans, 粘贴卡组代码",
        "zh-TW, zh-Hans, 粘贴卡组代码",
        "ja-JP, ja, デッキコードを貼り付け",
        "en-US, en, Paste a deck code",
        "fr-FR, en, Paste a deck code"
    })
    void browser_decidesAtFirst(String locale, String tag, String words, Site site) {
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", Bench.inLanguage(locale))) {
            assertEquals(words, bench.text("h1"));
            assertEquals(tag, bench.page().evaluate("() => document.documentElement.lang"));
        }
    }

    @Test
    void link_goesBeforeTheBrowser(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.WARLOCK + "&lang=ja")) {
            assertEquals("ワイルド・ウォーロック", bench.text("#answer h2"));
            bench.fill(Bench.ROGUE);
            assertTrue(bench.fragment().endsWith("&lang=ja"), bench.fragment());
        }
    }

    @Test
    void choice_isKeptAndLeavesTheDeckAsItIs(Site site) {
        try (Bench bench = Bench.open(site, "#deck=" + Bench.WARLOCK + "&lang=en")) {
            bench.page().focus("#language");
            bench.page().selectOption("#language", "zh");
            bench.page().locator("#answer h2:text('狂野模式术士')").waitFor();
            assertEquals("language", bench.focus());
            assertFalse(bench.fragment().contains("lang="), bench.fragment());
            bench.page().reload();
            assertEquals("狂野模式术士", bench.ready().text("#answer h2"));
            assertEquals("zh", bench.page().inputValue("#language"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja"})
    void everythingSaid_isInTheLanguage(String language, Site site) {
        Pattern unknownWord = Pattern.compile("(?m)^[a-z]+(\\.[a-z-]+)+$");
        Pattern english = Pattern.compile("\\b(the|is|of|card|code|byte|bytes|copy)\\b");
        List<String> texts =
                List.of(
                        "",
                        "no deck",
                        Bench.POST,
                        Bench.HUNTER.substring(0, 60),
                        Bench.WARLOCK.replace("/", "_").replace("=", ""),
                        Bench.GENIUS,
                        Bench.GENIUS.substring(0, 66) + "AB",
                        "AAEFAQcAAAA=",
                        "AAECAQcBAQAA");
        try (Bench bench = Bench.open(site, "#lang=" + language)) {
            for (String text : texts) {
                bench.fill(text);
                int fields = bench.locator(".field").count();
                for (int i = 0; i < fields; i++) {
                    bench.page().locator("#field-" + i).hover();
                    noEnglish(bench.text("#readout"), english, unknownWord);
                }
                noEnglish(bench.text("main"), english, unknownWord);
                noEnglish(bench.text(".top"), english, unknownWord);
                noEnglish(bench.text(".bottom"), english, unknownWord);
            }
            bench.click(".help-link");
            bench.page().locator("#help h1").waitFor();
            noEnglish(bench.text("#help"), english, unknownWord);
        }
    }

    private static void noEnglish(String words, Pattern english, Pattern unknownWord) {
        assertFalse(english.matcher(words).find(), words);
        assertFalse(unknownWord.matcher(words).find(), words);
    }

    @Test
    void theme_isKept(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.page().selectOption("#theme", "dark");
            bench.page().reload();
            bench.ready();
            assertEquals("dark", bench.page().evaluate("document.documentElement.dataset.theme"));
            assertEquals("dark", bench.page().inputValue("#theme"));
        }
    }
}
