package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.text.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a text without a code looks like. */
class ForeignTextTest {

    @ParameterizedTest
    @CsvSource({
        "ADCJWkTZX05uwGDCRV4XQGy3QGLmqUBg4GQJgGLGgO7AaABR3JlZW4, Artifact",
        "DCGAREdU1QxIEHBU1QxIE3CU1QxIMUCBwtUbyB0ZXN0IQ, Digimon",
        "%%41|1234abCD56;zzYYxx;aabb;, KARDS",
        "https://shadowverse-portal.com/deck/1.1.abcde?lang=en, Shadowverse",
        "3.1.6tJw2.6tJw2.6tJw2.6n7-I.6n7-I.6n7-I.6so0w.6so0w.6so0w.6xpzo.6xpzo.6xpzo, Shadowverse",
    })
    void codesOfOtherGames_areNamed(String text, String game) {
        Diagnostic diagnostic = ForeignText.of("  " + text + "\n");
        assertEquals("deck.looks-like", diagnostic.code().name());
        assertEquals(true, diagnostic.message().contains(game), diagnostic.message());
        assertEquals(2, diagnostic.location().from());
        assertEquals(2 + text.length(), diagnostic.location().to());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://hsreplay.net/decks/wHdB2hXpZhnANEKiwj1R0f/#gameType=RANKED_STANDARD",
                "https://www.hsguru.com/deck/4711",
                "https://ygoprodeck.com/deck/blue-eyes-12345",
                "https://www.hearthpwn.com/decks/123-name",
            })
    void addressesOfPages_areToldToHoldNoDeck(String address) {
        Diagnostic diagnostic = ForeignText.of("see " + address + " !");
        assertEquals("deck.page", diagnostic.code().name());
        assertEquals(4, diagnostic.location().from());
        assertEquals(4 + address.length(), diagnostic.location().to());
    }

    @Test
    void linesOfCountsAndNames_areAList() {
        assertEquals("deck.list", ForeignText.of("4 Shock\n4x Bolt\n20 Mountain").code().name());
        assertEquals("deck.list", ForeignText.of("Deck\n4 Shock\n4 Bolt\n9 Isle").code().name());
        assertNull(ForeignText.of("4 Shock\n4 Bolt"));
        assertNull(ForeignText.of("1 a\nb\nc\nd\n2 x\n3 y"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello world",
                "ADC",
                "ADCONVERTERSANDOTHERTHINGS",
                "%%41|12",
                "%%4x|12;34;",
                "100%|a;b;",
                "https://example.com/page",
                "3.1.6tJw2.6tJw2",
            })
    void otherTexts_lookLikeNothing(String text) {
        assertNull(ForeignText.of(text));
    }
}
