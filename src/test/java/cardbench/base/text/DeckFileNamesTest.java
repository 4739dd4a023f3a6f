package cardbench.base.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeckFileNamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "Fireball ~ Fireball",
                "火球术 ~ 火球术",
                "Mind Control Tech ~ Mind-Control-Tech",
                "No. 39: Utopia ~ No--39:-Utopia",
                "A [B] (C); \"D\"|E ~ A--B---C----D--E",
                "Ｎｏ．３９ ~ No-39",
                "（笑） ~ -笑-",
                "39 Steps ~ c39-Steps",
                "０時 ~ c0時",
                ":path ~ c:path",
                "!bang ~ c!bang",
                "a:x ~ ca:x",
                "A:x ~ cA:x",
                "b:x ~ b:x",
                "a ~ a",
            })
    void name_isAWordOfPrograms(String name, String word) {
        assertEquals(word, DeckFileNames.plain(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\n", "\r", "\u3000", "\u0001", "\u001f"})
    void blanksAndControls_becomeDashes(String sign) {
        assertEquals("x-y", DeckFileNames.plain("x" + sign + "y"));
        assertEquals("x-", DeckFileNames.plain("x" + sign));
    }

    /** The ends of the range of wide forms, and what lies beside them. */
    @Test
    void wideForms_becomeNarrow() {
        assertEquals("x!", DeckFileNames.plain("x\uff01"));
        assertEquals("~", DeckFileNames.plain("\uff5e"));
        assertEquals("\uff00", DeckFileNames.plain("\uff00"));
        assertEquals("\uff5f", DeckFileNames.plain("\uff5f"));
        assertEquals("x/9", DeckFileNames.plain("x／９"));
    }

    /** Quotes and brackets that deck files have in descriptions alone. */
    @Test
    void typographicSigns_becomeThoseOfPrograms() {
        assertEquals("Urza's-Tower", DeckFileNames.plain("Urza\u2019s Tower"));
        assertEquals("'x'", DeckFileNames.plain("\u2018x\u2019"));
        assertEquals("-x--y-", DeckFileNames.plain("\u201cx\u201d\u3010y\u3011"));
    }

    @Test
    void sameName_getsTheNumberOfItsCard() {
        DeckFileNames names = new DeckFileNames();
        assertEquals("Coin", names.of("Coin", "1"));
        assertEquals("Coinc2", names.of("Coin", "2"));
        assertEquals("c3", names.of("", "3"));
        assertEquals("Other", names.of("Other", "4"));
        // what two names become may be the same
        assertEquals("a-b", names.of("a b", "5"));
        assertEquals("a-bc6", names.of("a.b", "6"));
    }
}
