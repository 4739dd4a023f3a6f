package cardbench.base.yaml;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class YamlFuzzTest {

    /**
     * No text breaks the reader; every place it names lies in the text, children in their parents.
     */
    @FuzzTest
    void anyText_isReadWithPlacesInsideIt(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        YamlDocument document = YamlReader.read(text);
        document.diagnostics()
                .forEach(
                        d -> {
                            assertTrue(0 <= d.location().from(), d.message());
                            assertTrue(d.location().from() <= d.location().to(), d.message());
                            assertTrue(d.location().to() <= text.length(), d.message());
                        });
        if (document.root() != null) {
            look(document.root(), 0, text.length());
        }
    }

    static void look(YamlNode node, int from, int to) {
        Span span = node.span();
        assertTrue(from <= span.from() && span.from() <= span.to() && span.to() <= to);
        if (node instanceof YamlList list) {
            list.items().forEach(item -> look(item, span.from(), to));
        } else if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                look(entry.key(), span.from(), to);
                look(entry.value(), span.from(), to);
            }
        } else if (node instanceof YamlScalar text) {
            int last = span.from();
            for (int i = 0; i < text.value().length(); i++) {
                int at = text.locate(i, i + 1).from();
                assertTrue(last <= at, "characters stand in the order of the file");
                last = at;
            }
        }
    }
}
