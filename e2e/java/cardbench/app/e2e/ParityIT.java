package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.bundle.AllOperations;
import cardbench.app.bundle.DeckBundleOperations;
import cardbench.app.bundle.DecodeOperations;
import cardbench.base.e2e.Door;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.LabPage;
import cardbench.base.e2e.NodeDoor;
import cardbench.base.e2e.PageDoor;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.contract.AnswerCorpus;
import cardbench.contract.AnswerCorpus.Data;
import cardbench.contract.AnswerCorpus.Line;
import cardbench.contract.AnswerCorpus.Request;
import cardbench.contract.AnswerSignature;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The same requests get the same response texts on the JVM, in JavaScript and in WebAssembly.
 * Node.js runs the scripts that the page loads, with all requests; in a browser they answer one in
 * {@value #SHARE}. WebAssembly with garbage collection is not in every Node.js, so a browser
 * answers all.
 */
@ExtendWith(SiteExtension.class)
class ParityIT {

    private static final int SHARE = 20;

    /** A call over to the browser costs more than most answers. */
    private static final int BATCH = 200;

    @Test
    void firstBundleInNode_answersAsTheJvm() {
        try (Door door = new NodeDoor("page", "cardbench.js")) {
            new ParityAnswers(DecodeOperations::all, false, 1).areThoseOf(door);
        }
    }

    @Test
    void decksBundleInNode_answersAsTheJvm() {
        try (Door door = new NodeDoor("page", "cardbench.js", "decks.js")) {
            new ParityAnswers(DeckBundleOperations::all, false, 1).areThoseOf(door);
        }
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void bundlesInThePage_answerAsTheJvm(Scheme scheme, Site site) {
        try (SitePage page = LabPage.in(site).open(scheme, LabPage.PATH)) {
            new ParityAnswers(DecodeOperations::all, false, SHARE)
                    .areThoseOf(new PageDoor(page, "first"));
            new ParityAnswers(DeckBundleOperations::all, false, SHARE)
                    .areThoseOf(new PageDoor(page, "Cardbench.call"));
        }
    }

    private static PageDoor lab(SitePage page) {
        return new PageDoor(page, "(request) => lab.call(request)");
    }

    /** The answers of the JVM are made once for both. */
    @Test
    void allRequests_areAnsweredInNodeAndInAWebAssemblyWorker(Site site) {
        ParityAnswers answers = new ParityAnswers(AllOperations::all, true, 1);
        answers.areSoundOfEveryOperation();
        try (Door door = new NodeDoor("full-lab", "full-lab.js")) {
            assertSignature(door);
            answers.areThoseOf(door);
        }
        try (SitePage page = LabPage.in(site).open(Scheme.HTTP, LabPage.PATH)) {
            assertSignature(lab(page));
            answers.areThoseOf(lab(page));
            assertEquals("wasm", page.page().evaluate("() => lab.backend"));
        }
    }

    /** The signature of all answers is the same on every backend. */
    private static void assertSignature(Door door) {
        List<String> responses = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        for (Line line : AnswerCorpus.lines()) {
            if (line instanceof Request request) {
                requests.add(request.text());
            }
            if (line instanceof Data || requests.size() == BATCH) {
                responses.addAll(door.call(requests));
                requests.clear();
            }
            if (line instanceof Data data) {
                responses.addAll(door.open(List.of(data)));
            }
        }
        responses.addAll(door.call(requests));
        assertEquals("", AnswerCorpus.changes(responses), "changed answers");
        assertEquals(AnswerSignature.VALUE, AnswerCorpus.signature(responses));
    }

    @Test
    void javaScriptWorkerFromDisk_answersAsTheJvm(Site site) {
        try (SitePage page = LabPage.in(site).open(Scheme.FILE, LabPage.PATH)) {
            new ParityAnswers(AllOperations::all, true, SHARE).areThoseOf(lab(page));
            assertEquals("js", page.page().evaluate("() => lab.backend"));
        }
    }
}
