package cardbench.wizard.check;

import static cardbench.wizard.check.Fault.damage;
import static cardbench.wizard.check.Fault.does;
import static cardbench.wizard.check.Fault.fault;
import static cardbench.wizard.check.Fault.iff;
import static cardbench.wizard.check.Fault.mount;
import static cardbench.wizard.check.Fault.on;

import java.util.List;
import java.util.stream.Stream;

/** Faults of cards that are well-formed but cannot be meant. */
final class LintFaults {

    private LintFaults() {}

    static Stream<Fault> faults() {
        return Stream.of(
                        unreached(),
                        literals(),
                        variables(),
                        endless(),
                        comparisons(),
                        contradictions(),
                        descriptions())
                .flatMap(List::stream);
    }

    private static List<Fault> unreached() {
        return List.of(
                does(
                        "wizard.unreachable",
                        "{\"type\":\"if\",\"condition\":{\"type\":\"AlwaysFalse\"},\"do\":⟦[]⟧}",
                        "/do",
                        null),
                does(
                        "wizard.unreachable",
                        "{\"type\":\"if\",\"condition\":{\"type\":\"Equals\",\"value1\":2,\"value2\":\"2\"},\"do\":[],\"elsedo\":⟦[]⟧}",
                        "/elsedo",
                        null),
                does(
                        "wizard.never-fires",
                        mount("⟦{\"mode\":\"battle\",\"event\":\"onBuy\",\"do\":[]}⟧"),
                        "/triggers/0",
                        null),
                does(
                        "wizard.never-fires",
                        mount(
                                "⟦{\"mode\":\"once\",\"event\":\"onBuy\",\"condition\":{\"type\":\"AlwaysFalse\"},\"do\":[]}⟧"),
                        "/triggers/0",
                        null),
                does(
                        "wizard.dangling-id",
                        "{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":[⟦\"shield\"⟧]}",
                        "/targets/0",
                        null),
                does(
                        "wizard.shared-id",
                        "{\"type\":\"loop\",\"times\":2,\"do\":["
                                + mount(
                                        "{\"id\":⟦\"a\"⟧,\"mode\":\"once\",\"event\":\"onBuy\",\"do\":[]}")
                                + "]}",
                        "/do/0/triggers/0/id",
                        null),
                lastTurn("\"times\":2", "⟦\"$d.UUID\"⟧"),
                lastTurn("\"times\":\"{n.count}\"", "⟦\"{d.UUID}\"⟧"),
                lastTurn("\"target\":{\"type\":\"allPlayers\"}", "⟦\"$d.UUID\"⟧"),
                everyCopy("3", "⟦\"aura\"⟧", "/targets/0"),
                everyCopy("\"$1\"", "{\"mode\":\"id\",\"value\":⟦\"aura\"⟧}", "/targets/0/value"),
                does(
                        "wizard.given-uuid",
                        mount(
                                "{\"UUID\":⟦\"mine\"⟧,\"mode\":\"always\",\"event\":\"onBuy\",\"do\":[]}"),
                        "/triggers/0/UUID",
                        null),
                does("wizard.counter-place", "⟦{\"type\":\"counter\"}⟧", "", null),
                does(
                        "wizard.damage-place",
                        "⟦{\"type\":\"changeDamage\",\"mode\":\"add\",\"amount\":1}⟧",
                        "",
                        null));
    }

    /** Behind a loop, what each turn of it drew: only the card of the last turn. */
    private static Fault lastTurn(String loop, String target) {
        String draw =
                "{\"type\":\"drawCard\",\"id\":\"%s\",\"amount\":1,\"target\":\"$onPlay.playerUUID\"}";
        return fault(
                "wizard.last-turn",
                Cards.playing(
                        draw.formatted("n")
                                + ",{\"type\":\"discardCard\",\"target\":\"$n.UUID\"},"
                                + "{\"type\":\"loop\","
                                + loop
                                + ",\"do\":["
                                + draw.formatted("d")
                                + "]},{\"type\":\"discardCard\",\"target\":"
                                + target
                                + "}"),
                "/behaviors/0/do/3/target",
                null);
    }

    /** A wand of several copies, whose triggers have the same id whoever holds them. */
    private static Fault everyCopy(String count, String target, String pointer) {
        String wand =
                "{\"at\":\"onEquip\",\"do\":["
                        + mount(
                                "{\"id\":\"aura\",\"mode\":\"always\",\"event\":\"onBuy\",\"do\":[]}")
                        + "]},{\"at\":\"onUnequip\",\"do\":[{\"type\":\"removeTriggers\",\"mode\":\"id\","
                        + "\"targets\":["
                        + target
                        + "]}]}";
        return fault(
                "wizard.every-copy",
                Cards.treasure(wand).replace("\"count\": 1", "\"count\": " + count),
                "/behaviors/1/do/0" + pointer,
                null);
    }

    private static List<Fault> literals() {
        String me = "\"$onPlay.playerUUID\"";
        return List.of(
                literal(gold("⟦\"onPlay.playerUUID\"⟧"), "/target", me),
                literal(gold("⟦\"onPlay.playerUID\"⟧"), "/target", me),
                literal(gold("⟦\"$\"⟧"), "/target", me),
                literal(gold("⟦\"p1\"⟧"), "/target", null),
                literal(gold("[" + me + ",⟦\"p1\"⟧]"), "/target/1", null),
                literal(damage("1", "⟦\"m77\"⟧"), "/target", null),
                literal(damage("1", "⟦\"onPlay.playerUUID\"⟧"), "/target", null),
                literal(
                        damage("1", "{\"type\":\"monsterChooser\",\"ask\":⟦\"p9\"⟧}"),
                        "/target/ask",
                        null),
                literal(iff(equal("⟦\"onPlay.playerUUID\"⟧", "3")), "/condition/value1", null),
                literal(
                        iff(equal("⟦\"onPlay.playerUUID\"⟧", "\"p{onPlay.playerUUID}\"")),
                        "/condition/value1",
                        me),
                literal(iff(equal(me, "⟦\"p1\"⟧")), "/condition/value2", null),
                literal(
                        mount(
                                "{\"mode\":\"once\",\"event\":\"onBuy\",\"do\":["
                                        + gold("⟦\"onBuy.playerUUID\"⟧")
                                        + "]}"),
                        "/triggers/0/do/0/target",
                        "\"$onBuy.playerUUID\""),
                literal(
                        "{\"type\":\"removeTriggers\",\"mode\":\"UUID\",\"targets\":[⟦\"t1\"⟧]}",
                        "/targets/0",
                        null));
    }

    private static Fault literal(String doable, String pointer, String fix) {
        return does("wizard.literal", doable, pointer, fix);
    }

    private static String gold(String target) {
        return "{\"type\":\"gold\",\"mode\":\"add\",\"amount\":1,\"target\":" + target + "}";
    }

    private static String equal(String one, String other) {
        return "{\"type\":\"Equals\",\"value1\":" + one + ",\"value2\":" + other + "}";
    }

    private static List<Fault> variables() {
        String draw =
                "{\"id\":\"d\",\"type\":\"drawCard\",\"amount\":1,"
                        + "\"target\":\"$onPlay.playerUUID\"}";
        String use = "{\"type\":\"discardCard\",\"target\":⟦\"{d.UUID}\"⟧}";
        String wand = "{\"type\":\"HasWand\",\"playerUUID\":\"$onPlay.playerUUID\"}";
        String begin = "{\"type\":\"if\",\"condition\":" + wand + ",\"do\":[";
        String trigger = "{\"mode\":\"once\",\"event\":\"onBuy\",\"do\":[]}";
        return List.of(
                branch(begin + draw + "]}," + use, "/do/1/target"),
                branch(begin + "],\"elsedo\":[" + draw + "]}," + use, "/do/1/target"),
                branch(begin + draw + "],\"elsedo\":[" + use + "]}", "/do/0/elsedo/0/target"),
                then(
                        "wizard.undefined-variable",
                        "{\"id\":\"i\"," + begin.substring(1) + "]}," + gold("⟦\"{i.UUID}\"⟧")),
                then(
                        "wizard.target-kind",
                        "{\"id\":\"a\",\"type\":\"addTriggers\",\"triggers\":["
                                + trigger
                                + "]},"
                                + gold("⟦\"{a.UUID}\"⟧")),
                does(
                        "wizard.nested-id",
                        "{\"id\":\"l\",\"type\":\"loop\",\"times\":2,\"do\":["
                                + "{\"id\":⟦\"l\"⟧,\"type\":\"loop\",\"times\":2,\"do\":[]}]}",
                        "/do/0/id",
                        null),
                does(
                        "wizard.ambiguous",
                        mount(
                                "{\"mode\":\"once\",\"event\":\"onPlay\",\"do\":["
                                        + gold("⟦\"$onPlay.playerUUID\"⟧")
                                        + "]}"),
                        "/triggers/0/do/0/target",
                        "\"$onPlayCard.playerUUID\""),
                fault(
                        "wizard.level-differs",
                        "{\"id\":\"p.exploration.IX.a\",\"level\":⟦\"III\"⟧}",
                        "/level",
                        null));
    }

    /** A fault of the second doable. */
    private static Fault then(String code, String doables) {
        return new Fault(code, Cards.playing(doables), "/behaviors/0/do/1/target", null);
    }

    private static Fault branch(String doables, String pointer) {
        return new Fault(
                "wizard.one-branch", Cards.playing(doables), "/behaviors/0" + pointer, null);
    }

    private static List<Fault> endless() {
        String hit =
                "\"do\":[{\"type\":\"damage\",\"amount\":1,\"target\":\"$onDamageTaken.monsterUUID\"}]";
        String mine = equal("\"$onDamageTaken.sourcePlayerUUID\"", "\"$onPlay.playerUUID\"");
        String nested =
                "{\"type\":\"loop\",\"times\":⟦100⟧,\"do\":["
                        + "{\"type\":\"loop\",\"times\":10,\"do\":[{\"type\":\"shuffleBack\","
                        + "\"player\":\"$onPlay.playerUUID\"}]}]}";
        return List.of(
                itself("\"event\":⟦\"onDamageTaken\"⟧,\"mode\":\"always\"," + hit),
                itself(
                        "\"event\":⟦\"onDamageTaken\"⟧,\"mode\":\"turn\",\"condition\":"
                                + mine
                                + ","
                                + hit),
                itself(
                        "\"event\":⟦\"onDiscard\"⟧,\"mode\":\"battle\",\"do\":[{\"type\":"
                                + "\"discardCard\",\"target\":\"$onDiscard.cardUUID\"}]"),
                new Fault(
                        "wizard.fires-itself",
                        Cards.treasure(
                                        "{\"at\":⟦\"onDraw\"⟧,\"do\":[{\"type\":\"drawCard\",\"amount\":1,"
                                                + "\"target\":\"$onDraw.playerUUID\"}]}")
                                .replace("\"count\": 1", "\"count\": \"$1\""),
                        "/behaviors/0/at",
                        null),
                does("wizard.too-long", nested, "/times", null));
    }

    private static Fault itself(String members) {
        return does("wizard.fires-itself", mount("{" + members + "}"), "/triggers/0/event", null);
    }

    /** A trigger on an event whose condition compares these two. */
    private static Fault compared(
            String code, String event, String one, String other, String pointer, String fix) {
        return does(
                code,
                mount(
                        "{\"mode\":\"always\",\"event\":\""
                                + event
                                + "\",\"condition\":"
                                + (pointer.isEmpty()
                                        ? "⟦" + equal(one, other) + "⟧"
                                        : equal(one, other))
                                + ",\"do\":[]}"),
                "/triggers/0/condition" + (pointer.isEmpty() ? "" : "/" + pointer),
                fix);
    }

    private static Fault word(String event, String field, String other, String fix) {
        String variable = "\"$" + event + "." + field + "\"";
        return compared("wizard.never-word", event, variable, "⟦" + other + "⟧", "value2", fix);
    }

    private static Fault value(String variable, String other) {
        String event = variable.substring(0, variable.indexOf('.'));
        return compared(
                "wizard.never-value",
                event,
                "⟦" + other + "⟧",
                "\"$" + variable + "\"",
                "value1",
                null);
    }

    private static Fault condition(String code, String condition, String pointer) {
        return does(code, iff(condition), "/condition" + pointer, null);
    }

    private static List<Fault> comparisons() {
        String flip = "onExplorationFlip";
        String me = "\"$onPlay.playerUUID\"";
        String gold =
                "{\"type\":\"getPlayerProperty\",\"playerUUID\":" + me + ",\"property\":\"gold\"}";
        return List.of(
                word(flip, "type", "\"Monster\"", "\"monster\""),
                word(flip, "type", "\"boss\"", null),
                word(flip, "type", "true", null),
                word(flip, "level", "\"iii\"", "\"III\""),
                word("onDefeat", "level", "3", "\"III\""),
                word("onDefeat", "level", "12", "\"XII\""),
                word("onDefeat", "level", "4", null),
                word("onDefeat", "level", "\"IV\"", null),
                word("onDefeat", "level", "[\"III\"]", null),
                word("onDamageTaken", "level", "null", null),
                value("onDamageTaken.amount", "\"three\""),
                value("onBuy.price", "false"),
                value("onBuy.cardID", "\"bash\""),
                value("onBuy.cardID", "\"base.exploration.III.x\""),
                value("onDefeat.monsterID", "\"base.treasure.common.x\""),
                value("onRefreshShop.newShopCardIDs", "\"base.treasure.common.x\""),
                value("onDefeat.monsterUUID", "7"),
                condition("wizard.never-value", equal(gold, "⟦\"three\"⟧"), "/value2"),
                fault(
                        "wizard.foreign-id",
                        "["
                                + Cards.playing("")
                                + ","
                                + Cards.playing(
                                                mount(
                                                        "{\"mode\":\"always\",\"event\":\"onBuy\",\"condition\":"
                                                                + equal(
                                                                        "\"$onBuy.cardID\"",
                                                                        "⟦\"test.treasure.common.onne\"⟧")
                                                                + ",\"do\":[]}"))
                                        .replace("common.one\"", "common.two\"")
                                + "]",
                        "/1/behaviors/0/do/0/triggers/0/condition/value2",
                        "\"test.treasure.common.one\""),
                compared(
                        "wizard.never-equal",
                        "onDefeat",
                        "\"$onDefeat.monsterUUID\"",
                        "\"$onDefeat.monsterID\"",
                        "",
                        null),
                compared(
                        "wizard.never-equal",
                        "onDefeat",
                        "\"$onDefeat.monsterUUID\"",
                        me,
                        "",
                        null),
                condition("wizard.never-equal", "⟦" + equal(gold, me) + "⟧", ""),
                condition(
                        "wizard.same-sides", "⟦" + equal(me, "\"{onPlay.playerUUID}\"") + "⟧", ""),
                condition(
                        "wizard.same-sides",
                        "⟦" + equal(gold, gold).replace("Equals", "LessThan") + "⟧",
                        ""),
                condition(
                        "wizard.never-word",
                        "{\"type\":\"IsType\",\"playerUUID\":"
                                + me
                                + ",\"cardType\":⟦\"monster\"⟧}",
                        "/cardType"));
    }

    private static String not(String condition) {
        return "{\"type\":\"Not\",\"condition\":" + condition + "}";
    }

    private static String joined(String type, String... parts) {
        return "{\"type\":\"" + type + "\",\"conditions\":[" + String.join(",", parts) + "]}";
    }

    private static String order(String type, String one, String other) {
        return equal(one, other).replace("Equals", type);
    }

    /** Two conditions that exclude each other, of which the second is marked. */
    private static Fault both(String one, String other) {
        return condition(
                "wizard.contradiction", joined("And", one, "⟦" + other + "⟧"), "/conditions/1");
    }

    private static List<Fault> contradictions() {
        String me = "\"$onPlay.playerUUID\"";
        String gold =
                "{\"type\":\"getPlayerProperty\",\"playerUUID\":" + me + ",\"property\":\"gold\"}";
        String mana = gold.replace("gold", "mana");
        String card = "\"playerUUID\":" + me + ",\"cardUUID\":\"$onBuy.cardUUID\"}";
        String wand = "{\"type\":\"HasWand\",\"playerUUID\":" + me + "}";
        String level = "\"$onDefeat.level\"";
        String spell = "{\"type\":\"IsType\",\"playerUUID\":" + me + ",\"cardType\":\"spell\"}";
        String third = equal(level, "\"III\"");
        String sixth = equal(level, "\"VI\"");
        return List.of(
                both(equal(gold, "3"), equal(gold, "4")),
                both(equal(gold, "3"), equal("\"4\"", gold)),
                both(order("GreaterThan", gold, "3"), order("LessThan", gold, "4")),
                both(order("GreaterThan", gold, "3"), order("GreaterThan", "2", gold)),
                both(order("GreaterThanOrEqual", gold, "4"), order("LessThanOrEqual", gold, "3")),
                both(equal(gold, "3"), order("GreaterThan", gold, "3")),
                condition(
                        "wizard.contradiction",
                        joined("And", equal(gold, "3"), not("⟦" + equal(gold, "3") + "⟧")),
                        "/conditions/1/condition"),
                condition(
                        "wizard.contradiction",
                        joined(
                                "And",
                                order("GreaterThan", gold, "5"),
                                not("⟦" + order("GreaterThan", gold, "3") + "⟧")),
                        "/conditions/1/condition"),
                both(order("GreaterThan", gold, mana), order("GreaterThan", mana, gold)),
                both(equal(gold, mana), order("LessThan", gold, mana)),
                condition(
                        "wizard.contradiction",
                        joined("And", wand, not("⟦" + wand + "⟧")),
                        "/conditions/1/condition"),
                does(
                        "wizard.contradiction",
                        mount(
                                "{\"mode\":\"always\",\"event\":\"onBuy\",\"condition\":"
                                        + joined(
                                                "And",
                                                "{\"type\":\"HasCard\"," + card,
                                                "⟦{\"type\":\"HasNoCard\"," + card + "⟧")
                                        + ",\"do\":[]}"),
                        "/triggers/0/condition/conditions/1",
                        null),
                both(spell, spell.replace("spell", "wand")),
                both(spell, spell.replace("IsType", "IsNotType")),
                condition(
                        "wizard.contradiction",
                        joined(
                                "And",
                                equal(gold, mana),
                                equal(mana, "3"),
                                "⟦" + equal(gold, "4") + "⟧"),
                        "/conditions/2"),
                condition(
                        "wizard.contradiction",
                        joined(
                                "And",
                                equal(gold, "3"),
                                joined("Or", wand, "⟦" + equal(gold, "4") + "⟧")),
                        "/conditions/1/conditions/1"),
                condition(
                        "wizard.contradiction",
                        joined("And", wand, not(joined("Or", spell, "⟦" + wand + "⟧"))),
                        "/conditions/1/condition/conditions/1"),
                does(
                        "wizard.contradiction",
                        mount(
                                "{\"mode\":\"always\",\"event\":\"onDefeat\",\"condition\":"
                                        + joined("And", third, "⟦" + sixth + "⟧")
                                        + ",\"do\":[]}"),
                        "/triggers/0/condition/conditions/1",
                        null),
                does(
                        "wizard.contradiction",
                        mount(
                                "{\"mode\":\"always\",\"event\":\"onDefeat\",\"condition\":"
                                        + third
                                        + ",\"do\":["
                                        + iff("⟦" + sixth + "⟧")
                                        + "]}"),
                        "/triggers/0/do/0/condition",
                        null),
                does(
                        "wizard.contradiction",
                        mount(
                                "{\"mode\":\"always\",\"event\":\"onDefeat\",\"do\":[{\"type\":\"if\",\"condition\":"
                                        + third
                                        + ",\"do\":[],\"elsedo\":["
                                        + iff("⟦" + third + "⟧")
                                        + "]}]}"),
                        "/triggers/0/do/0/elsedo/0/condition",
                        null));
    }

    private static Fault described(String code, String description, String behaviors) {
        return fault(
                code,
                Cards.treasure(behaviors)
                        .replace("\"description\": \"\"", "\"description\": " + description),
                "/description",
                null);
    }

    private static Fault owned(String description, String event) {
        String trigger =
                "{\"mode\":\"always\",\"event\":⟦\""
                        + event
                        + "\"⟧,\"do\":["
                        + gold("\"$onPlay.playerUUID\"")
                        + "]}";
        Fault fault =
                described(
                        "wizard.any-player",
                        "\"" + description + "\"",
                        "{\"at\":\"onPlay\",\"do\":[" + mount(trigger) + "]}");
        return fault(fault.code(), fault.text(), "/behaviors/0/do/0/triggers/0/event", null);
    }

    private static List<Fault> descriptions() {
        return List.of(
                described("wizard.no-effect", "⟦\"造成5点伤害。\"⟧", ""),
                described("wizard.no-effect", "⟦\"造成伤害。\"⟧", "{\"at\":\"onPlay\",\"do\":[]}"),
                described("wizard.no-effect", "⟦\"Draw a card.\"⟧", ""),
                does(
                        "wizard.fire-each-other",
                        mount(
                                "{\"mode\":\"always\",\"event\":⟦\"onDamageTaken\"⟧,\"do\":[{\"type\":\"askDiscardCard\",\"minimum\":1,\"maximum\":1,\"target\":\"$onPlay.playerUUID\"}]},"
                                        + "{\"mode\":\"round\",\"event\":\"onDiscard\",\"do\":["
                                        + damage("1", "{\"type\":\"allMonsters\"}")
                                        + "]}"),
                        "/triggers/0/event",
                        null),
                owned("每当你弃牌时，获得1枚金币", "onDiscard"),
                owned("你的回合结束时，获得1枚金币", "onBattleTurnEnd"),
                owned("Whenever you buy a card, gain 1 gold.", "onBuy"),
                fault(
                        "wizard.no-health",
                        "{\"id\":\"a.exploration.III.m\",\"name\":\"\",\"type\":⟦\"monster\"⟧,\"description\":\"\",\"level\":\"III\",\"behaviors\":[]}",
                        "/type",
                        null),
                does(
                        "wizard.dangling-id",
                        "{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":[{\"mode\":\"id\",\"value\":⟦\"shield\"⟧}]}",
                        "/targets/0/value",
                        null),
                does(
                        "wizard.never-word",
                        "{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":{\"mode\":\"event\",\"value\":⟦\"onDefeats\"⟧}}",
                        "/targets/value",
                        "\"onDefeat\""),
                on(
                        "wizard.deprecated",
                        "{\"at\":\"onPlay\",\"do\":[{\"type\":\"addTriggers\",\"triggers\":[⟦{\"event\":\"onBuy\",\"type\":\"permanent\",\"effects\":[]}⟧]}]}",
                        "/do/0/triggers/0",
                        "{\"event\":\"onBuy\",\"mode\":\"always\",\"do\":[]}"));
    }
}
