package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.QrPicture;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The picture of a deck is the deck: dropped, pasted or opened, it gives it back. */
@ExtendWith(SiteExtension.class)
class PictureIT {

    private static byte[] picture(DecksView view) throws IOException {
        view.share("picture");
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
    @InTurn({"HTTP", "FILE"})
    void pictureOfADeck_givesTheDeckBack(Scheme scheme, Site site) throws IOException {
        try (DecksView view =
                DecksView.open(
                        site, scheme, "#deck=" + DecksView.HUNTER, DecksView.inLanguage("en-GB"))) {
            byte[] png = picture(view);
            assertTrue(png.length <= 150_000, png.length + " bytes");
            assertEquals(1080, ImageIO.read(new ByteArrayInputStream(png)).getWidth());
            view.click("#clear");
            choose(view.page(), "jpeg", halved(png));
            view.page().locator("#answer h2:has-text('Standard Hunter')").waitFor();
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
                view.page().locator("#answer h2:has-text('Raiden Shogun')").waitFor();
            }
        }
    }

    /** Other programs name the character set in the code. */
    @Test
    void codeThatNamesItsCharset_isRead(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "")) {
            Locator title = view.locator("#answer h2:has-text('Raiden Shogun')");
            for (String charset : List.of("UTF-8", "US-ASCII", "UTF-16BE")) {
                choose(view.page(), "png", QrPicture.png(DecksView.GENIUS, charset));
                assertDoesNotThrow(() -> title.waitFor(), charset);
                view.click("#clear");
                assertThat(title).hasCount(0);
            }
        }
    }

    private static byte[] blankPicture() throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), "png", png);
        return png.toByteArray();
    }

    /** Chromium on Linux has no detector of its own, so that the test brings one. */
    @Test
    void codesThatTheBrowserFinds_areTaken(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.ROGUE)) {
            view.page()
                    .evaluate(
                            """
                            (code) => {
                              window.BarcodeDetector = class {
                                constructor({ formats }) { this.formats = formats.join(); }
                                async detect({ width }) {
                                  const found = width === 40 && this.formats === "qr_code";
                                  return found ? [{ rawValue: code }, { rawValue: code }] : [];
                                }
                              };
                            }""",
                            DecksView.GENIUS);
            choose(view.page(), "png", blankPicture());
            view.page().locator("#answer h2:has-text('Raiden Shogun')").waitFor();
            assertEquals(DecksView.GENIUS, view.box());
        }
    }

    /** A detector that finds nothing, and one without the service that it needs. */
    @Test
    void codesThatTheBrowserDoesNotFind_areFoundByTheLab(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.GENIUS)) {
            byte[] png = picture(view);
            Locator title = view.locator("#answer h2:has-text('Raiden Shogun')");
            for (String body :
                    List.of("return [];", "throw new DOMException('', 'NotSupportedError');")) {
                view.click("#clear");
                assertThat(title).hasCount(0);
                view.page()
                        .evaluate(
                                "() => { window.detected = 0; window.BarcodeDetector = class {"
                                        + " async detect() { detected++; "
                                        + body
                                        + " } }; }");
                choose(view.page(), "png", png);
                assertDoesNotThrow(() -> title.waitFor(), body);
                assertEquals(1, view.page().evaluate("() => detected"), body);
            }
        }
    }

    @Test
    void pictureWithoutACode_saysSoAndLeavesTheDeck(Site site) throws IOException {
        try (DecksView view = DecksView.open(site, "#deck=" + DecksView.ROGUE)) {
            choose(view.page(), "png", blankPicture());
            assertThat(view.locator("#recognised-files")).containsText("no QR code can be read");
            choose(view.page(), "png", "no picture".getBytes());
            assertThat(view.locator("#recognised-files")).containsText("no QR code can be read");
            assertTrue(view.box().contains(DecksView.ROGUE), view.box());
        }
    }
}
