package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkPreviewTest {

    @Test
    void page_hasThePropertiesThatOpenGraphRequires() throws IOException {
        String page = Files.readString(Path.of("webapp/index.html"));
        String filled = LinkPreview.in(page, "https://example.org/cards/");
        for (String property :
                List.of(
                        "\"og:title\" content=\"Cardbench\"",
                        "\"og:type\" content=\"website\"",
                        "\"og:url\" content=\"https://example.org/cards/\"",
                        "\"og:image\" content=\"https://example.org/cards/icons/icon-512.png\"")) {
            assertTrue(filled.contains("<meta property=" + property + ">"), property);
        }
        assertTrue(Files.exists(Path.of("webapp/icons/icon-512.png")));
        assertTrue(
                page.contains("name=\"description\" property=\"og:description\""),
                "one description for both");
        assertFalse(LinkPreview.in(page, "unknown").contains("og:url"));
        assertEquals(
                page.replace("<!--preview-->", ""),
                LinkPreview.in(page, "unknown"),
                "nothing else");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "http://example.org/",
                "https://example.org/cards",
                "https:///cards/",
                "https://example.org/\"><script>/"
            })
    void whatIsNoAddressOfAFolder_isRefused(String address) {
        assertThrows(
                IllegalArgumentException.class, () -> LinkPreview.in("<!--preview-->", address));
    }
}
