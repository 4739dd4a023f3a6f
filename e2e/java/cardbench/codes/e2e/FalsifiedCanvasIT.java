package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.QrPicture;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A browser that hides the device from pages: what a page reads of a canvas is made up, without an
 * error, as in Tor Browser and in Firefox with {@code privacy.resistFingerprinting}.
 */
@ExtendWith(SiteExtension.class)
class FalsifiedCanvasIT {

    private static final String MADE_UP =
            """
            const read = CanvasRenderingContext2D.prototype.getImageData;
            CanvasRenderingContext2D.prototype.getImageData = function (...place) {
              const pixels = read.apply(this, place);
              pixels.data.forEach((part, i) => { pixels.data[i] = (i * 37) % 256; });
              return pixels;
            };
            """;

    private static DecksView open(Site site, String locale) {
        SitePage page = site.open(Scheme.HTTP, "index.html", DecksView.inLanguage(locale));
        page.page().addInitScript(MADE_UP);
        page.page().navigate(site.address(Scheme.HTTP, "index.html") + "#deck=" + DecksView.GENIUS);
        page.page().reload();
        return DecksView.on(page).ready();
    }

    /** From the button above the tabs, and from the tab. */
    @ParameterizedTest
    @ValueSource(strings = {"#save-picture", "#share-save-png"})
    void picture_isSavedAsSvg_andTheReaderIsTold(String button, Site site) throws IOException {
        try (DecksView view = open(site, "en-GB")) {
            view.share("picture");
            Download file = view.page().waitForDownload(() -> view.click(button));
            assertTrue(file.suggestedFilename().endsWith(".svg"), file.suggestedFilename());
            assertTrue(Files.readString(file.path()).contains("Raiden Shogun"));
            assertThat(view.locator(".falsified")).hasCount(1);
            assertThat(view.locator(".falsified")).containsText("made-up pixels");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"#copy-picture", "#share-copy-picture"})
    void copiedPicture_isNotMadeUp(String button, Site site) {
        try (DecksView view = open(site, "zh-CN")) {
            view.share("picture");
            view.click(button);
            assertThat(view.locator(".falsified")).hasCount(1);
            assertEquals(
                    false,
                    view.page()
                            .evaluate(
                                    "async () => (await navigator.clipboard.read())"
                                            + ".some((item) => item.types.includes('image/png'))"));
        }
    }

    @Test
    void pictureWithACode_isSaidToBeHidden(Site site) throws IOException {
        try (DecksView view = open(site, "en-GB")) {
            view.click("#clear");
            byte[] png = QrPicture.png(DecksView.GENIUS, "UTF-8");
            view.page().setInputFiles("#file", new FilePayload("deck.png", "image/png", png));
            assertThat(view.locator("#page")).containsText("hides the pixels of pictures");
        }
    }
}
