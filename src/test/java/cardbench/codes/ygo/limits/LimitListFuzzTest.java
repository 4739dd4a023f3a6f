package cardbench.codes.ygo.limits;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/** Hostile lists of limits: nothing throws, every place is inside the file, all bounds hold. */
class LimitListFuzzTest {

    private static final String[] PIECES = {
        "!2026.1 TCG",
        "$whitelist",
        "$genesys 100",
        "\n",
        " ",
        "--",
        "#",
        "46986414 1",
        "3",
        "-1",
        "M",
        "Speed"
    };

    @FuzzTest(maxDuration = "20s")
    void anyText_isReadWithPlacesInsideIt(FuzzedDataProvider data) {
        StringBuilder file = new StringBuilder();
        while (data.remainingBytes() > 0 && file.length() < 5_000) {
            file.append(data.consumeBoolean() ? data.pickValue(PIECES) : data.consumeString(8));
        }
        String text = file.toString();
        Diagnostics diagnostics = new Diagnostics();
        List<LimitList> lists = LimitListReader.read(text, diagnostics);
        assertTrue(lists.size() <= LimitListReader.MAX_LISTS);
        for (Diagnostic one : diagnostics.list()) {
            boolean whole = one.location().equals(Location.NONE);
            assertTrue(whole || 0 <= one.location().from(), one.message());
            assertTrue(one.location().to() <= text.length(), one.message());
        }
        for (LimitList list : lists) {
            assertTrue(list.size() <= LimitListReader.MAX_ROWS);
        }
    }
}
