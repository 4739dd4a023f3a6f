package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The picture of a deck is the deck: dropped, pasted or opened, it gives it back. */
@ExtendWith(SiteExtension.class)
class PictureIT {

    private static byte[] picture(DecksView view) throws IOException {
        view.tab("share").click("#share-picture");
        Download download = view.page().waitForDownload(() -> view.click("#share-save-png"));
        return Files.readAllBytes(download.path());
    }

    private static byte[] halved(byte[] png) throws IOException {
        BufferedImage whole = ImageIO.read(new ByteArrayInputStream(png));
        int width = whole.getWidth() / 2;
        int height = whole.getHeight() / 2;
        BufferedImage half = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        half.getGraphics()
                .drawImage(whole.getScaledInstance(width, height, 4), 0, 0, width, height, null);
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(half, "jpeg", jpeg);
        return jpeg.toByteArray();
    }

    private static void choose(Page page, String type, byte[] bytes) {
        page.setInputFiles("#file", new FilePayload("shared." + type, "image/" + type, bytes));
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void pictureOfADeck_givesTheDeckBack(Scheme scheme, Site site) throws IOException {
        try (DecksView view =
                DecksView.open(
                        site, scheme, "#deck=" + DecksView.HUNTER, DecksView.inLanguage("en-GB"))) {
            byte[] png = picture(view);
            assertTrue(png.length <= 150_000, png.length + " bytes");
            assertEquals(1080, ImageIO.read(new ByteArrayInputStream(png)).getWidth());
            view.click("#clear");
            choose(view.page(), "jpeg", halved(png));
            assertThat(view.locator("#answer h2")).hasText("Standard Hunter");
            assertTrue(view.box().contains(DecksView.HUNTER), view.box());
            view.tab("deck");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"decks", "odds"})
    void pictureThatIsPasted_opensItsDeck(String where, Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            String png = Base64.getEncoder().encodeToString(picture(view));
            view.page().evaluate("(key) => { location.hash = '#' + key; }", where);
            assertThat(view.locator("#" + where)).isVisible();
            // a paste is prevented once the page listens for it
            view.page()
                    .waitForFunction(
                            """
                            (png) => {
                              const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
                              const data = new DataTransfer();
                              data.items.add(new File([bytes], "image.png", { type: "image/png" }));
                              return !document.body.dispatchEvent(
                                new ClipboardEvent("paste",
                                  { clipboardData: data, bubbles: true, cancelable: true }));
                            }""",
                            png);
            if (where.equals("odds")) {
                assertThat(view.locator("#odds-text")).containsText("Undivided Heart");
            } else {
                assertThat(view.locator("#answer h2")).containsText("Raiden Shogun");
            }
        }
    }

    @Test
    void pictureWithoutACode_saysSoAndLeavesTheDeck(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.ROGUE)) {
            ByteArrayOutputStream white = new ByteArrayOutputStream();
            ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), "png", white);
            choose(view.page(), "png", white.toByteArray());
            assertThat(view.locator("#recognised-files")).containsText("no QR code can be read");
            choose(view.page(), "png", "no picture".getBytes());
            assertThat(view.locator("#recognised-files")).containsText("no QR code can be read");
            assertTrue(view.box().contains(DecksView.ROGUE), view.box());
        }
    }
}
