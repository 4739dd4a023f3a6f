package cardbench.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.cards.Language;
import cardbench.deck.DeckView.Section;
import cardbench.deck.SectionName;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExportWordsTest {

    @Test
    void language_hasItsWordsOrEnglish() {
        assertEquals(ExportWords.ZH, ExportWords.of(Language.ZH_CN));
        assertEquals(ExportWords.ZH, ExportWords.of(Language.ZH_TW));
        assertEquals(ExportWords.JA, ExportWords.of(Language.JA));
        assertEquals(ExportWords.EN, ExportWords.of(Language.KO));
    }

    @Test
    void numbers_standInTheirPlaces() {
        assertEquals("作成コスト 40 魔素", ExportWords.JA.dust(40));
    }

    @Test
    void sections_areCalledByTheirName() {
        SectionName name = new SectionName("actions", "Action cards", "行动牌", "アクションカード");
        Section actions = new Section(name, List.of());
        assertEquals("行动牌", ExportWords.ZH.section(actions));
        assertEquals("アクションカード", ExportWords.JA.section(actions));
        assertEquals("Action cards", ExportWords.EN.section(actions));
    }

    @Test
    void sideboards_areCalledByTheirOwner() {
        SectionName name = new SectionName("sideboard", "Sideboard", "附带牌", "サイドボード");
        assertEquals("附带牌 · 乐队经理", ExportWords.ZH.section(new Section(name, "乐队经理", List.of())));
        assertEquals(
                "Sideboard · E.T.C.",
                ExportWords.EN.section(new Section(name, "E.T.C.", List.of())));
    }
}
