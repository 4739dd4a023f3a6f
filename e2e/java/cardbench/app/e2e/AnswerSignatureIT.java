package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.contract.AnswerSignature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People can see the signature of all answers; {@link ParityIT} computes it on every backend. */
@ExtendWith(SiteExtension.class)
class AnswerSignatureIT {

    @Test
    void helpAndFile_showIt(Site site) throws IOException {
        Path file = Path.of(System.getProperty("site.dir"), "signature.txt");
        assertEquals(AnswerSignature.VALUE + "\n", Files.readString(file));
        try (SitePage page = site.open(Scheme.HTTP, "index.html#help")) {
            String shown = page.page().locator("#answers").textContent();
            assertTrue(shown.contains(AnswerSignature.VALUE), shown);
        }
    }
}
