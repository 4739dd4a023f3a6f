package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Base64Text;
import cardbench.codes.deck.Found;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where a code ends that the text goes on behind. Codes from before the sideboards have no byte
 * that says that nothing follows, and those whose length needs no padding no sign of it either.
 */
class CodeEndTest {

    /** The deckstring of a post whose next line begins with letters that read as a flag of 1. */
    private static final String WHOLE_GROUPS =
            "AAECAZ/HAgbFBMrDAtPFAsnHApDTAuiUAwyQAqEE5QSNCNUK8gzRwQLo0ALL5gL86gKJ8QLoiQMA";

    private static final String[] WORDS = {
        "After 60 games I hit legend",
        "Acolyte of Pain",
        "About this deck",
        "Add a comment",
        "Actually good",
        "Abusive Sergeant",
        "Adventurer",
        "According to me",
        "AQUA",
        "AfAB",
        "Aber das geht",
        "Ach so",
        "Every game",
        "First place",
        "Game 2",
        "Hello",
        "A deck for all",
        "AA",
        "I won",
        "Über Nacht",
        "https://example.org/AfterAll",
        "20 wins",
        "100%",
        "class=Mage",
        "name==",
        "Zilliax",
        "Игрок",
        "卡组代码",
        "デッキ",
        "x",
    };

    private static final String[] SEPARATORS = {
        "\n", "\r\n", "\n\n", "\t", "<br>", "\"", ",", "\",\"", " ", " | ", "\n> ", "\n\n\n- ",
    };

    private static final Deckstring DECKSTRING = new Deckstring();

    private static void assertOneCode(HearthstoneDeck deck, String text, String message) {
        List<Found> found = DECKSTRING.find(text);
        assertEquals(1, found.size(), message);
        assertEquals(0, found.get(0).from(), message);
        HearthstoneDeck read = DECKSTRING.read(text).deck();
        assertEquals(deck.entries(), read.entries(), message);
        assertEquals(deck.format(), read.format(), message);
    }

    /** The code of a deck as clients from before the sideboards wrote it. */
    private static String withoutFlag(HearthstoneDeck deck) {
        byte[] bytes = Base64.getDecoder().decode(DECKSTRING.write(deck));
        return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, bytes.length - 1));
    }

    private static HearthstoneDeck withoutSideboards(RandomDecks decks) {
        HearthstoneDeck deck = decks.next();
        while (deck.sideboards().first() != null) {
            deck = decks.next();
        }
        return deck;
    }

    @Test
    void wordBehindWholeGroups_isNoSideboard() {
        List<Found> found = DECKSTRING.find(WHOLE_GROUPS + "\nAfter 60 games I hit legend");
        assertEquals(1, found.size());
        assertEquals(WHOLE_GROUPS.length(), found.get(0).to());
    }

    /** Both with the padding that the code needs and with the padding lost. */
    @Test
    void anyTextBehindACode_leavesItsCards() {
        RandomDecks decks = new RandomDecks(20_261_127);
        for (int i = 0; i < 60; i++) {
            HearthstoneDeck old = withoutSideboards(decks);
            HearthstoneDeck deck = decks.next();
            for (String separator : SEPARATORS) {
                for (String word : WORDS) {
                    String behind = separator + word;
                    String code = withoutFlag(old);
                    assertOneCode(old, code + behind, "deck " + i + ": " + code + behind);
                    String today = DECKSTRING.write(deck);
                    assertOneCode(deck, today + behind, "deck " + i + ": " + today + behind);
                }
            }
        }
    }

    @Test
    void codesWithoutTheirPadding_endAtTheLine() {
        RandomDecks decks = new RandomDecks(42);
        for (int i = 0; i < 200; i++) {
            HearthstoneDeck deck = withoutSideboards(decks);
            String code = withoutFlag(deck).replace("=", "");
            for (String word : WORDS) {
                String text = code + "\n" + word;
                assertOneCode(deck, text, "deck " + i + ": " + text);
            }
        }
    }

    /** Lines of any width, plain, quoted, as strings of a program, and as the source of a mail. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\n> ", "\"\n\"", "\" +\n    \"", "<br>", "=\n", "=\r\n"})
    void wrappedCodes_areReadToTheirEnd(String separator) {
        RandomDecks decks = new RandomDecks(76);
        for (int i = 0; i < 40; i++) {
            HearthstoneDeck deck = decks.next();
            HearthstoneDeck old = withoutSideboards(decks);
            for (int width = 20; width <= 76; width++) {
                String code = wrapped(DECKSTRING.write(deck), width, separator);
                assertOneCode(deck, code, "deck " + i + ", width " + width + ": " + code);
                String before = wrapped(withoutFlag(old), width, separator);
                assertOneCode(old, before, "deck " + i + ", width " + width + ": " + before);
            }
        }
    }

    private static String wrapped(String code, int width, String separator) {
        StringBuilder lines = new StringBuilder(code);
        for (int at = (code.length() - 1) / width * width; at > 0; at -= width) {
            lines.insert(at, separator);
        }
        return lines.toString();
    }

    @Test
    void lettersOfOtherScripts_areReadAsWhatTheyLookLike() {
        HearthstoneDeck deck = DECKSTRING.read(WHOLE_GROUPS).deck();
        String cyrillic = WHOLE_GROUPS.replace('A', '\u0410').replace('C', '\u0421');
        String greek = WHOLE_GROUPS.replace('A', '\u0391').replace('E', '\u0395');
        for (String code : List.of(cyrillic, greek)) {
            String text = "Колода: " + code;
            List<Found> found = DECKSTRING.find(text);
            assertEquals(1, found.size(), text);
            assertEquals(8, found.get(0).from(), text);
            assertEquals(deck.entries(), DECKSTRING.read(text).deck().entries(), text);
            assertEquals(
                    "text.look-alike", DECKSTRING.read(code).diagnostics().get(0).code().name());
        }
        assertEquals('A', Base64Text.latin('\u0410'));
    }

    /** Equals signs of the padding are written as {@code =3D}. */
    @Test
    void sourceOfAMail_isDecoded() {
        HearthstoneDeck deck = new RandomDecks(3).next();
        String code = DECKSTRING.write(deck).replace("=", "=3D");
        String mail = code.substring(0, 40) + "=\r\n" + code.substring(40);
        assertOneCode(deck, mail, mail);
        assertEquals("text.mail", DECKSTRING.read(mail).diagnostics().get(0).code().name(), mail);
    }
}
