package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The best mulligan of a topic in the view Odds: asked for by a press, from a lab of its own. */
@ExtendWith(SiteExtension.class)
class BestMulliganIT {

    private static final String ANSWER = ".mulligan .hands";

    private static List<String> cells(Page page, String table) {
        return page.locator(table + " tbody tr").allInnerTexts().stream()
                .map(row -> row.replaceAll("\\s+", " ").trim())
                .toList();
    }

    /**
     * Three of ten cards; one of them is wanted.
     *
     * <p>The best decisions keep it, and else change every card: 3/10 + 7/10 · 3/7. The rule of the
     * file keeps b alone, so that the wanted card goes back, and else changes 3 − 3 · 2/9 = 7/3
     * cards on average for some of seven: 7/10 · 7/3 · 1/7. Without a mulligan it is 3/10.
     */
    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void decisions_standAgainstTheRuleOfTheFile(Scheme scheme, Site site) {
        try (OddsView view = OddsView.open(site, scheme)) {
            view.write(OddsView.MULLIGAN).played();
            Page page = view.page();
            Locator button = page.locator("#odds-mulligan-0");
            assertThat(button).hasAttribute("aria-expanded", "false");
            button.click();
            page.locator(ANSWER).waitFor();
            assertEquals("60.00%", view.text(".mulligan .headline strong"));
            assertEquals("exactly 3/5", view.text(".mulligan .headline .quiet"));
            assertEquals(
                    List.of(
                            "best decisions 60.00% 3/5 +36.67",
                            "rule in the file 23.33% 7/30", "every hand kept 30.00% 3/10 +6.67"),
                    cells(page, ".mulligan figure"));
            // C(9, 3) of C(10, 3) hands have no a; a new card of three is a in 3 of 7 cases
            assertEquals(
                    List.of(
                            "3× b / rest nothing 70.00% 42.86%",
                            "1× a · 2× b / rest all 30.00% 100.00%"),
                    cells(page, ANSWER));
            assertEquals("The 2 most likely hands: 100.0% of all", view.text(ANSWER + " > .quiet"));
            button.click();
            assertThat(page.locator(ANSWER)).hasCount(0);
        }
    }

    /** Pressed by the keyboard, which stays where it is; and drawn in each language. */
    @ParameterizedTest
    @InTurn({
        "en-GB, LIGHT, 1280, Best mulligan",
        "zh-CN, DARK, 390, 最优换牌",
        "ja, LIGHT, 390, 最善のマリガン"
    })
    void button_isPressedByTheKeyboard(
            String language, ColorScheme theme, int width, String words, Site site) {
        var options =
                DecksView.inLanguage(language).setColorScheme(theme).setViewportSize(width, 900);
        try (OddsView view = OddsView.open(site, Scheme.HTTP, "#odds", options).plain()) {
            view.write(OddsView.MULLIGAN);
            Page page = view.page();
            Locator button = page.locator("#odds-mulligan-0");
            assertThat(button).hasText(words);
            button.focus();
            page.keyboard().press("Enter");
            page.locator(ANSWER).waitFor();
            assertThat(button).isFocused();
            assertThat(button).hasAttribute("aria-expanded", "true");
            page.keyboard().press("Tab");
            assertEquals(
                    true,
                    page.evaluate("() => document.activeElement.closest('.mulligan') !== null"));
            assertEquals(List.of(), Axe.violations(page, "#odds-answer"));
            page.locator(".mulligan")
                    .screenshot(
                            new Locator.ScreenshotOptions()
                                    .setPath(
                                            Path.of(
                                                    System.getProperty("pictures.dir"),
                                                    "mulligan-"
                                                            + language
                                                            + "-"
                                                            + width
                                                            + ".png")));
        }
    }
}
