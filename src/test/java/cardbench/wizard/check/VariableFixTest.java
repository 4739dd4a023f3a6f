package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.VariableKind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fix of a variable makes the card right: same event, same kind, or there is none. */
class VariableFixTest {

    private static final String ME = "$onPlay.playerUUID";

    private static String draw(String target) {
        return "{\"type\":\"drawCard\",\"amount\":1,\"target\":\"" + target + "\"}";
    }

    private static String trigger(String event, String condition, String doables) {
        return Fault.mount(
                "{\"mode\":\"always\",\"event\":\""
                        + event
                        + "\""
                        + (condition.isEmpty() ? "" : ",\"condition\":" + condition)
                        + ",\"do\":["
                        + doables
                        + "]}");
    }

    private static String equal(String one, String other) {
        return "{\"type\":\"Equals\",\"value1\":" + one + ",\"value2\":" + other + "}";
    }

    private static String owned(String event, String variable) {
        return Cards.playing(
                trigger(event, equal("\"" + variable + "\"", "\"" + ME + "\""), draw(ME)));
    }

    private static String fix(String card) {
        return Cards.first(card, "wizard.undefined-variable").fix();
    }

    /** Written as one side of a comparison with the owner of the card. */
    @ParameterizedTest
    @CsvSource({
        "onDefeat, $onDefeat.playerUUID, $onDefeat.sourcePlayerUUID",
        "onDefeat, $onDefeat.player, $onDefeat.sourcePlayerUUID",
        "onDefeat, {onDefeat.playerUUID}, {onDefeat.sourcePlayerUUID}",
        "onDefeat, $onDefeat.killerPlayerUUID, $onDefeat.sourcePlayerUUID",
        "onDamageTaken, $onDamageTaken.playerUUID, $onDamageTaken.sourcePlayerUUID",
        "onDamageTaken, $onDamageTaken.sourcPlayerUUID, $onDamageTaken.sourcePlayerUUID",
        "onExplorationFlip, $onExplorationFlip.playerUUID, $onExplorationFlip.sourcePlayerUUID",
        "onBuy, $onBuy.sourcePlayerUUID, $onBuy.playerUUID",
        "onBuy, $onBuy.plyerUUID, $onBuy.playerUUID",
        "onReverse, $onReverse.sourcePlayerUUID, $onReverse.playerUUID",
        "onDiscard, $onDiscrad.playerUUID, $onDiscard.playerUUID",
        "onAdvanceKick, $onAdvanceKick.kickerUUD, $onAdvanceKick.kickerUUID",
        // two players fit
        "onAdvanceKick, $onAdvanceKick.playerUUID,",
        "onAdvanceKick, $onAdvanceKick.sourcePlayerUUID,",
        "onAdvanceKick, $onAdvanceKick.kickeUUID,",
        // the event has no player, and the owner would be compared with himself
        "onRoundStart, $onRoundStart.playerUUID,",
        "onRoundEnd, $onRoundEnd.player,",
        "onPreparingPhaseStart, $onPreparingPhaseStart.playerUUID,",
        "onDefeat, $onPlay.player,",
        "onDefeat, $onPlay.playerUID,",
        // another event's player
        "onDefeat, $onBuy.playerUUID,",
        "onBattleTurnEnd, $onBattleTurnStart.playerUUID,",
        // a monster is never a player
        "onDefeat, $onDefeat.monsterUID,",
        "onDefeat, $onDefeat.levl,",
        "onDiscard, $onDiscard.crdUUID,",
        "onDiscard, $card.UUID,",
    })
    void playerOfAnEvent_isFixedOrLeft(String event, String written, String due) {
        assertEquals(due == null ? null : "\"" + due + "\"", fix(owned(event, written)));
    }

    /** Compared with a word or a number. */
    @ParameterizedTest
    @CsvSource({
        "onExplorationFlip, $onExplorationFlip.cardID, '\"base.exploration.III.x\"', id",
        "onExplorationFlip, $onExplorationFlip.monsterID, '\"base.exploration.III.x\"', id",
        "onExplorationFlip, $onExplorationFlip.cardType, '\"monster\"', type",
        "onExplorationFlip, $onExplorationFlip.monsterLevel, '\"VI\"', level",
        "onExplorationFlip, $onExplorationFlip.lvel, '\"VI\"', level",
        "onExplorationFlip, $onExplorationFlip.lvel, '\"monster\"',",
        "onDefeat, $onDefeat.cardID, '\"base.exploration.III.x\"', monsterID",
        "onDefeat, $onDefeat.monsterId, '\"base.exploration.III.x\"', monsterID",
        "onDefeat, $onDefeat.type, '\"monster\"',",
        "onDefeat, $onDefeat.amount, 3,",
        "onDamageTaken, $onDamageTaken.amuont, 3, amount",
        "onBuy, $onBuy.amount, 3, price",
        "onBuy, $onBuy.cardUID, '\"base.treasure.common.x\"',",
        "onRefreshShop, $onRefreshShop.cardUUIDs, '[]',",
        "onRefreshShop, $onRefreshShop.newShopCardUIDs, '[]',",
    })
    void otherField_isFixedOrLeft(String event, String written, String other, String due) {
        String card = Cards.playing(trigger(event, equal("\"" + written + "\"", other), draw(ME)));
        assertEquals(due == null ? null : "\"$" + event + "." + due + "\"", fix(card));
    }

    @Test
    void bothSides_areNotFixedToTheSameVariable() {
        String card =
                Cards.playing(
                        trigger(
                                "onDefeat",
                                equal("\"$onDefeat.playerUUID\"", "\"$onDefeat.player\""),
                                draw(ME)));
        for (Diagnostic one : CardReader.read(card, false).diagnostics()) {
            assertEquals(null, one.fix(), one.message());
        }
    }

    @Test
    void sidesWithGetters_areNotMadeTheSame() {
        String gold = "{\"type\":\"getPlayerProperty\",\"property\":\"gold\",\"playerUUID\":\"%\"}";
        String condition =
                equal(gold.replace("%", "$onPlay.player"), gold.replace("%", ME))
                        .replace("Equals", "GreaterThan");
        assertEquals(null, fix(Cards.playing(Fault.iff(condition))));
    }

    @Test
    void placeOfAVariable_saysWhichKindItNeeds() {
        String inside = trigger("onDefeat", "", draw("$onDefeat.monsterUID"));
        assertEquals(null, fix(Cards.playing(inside)), "a monster draws no cards");
        String damage = Fault.damage("1", "\"$onDefeat.monsterUID\"");
        assertEquals(
                "\"$onDefeat.monsterUUID\"", fix(Cards.playing(trigger("onDefeat", "", damage))));
        assertEquals("\"$onPlay.playerUUID\"", fix(Cards.playing(draw("$onPlay"))));
    }

    @Test
    void idOfADoable_isFixedWhereOneIsNear() {
        String drawn = draw(ME).replace("{", "{\"id\":\"drawn\",");
        String discard = "{\"type\":\"discardCard\",\"target\":\"$%.UUID\"}";
        assertEquals(
                "\"$drawn.UUID\"",
                fix(Cards.playing(drawn + "," + discard.replace("%", "drawnn"))));
        String first = draw(ME).replace("{", "{\"id\":\"draw1\",");
        assertEquals(null, fix(Cards.playing(first + "," + discard.replace("%", "draw2"))));
    }

    @Test
    void copiedBehaviour_getsTheVariableOfItsTiming() {
        String copied = "{\"at\":\"onDraw\",\"do\":[" + draw(ME) + "]}";
        assertEquals("\"$onDraw.playerUUID\"", fix(Cards.treasure(copied)));
        String two = "{\"at\":\"onDraw\",\"do\":[" + trigger("onBuy", "", draw(ME)) + "]}";
        assertEquals(null, fix(Cards.treasure(two)), "the owner, or who buys?");
    }

    @Test
    void message_namesWhatThereIs() {
        Diagnostic diagnostic =
                Cards.first(
                        owned("onAdvanceKick", "$onAdvanceKick.playerUUID"),
                        "wizard.undefined-variable");
        assertTrue(
                diagnostic.message().contains("onAdvanceKick.kickerUUID, onAdvanceKick.kickedUUID"),
                diagnostic.message());
    }

    /** For every field of every event, dropped, doubled and exchanged characters. */
    @Test
    void everyMisspeltField_keepsEventAndKind() {
        int fixed = 0;
        for (Event event : Event.values()) {
            for (String field : event.fields()) {
                for (int i = 0; i < field.length(); i++) {
                    String cut = field.substring(0, i) + field.substring(i + 1);
                    if (event.fields().contains(cut)) {
                        continue;
                    }
                    VariableKind kind = event.kind(field);
                    String card = owned(event.word(), "$" + event.word() + "." + cut);
                    String fix = fix(card);
                    if (fix == null) {
                        continue;
                    }
                    fixed++;
                    assertEquals(VariableKind.PLAYER, kind, cut);
                    String now = fix.substring(2, fix.length() - 1);
                    assertTrue(now.startsWith(event.word() + "."), cut + " became " + now);
                    VariableKind got = event.kind(now.substring(event.word().length() + 1));
                    assertEquals(kind, got, cut + " became " + now);
                    String after = card.replace("$" + event.word() + "." + cut, "$" + now);
                    assertFalse(Cards.codes(after).contains("wizard.same-sides"), after);
                    assertEquals(List.of(), Cards.linesOf(after), after);
                }
            }
        }
        assertTrue(fixed > 100, "fixed " + fixed);
    }

    @Test
    void literalWithoutItsSign_isFixedTheSameWay() {
        Diagnostic diagnostic =
                Cards.first(owned("onDefeat", "onDefeat.playerUUID"), "wizard.literal");
        assertEquals("\"$onDefeat.sourcePlayerUUID\"", diagnostic.fix());
        Diagnostic same = Cards.first(owned("onDefeat", "onPlay.playerUUID"), "wizard.literal");
        assertEquals(null, same.fix());
    }

    @ParameterizedTest
    @CsvSource({
        "onDrawCard, onDraw",
        "onBuyCard, onBuy",
        "onPlayCards, onPlay",
        "onPurchase, onBuy",
        "onDiscrd, onDiscard",
        "onUneqip, onUnequip",
        "onDr, onDraw",
        "onD,",
    })
    void timing_isFixedOrLeft(String written, String due) {
        String card = Cards.treasure("{\"at\":\"" + written + "\",\"do\":[]}");
        Diagnostic diagnostic = Cards.first(card, "wizard.unknown-timing");
        assertNotNull(diagnostic);
        assertEquals(due == null ? null : "\"" + due + "\"", diagnostic.fix());
    }

    @ParameterizedTest
    @CsvSource({
        "dmg, damage",
        "damge, damage",
        "draw, drawCard",
        "maxHelth, maxHealth",
        "coins, gold",
        "discard, discardCard",
    })
    void doable_isFixedOrLeft(String written, String due) {
        String card = Cards.playing("{\"type\":\"" + written + "\"}");
        Diagnostic diagnostic = Cards.first(card, "wizard.unknown-doable");
        assertEquals(due == null ? null : "\"" + due + "\"", diagnostic.fix());
    }
}
