package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FramePageTest {

    private static final String PAGE =
            "<meta content=\"script-src %SOURCES% %HASH%; style-src %SOURCES%\"><script>%SCRIPT%</script>";

    @Test
    void knownAddress_isNamedBesideSelf_andNothingWider() {
        String page = FramePage.of(PAGE, "", SiteAddress.of("https://example.org/cards/"));
        assertTrue(page.contains("; style-src 'self' https://example.org/cards/\""), page);
        assertFalse(page.contains("https: "), page);
        assertFalse(page.contains("localhost"), page);
    }

    @Test
    void unknownAddress_isAHostWithHttps_orThisMachine() {
        String page = FramePage.of(PAGE, "", SiteAddress.UNKNOWN);
        assertTrue(
                page.contains("; style-src 'self' https: http://localhost:* http://127.0.0.1:*\""),
                page);
    }

    /** The hash is that of the first example of section 8.4 of Content Security Policy Level 2. */
    @Test
    void script_isInThePage_andAllowedByItsHash() {
        assertEquals(
                "<meta content=\"script-src 'self' https://example.org/"
                        + " 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; style-src 'self'"
                        + " https://example.org/\"><script>alert('Hello, world.');</script>",
                FramePage.of(
                        PAGE, "alert('Hello, world.');", SiteAddress.of("https://example.org/")));
    }

    @Test
    void scriptThatWouldEndItsElement_isRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> FramePage.of(PAGE, "a = '</script>';", SiteAddress.UNKNOWN));
    }

    @Test
    void pageForFrames_hasAPlaceForEach() throws IOException {
        assertTrue(FramePage.is(Files.readString(Path.of("webapp/embed.html"))));
        assertFalse(FramePage.is(Files.readString(Path.of("webapp/index.html"))));
    }
}
