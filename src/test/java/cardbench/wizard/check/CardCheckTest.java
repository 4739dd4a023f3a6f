package cardbench.wizard.check;

import static cardbench.wizard.check.Fault.card;
import static cardbench.wizard.check.Fault.damage;
import static cardbench.wizard.check.Fault.does;
import static cardbench.wizard.check.Fault.fault;
import static cardbench.wizard.check.Fault.iff;
import static cardbench.wizard.check.Fault.mount;
import static cardbench.wizard.check.Fault.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonCodes;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.wizard.card.WizardCodes;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every fault that the check knows: what is said, of which characters, with which fix. */
class CardCheckTest {

    static Stream<Fault> faults() {
        return Stream.of(
                        written(),
                        KeyFaults.faults(),
                        LintFaults.faults(),
                        DescriptionFaults.faults(),
                        WandFaults.faults())
                .flatMap(faults -> faults);
    }

    private static Stream<Fault> written() {
        String me = "\"$onPlay.playerUUID\"";
        String ask = "{\"type\": \"monsterChooser\", \"ask\": " + me + "}";
        return Stream.of(
                fault("json.empty", "⟦⟧", "", null),
                fault("json.too-deep", "[".repeat(64) + "⟦[⟧", null, null),
                fault("json.unclosed-comment", "⟦/*⟧ {", "", null),
                fault("json.unclosed-string", "\"a⟦\n⟧\"b\n", "", null),
                fault("json.full-width", "{\"id\"⟦：⟧ 1}", "/id", ":"),
                fault("json.missing-sign", "{\"id\"⟦⟧ 1}", "/id", ":"),
                fault("json.missing-sign", "{\"id\": \"a⟦⟧\n}", "", "\""),
                fault("json.stray-sign", "[{},⟦,⟧ {}]", "", ""),
                fault("json.unquoted", "{⟦id⟧: 1}", "/id", "\"id\""),
                fault("json.literal", "{\"id\": ⟦tru⟧}", "/id", "true"),
                fault("json.syntax", "{\"id\":⟦⟧ }", "", null),
                fault("json.extra-closer", "[]⟦]⟧", "", ""),
                fault("json.missing-closer", "[{}⟦⟧", "", "]"),
                fault("json.trailing-comma", "[{}⟦,⟧ ]", "", ""),
                fault("json.space", "{⟦\u3000⟧\"a\": 1}", "", " "),
                fault("json.single-quotes", "{⟦'a'⟧: 1}", "/a", "\"a\""),
                fault("json.hash-comment", "⟦#⟧ a card\n[]", "", "//"),
                fault("json.assignment", "⟦export default ⟧[]", "", ""),
                fault("json.duplicate-key", "{\"id\": 1, ⟦\"id\"⟧: 2}", "/id", null),
                fault("json.fence", "⟦```json⟧\n{}", "", ""),
                fault("json.several", "{}\n⟦{⟧}", "/1", null),
                fault("wizard.not-a-card", "⟦7⟧", "", null),
                fault("wizard.missing", "⟦{⟧\"id\": \"p.treasure.a.b\"}", "", null),
                card("wizard.type", "\"One\"", "⟦1⟧", "/name", null),
                card("wizard.type", "\"count\": 1", "\"count\": ⟦\"$x\"⟧", "/count", null),
                card("wizard.own-range", "Cost\": 0", "Cost\": ⟦-1⟧", "/manaCost", null),
                card("wizard.own-range", "nt\": 1", "nt\": ⟦10000⟧", "/count", null),
                card("wizard.count-text", "nt\": 1", "nt\": ⟦\"2\"⟧", "/count", "2"),
                card("wizard.own-value", "\"none\"", "⟦\"water\"⟧", "/school", null),
                card("wizard.own-value", "\"com\"", "⟦\"comm\"⟧", "/rarity", "\"com\""),
                card("wizard.not-in-document", "\"com\"", "⟦\"legendary\"⟧", "/rarity", "\"leg\""),
                card("wizard.unknown-key", "\"name\"", "⟦\"namee\"⟧:1,\"name\"", "/namee", null),
                card(
                        "wizard.unknown-key",
                        "\"name\"",
                        "⟦\"cardTyp\"⟧:\"wand\",\"name\"",
                        "/cardTyp",
                        "\"cardType\""),
                card("wizard.id-form", "\"test.treasure.common.one\"", "⟦\"one\"⟧", "/id", null),
                card("wizard.tag", "ion\": \"\"", "ion\": ⟦\"<a>x</a>\"⟧", "/description", null),
                fault(
                        "wizard.number-unknown",
                        Cards.playing(damage("9", ask)).replace("ion\": \"\"", "ion\": ⟦\"造成8点\"⟧"),
                        "/description",
                        null),
                fault(
                        "wizard.number-unsaid",
                        Cards.playing(damage("9", ask)).replace("ion\": \"\"", "ion\": ⟦\"伤害\"⟧"),
                        "/description",
                        null),
                fault(
                        "wizard.duplicate-id",
                        "[{\"id\": \"p.treasure.a.b\"}, {\"id\": ⟦\"p.treasure.a.b\"⟧}]",
                        "/1/id",
                        null),
                on(
                        "wizard.unknown-timing",
                        "{\"at\": ⟦\"onPaly\"⟧, \"do\": []}",
                        "/at",
                        "\"onPlay\""),
                on(
                        "wizard.event-as-timing",
                        "{\"at\": ⟦\"onBattleTurnStart\"⟧, \"do\": []}",
                        "/at",
                        null),
                on("wizard.wrong-timing", "{\"at\": ⟦\"onFlip\"⟧, \"do\": []}", "/at", null),
                on(
                        "wizard.deprecated",
                        "⟦{\"at\":\"onPlay\",\"do\":\"drawCards\",\"amount\":2,\"target\":"
                                + me
                                + "}⟧",
                        "",
                        "{\"at\":\"onPlay\",\"do\":[{\"type\":\"drawCard\",\"amount\":2,\"target\":"
                                + me
                                + "}]}"),
                does("wizard.unknown-doable", "{\"type\": ⟦\"damge\"⟧}", "/type", "\"damage\""),
                does(
                        "wizard.unknown-chooser",
                        damage("1", "{\"type\": ⟦\"allMonster\"⟧}"),
                        "/target/type",
                        "\"allMonsters\""),
                does(
                        "wizard.unknown-getter",
                        damage("{\"type\": ⟦\"getCard\"⟧}", ask),
                        "/amount/type",
                        "\"getCardProperty\""),
                does(
                        "wizard.plain-object",
                        iff(
                                "{\"type\":\"Equals\",\"value1\":{\"type\":⟦\"getPlaye\"⟧,"
                                        + "\"of\":"
                                        + me
                                        + ",\"seat\":\"next\"},\"value2\":"
                                        + me
                                        + "}"),
                        "/condition/value1/type",
                        "\"getPlayer\""),
                does(
                        "wizard.plain-object",
                        iff(
                                "{\"type\":\"Equals\",\"value1\":[{⟦\"typ\"⟧:\"getPlayer\","
                                        + "\"of\":"
                                        + me
                                        + ",\"seat\":\"next\"}],\"value2\":1}"),
                        "/condition/value1/0/typ",
                        "\"type\""),
                does("wizard.type", damage("⟦\"many\"⟧", ask), "/amount", null),
                does("wizard.own-range", damage("⟦1000000⟧", ask), "/amount", null),
                does("wizard.own-range", damage("⟦-12345678901⟧", ask), "/amount", null),
                does("wizard.type", damage("⟦1.5⟧", ask), "/amount", null),
                does("wizard.unspecified", damage("⟦-2⟧", ask), "/amount", null),
                does("wizard.target-kind", damage("1", "⟦" + me + "⟧"), "/target", null),
                does("wizard.target-kind", damage("⟦" + me + "⟧", ask), "/amount", null),
                does(
                        "wizard.undefined-variable",
                        damage(
                                "1",
                                "{\"type\": \"monsterChooser\", \"ask\": ⟦\"$onPlay.playerUID\"⟧}"),
                        "/target/ask",
                        me),
                does("wizard.undefined-variable", damage("⟦\"{x.count}\"⟧", ask), "/amount", null),
                does(
                        "wizard.arithmetic",
                        damage("⟦\"2 * 3\"⟧", ask),
                        "/amount",
                        "{\"type\": \"product\", \"values\": [2, 3]}"),
                does(
                        "wizard.subtraction",
                        "{\"type\":\"gold\",\"mode\":⟦\"sub\"⟧,\"amount\":1,\"target\":" + me + "}",
                        "/mode",
                        null),
                does(
                        "wizard.foreign-template",
                        damage("1", "⟦\"${onPlay.monsterUUID}\"⟧"),
                        "/target",
                        "\"$onPlay.monsterUUID\""),
                does("wizard.braces", damage("⟦\"{x.count\"⟧", ask), "/amount", null),
                does(
                        "wizard.unused-id",
                        damage("1", ask)
                                .replace(
                                        "\"type\": \"damage\"",
                                        "\"id\": ⟦\"hit\"⟧, \"type\": \"damage\""),
                        "/id",
                        null),
                does(
                        "wizard.unknown-condition",
                        iff("{\"type\": ⟦\"AlwaysTru\"⟧}"),
                        "/condition/type",
                        "\"AlwaysTrue\""),
                does(
                        "wizard.alias",
                        iff("{\"type\": ⟦\"alwaysTrue\"⟧}"),
                        "/condition/type",
                        "\"AlwaysTrue\""),
                does(
                        "wizard.unknown-value",
                        iff(
                                "{\"type\":\"IsType\",\"playerUUID\":"
                                        + me
                                        + ",\"cardType\":⟦\"spel\"⟧}"),
                        "/condition/cardType",
                        "\"spell\""),
                does(
                        "wizard.unspecified",
                        iff(
                                "{\"type\":⟦\"IsType\"⟧,\"playerUUID\":"
                                        + me
                                        + ",\"cardType\":\"spell\"}"),
                        "/condition/type",
                        null),
                does(
                        "wizard.unknown-event",
                        mount("{\"mode\":\"once\",\"event\":⟦\"onPlayCrad\"⟧,\"do\":[]}"),
                        "/triggers/0/event",
                        "\"onPlayCard\""),
                does(
                        "wizard.timing-as-event",
                        mount("{\"mode\":\"once\",\"event\":⟦\"onUnequip\"⟧,\"do\":[]}"),
                        "/triggers/0/event",
                        null),
                does(
                        "wizard.default-mode",
                        mount("⟦{\"event\":\"onRoundEnd\",\"do\":[]}⟧"),
                        "/triggers/0",
                        null),
                does(
                        "wizard.round-is-turn",
                        mount("{\"type\":⟦\"round\"⟧,\"event\":\"onDefeat\",\"effects\":[]}"),
                        "/triggers/0/type",
                        null),
                does(
                        "wizard.extension",
                        damage("1", "{\"type\":⟦\"allMonsters\"⟧}"),
                        "/target/type",
                        null));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void everyFault_isSaidAtItsPlaceWithItsFix(Fault fault) {
        int from = fault.text().indexOf('⟦');
        int to = fault.text().indexOf('⟧') - 1;
        String text = fault.text().replace("⟦", "").replace("⟧", "");
        Diagnostic diagnostic = Cards.first(text, fault.code());
        Location at = diagnostic.location();
        assertEquals(from + ".." + to, at.from() + ".." + at.to(), diagnostic.message());
        assertEquals(fault.fix(), diagnostic.fix());
        assertEquals(text.substring(0, from).split("\n", -1).length, at.line());
        assertEquals(from - text.lastIndexOf('\n', from - 1), at.column());
        if (fault.pointer() != null) {
            assertEquals(fault.pointer(), at.pointer());
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void faultMendedByItsFix_isGone(Fault fault) {
        if (fault.fix() == null) {
            return;
        }
        int from = fault.text().indexOf('⟦');
        int to = fault.text().indexOf('⟧');
        String mended =
                fault.text().substring(0, from) + fault.fix() + fault.text().substring(to + 1);
        assertFalse(Cards.codes(mended).contains(fault.code()), mended);
    }

    @Test
    void everyCodeOfTheCheck_isShown() throws IllegalAccessException {
        Set<String> codes = new TreeSet<>();
        for (Class<?> type : List.of(WizardCodes.class, JsonCodes.class)) {
            for (Field field : type.getFields()) {
                codes.add(((DiagnosticCode) field.get(null)).name());
            }
        }
        faults().forEach(fault -> codes.remove(fault.code()));
        // limits have tests of their own; the others are of scenarios and games
        codes.removeAll(
                List.of(
                        "json.too-long",
                        "json.too-many",
                        "wizard.too-many",
                        "wizard.unknown-name",
                        "wizard.unknown-card",
                        "wizard.duplicate-uuid",
                        "wizard.event-context",
                        "wizard.illegal",
                        "wizard.choice"));
        assertEquals(Set.of(), codes);
    }

    /** Which reading was taken, of everything here that the document leaves open. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`'type':'IsType','playerUUID':'$onPlay.playerUUID','cardType':'spell'`"
                        + " | IsType | the card that the player played last; false without one",
                "`'type':'IsNotType','playerUUID':'$onPlay.playerUUID','cardType':'spell'`"
                        + " | spell | one of Cardbench's own types: spell, wand, occult, monster, event",
                "`'type':'HasCard','playerUUID':'$onPlay.playerUUID','cardUUID':'c'`"
                        + " | HasCard | the card is in the player's hand",
                "`'type':'HasNoCard','playerUUID':'$onPlay.playerUUID','cardUUID':'c'`"
                        + " | HasNoCard | the card is not in the hand, or there is no such player",
                "`'type':'Equals','value1':'4','value2':4` | 4 | the number that the text spells",
            })
    void conditionsLeftOpen_areSaidWithTheirReading(String members, String word, String reading) {
        String card = Cards.playing(iff(("{" + members + "}").replace('\'', '"')));
        assertTrue(readings(card).contains(word + ": " + reading), readings(card).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`'type':'shuffleBack','player':'$onPlay.playerUUID'`"
                        + " | shuffleBack | the discard pile is shuffled into the deck",
                "`'type':'damage','amount':1,'target':{'type':'monsterChooser'}`"
                        + " | monsterChooser | the acting player chooses",
                "`'type':'drawCard','amount':-3,'target':'$onPlay.playerUUID'` | -3 | 0",
                "`'type':'loop','times':2,'do':[],'target':{'type':'allMonsters'}`"
                        + " | loop.target | one repetition for each element, at most as many as “times”",
                "`'type':'addTriggers','triggers':[{'mode':'turn','event':'onDefeat','do':[]}]`"
                        + " | turn | until the onBattleTurnEnd of the trigger's owner",
            })
    void doablesLeftOpen_areSaidWithTheirReading(String members, String word, String reading) {
        String card = Cards.playing(("{" + members + "}").replace('\'', '"'));
        assertEquals(List.of(word + ": " + reading), readings(card));
        assertEquals(List.of(), Cards.linesOf(card));
    }

    private static List<String> readings(String card) {
        return CardReader.read(card, false).diagnostics().stream()
                .filter(one -> one.code() == WizardCodes.UNSPECIFIED)
                .map(one -> one.args().get(0).value() + ": " + one.args().get(1).value())
                .toList();
    }

    /** The document has no bound for these, and they can be played. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'type':'damage','amount':10000,'target':{'type':'allMonsters'}",
                "'type':'drawCard','amount':-1,'target':'$onPlay.playerUUID'",
                "'type':'gold','mode':'add','amount':-999999,'target':'$onPlay.playerUUID'",
                "'type':'drawCard','amount':1,'target':[{'type':'getPlayer','of':"
                        + "'$onPlay.playerUUID','seat':'next'}]",
                "'type':'removeTriggers','mode':'id','targets':[{'mode':'event','value':'onBuy'}]",
            })
    void valuesOfTheDocument_areTaken(String members) {
        assertEquals(
                List.of(), Cards.linesOf(Cards.playing(("{" + members + "}").replace('\'', '"'))));
    }

    /** The document declares both sides of Equals as any. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "true",
                "null",
                "1.5",
                "12345678901",
                "[]",
                "[1,[null,\"a\"]]",
                "{\"a\":{\"type\":\"monster\"}}",
                "{\"chooser\":\"monsters\",\"do\":[{\"type\":\"dealDamage\"}]}",
                "{\"of\":[{\"type\":\"getPlayer\",\"of\":\"$onPlay.playerUUID\",\"seat\":\"next\"}]}",
            })
    void equals_takesAnyValue(String value) {
        String card =
                Cards.playing(
                        iff(
                                "{\"type\":\"Equals\",\"value1\":"
                                        + value
                                        + ",\"value2\":\"of {onPlay.playerUUID}\"}"));
        assertEquals(List.of(), Cards.linesOf(card));
        assertTrue(Cards.behaviors(card).contains("\"value1\":" + value), card);
    }

    @Test
    void variablesInsideOfValues_areChecked() {
        String card =
                Cards.playing(
                        iff("{\"type\":\"Equals\",\"value1\":{\"a\":[\"$x.y\"]},\"value2\":1}"));
        assertEquals(
                "/behaviors/0/do/0/condition/value1/a/0",
                Cards.first(card, "wizard.undefined-variable").location().pointer());
    }

    @Test
    void textBeyondTheLimits_isRefused() {
        assertTrue(Cards.codes(" ".repeat(262_145)).contains("json.too-long"));
        assertTrue(Cards.codes("[" + "1,".repeat(20_001) + "1]").contains("json.too-many"));
        String cards = "[" + "{},".repeat(1_001) + "{}]";
        List<String> codes = new ArrayList<>(Cards.codes(cards));
        assertTrue(codes.contains("wizard.too-many") || codes.size() >= 400, "" + codes.size());
    }

    @Test
    void variablesOfLoops_areKnownByPattern() {
        List<String> codes = Cards.codes(Cards.document("survival_of_the_fittest"));
        assertFalse(codes.contains("wizard.undefined-variable"), codes.toString());
        assertFalse(codes.contains("wizard.unused-id"), codes.toString());
        String other = Cards.document("survival_of_the_fittest").replace("\"dc{", "\"dd{");
        assertTrue(Cards.codes(other).contains("wizard.undefined-variable"));
    }

    @Test
    void loopTarget_isMarkedAsUnspecified() {
        String text =
                Cards.playing(
                        "{\"id\":\"l\",\"type\":\"loop\",\"times\":9,\"target\":{\"type\":"
                                + "\"allMonsters\"},\"do\":[{\"type\":\"damage\",\"amount\":1,"
                                + "\"target\":\"{l.item}\"}]}");
        assertEquals(
                "/behaviors/0/do/0/target",
                Cards.first(text, "wizard.unspecified").location().pointer());
    }
}
