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
