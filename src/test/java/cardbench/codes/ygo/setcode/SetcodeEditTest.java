package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetcodeEditTest {

    private static Setcode setcode(String hex) {
        return new Setcode(Long.parseUnsignedLong(hex, 16));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 7b, 7b",
        "7b, 48, 48007b",
        "d70000, 48, d70048",
        "7b, 107b, 107b", // in the place of the one that contains it
        "307b, 107b, 307b", // a member already
        "1048, 2048, 20481048", // two bits, neither inside the other
        "100020003, 8004, 8004000100020003", // the highest slot: negative as an integer
        "ffff, ffff, ffff",
    })
    void archetype_isAdded(String before, String archetype, String after) {
        int code = Integer.parseInt(archetype, 16);
        assertEquals(setcode(after), SetcodeEdit.with(setcode(before), code));
    }

    @Test
    void fifthArchetype_isRefused_unlessItTakesAPlaceOver() {
        assertNull(SetcodeEdit.with(setcode("1000200030004"), 5));
        assertEquals(setcode("1000230030004"), SetcodeEdit.with(setcode("1000210030004"), 0x3003));
    }

    @ParameterizedTest
    @CsvSource({
        "307b1048, 1048, 307b0000",
        "307b1048, 107b, 307b1048", // a member by another number, which stays
        "800100000000007b, 8001, 7b",
        "7b007b, 7b, 0",
        "7b, 0, 7b",
    })
    void archetype_isRemoved(String before, String archetype, String after) {
        int code = Integer.parseInt(archetype, 16);
        assertEquals(setcode(after), SetcodeEdit.without(setcode(before), code));
    }

    @Test
    void additions_makeMembers_andLoseNone() {
        Random random = new Random(11);
        int refused = 0;
        for (int i = 0; i < 50_000; i++) {
            Setcode before = new Setcode(random.nextLong() & random.nextLong());
            int code = 1 + random.nextInt(Archetype.MAX);
            Setcode after = SetcodeEdit.with(before, code);
            if (after == null) {
                refused++;
                assertEquals(Setcode.SLOTS, before.codes().size());
                continue;
            }
            assertTrue(after.isMember(code));
            for (int slot : before.codes()) {
                assertTrue(after.isMember(slot), before.hex() + " + " + code);
            }
        }
        assertTrue(refused > 100, "refused: " + refused);
    }
}
