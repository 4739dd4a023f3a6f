package cardbench.wizard.check;

import static cardbench.wizard.check.DescriptionFaults.CHOSEN;
import static cardbench.wizard.check.DescriptionFaults.ME;
import static cardbench.wizard.check.DescriptionFaults.NEXT;
import static cardbench.wizard.check.DescriptionFaults.add;
import static cardbench.wizard.check.DescriptionFaults.draw;
import static cardbench.wizard.check.DescriptionFaults.type;
import static cardbench.wizard.check.Fault.damage;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Descriptions that mean what the behaviours do, in words of their own. */
class DescriptionComparisonTest {

    private static void agrees(String description, String doables) {
        String card = DescriptionFaults.card("\"" + description + "\"", doables);
        List<String> differences =
                Cards.codes(card).stream()
                        .filter(code -> code.startsWith("wizard.described"))
                        .toList();
        assertEquals(List.of(), differences, card);
    }

    @Test
    void descriptionThatMeansTheBehaviors_hasNoDifference() {
        String everyMonster = type("allMonsters");
        agrees("造成2点伤害。", damage("2", CHOSEN));
        agrees("对一个怪物造成2点伤害。", damage("2", CHOSEN));
        agrees("对每个怪物造成2点伤害。", damage("2", everyMonster));
        agrees("随机一个怪物受到2点伤害。", damage("2", type("randomMonster")));
        agrees("当一个怪物被击败时，对全场造成2点伤害。", damage("2", everyMonster));
        agrees("对一个怪物造成2点伤害，然后对所有怪物造成1点伤害。", damage("2", CHOSEN) + "," + damage("1", everyMonster));
        agrees("造成3点伤害。", add("health", -3, CHOSEN));
        agrees("每位玩家抽1张牌。", draw(1, type("allPlayers")));
        agrees("你的下家抽2张牌。", draw(2, NEXT));
        agrees("The next player draws 2 cards.", draw(2, NEXT));
        agrees("你的对手抽2张牌。", draw(2, NEXT));
        agrees("选择一名玩家，其下家抽2张牌。", draw(2, type("playerChooser")));
        agrees("造成2次3点伤害。", "{\"type\":\"loop\",\"times\":2,\"do\":[" + damage("3", CHOSEN) + "]}");
        agrees("抽两张牌，获得3枚金币。", draw(2, ME) + "," + add("gold", 3, ME));
        agrees(
                "法力-2，抽2张牌，赏金+1。",
                add("mana", -2, ME) + "," + draw(2, ME) + "," + add("reward", 1, CHOSEN));
        agrees(
                "Draw 2 cards. If you discard a card, gain 1 gold.",
                draw(2, ME) + "," + add("gold", 1, ME));
        agrees("随机对一个怪物造成5点伤害。", damage("5", type("randomMonster")));
        agrees("对一名怪物造成3点伤害，抽两张牌。", damage("3", CHOSEN) + "," + draw(2, ME));
        agrees("偷取你下家2枚金币。", add("gold", -2, NEXT) + "," + add("gold", 2, ME));
        agrees("你和你的下家各抽1张牌。", draw(1, ME) + "," + draw(1, NEXT));
        agrees("モンスター1体に3ダメージを与え、カードを1枚引く。", damage("3", CHOSEN) + "," + draw(1, ME));
        agrees("抽到这张牌时，获得2点金。", add("gold", 2, ME));
        agrees("强大的法术。", damage("2", everyMonster));
        agrees("", draw(2, NEXT));
    }
}
