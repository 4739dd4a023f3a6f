package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Locale;

/** Hostile files of archetypes: nothing throws, and every place is inside the file. */
class SetnameFuzzTest {

    private static final String[] PIECES = {
        "!setname 0x",
        "!setname ",
        "!system 1 ",
        "\t",
        "\n",
        "0x",
        "SET_",
        " = 0x",
        "|",
        "#",
        "--",
        "="
    };

    private static String text(FuzzedDataProvider data) {
        StringBuilder text = new StringBuilder();
        while (data.remainingBytes() > 0 && text.length() < 5_000) {
            text.append(data.consumeBoolean() ? data.pickValue(PIECES) : data.consumeString(8));
        }
        return text.toString();
    }

    private static void check(String text, List<Setname> names, Diagnostics diagnostics) {
        for (Diagnostic one : diagnostics.list()) {
            assertTrue(0 <= one.location().from(), one.message());
            assertTrue(one.location().to() <= text.length(), one.message());
        }
        for (Setname name : names) {
            assertTrue(joined(text).contains(joined(name.name())), name.toString());
        }
    }

    /** Constants spell a name in capitals, with underscores for blanks. */
    private static String joined(String words) {
        return words.replaceAll("[ _]", "").toUpperCase(Locale.ROOT);
    }

    @FuzzTest(maxDuration = "20s")
    void anyStrings_areRead(FuzzedDataProvider data) {
        String text = text(data);
        Diagnostics diagnostics = new Diagnostics();
        check(text, new SetnameReader(text, diagnostics).read(), diagnostics);
    }

    @FuzzTest(maxDuration = "20s")
    void anyConstants_areRead(FuzzedDataProvider data) {
        String text = text(data);
        Diagnostics diagnostics = new Diagnostics();
        check(text, new SetConstantsReader(text, diagnostics).read(), diagnostics);
    }
}
