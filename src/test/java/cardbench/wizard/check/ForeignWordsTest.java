package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.wizard.card.WizardCodes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that authors write for those of the document: its Chinese descriptions, and others. */
class ForeignWordsTest {

    private static final String ME = "\"$onPlay.playerUUID\"";

    private static List<String> fixes(String card) {
        return CardReader.read(card, false).diagnostics().stream()
                .map(Diagnostic::fix)
                .filter(fix -> fix != null)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "rarity, com, 普通, com",
        "rarity, com, 基础, ori",
        "rarity, com, 传说, leg",
        "school, none, 火焰, fire",
        "school, none, 冰霜, frost",
        "school, none, 奥能, arcane",
        "school, none, 无派系, none",
    })
    void descriptionOfAValue_isFixedByIt(String key, String known, String written, String word) {
        String card = Cards.treasure("").replace(key + "\": \"" + known, key + "\": \"" + written);
        assertEquals(List.of("\"" + word + "\""), fixes(card));
    }

    @ParameterizedTest
    @CsvSource({
        "被打出时, onPlay",
        "被抽到时, onDraw",
        "被弃牌时, onDiscard",
        "被遗忘时, onForget",
        "装备时, onEquip"
    })
    void descriptionOfATiming_isFixedByIt(String written, String word) {
        String card = Cards.treasure("{\"at\": \"" + written + "\", \"do\": []}");
        assertEquals(List.of("\"" + word + "\""), fixes(card));
    }

    @ParameterizedTest
    @CsvSource({
        "造成伤害, damage",
        "抽牌, drawCard",
        "金币, gold",
        "法力值, mana",
        "洗回牌堆, shuffleBack",
        "循环执行, loop"
    })
    void descriptionOfADoable_isFixedByIt(String written, String word) {
        String card = Cards.playing("{\"type\": \"" + written + "\"}");
        assertTrue(fixes(card).contains("\"" + word + "\""), fixes(card).toString());
    }

    @ParameterizedTest
    @CsvSource({"manaCost, cost", "behaviors, effects", "amount, value"})
    void keyOfAnotherName_isFixedByIt(String key, String written) {
        String card =
                Cards.playing(
                        "{\"type\": \"gold\", \"mode\": \"add\", \"amount\": 1, \"target\": "
                                + ME
                                + "}");
        assertEquals(List.of(), fixes(card));
        List<String> fixes = fixes(card.replace("\"" + key + "\"", "\"" + written + "\""));
        assertEquals(List.of("\"" + key + "\""), fixes);
    }

    /** What is behind a syntax error may hold the keys. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"id\" = 1}", "/* {"})
    void textThatEndsInAnError_lacksNoKeys(String text) {
        List<Diagnostic> found = CardReader.read(text, false).diagnostics();
        assertFalse(found.isEmpty());
        assertTrue(
                found.stream().noneMatch(one -> one.code().equals(WizardCodes.MISSING)),
                found.toString());
    }

    @Test
    void indexOfTheOwnLoop_hasNoValueInItsTimes() {
        String loop =
                "{\"id\": \"i\", \"type\": \"loop\", \"times\": %s, \"do\": [{\"type\": \"gold\","
                        + " \"mode\": \"add\", \"amount\": \"$i.index\", \"target\": "
                        + ME
                        + "}]}";
        String undefined = "wizard.undefined-variable";
        assertFalse(Cards.codes(Cards.playing(loop.formatted("2"))).contains(undefined));
        String own = loop.formatted("\"$i.index\"");
        assertTrue(Cards.codes(Cards.playing(own)).contains(undefined));
    }
}
