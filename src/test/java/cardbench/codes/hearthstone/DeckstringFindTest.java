package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Recogniser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a code begins and ends in what was pasted. */
class DeckstringFindTest {

    private static final Deckstring DECKSTRING = new Deckstring();

    /** The first example of the description of HearthSim, 28 letters. */
    private static final String CODE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    /** From before the sideboards: padding is at its end. */
    private static final String PADDED =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    /** What is found: one text of its range for each code. */
    private static List<String> found(String text) {
        List<String> found = new ArrayList<>();
        for (Found one : DECKSTRING.find(text)) {
            assertEquals("hearthstone", one.kind());
            assertTrue(one.certain());
            found.add(text.substring(one.from(), one.to()));
        }
        return found;
    }

    private static void assertSameDeck(String code, String text) {
        HearthstoneDeck deck = DECKSTRING.read(text).deck();
        assertEquals(DECKSTRING.read(code).deck().entries(), deck.entries(), text);
    }

    @Test
    void codesAmongWords_areFoundWithoutThem() {
        assertEquals(List.of(CODE), found(CODE));
        assertEquals(List.of(CODE), found("try " + CODE + " now"));
        assertEquals(List.of(CODE, PADDED), found(CODE + "\n" + PADDED + "\n"));
        assertEquals(List.of(PADDED, CODE), found("(" + PADDED + "), (" + CODE + ")"));
        assertEquals(List.of(), found("no code here: AAECA"));
    }

    @Test
    void codesWithoutAGap_areTold() {
        assertEquals(List.of(CODE, CODE), found(CODE + CODE));
        assertEquals(List.of(CODE, PADDED), found(CODE + PADDED));
    }

    /** Forums and chats break long words, and change letters; each is the one code as a whole. */
    @ParameterizedTest
    @CsvSource({
        "'AAECAaIHA0 CzAYwCA6wC3ge5YAAA'",
        "'AAECAaIHA0\nCzAYwCA6wC3ge5YAAA'",
        "'AAECAaIHA0\u200bCzAYwCA6wC3ge5YAAA'",
        "'A A E C AaIHA0CzAYwCA6wC3ge5YAAA'",
        "'AAECAaIHA0<br>CzAYwCA6wC3ge5YAAA'",
        "'AAECAaIHA0*CzAYwCA6wC3ge5YAAA'",
        "'A\u200bAECAaIHA0CzAYwCA6wC3ge5YAAA'"
    })
    void brokenCode_isOne(String text) {
        assertEquals(List.of(text), found(text));
        assertEquals(List.of(text), found("see " + text + "\n\nthe end"));
        assertSameDeck(CODE, text);
        Reading<HearthstoneDeck> reading = DECKSTRING.read(text);
        assertFalse(reading.diagnostics().isEmpty(), text);
        assertEquals(0, reading.from());
        assertEquals(text.length(), reading.to());
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "-", "%2B", "&#x2B;", "&#43;"})
    void plusSigns_areRecognisedInEveryWriting(String plus) {
        String text = PADDED.replace("+", plus);
        assertEquals(List.of(text), found("code " + text));
        assertSameDeck(PADDED, text);
    }

    /**
     * The other ways of writing are tried for fifty damaged codes of a text; sound ones are read.
     */
    @Test
    void amongManyDamagedCodes_soundOnesAreFound() {
        String spaced = PADDED.replace("+", " ");
        String damaged = "AAECAf. ";
        assertEquals(List.of(spaced), found(damaged.repeat(49) + spaced));
        assertEquals(List.of(CODE), found(damaged.repeat(2000) + CODE));
    }

    @Test
    void wideLetters_areLetters() {
        StringBuilder wide = new StringBuilder();
        for (char c : CODE.toCharArray()) {
            wide.append((char) (c + 0xfee0));
        }
        assertEquals(List.of(wide.toString()), found("套牌 " + wide));
        assertSameDeck(CODE, wide.toString());
    }

    /** With more than four foreign characters, or with a letter lost, there is no code to find. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "AAEC*AaIH*A0Cz*AYwC*A6wC*3ge5YAAA",
                "AAECAaIHA0CzAYwCA6wC3",
                "AAEFAaIHA0CzAYwCA6wC3ge5YAAA",
                "AAECAaIHA0CzAYwC!!!!!A6wC3ge5YAAA",
                "AAECA",
                "AAE",
                ""
            })
    void whatIsNoCode_isNotFound(String text) {
        assertEquals(List.of(), found(text));
    }

    @Test
    void searchEnds_oneBehindTheMost() {
        String text = (CODE + " ").repeat(Recogniser.MOST + 10);
        assertEquals(Recogniser.MOST + 1, DECKSTRING.find(text).size());
    }

    @Test
    void likeness_isThatOfTheMark_orOfALoneWordThatBeginsAlike() {
        assertEquals(Codec.MARKED, DECKSTRING.likeness("see " + CODE));
        assertEquals(Codec.MARKED, DECKSTRING.likeness("AAECA and nothing behind it"));
        // the version, but no known format behind it
        assertEquals(Codec.MARKED / 4, DECKSTRING.likeness("AAEiY2RlZmdoaWpr"));
        assertEquals(Codec.MARKED / 4, DECKSTRING.likeness(" AAEiY2RlZmdoaWpr\n"));
        assertEquals(Codec.MARKED / 4, DECKSTRING.likeness("AAEiY2RlZm"));
        assertEquals(0, DECKSTRING.likeness("AAEiY2RlZ"), "too short");
        assertEquals(0, DECKSTRING.likeness("AAEiY2RlZmdoaWpr, and words"));
        assertEquals(0, DECKSTRING.likeness("AGFiY2RlZmdoaWpr"), "another version");
        assertEquals(0, DECKSTRING.likeness("ADMINISTRATION"), "a word");
    }

    /** Where nothing has the mark, the longest run of letters is taken for a damaged code. */
    @Test
    void withoutAMark_theLongestRunIsRead() {
        Reading<HearthstoneDeck> reading = DECKSTRING.read("what is XAECAaIHA0CzAYwC, for");
        assertEquals(8, reading.from());
        assertEquals(24, reading.to());
        reading = DECKSTRING.read("abcd, ab-d_fg, abc");
        assertEquals(6, reading.from());
        assertEquals(13, reading.to());
        reading = DECKSTRING.read("?!");
        assertNull(reading.deck());
        assertEquals(2, reading.from());
    }

    /** The first readable code, and the first one with the mark where none is readable. */
    @Test
    void readableCode_isPreferred() {
        assertEquals(9, DECKSTRING.read("AAECAQc, " + CODE).from());
        Reading<HearthstoneDeck> broken = DECKSTRING.read("so: AAECAQcAAewH, AAECAaIHA0Cz");
        assertEquals(4, broken.from());
        assertFalse(broken.isValid());
    }
}
