package cardbench.wizard.check;

import static cardbench.wizard.check.Fault.card;
import static cardbench.wizard.check.Fault.does;
import static cardbench.wizard.check.Fault.fault;
import static cardbench.wizard.check.Fault.iff;
import static cardbench.wizard.check.Fault.mount;
import static cardbench.wizard.check.Fault.on;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Faults of keys, and of the fixed words that stand at some of them. */
final class KeyFaults {

    private static final String ME = "\"target\":\"$onPlay.playerUUID\"";

    private KeyFaults() {}

    static Stream<Fault> faults() {
        return Stream.of(fixedWords(), bothSpellings(), misspelt(), ranges()).flatMap(List::stream);
    }

    /** A variable cannot stand for a fixed word. */
    private static List<Fault> fixedWords() {
        List<Fault> faults = new ArrayList<>();
        for (String word : List.of("\"{}\"", "\"{onPlay.playerUUID}\"", "\"$onPlay.playerUUID\"")) {
            String variable = "⟦" + word + "⟧";
            faults.addAll(
                    List.of(
                            word(mount(trigger("\"mode\":" + variable)), "/triggers/0/mode"),
                            word(
                                    mount(
                                            "{\"type\":"
                                                    + variable
                                                    + ",\"event\":\"onBuy\",\"effects\":[]}"),
                                    "/triggers/0/type"),
                            word(
                                    mount(
                                            "{\"mode\":"
                                                    + variable
                                                    + ",\"event\":\"instant\",\"do\":[]}"),
                                    "/triggers/0/mode"),
                            word(
                                    "{\"type\":\"gold\",\"amount\":1,"
                                            + ME
                                            + ",\"mode\":"
                                            + variable
                                            + "}",
                                    "/mode"),
                            word(
                                    "{\"type\":\"removeTriggers\",\"targets\":[],\"mode\":"
                                            + variable
                                            + "}",
                                    "/mode"),
                            word(
                                    "{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":"
                                            + "{\"value\":\"a\",\"mode\":"
                                            + variable
                                            + "}}",
                                    "/targets/mode"),
                            word(
                                    "{\"type\":\"discardCard\",\"target\":{\"type\":\"allCards\","
                                            + "\"zone\":"
                                            + variable
                                            + "}}",
                                    "/target/zone"),
                            word(
                                    iff(
                                            "{\"type\":\"IsType\",\"playerUUID\":"
                                                    + "\"$onPlay.playerUUID\",\"cardType\":"
                                                    + variable
                                                    + "}"),
                                    "/condition/cardType"),
                            does(
                                    "wizard.unknown-event",
                                    mount(
                                            "{\"mode\":\"once\",\"event\":"
                                                    + variable
                                                    + ",\"do\":[]}"),
                                    "/triggers/0/event",
                                    null),
                            does(
                                    "wizard.unknown-doable",
                                    "{\"type\":" + variable + "}",
                                    "/type",
                                    null),
                            on(
                                    "wizard.unknown-timing",
                                    "{\"at\":" + variable + ",\"do\":[]}",
                                    "/at",
                                    null)));
        }
        return faults;
    }

    private static Fault word(String doable, String pointer) {
        return does("wizard.unknown-value", doable, pointer, null);
    }

    private static String trigger(String members) {
        return "{\"event\":\"onBuy\",\"do\":[]," + members + "}";
    }

    private static List<Fault> bothSpellings() {
        List<Fault> faults = new ArrayList<>();
        String always = "{\"type\":\"AlwaysTrue\"}";
        for (String event : List.of("onBuy", "instant")) {
            String begin = "{\"event\":\"" + event + "\",\"mode\":\"once\",";
            faults.addAll(
                    List.of(
                            both(
                                    mount(begin + "⟦\"effects\"⟧:[],\"do\":[]}"),
                                    "/triggers/0/effects"),
                            both(
                                    mount(begin + "\"do\":[],⟦\"effects\"⟧:[]}"),
                                    "/triggers/0/effects"),
                            both(
                                    mount(begin + "\"do\":[],⟦\"type\"⟧:\"once\"}"),
                                    "/triggers/0/type"),
                            both(
                                    mount(
                                            begin
                                                    + "\"do\":[],⟦\"conditions\"⟧:[],\"condition\":"
                                                    + always
                                                    + "}"),
                                    "/triggers/0/conditions")));
        }
        faults.addAll(
                List.of(
                        condition("Equals\",⟦\"left\"⟧:1,\"right\":2,\"value1\":3", "left"),
                        condition("Equals\",\"value1\":3,\"value2\":1,⟦\"right\"⟧:2", "right"),
                        condition(
                                "HasCard\",\"cardUUID\":\"$onPlay.playerUUID\",\"playerUUID\":"
                                        + "\"$onPlay.playerUUID\",⟦\"playUUID\"⟧:\"p\"",
                                "playUUID"),
                        both("{\"type\":\"gold\",\"add\":1,⟦\"set\"⟧:2," + ME + "}", "/set"),
                        both(
                                "{\"type\":\"regenMana\",\"amount\":1,⟦\"add\"⟧:2," + ME + "}",
                                "/add"),
                        does(
                                "wizard.type",
                                mount(trigger("\"mode\":\"once\",\"conditions\":⟦" + always + "⟧")),
                                "/triggers/0/conditions",
                                null)));
        return faults;
    }

    private static Fault both(String doable, String pointer) {
        return does("wizard.both", doable, pointer, null);
    }

    private static Fault condition(String members, String key) {
        return both(iff("{\"type\":\"" + members + "}"), "/condition/" + key);
    }

    private static List<Fault> misspelt() {
        return List.of(
                missing("{⟦\"typ\"⟧:\"counter\"}", "/typ", "\"type\""),
                missing("{⟦\"kind\"⟧:\"drawCard\",\"amount\":1," + ME + "}", "/kind", "\"type\""),
                missing("{\"type\":\"loop\",⟦\"tims\"⟧:2,\"do\":[]}", "/tims", "\"times\""),
                missing("⟦{⟧\"type\":\"loop\",\"do\":[]}", "", null),
                missing(mount("⟦{⟧\"event\":\"instant\",\"efects\":[]}"), "/triggers/0", null),
                does(
                        "wizard.type",
                        mount("{\"event\":\"instant\",\"do\":⟦\"damage\"⟧}"),
                        "/triggers/0/do",
                        null),
                missing("⟦{⟧\"type\":\"buffMonster\"}", "", null),
                does(
                        "wizard.unknown-key",
                        "{\"type\":\"buffMonster\",\"health\":1,⟦\"rewrad\"⟧:1}",
                        "/rewrad",
                        null),
                does(
                        "wizard.unknown-key",
                        "{\"type\":\"if\",\"condition\":{\"type\":\"AlwaysTrue\"},\"do\":[],"
                                + "⟦\"else\"⟧:[]}",
                        "/else",
                        "\"elsedo\""),
                card(
                        "wizard.unknown-key",
                        "\"name\"",
                        "⟦\"type\"⟧:\"wand\", \"name\"",
                        "/type",
                        "\"cardType\""),
                card(
                        "wizard.unknown-key",
                        "\"name\"",
                        "⟦\"type\"⟧:\"magic\", \"name\"",
                        "/type",
                        null),
                fault(
                        "wizard.missing",
                        "{\"id\":\"p.exploration.IX.a\",\"name\":\"\",\"type\":\"event\","
                                + "\"description\":\"\",\"behaviors\":[]⟦⟧ }",
                        "",
                        ", \"level\": \"IX\""),
                fault(
                        "wizard.missing",
                        "{\"id\":\"p.exploration.IX.a\",\"name\":\"\",\"level\":\"IX\","
                                + "\"description\":\"\",\"behaviors\":[],\"reward\":2⟦⟧}",
                        "",
                        ", \"type\": \"monster\""));
    }

    private static Fault missing(String doable, String pointer, String fix) {
        return does("wizard.missing", doable, pointer, fix);
    }

    private static List<Fault> ranges() {
        return List.of(
                range("\"minimum\":⟦3⟧,\"maximum\":2"),
                range("\"maximum\":\"2\",\"minimum\":⟦\"3\"⟧"),
                does(
                        "wizard.own-range",
                        "{\"type\":\"drawCard\",\"amount\":⟦\"1000000\"⟧," + ME + "}",
                        "/amount",
                        null));
    }

    private static Fault range(String numbers) {
        return does(
                "wizard.range",
                "{\"type\":\"askDiscardCard\"," + numbers + "," + ME + "}",
                "/minimum",
                null);
    }
}
