package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** Three languages: the browser's, the link's or the chosen one. */
@ExtendWith(SiteExtension.class)
class LanguageIT {

    @Test
    void link_goesBeforeTheBrowser(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.WARLOCK + "&lang=ja")) {
            assertEquals("ワイルド・ウォーロック", view.text("#answer h2"));
            view.fill(DecksView.ROGUE).awaitFragment(DecksView.ROGUE);
            assertTrue(view.fragment().endsWith("&lang=ja"), view.fragment());
        }
    }

    @Test
    void choice_isKeptAndLeavesTheDeckAsItIs(Site site) {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.WARLOCK + "&lang=en")) {
            view.page().focus("#language");
            view.page().selectOption("#language", "zh");
            view.page().locator("#answer h2:text('狂野模式术士')").waitFor();
            assertEquals("language", view.focus());
            view.page().waitForFunction("() => !location.hash.includes('lang=')");
            view.page().reload();
            assertEquals("狂野模式术士", view.ready().text("#answer h2"));
            assertEquals("zh", view.page().inputValue("#language"));
        }
    }

    @ParameterizedTest
    @InTurn({"zh", "ja"})
    void everythingSaid_isInTheLanguage(String language, Site site) {
        Pattern unknownWord = Pattern.compile("(?m)^[a-z]+(\\.[a-z-]+)+$");
        Pattern english = Pattern.compile("\\b(the|is|of|card|code|byte|bytes|copy)\\b");
        List<String> texts =
                List.of(
                        "",
                        "no deck",
                        DecksView.POST,
                        DecksView.HUNTER.substring(0, 60),
                        DecksView.WARLOCK.replace("/", "_").replace("=", ""),
                        DecksView.GENIUS,
                        DecksView.GENIUS.substring(0, 66) + "AB",
                        "AAEFAQcAAAA=",
                        "AAECAQcBAQAA");
        try (DecksView view = DecksView.open(site, "#lang=" + language)) {
            for (String text : texts) {
                view.fill(text);
                if (view.locator("#answer .tabs").count() > 0) {
                    noEnglish(view.tab("deck").text("main"), english, unknownWord);
                    view.tab("bytes");
                }
                int fields = view.locator(".field").count();
                for (int i = 0; i < fields; i++) {
                    view.page().locator("#field-" + i).hover();
                    noEnglish(view.text("#readout"), english, unknownWord);
                }
                noEnglish(view.text("main"), english, unknownWord);
                noEnglish(view.text(".top"), english, unknownWord);
                noEnglish(view.text(".bottom"), english, unknownWord);
            }
            view.click(".help-link");
            view.page().locator("#help h1").waitFor();
            // HTML for other pages is English in every language
            String html = view.text("#help-embed pre");
            // and so are the notices that card tables carry, which are marked as English
            view.page().locator("#table-sources [lang=en]").first().waitFor();
            assertFalse(view.text("#table-sources").contains("kind."), "each game has a name");
            String help = view.text("#help").replace(html, "");
            for (String notice : view.locator("#table-sources [lang=en]").allInnerTexts()) {
                help = help.replace(notice, "");
            }
            noEnglish(help, english, unknownWord);
        }
    }

    private static void noEnglish(String words, Pattern english, Pattern unknownWord) {
        assertFalse(english.matcher(words).find(), words);
        assertFalse(unknownWord.matcher(words).find(), words);
    }

    @Test
    void theme_isKept(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.page().selectOption("#theme", "dark");
            view.page().reload();
            view.ready();
            assertEquals("dark", view.page().evaluate("document.documentElement.dataset.theme"));
            assertEquals("dark", view.page().inputValue("#theme"));
        }
    }
}
