package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InlineScriptTest {

    private static final String PAGE =
            "<meta content=\"script-src 'self' %HASH%\"><script>%SCRIPT%</script>";

    /** The hash is that of the first example of section 8.4 of Content Security Policy Level 2. */
    @Test
    void script_isInThePage_andAllowedByItsHash() {
        assertEquals(
                "<meta content=\"script-src 'self'"
                        + " 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='\">"
                        + "<script>alert('Hello, world.');</script>",
                InlineScript.in(PAGE, "alert('Hello, world.');"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a = '</script>';", "a = '<!--';"})
    void scriptThatWouldEndItsElement_isRefused(String script) {
        assertThrows(IllegalArgumentException.class, () -> InlineScript.in(PAGE, script));
    }

    @ParameterizedTest
    @ValueSource(strings = {"<script>%SCRIPT%</script>", "script-src %HASH%"})
    void pageWithoutAPlaceForIt_isRefused(String page) {
        assertThrows(IllegalArgumentException.class, () -> InlineScript.in(page, "a;"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"app/index.html", "app/embed.html"})
    void pagesOfTheSite_haveTheirScriptBesideThem(String page) throws IOException {
        Path webapp = Path.of("webapp");
        assertTrue(Files.exists(webapp.resolve(InlineScript.fileOf(page))));
        String text = Files.readString(webapp.resolve(page));
        assertTrue(InlineScript.in(text, "a;").contains("<script>a;</script>"), text);
    }
}
