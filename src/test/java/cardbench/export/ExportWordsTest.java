package cardbench.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.cards.Language;
import cardbench.deck.DeckView.Section;
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
    void sections_areNamedByTheirKeyOrByTheView() {
        Section actions = new Section("actions", "Action cards", List.of());
        assertEquals("行动牌", ExportWords.ZH.section(actions));
        assertEquals("Action cards", ExportWords.EN.section(actions));
        assertEquals(
                "附带牌 · 乐队经理", ExportWords.ZH.section(new Section("sideboard", "乐队经理", List.of())));
        assertEquals(
                "Sideboard · E.T.C.",
                ExportWords.EN.section(new Section("sideboard", "E.T.C.", List.of())));
        assertEquals("Odd", ExportWords.JA.section(new Section("odd", "Odd", List.of())));
    }
}
