package cardbench.wizard.check;

import static cardbench.wizard.check.Fault.damage;
import static cardbench.wizard.check.Fault.fault;

import java.util.List;
import java.util.stream.Stream;

/** Descriptions that do not match the behaviours of their cards, by kind. */
final class DescriptionFaults {

    static final String ME = "\"$onPlay.playerUUID\"";

    static final String NEXT = "{\"type\":\"getPlayer\",\"of\":" + ME + ",\"seat\":\"next\"}";

    static final String CHOSEN = "{\"type\":\"monsterChooser\",\"ask\":" + ME + "}";

    private DescriptionFaults() {}

    static String type(String name) {
        return "{\"type\":\"" + name + "\"}";
    }

    static String draw(int amount, String player) {
        return "{\"type\":\"drawCard\",\"amount\":" + amount + ",\"target\":" + player + "}";
    }

    static String add(String number, int amount, String target) {
        return "{\"type\":\"%s\",\"mode\":\"add\",\"amount\":%d,\"target\":%s}"
                .formatted(number, amount, target);
    }

    private static String discard(int amount) {
        return "{\"type\":\"askDiscardCard\",\"minimum\":%1$d,\"maximum\":%1$d,\"target\":%2$s}"
                .formatted(amount, ME);
    }

    /** A card with a description that does some things when it is played. */
    static String card(String description, String doables) {
        return Cards.playing(doables)
                .replace("\"description\": \"\"", "\"description\": " + description);
    }

    private static Fault differs(String kind, String description, String doables) {
        return fault(
                "wizard.described-" + kind,
                card("⟦\"" + description + "\"⟧", doables),
                "/description",
                null);
    }

    static Stream<Fault> faults() {
        return Stream.of(targets(), players(), effects()).flatMap(List::stream);
    }

    private static List<Fault> targets() {
        return List.of(
                differs("targets", "对所有怪物造成2点伤害。", damage("2", CHOSEN)),
                differs("targets", "对一个怪物造成2点伤害。", damage("2", type("allMonsters"))),
                differs("targets", "对随机一个怪物造成2点伤害。", damage("2", CHOSEN)),
                differs("targets", "所有玩家抽2张牌", draw(2, type("playerChooser"))),
                differs("targets", "Deal 2 damage to a monster.", damage("2", type("allMonsters"))),
                differs(
                        "targets",
                        "When a monster is defeated, deal 2 damage to all monsters.",
                        damage("2", type("randomMonster"))),
                differs("targets", "すべてのモンスターに2ダメージを与える。", damage("2", CHOSEN)));
    }

    private static List<Fault> players() {
        return List.of(
                differs("player", "你的下家抽2张牌。", draw(2, ME)),
                differs("player", "你的上家获得2枚金币。", add("gold", 2, NEXT)),
                differs("player", "抽2张牌。", draw(2, NEXT)),
                differs("player", "所有玩家抽2张牌。", draw(2, ME)),
                differs("player", "The next player draws 2 cards.", draw(2, ME)),
                differs("player", "次のプレイヤーがカードを2枚引く。", draw(2, ME)));
    }

    private static List<Fault> effects() {
        return List.of(
                differs("effect", "抽2张牌。", discard(2)),
                differs("effect", "弃2张牌。", draw(2, ME)),
                differs("effect", "获得2点法力。", add("gold", 2, ME)),
                differs("effect", "恢复2点生命。", damage("2", CHOSEN)),
                differs("effect", "Discard 2 cards.", draw(2, ME)),
                differs("effect", "2ダメージを与える。", draw(2, ME)),
                differs(
                        "number",
                        "造成2点伤害，抽2张牌，获得3枚金币。",
                        damage("2", CHOSEN) + "," + draw(3, ME) + "," + add("gold", 3, ME)),
                differs(
                        "number",
                        "Deal two damage. Draw 3 cards, gain 2 gold, discard 3 cards.",
                        draw(2, ME)
                                + ","
                                + add("gold", 2, ME)
                                + ","
                                + damage("2", CHOSEN)
                                + ","
                                + discard(3)));
    }
}
