package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cards say of each other's triggers, on their own and together. */
class CardPackageTest {

    private static final String ADDS =
            card(
                    "adds",
                    "{\"type\":\"addTriggers\",\"triggers\":[{\"id\":\"aura\",\"mode\":\"always\","
                            + "\"event\":\"onRoundStart\",\"do\":[]}]}");

    private static String card(String name, String doable) {
        return Cards.playing(doable).replace("common.one", "common." + name);
    }

    private static String removes(String id) {
        return card(
                "removes",
                "{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":[\"" + id + "\"]}");
    }

    private static List<String> dangling(List<Diagnostic> diagnostics) {
        List<String> found = new ArrayList<>();
        for (Diagnostic one : diagnostics) {
            if (one.code().name().equals("wizard.dangling-id")) {
                found.add(one.severity() + " " + one.location().pointer());
            }
        }
        return found;
    }

    private static List<String> together(String... texts) {
        return dangling(CardPackage.read(List.of(texts), false).diagnostics());
    }

    private static List<String> alone(String text) {
        return dangling(CardReader.read(text, false).diagnostics());
    }

    private static final String PLACE = "/behaviors/0/do/0/targets/0";

    @Test
    void triggerOfAnotherCard_canBeRemoved() {
        assertEquals(List.of(), together(ADDS, removes("aura")));
        assertEquals(List.of(), together(removes("aura"), ADDS));
        assertEquals(List.of(), together("[" + removes("aura") + "," + ADDS + "]"));
        assertEquals(List.of(), alone("[" + removes("aura") + "," + ADDS + "]"));
        String each = removes("aura{onPlay.playerUUID}");
        assertEquals(
                List.of(), together(ADDS.replace("\"aura\"", "\"aura{onPlay.playerUUID}\""), each));
    }

    @Test
    void triggerOfNoCard_isAWarningWhereAllCardsAreKnown() {
        assertEquals(List.of(Severity.INFO + " " + PLACE), alone(removes("shield")));
        assertEquals(
                List.of(Severity.WARNING + " /texts/1" + PLACE), together(ADDS, removes("shield")));
        assertEquals(
                List.of(Severity.WARNING + " /1" + PLACE),
                alone("[" + ADDS + "," + removes("shield") + "]"));
    }

    @Test
    void countsOfAText_leaveOutWhatAnotherTextAnswers() {
        CardPackage read = CardPackage.read(List.of("[" + removes("aura") + "]", ADDS), false);
        assertEquals(0, read.files().get(0).warnings());
        read =
                CardPackage.read(
                        List.of(removes("shield"), ADDS, "[" + ADDS.replace("adds", "b") + "]"),
                        false);
        assertEquals(1, read.files().get(0).warnings());
    }

    private static String buying(String id) {
        return card(
                "watches",
                Fault.mount(
                        "{\"mode\":\"always\",\"event\":\"onBuy\",\"condition\":{\"type\":\"Equals\","
                                + "\"value1\":\"$onBuy.cardID\",\"value2\":\""
                                + id
                                + "\"},\"do\":[]}"));
    }

    private static List<String> unknown(List<Diagnostic> diagnostics) {
        List<String> found = new ArrayList<>();
        for (Diagnostic one : diagnostics) {
            if (one.code().name().equals("wizard.foreign-id")) {
                found.add(one.severity() + " " + one.location().pointer() + " " + one.fix());
            }
        }
        return found;
    }

    private static List<String> unknown(String... texts) {
        return unknown(CardPackage.read(List.of(texts), false).diagnostics());
    }

    private static final String BOUGHT = "/behaviors/0/do/0/triggers/0/condition/value2";

    @Test
    void idOfACard_isOneOfItsPackage() {
        assertEquals(List.of(), unknown(ADDS, buying("test.treasure.common.adds")));
        assertEquals(
                List.of("WARNING /texts/1" + BOUGHT + " \"test.treasure.common.adds\""),
                unknown(ADDS, buying("test.treasure.common.ads")));
        assertEquals(
                List.of("WARNING /1" + BOUGHT + " null"),
                unknown(
                        CardReader.read(
                                        "["
                                                + ADDS
                                                + ","
                                                + buying("test.treasure.common.sword")
                                                + "]",
                                        false)
                                .diagnostics()));
        // in a text of several cards it is said once
        assertEquals(
                List.of("WARNING /texts/0/1" + BOUGHT + " null"),
                unknown("[" + ADDS + "," + buying("test.treasure.common.sword") + "]"));
    }

    @Test
    void idOfACardOfAnotherPackage_isNotKnown() {
        assertEquals(List.of(), unknown(ADDS, buying("base.treasure.common.adds")));
        assertEquals(List.of(), unknown(buying("test.treasure.common.sword")));
        assertEquals(
                List.of(),
                unknown(
                        ADDS,
                        buying("test.treasure.common.adds")
                                .replace("onBuy", "onDefeat")
                                .replace("cardID", "monsterID")
                                .replace(
                                        "test.treasure.common.adds", "test.exploration.III.wolf")));
    }

    private static String waiting(String name, String event, String doable) {
        return Cards.playing(
                        Fault.mount(
                                "{\"mode\":\"always\",\"event\":\""
                                        + event
                                        + "\",\"do\":["
                                        + doable
                                        + "]}"))
                .replace("common.one", "common." + name);
    }

    /** Damage discards by one card, and a discard damages by the other. */
    @Test
    void triggersOfTwoCards_thatCauseEachOther_areReportedOnce() {
        String discards =
                waiting(
                        "a",
                        "onDamageTaken",
                        "{\"type\":\"askDiscardCard\",\"minimum\":1,\"maximum\":1,"
                                + "\"target\":\"$onPlay.playerUUID\"}");
        String damages = waiting("b", "onDiscard", Fault.damage("1", "{\"type\":\"allMonsters\"}"));
        String event = "/behaviors/0/do/0/triggers/0/event";
        assertEquals(List.of("/texts/1" + event), chains(damages, discards));
        assertEquals(List.of("/texts/0/0" + event), chains("[" + discards + "," + damages + "]"));
        assertEquals(
                List.of("/texts/0/1" + event),
                chains(
                        "[" + damages + "," + discards + "]",
                        damages.replace("common.b", "common.c")));
        assertEquals(List.of(), chains(discards, discards.replace("common.a", "common.c")));
        assertEquals(List.of(), chains(damages));
    }

    private static List<String> chains(String... texts) {
        return CardPackage.read(List.of(texts), false).diagnostics().stream()
                .filter(one -> one.code().name().equals("wizard.fire-each-other"))
                .map(one -> one.location().pointer())
                .toList();
    }
}
