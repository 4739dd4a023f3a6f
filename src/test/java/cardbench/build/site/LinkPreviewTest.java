package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinkPreviewTest {

    @Test
    void page_hasThePropertiesThatOpenGraphRequires() throws IOException {
        String page = Files.readString(Path.of("webapp/app/index.html"));
        String filled = LinkPreview.in(page, SiteAddress.of("https://example.org/cards/"));
        for (String property :
                List.of(
                        "\"og:title\" content=\"Cardbench\"",
                        "\"og:type\" content=\"website\"",
                        "\"og:url\" content=\"https://example.org/cards/\"",
                        "\"og:image\" content=\"https://example.org/cards/icons/icon-512.png\"")) {
            assertTrue(filled.contains("<meta property=" + property + ">"), property);
        }
        assertTrue(Files.exists(Path.of("webapp/app/icons/icon-512.png")));
        assertTrue(
                page.contains("name=\"description\" property=\"og:description\""),
                "one description for both");
        assertFalse(LinkPreview.in(page, SiteAddress.of("unknown")).contains("og:url"));
        assertEquals(
                page.replace("<!--preview-->", ""),
                LinkPreview.in(page, SiteAddress.of("unknown")),
                "nothing else");
    }
}
