package cardbench.codes.hearthstone.mercenaries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Entry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartyTest {

    static Party party(String name, Mercenary... mercenaries) {
        return new Party(7, name, 1, 2, List.of(mercenaries), List.of(), List.of());
    }

    static Mercenary mercenary(int id, int equipment, int premium) {
        return new Mercenary(id, equipment, 1, premium, List.of());
    }

    @Test
    void kind_isThatOfTheContract() {
        assertEquals("mercenaries", party("").kind());
        assertEquals("mercenaries", new PartyCodec().kind());
    }

    /** Sorted by part, owner and card, equal ones counted. */
    @Test
    void entries_areMercenariesThenTheirEquipment() {
        Party party =
                party(
                        "",
                        mercenary(29, 5, 0),
                        mercenary(17, Party.ABSENT, 0),
                        mercenary(29, 5, 1),
                        mercenary(17, 0, 0),
                        mercenary(17, 9, 0));
        assertEquals(
                List.of(
                        new Entry(0, 0, 17, 3),
                        new Entry(0, 0, 29, 2),
                        new Entry(1, 17, 9, 1),
                        new Entry(1, 29, 5, 2)),
                party.entries());
        assertEquals(List.of(), party("").entries());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "练兵", "\ud83c\udccf", "x\ud800\udc00y\udbff\udfff", "\ue000\ud7ff"})
    void pairedSurrogates_areText(String text) {
        assertTrue(Party.isText(text));
    }

    /** They are put together here, because a class file cannot hold them in an annotation. */
    @Test
    void loneSurrogates_areNoText() {
        char high = 0xd83c;
        char low = 0xdccf;
        for (String text :
                List.of(
                        "" + high,
                        "" + low,
                        "a" + high,
                        "" + high + "a",
                        "" + low + high,
                        "" + high + high + low,
                        "" + high + low + low,
                        "" + (char) 0xd800 + (char) 0xdbff,
                        "" + (char) 0xdbff + (char) 0xe000,
                        "" + (char) 0xdfff)) {
            assertFalse(Party.isText(text), Integer.toHexString(text.charAt(0)));
        }
    }
}
