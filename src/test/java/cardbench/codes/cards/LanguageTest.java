package cardbench.codes.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LanguageTest {

    @Test
    void everySpellingOfATag_meansItsLanguage() {
        assertEquals(Language.ZH_CN, Language.of("zh-CN"));
        assertEquals(Language.ZH_CN, Language.of("zhCN"));
        assertEquals(Language.ZH_CN, Language.of("zh_Hans_CN"));
        assertEquals(Language.ZH_CN, Language.of("zh"));
        assertEquals(Language.ZH_TW, Language.of("zh-Hant-HK"));
        assertEquals(Language.ZH_TW, Language.of("zh-HK"));
        assertEquals(Language.ZH_TW, Language.of("ZH-tw"));
        assertEquals(Language.EN, Language.of("enUS"));
        assertEquals(Language.PT, Language.of("ptBR"));
        assertEquals(Language.ES_MX, Language.of("esMX"));
        assertEquals(Language.ES, Language.of("es-AR"));
        assertEquals(Language.JA, Language.of("ja-JP"));
    }

    @Test
    void unknownTag_meansEnglish() {
        assertEquals(Language.EN, Language.of(""));
        assertEquals(Language.EN, Language.of("tlh"));
        assertEquals(Language.EN, Language.of("中文"));
    }

    @Test
    void inTurn_looksAtTheNearestRelativeBeforeEnglish() {
        assertEquals(List.of(Language.ZH_TW, Language.ZH_CN, Language.EN), Language.ZH_TW.inTurn());
        assertEquals(List.of(Language.ES_MX, Language.ES, Language.EN), Language.ES_MX.inTurn());
        assertEquals(List.of(Language.ES, Language.ES_MX, Language.EN), Language.ES.inTurn());
        assertEquals(List.of(Language.ZH_CN, Language.ZH_TW, Language.EN), Language.ZH_CN.inTurn());
        assertEquals(List.of(Language.JA, Language.EN), Language.JA.inTurn());
        assertEquals(List.of(Language.EN), Language.EN.inTurn());
    }
}
