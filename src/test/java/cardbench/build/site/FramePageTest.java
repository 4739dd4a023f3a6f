package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FramePageTest {

    private static final String PAGE =
            "<meta content=\"script-src %SOURCES%; style-src %SOURCES%\">";

    @Test
    void knownAddress_isNamedBesideSelf_andNothingWider() {
        String page = FramePage.of(PAGE, SiteAddress.of("https://example.org/cards/"));
        assertTrue(page.contains("; style-src 'self' https://example.org/cards/\""), page);
        assertFalse(page.contains("https: "), page);
        assertFalse(page.contains("localhost"), page);
    }

    @Test
    void unknownAddress_isAHostWithHttps_orThisMachine() {
        String page = FramePage.of(PAGE, SiteAddress.UNKNOWN);
        assertTrue(
                page.contains("; style-src 'self' https: http://localhost:* http://127.0.0.1:*\""),
                page);
    }

    @Test
    void pageWithoutAPlaceForIt_staysAsItIs() {
        assertEquals("<p>", FramePage.of("<p>", SiteAddress.UNKNOWN));
    }
}
