package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The picture of the family of a new archetype, on every screen. */
@ExtendWith(SiteExtension.class)
class ArchetypeDesignIT {

    @ParameterizedTest
    @InTurn({"1280, en, DARK", "390, zh, LIGHT", "320, ja, DARK"})
    void familyOfHero_isWhole(int width, String language, ColorScheme scheme, Site site) {
        try (SitePage view =
                site.open(
                        Scheme.HTTP,
                        "index.html#archetypes&base=0x8&lang=" + language,
                        DecksView.inLanguage(language)
                                .setViewportSize(width, 900)
                                .setColorScheme(scheme))) {
            Page page = view.page();
            assertThat(page.locator("#setcode-design-answer .member")).hasCount(16);
            Object outside =
                    page.evaluate(
                            """
                            () => {
                              const frame = document.querySelector(".family-frame").getBoundingClientRect();
                              return [...document.querySelectorAll(".family .member")]
                                .map((box) => box.getBoundingClientRect())
                                .filter((box) => box.left < frame.left || box.right > frame.right).length;
                            }""");
            assertEquals(0, outside);
            view.picture("archetype-family-" + width + "-" + language);
        }
    }
}
