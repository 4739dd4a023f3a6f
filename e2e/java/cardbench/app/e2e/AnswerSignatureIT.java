package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Door;
import cardbench.base.e2e.LabPage;
import cardbench.base.e2e.NodeDoor;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.contract.AnswerCorpus;
import cardbench.contract.AnswerCorpus.Data;
import cardbench.contract.AnswerCorpus.Line;
import cardbench.contract.AnswerCorpus.Request;
import cardbench.contract.AnswerSignature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The signature of all answers is the same on every backend, and people can see it. */
@ExtendWith(SiteExtension.class)
class AnswerSignatureIT {

    /** A call over to the browser costs more than most answers. */
    private static final int BATCH = 200;

    private static final String ANSWERS =
            """
            async (lines) => {
              const answers = [];
              for (const { request, kind, name, data } of lines) {
                const bytes = data && Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
                answers.push(await (data === undefined ? lab.call(request) : lab.open(kind, name, bytes)));
              }
              return answers;
            }
            """;

    private static List<String> inThePage(Site site) {
        List<Line> lines = AnswerCorpus.lines();
        List<String> responses = new ArrayList<>();
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            for (int from = 0; from < lines.size(); from += BATCH) {
                List<Map<String, String>> batch =
                        lines.subList(from, Math.min(from + BATCH, lines.size())).stream()
                                .map(AnswerSignatureIT::asObject)
                                .toList();
                List<?> answers = (List<?>) page.page().evaluate(ANSWERS, batch);
                answers.forEach(answer -> responses.add((String) answer));
            }
            assertEquals("wasm", page.page().evaluate("() => lab.backend"));
        }
        return responses;
    }

    private static List<String> inNode() {
        List<String> responses = new ArrayList<>();
        try (Door node = new NodeDoor("full-lab", "full-lab.js")) {
            for (Line line : AnswerCorpus.lines()) {
                responses.addAll(
                        line instanceof Data data
                                ? node.open(List.of(data))
                                : node.call(List.of(((Request) line).text())));
            }
        }
        return responses;
    }

    private static void assertSignature(List<String> responses) {
        assertEquals("", AnswerCorpus.changes(responses), "changed answers");
        assertEquals(AnswerSignature.VALUE, AnswerCorpus.signature(responses));
    }

    private static Map<String, String> asObject(Line line) {
        if (line instanceof Data data) {
            String bytes = Base64.getEncoder().encodeToString(data.bytes());
            return Map.of("kind", data.kind(), "name", data.name(), "data", bytes);
        }
        return Map.of("request", ((Request) line).text());
    }

    @Test
    void webAssembly_hasTheSignature(Site site) {
        assertSignature(inThePage(site));
    }

    @Test
    void javaScript_hasTheSignature() {
        assertSignature(inNode());
    }

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
