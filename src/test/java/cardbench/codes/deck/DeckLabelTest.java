package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeckLabelTest {

    /** A bar stands for the end of a line. */
    @ParameterizedTest
    @CsvSource({
        "## Deck of Rin|, Deck of Rin",
        "## Deck of Rin||, Deck of Rin",
        "### Deck of Rin ###|, Deck of Rin",
        "## Deck of Rin|```|, Deck of Rin",
        "words||**Second deck**|, Second deck",
        "[b]Rin[/b]|, Rin",
        "<h2>Rin</h2>|, Rin",
        "【雷甘迪】|, 雷甘迪",
        "【雷甘迪】||, 雷甘迪",
        "【雷甘迪】, 雷甘迪",
        "雷甘迪：, 雷甘迪",
        "雷甘迪：|, 雷甘迪",
        "Rin's deck: , Rin's deck",
        "## Rin|分享码：|, Rin",
        "## Rin|Deck code: , Rin",
        "## Rin||デッキコード: , Rin",
        "**Rin:**|, Rin",
        "**Deck code**: , ''",
        "My deck: , ''",
        "分享码：, ''",
        "卡组代码|, ''",
        "'', ''",
        "|||, ''",
        "I play this:||, ''",
        "Try this:|, ''",
        "My code:|, ''",
        "这套能用吗：|, ''",
        "分享码如下：, ''",
        "このデッキ：, ''",
        "I won with it|, ''",
        "This one is good , ''",
        "## Rin|and some words|, ''",
        "## Rin|some words: this|, ''",
        "# Class: Mage|, ''",
        "# 2x (1) Name|#|, ''",
        "## 1234|, ''",
        "## https://example.org/|, ''",
        "##|, ''",
        "****|, ''",
    })
    void label_isWhatStandsDirectlyBefore(String before, String label) {
        assertEquals(label, DeckLabel.of(before.replace('|', '\n')));
    }

    @Test
    void longLine_isASentence() {
        assertEquals("", DeckLabel.of("## " + "word ".repeat(13) + "\n"));
        assertEquals("word ".repeat(12).trim(), DeckLabel.of("## " + "word ".repeat(12) + "\n"));
    }

    @Test
    void manyBlankLines_takeTimeInLine() {
        String before = "## Rin\n" + "\n".repeat(1_000_000);
        assertTimeout(Duration.ofSeconds(5), () -> assertEquals("Rin", DeckLabel.of(before)));
    }
}
