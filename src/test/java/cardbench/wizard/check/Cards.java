package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The document's example blocks, and cards made for tests. */
public final class Cards {

    private static final Path EXAMPLES = Path.of("cards-data/examples/wizard");

    private Cards() {}

    /** A block of the document as it is printed there. */
    public static String document(String name) {
        try {
            return Files.readString(EXAMPLES.resolve(name + ".jsonc"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A treasure card whose one behaviour does this. */
    public static String playing(String doables) {
        return treasure("{\"at\": \"onPlay\", \"do\": [" + doables + "]}");
    }

    /** A treasure card with these behaviours and nothing to complain about. */
    public static String treasure(String behaviors) {
        return "{\"id\": \"test.treasure.common.one\", \"count\": 1, \"name\": \"One\","
                + " \"manaCost\": 0, \"rarity\": \"com\", \"school\": \"none\","
                + " \"description\": \"\", \"behaviors\": ["
                + behaviors
                + "]}";
    }

    /** What is said about a text, errors and warnings: "code line:column pointer". */
    public static List<String> linesOf(String text) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic one : CardReader.read(text, false).diagnostics()) {
            if (one.severity() != Severity.INFO) {
                codes.add(
                        one.code().name()
                                + " "
                                + one.location().line()
                                + ":"
                                + one.location().column()
                                + " "
                                + one.location().pointer());
            }
        }
        return codes;
    }

    /** The names of the codes said about a text, infos too. */
    public static List<String> codes(String text) {
        return CardReader.read(text, false).diagnostics().stream()
                .map(one -> one.code().name())
                .toList();
    }

    /** The first diagnostic of a code. */
    public static Diagnostic first(String text, String code) {
        return CardReader.read(text, false).diagnostics().stream()
                .filter(one -> one.code().name().equals(code))
                .findFirst()
                .orElseThrow(() -> new AssertionError(code + " not in " + codes(text)));
    }

    /** The first card in the second generation's form. */
    public static JsonMap normalised(String text) {
        return CardReader.read(text, false).cards().get(0);
    }

    /** The behaviours of the first card, as compact JSON. */
    public static String behaviors(String text) {
        return JsonTreeText.of(normalised(text).get("behaviors"));
    }
}
