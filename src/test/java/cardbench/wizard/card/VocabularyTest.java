package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Timings, events and modes with their fields, as the tables of the document have them. */
class VocabularyTest {

    /** The table TriggerEvent; C, E, L, M, N, P, T and W stand for the kinds of the fields. */
    private static final String EVENTS =
            """
            onRoundStart round:N
            onPreparingPhaseStart
            onDiscard playerUUID:P cardUUID:C cardID:T
            onPreparingPhaseEnd
            onExploringPhaseStart
            onExplorationFlip cardUUID:E type:T id:T level:T sourcePlayerUUID:P
            onExploringPhaseEnd
            onBattlingPhaseStart
            onBattleTurnStart playerUUID:P
            onPlayCard playerUUID:P cardUUID:C cardID:T
            onReverse playerUUID:P
            onDamageTaken monsterUUID:M sourcePlayerUUID:P amount:N monsterID:T level:T
            onDefeat monsterUUID:M sourcePlayerUUID:P monsterID:T level:T
            onBattleTurnEnd playerUUID:P
            onBattlingPhaseEnd
            onAdvancingPhaseStart
            onAdvanceTurnStart playerUUID:P
            onAdvanceKick kickerUUID:P kickedUUID:P
            onAdvanceTurnEnd playerUUID:P
            onAdvancingPhaseEnd
            onSupplyingPhaseStart
            onSupplyTurnStart playerUUID:P
            onRefreshShop playerUUID:P oldShopCardUUIDs:L oldShopCardIDs:W \
            newShopCardUUIDs:L newShopCardIDs:W price:N
            onBuy playerUUID:P cardUUID:C cardID:T price:N
            onForget playerUUID:P cardUUID:C cardID:T
            onSupplyTurnEnd playerUUID:P
            onSupplyingPhaseEnd
            onRoundEnd round:N
            """;

    private static String letter(VariableKind kind) {
        return switch (kind) {
            case PLAYER -> "P";
            case MONSTER -> "M";
            case CARD -> "C";
            case EXPLORED -> "E";
            case NUMBER -> "N";
            case TEXT -> "T";
            case CARDS -> "L";
            case TEXTS -> "W";
            default -> "?";
        };
    }

    @Test
    void events_areThoseOfTheDocument() {
        List<String> lines = new ArrayList<>();
        for (String word : Event.words()) {
            Event event = Event.of(word);
            assertEquals(word, event.word());
            if (Event.isExtension(event.word())) {
                continue;
            }
            StringBuilder line = new StringBuilder(word);
            for (String field : event.fields()) {
                line.append(' ').append(field).append(':').append(letter(event.kind(field)));
            }
            lines.add(line.toString());
        }
        assertEquals(EVENTS.lines().toList(), lines);
        assertNull(Event.of("instant"));
    }

    @Test
    void timingsOfTreasures_giveThePlayer() {
        assertEquals(
                List.of(
                        "onPlay",
                        "onEquip",
                        "onUnequip",
                        "onDraw",
                        "onBuy",
                        "onDiscard",
                        "onForget",
                        "onFlip"),
                Timing.words());
        for (String word : Timing.words().subList(0, 7)) {
            Timing timing = Timing.of(word);
            assertEquals(word, timing.word());
            assertTrue(timing.isTreasure(), word);
            assertEquals(List.of("playerUUID", "cardUUID"), timing.fields());
            assertFalse(timing.isExtension("playerUUID"));
            // the document has only the player
            assertTrue(timing.isExtension("cardUUID"));
            assertEquals(VariableKind.CARD, timing.kind("cardUUID"));
            assertEquals(VariableKind.PLAYER, timing.kind("playerUUID"));
        }
        assertNull(Timing.of("onPlayed"));
    }

    @Test
    void flip_givesTheCardThatMayBecomeAMonster() {
        Timing flip = Timing.of("onFlip");
        assertEquals(Timing.FLIP, flip);
        assertEquals(List.of("playerUUID", "cardUUID"), flip.fields());
        assertEquals(VariableKind.EXPLORED, flip.kind("cardUUID"));
        assertEquals(VariableKind.PLAYER, flip.kind("playerUUID"));
        assertFalse(flip.isExtension("cardUUID"));
        assertFalse(flip.isTreasure());
    }

    @Test
    void modes_endAsTheDocumentSays() {
        assertEquals(List.of("once", "turn", "round", "battle", "always"), TriggerMode.words());
        assertNull(TriggerMode.of("once").end());
        assertEquals(Event.BATTLE_TURN_END, TriggerMode.of("turn").end());
        assertEquals("onRoundEnd", TriggerMode.of("round").end().word());
        assertEquals("onBattlingPhaseEnd", TriggerMode.of("battle").end().word());
        assertNull(TriggerMode.of("always").end());
        assertEquals("always", TriggerMode.of("always").word());
        assertNull(TriggerMode.of("permanent"));
    }

    @ParameterizedTest
    @EnumSource(VariableKind.class)
    void kind_fitsItselfAndAny(VariableKind kind) {
        assertTrue(kind.fits(kind));
        assertTrue(kind.fits(VariableKind.ANY));
        assertTrue(VariableKind.ANY.fits(kind));
    }

    /** Beside itself and {@code ANY}: an explored card is both, and a list stands for its cards. */
    @Test
    void fewKinds_fitAnother() {
        List<String> fitting = new ArrayList<>();
        for (VariableKind kind : VariableKind.values()) {
            for (VariableKind wanted : VariableKind.values()) {
                boolean plain = Stream.of(kind, wanted).anyMatch(VariableKind.ANY::equals);
                if (!plain && kind != wanted && kind.fits(wanted)) {
                    fitting.add(kind + " " + wanted);
                }
            }
        }
        assertEquals(List.of("EXPLORED MONSTER", "EXPLORED CARD", "CARDS CARD"), fitting);
    }

    @Test
    void things_areWhatHasAUuid() {
        assertEquals(
                List.of(
                        VariableKind.PLAYER,
                        VariableKind.MONSTER,
                        VariableKind.CARD,
                        VariableKind.EXPLORED,
                        VariableKind.TRIGGER),
                Arrays.stream(VariableKind.values()).filter(VariableKind::isThing).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "PLAYERS, PLAYER, true",
        "PLAYER, PLAYER, false",
        "MONSTERS, MONSTER, true",
        "MONSTER, MONSTER, false",
        "CARDS, CARD, true",
        "CARD, CARD, false",
        "TARGETS, ANY, true",
        "NUMBER, NUMBER, false",
        "VALUE, ANY, false"
    })
    void key_takesAKindOfVariableAndPerhapsAChooser(
            KeyType key, VariableKind kind, boolean chooser) {
        assertEquals(kind, key.kind());
        assertEquals(chooser, key.takesChooser());
    }

    @Test
    void wordsOfAKey_areItsChoice() {
        assertEquals(Timing.words(), KeyType.TIMING.words());
        assertEquals(Event.words(), KeyType.EVENT.words());
        assertEquals(TriggerMode.words(), KeyType.MODE.words());
        assertEquals(List.of("add", "set"), KeyType.CHANGE.words());
        assertEquals(List.of(), KeyType.NUMBER.words());
    }
}
