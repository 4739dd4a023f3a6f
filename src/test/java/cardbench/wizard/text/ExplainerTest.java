package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.Cards;
import cardbench.wizard.play.ScenarioFiles;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainerTest {

    private static List<String> lines(String text, String language) {
        List<String> lines = new ArrayList<>();
        for (Explainer.Line line : Explainer.explain(CardReader.read(text, false), language)) {
            lines.add("  ".repeat(line.depth()) + line.text());
        }
        return lines;
    }

    @Test
    void bash_isSaidInThreeLanguages() {
        assertEquals(
                List.of(
                        "打出时：",
                        "  如果你装备了魔杖：",
                        "    对你选择的一个怪物造成 12 点伤害。",
                        "  否则：",
                        "    对你选择的一个怪物造成 9 点伤害。"),
                lines(Cards.document("bash"), "zh"));
        assertEquals(
                List.of(
                        "プレイした時：",
                        "  あなたが杖を装備しているなら：",
                        "    あなたが選ぶモンスター 1 体に 12 ダメージを与える。",
                        "  そうでなければ：",
                        "    あなたが選ぶモンスター 1 体に 9 ダメージを与える。"),
                lines(Cards.document("bash"), "ja"));
        assertEquals(
                List.of(
                        "When played:",
                        "  If a wand is equipped by you:",
                        "    Deals 12 damage to a monster chosen by you.",
                        "  Otherwise:",
                        "    Deals 9 damage to a monster chosen by you."),
                lines(Cards.document("bash"), "en"));
    }

    @Test
    void survival_speaksOfTheDrawnCard() {
        assertEquals(
                List.of(
                        "打出时：",
                        "  重复 5 次：",
                        "    你抽 1 张牌。",
                        "    如果抽到的牌的法力消耗 小于等于 4：",
                        "      弃掉抽到的牌。"),
                lines(Cards.document("survival_of_the_fittest"), "zh"));
    }

    @Test
    void gilding_speaksOfTheMonsterThatIsFlipped() {
        assertEquals(
                List.of(
                        "翻开时：",
                        "  一次性，每当探索牌被翻开，且你 等于 该玩家，并且事件的 类型 等于 怪物：",
                        "    该怪物的生命值上限 +3。",
                        "    该怪物的生命值 +3。",
                        "    该怪物的赏金 +1。"),
                lines(Cards.document("gilding_components"), "zh"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja", "en"})
    void everyCardOfTheScenarios_isSaidWithoutGaps(String language) {
        for (String text : ScenarioFiles.all().values()) {
            JsonValue cards = Json.parse(text).asObject().get("cards");
            if (cards == null) {
                continue;
            }
            for (JsonValue card : cards.asArray()) {
                String given = card.isString() ? card.asString() : card.toString();
                for (String line : lines(given, language)) {
                    assertFalse(line.contains("{") || line.contains("$"), line);
                }
            }
        }
    }
}
