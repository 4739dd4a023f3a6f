package cardbench.base.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class YamlVectorsTest {

    @TestFactory
    List<DynamicTest> writtenDocuments_areReadAsWrittenAndAsThePeerReadsThem() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String name : YamlVectors.names()) {
            int number = 0;
            for (YamlVectors.Document document : YamlVectors.documents(name)) {
                number++;
                tests.add(DynamicTest.dynamicTest(name + " " + number, () -> check(document)));
            }
        }
        return tests;
    }

    @Test
    void everyConstruct_isThereTwentyTimesAndMore() throws IOException {
        int total = 0;
        for (String name : YamlVectors.names()) {
            int documents = YamlVectors.documents(name).size();
            assertTrue(documents >= 20, name + " has " + documents);
            total += documents;
        }
        assertTrue(total >= 300, "documents: " + total);
    }

    private static void check(YamlVectors.Document document) {
        String text = document.text();
        YamlDocument read = YamlReader.read(text);
        List<String> diagnostics =
                document.diagnostics() == null ? List.of() : document.diagnostics();
        assertEquals(
                diagnostics, read.diagnostics().stream().map(YamlVectorsTest::line).toList(), text);
        if (document.values() != null) {
            String values = YamlVectors.values(read.root());
            assertEquals(document.values(), values.isEmpty() ? "(empty)" : values, text);
        }
        boolean refused = read.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
        String peer = PeerTree.of(text);
        if (document.diagnostics() == null) {
            assertNotNull(peer, text);
            assertEquals(peer, TreeText.of(text, read.root()), text);
        } else if (refused && !YamlPeerTest.differsOnPurpose(text)) {
            assertNull(peer, text);
        }
        if (read.root() != null) {
            YamlFuzzTest.look(read.root(), 0, text.length());
        }
    }

    private static String line(Diagnostic diagnostic) {
        String fix = diagnostic.fix();
        return diagnostic.location().line()
                + ":"
                + diagnostic.location().column()
                + " "
                + diagnostic.code().name()
                + (fix == null ? "" : " " + fix);
    }
}
