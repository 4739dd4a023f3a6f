package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The objects of cards with their keys, as the tables of the document have them. */
class CardGrammarTest {

    /** DoableType; {@code ?} marks a key that may be missing, {@code +} what is an extension. */
    private static final List<String> DOABLES =
            List.of(
                    "loop id? times do target? +until?",
                    "if id? condition do elsedo?",
                    "damage id? amount target",
                    "health id? mode amount target",
                    "maxHealth id? mode amount target",
                    "reward id? mode amount target",
                    "mana id? mode amount target",
                    "gold id? mode amount target",
                    "freezing id? mode amount target",
                    "drawCard id? amount target",
                    "askDiscardCard id? minimum maximum target",
                    "discardCard id? target",
                    "manaCost id? mode amount target",
                    "shuffleBack id? player",
                    "addTriggers id? triggers",
                    "removeTriggers id? mode targets",
                    "+counter id?",
                    "+school id? school target",
                    "+changeDamage id? mode amount");

    /** ConditionType; where its table has {@code playUUID}, all examples have playerUUID. */
    private static final List<String> CONDITIONS =
            List.of(
                    "Equals value1 value2",
                    "GreaterThan value1 value2",
                    "LessThan value1 value2",
                    "GreaterThanOrEqual value1 value2",
                    "LessThanOrEqual value1 value2",
                    "And conditions",
                    "Or conditions",
                    "Not condition",
                    "HasCard playerUUID cardUUID",
                    "HasNoCard playerUUID cardUUID",
                    "IsType playerUUID cardType +cardUUID?",
                    "IsNotType playerUUID cardType +cardUUID?",
                    "AlwaysTrue",
                    "AlwaysFalse",
                    "HasWand playerUUID");

    private static List<String> lines(List<ObjectType> types) {
        List<String> lines = new ArrayList<>();
        for (ObjectType type : types) {
            StringBuilder line = new StringBuilder(type.extension() ? "+" : "").append(type.name());
            for (ObjectType.Key key : type.keys()) {
                line.append(key.extension() ? " +" : " ")
                        .append(key.name())
                        .append(key.required() ? "" : "?");
            }
            lines.add(line.toString());
        }
        return lines;
    }

    @Test
    void doables_areThoseOfTheDocument() {
        assertEquals(DOABLES, lines(CardGrammar.DOABLES));
    }

    @Test
    void conditions_areThoseOfTheDocument() {
        assertEquals(CONDITIONS, lines(CardGrammar.CONDITIONS));
    }

    @Test
    void onlyOneChooserAndOneGetter_areInTheDocument() {
        List<String> known = new ArrayList<>();
        known.addAll(lines(CardGrammar.CHOOSERS));
        known.addAll(lines(CardGrammar.GETTERS));
        known.removeIf(line -> line.startsWith("+"));
        assertEquals(
                List.of("monsterChooser ask? +amount?", "getCardProperty cardUUID property"),
                known);
    }

    @Test
    void choosers_chooseWhatTheirNamesSay() {
        for (ObjectType chooser : CardGrammar.CHOOSERS) {
            String name = chooser.name();
            String kind = chooser.kind().name().toLowerCase(Locale.ROOT);
            assertTrue(name.toLowerCase(Locale.ROOT).contains(kind), name);
            Target.Selection selection =
                    name.startsWith("all")
                            ? Target.Selection.ALL
                            : name.startsWith("random")
                                    ? Target.Selection.RANDOM
                                    : Target.Selection.ASKED;
            assertEquals(selection, chooser.selection(), name);
        }
        assertEquals(9, CardGrammar.CHOOSERS.size());
    }

    @Test
    void key_isFoundByItsName() {
        ObjectType damage = ObjectType.named("damage", CardGrammar.DOABLES);
        assertEquals(List.of("id", "amount", "target"), damage.names());
        assertEquals(KeyType.MONSTERS, damage.key("target").slot());
        assertNull(damage.key("mode"));
        assertNull(ObjectType.named("heal", CardGrammar.DOABLES));
        assertEquals("loop", ObjectType.names(CardGrammar.DOABLES).get(0));
        assertSame(damage, ObjectType.of(Given.map("{'type':'damage'}"), CardGrammar.DOABLES));
        assertNull(ObjectType.of(Given.map("{}"), CardGrammar.DOABLES));
    }

    @Test
    void negativeNumbers_areAddedOrCompared() {
        assertTrue(ObjectType.named("mana", CardGrammar.DOABLES).isSigned("amount"));
        assertFalse(ObjectType.named("damage", CardGrammar.DOABLES).isSigned("amount"));
        ObjectType less = ObjectType.named("LessThan", CardGrammar.CONDITIONS);
        assertTrue(less.isSigned("value1"));
        assertTrue(less.isSigned("value2"));
        assertFalse(ObjectType.named("loop", CardGrammar.DOABLES).isSigned("times"));
    }
}
