package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A text without a readable code gets one sentence about what it is, and none that denies it. */
@ExtendWith(SiteExtension.class)
class UnreadTextIT {

    private static final Browser.NewContextOptions ENGLISH = DecksView.inLanguage("en-GB");
    private static final String NOTHING = ".nothing";
    private static final String UNKNOWN = "Nothing in this text is recognised";

    @Test
    void shareCodeWithALetterLost_isToldWithItsPlace(Site site) {
        String lost = DecksView.GENIUS.substring(0, 40) + DecksView.GENIUS.substring(41);
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", ENGLISH)) {
            view.fill("帮看看这套能用吗 " + lost + " 谢谢");
            assertThat(view.locator("#notes .note")).hasCount(1);
            assertThat(view.locator("#notes .note.error")).containsText("one letter missing");
            assertThat(view.locator(NOTHING)).hasCount(0);
            assertThat(view.locator("main")).not().containsText(UNKNOWN);
            assertThat(view.locator("#deck-title")).hasCount(0);
        }
    }
}
