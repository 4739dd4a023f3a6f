package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which letters belong to an address, and in front of which letters a text says "code". */
class LinkTest {

    /** The letters that are asked for begin at the exclamation mark. */
    @ParameterizedTest
    @CsvSource({
        "https://a.org/!, true",
        "https://a.org/x/y!, true",
        "see a.org/x?id=!, true",
        "(www.a.org/!, true",
        "/home/me/!, true",
        "'data:image/png;base64,!', true",
        "sha512-!, true",
        "https://a.org/deck/!, false",
        "https://a.org/?deckcode=!, false",
        "https://a.org/#code=!, false",
        "shaman:!, false",
        "share/!, false",
        "my deck: !, false",
        "https://a.org/ !, false",
        "!, false",
    })
    void lettersOfAnAddress_areHidden(String text, boolean hidden) {
        assertEquals(hidden, Link.hides(text, text.indexOf('!')), text);
    }

    @ParameterizedTest
    @CsvSource({
        "Deck code: !, true",
        "CODE=!, true",
        "deckstring '!', true",
        "卡组代码：!, true",
        "卡组代码!, true",
        "デッキコード「!, true",
        "decks/!, true",
        "deck!, false",
        "'deck\n!', false",
        "codex: !, false",
        "!, false",
    })
    void wordInFront_isALabel(String text, boolean label) {
        assertEquals(label, CodeLabel.precedes(text, text.indexOf('!')), text);
    }
}
