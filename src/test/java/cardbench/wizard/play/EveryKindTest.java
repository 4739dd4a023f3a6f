package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonArguments;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.Value;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.Cards;
import cardbench.wizard.text.Explainer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Everything that a card can be made of, by the grammar and by the sealed types, is played and
 * said. What is added to either and not handled fails here.
 */
class EveryKindTest {

    private static final String GAME =
            """
            {'initial':{'players':[
              {'UUID':'p1','mana':3,'hand':['c1'],'deck':['c2'],'discard':['c3'],'wand':'c4'},
              {'UUID':'p2'}],
              'monsters':[{'UUID':'m1','health':9,'maxHealth':9}],'shop':['c5'],
              'instances':{'c1':'plain','c2':'plain','c3':'plain','c4':'plain','c5':'plain'}},
             'actions':[{'action':'run','player':'p1','do':[DOABLE],'choices':[CHOICES]}]}
            """;

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    private static Set<String> permitted(Class<?> sealed) {
        Set<String> names = new TreeSet<>();
        for (Class<?> one : sealed.getPermittedSubclasses()) {
            names.add(one.getSimpleName());
        }
        return names;
    }

    private static Set<String> kinds(List<?> samples) {
        Set<String> names = new TreeSet<>();
        for (Object sample : samples) {
            names.add(sample.getClass().getSimpleName());
        }
        return names;
    }

    private static String damage(String amount, String target) {
        return "{'type':'damage','amount':" + amount + ",'target':" + target + "}";
    }

    private static String when(String condition) {
        return "{'type':'if','condition':" + condition + ",'do':[]}";
    }

    /** An object of a row, with all keys that it may have. */
    private static String sample(ObjectType row) {
        StringBuilder object = new StringBuilder("{'type':'" + row.name() + "'");
        for (ObjectType.Key key : row.keys()) {
            object.append(",'").append(key.name()).append("':").append(at(key.slot()));
        }
        return object.append("}").toString();
    }

    private static String at(KeyType slot) {
        return switch (slot) {
            case TEXT, NAME -> "'name'";
            case NUMBER, INTEGER, COUNT, VALUE -> "1";
            case PLAYER, PLAYERS -> "'p1'";
            case MONSTER, MONSTERS -> "'m1'";
            case CARD, CARDS, TARGETS -> "'c1'";
            case NUMBERS -> "[2,3]";
            case DOABLES, BEHAVIORS -> "[]";
            case CONDITION -> "{'type':'AlwaysTrue'}";
            case CONDITIONS -> "[{'type':'AlwaysTrue'}]";
            case TRIGGERS -> "[{'mode':'once','event':'onBuy','do':[]}]";
            case TRIGGER_NAMES -> "['t1']";
            default -> "'" + slot.words().get(0) + "'";
        };
    }

    /** Objects of a row, one for each word that may stand at one of its keys. */
    private static List<String> samples(ObjectType row) {
        List<String> samples = new ArrayList<>(List.of(sample(row)));
        for (ObjectType.Key key : row.keys()) {
            for (String word : key.slot().words()) {
                String first = ",'" + key.name() + "':'";
                samples.add(sample(row).replace(first + key.slot().words().get(0), first + word));
            }
        }
        return samples;
    }

    private static Doable doable(String text) {
        return CardBuilder.doables(List.of(JsonReader.read(json(text)).root())).get(0);
    }

    /** What a chooser must be told, where somebody is asked. */
    private static String choice(ObjectType chooser, String sample) {
        if (chooser.selection() != Target.Selection.ASKED) {
            return "";
        }
        return switch (chooser.kind()) {
            case MONSTER -> "['m1']";
            case PLAYER -> "['p1']";
            case CARD -> {
                Map<String, String> top =
                        Map.of("hand", "c1", "deck", "c2", "discard", "c3", "wand", "c4");
                String zone = ((JsonMap) JsonReader.read(json(sample)).root()).text("zone", "hand");
                String card = zone.equals("shop") ? "c5" : top.get(zone);
                yield card == null ? "" : "['" + card + "']";
            }
            default -> throw new AssertionError(chooser.name());
        };
    }

    private static void isPlayedAndSaid(String doable, String choices) {
        String game = GAME.replace("DOABLE", doable).replace("CHOICES", choices);
        ScenarioRun.Result result = ScenarioRun.of(ScenarioReader.read(json(game)));
        assertNotNull(result.result(), () -> doable + " " + result.diagnostics());
        String card = json(Cards.playing(doable));
        List<Explainer.Line> lines = Explainer.explain(CardReader.read(card, false), "en");
        assertFalse(lines.get(lines.size() - 1).text().isBlank(), doable);
    }

    @Test
    void everyDoable() {
        List<Doable> doables = new ArrayList<>();
        for (ObjectType row : CardGrammar.DOABLES) {
            for (String sample : samples(row)) {
                doables.add(doable(sample));
                isPlayedAndSaid(sample, row.name().equals("askDiscardCard") ? "['c1']" : "");
            }
        }
        assertEquals(permitted(Doable.class), kinds(doables));
        Set<Doable.Stat> stats = new TreeSet<>();
        for (Doable doable : doables) {
            if (doable instanceof Doable.Change change) {
                stats.add(change.stat());
            }
        }
        assertEquals(Set.of(Doable.Stat.values()), stats);
    }

    @Test
    void everyCondition() {
        List<Condition> conditions = new ArrayList<>();
        for (ObjectType row : CardGrammar.CONDITIONS) {
            for (String sample : samples(row)) {
                conditions.add(CardBuilder.condition(JsonReader.read(json(sample)).root()));
                isPlayedAndSaid(when(sample), "");
            }
        }
        assertEquals(permitted(Condition.class), kinds(conditions));
    }

    @Test
    void everyValue() {
        List<String> samples = new ArrayList<>(List.of("1", "'$onPlay.playerUUID'"));
        List<String> any = List.of("true", "[1.5,'$onPlay.playerUUID']", "{'a':null}");
        for (ObjectType row : CardGrammar.GETTERS) {
            samples.addAll(samples(row));
        }
        List<Value> values = new ArrayList<>();
        for (String sample : samples) {
            values.add(((Doable.Damage) doable(damage(sample, "'m1'"))).amount());
            isPlayedAndSaid(when("{'type':'Equals','value1':1,'value2':" + sample + "}"), "");
        }
        for (String sample : any) {
            String equals = "{'type':'Equals','value1':" + sample + ",'value2':1}";
            Condition condition = CardBuilder.condition(JsonReader.read(json(equals)).root());
            values.add(((Condition.Compare) condition).a());
            isPlayedAndSaid(when(equals), "");
        }
        assertEquals(permitted(Value.class), kinds(values));
    }

    @Test
    void everyTarget() {
        List<Target> targets = new ArrayList<>();
        targets.add(((Doable.Damage) doable(damage("1", "['m1']"))).target());
        isPlayedAndSaid(damage("1", "['m1']"), "");
        for (ObjectType row : CardGrammar.CHOOSERS) {
            for (String sample : samples(row)) {
                targets.add(((Doable.Damage) doable(damage("1", sample))).target());
                isPlayedAndSaid(
                        row.kind() == VariableKind.MONSTER
                                ? damage("1", sample)
                                : row.kind() == VariableKind.PLAYER
                                        ? "{'type':'shuffleBack','player':" + sample + "}"
                                        : "{'type':'discardCard','target':" + sample + "}",
                        choice(row, sample));
            }
        }
        assertEquals(permitted(Target.class), kinds(targets));
    }

    @Test
    void everyGameValue_isWritten() {
        Map<GameValue, String> written = new LinkedHashMap<>();
        written.put(new GameValue.Number(7), "7");
        written.put(new GameValue.Text("a"), "\"a\"");
        written.put(new GameValue.Texts(List.of("a", "b")), "[\"a\",\"b\"]");
        written.put(new GameValue.Unresolved("a.b"), "null");
        written.forEach(
                (value, text) -> {
                    JsonText json = new JsonText();
                    GameJson.datum(value, json);
                    assertEquals(text, json.toString());
                });
        assertEquals(permitted(GameValue.class), kinds(List.copyOf(written.keySet())));
    }

    /** The names are those of the contract, in its order. Each is performed on a table. */
    @Test
    void everyAction_isPerformed() {
        Map<String, String> actions = new LinkedHashMap<>();
        actions.put("play", "'player':'p1','card':'c1'");
        actions.put("equip", "'player':'p1','card':'c1'");
        actions.put("pass", "'player':'p1'");
        actions.put("reverse", "'player':'p1','cards':['c1']");
        actions.put("draw", "'player':'p1','n':1");
        actions.put("discard", "'player':'p1','cards':['c1']");
        actions.put("buy", "'player':'p1','card':'c5'");
        actions.put("forget", "'player':'p1','card':'c1'");
        actions.put("refreshShop", "'player':'p1'");
        actions.put("advance", "'player':'p1','steps':1");
        actions.put("kick", "'player':'p1','other':'p2'");
        actions.put("next", "");
        actions.put("flip", "'player':'p1','UUID':'m2','type':'monster','id':'plain'");
        actions.put("emit", "'event':'onRoundEnd','context':{'round':1}");
        actions.put("run", "'player':'p1','do':[" + damage("1", "'m1'") + "]");
        actions.put("passRound", "'round':2");
        actions.put("set", "'player':'p1','mana':9");
        List<ActionKind> kinds = new ArrayList<>();
        String before = state("");
        actions.forEach(
                (name, keys) -> {
                    kinds.add(ActionKind.of(name));
                    String action = "{'action':'" + name + (keys.isEmpty() ? "'" : "',") + keys;
                    assertNotEquals(before, state(action + "}"), name);
                });
        assertEquals(List.of(ActionKind.values()), kinds);
    }

    /** The table behind an action, without the handle and the line of the log about it. */
    private static String state(String action) {
        String game = GAME.substring(0, GAME.indexOf("'actions'")) + "'actions':[" + action + "]}";
        JsonMap scenario = (JsonMap) JsonReader.read(json(game)).root();
        Playground.Answer answer = Playground.start(scenario, new JsonArguments());
        assertTrue(Diagnostics.areValid(answer.diagnostics()), () -> answer.diagnostics() + action);
        String result = answer.result().toString();
        String table = result.substring(result.indexOf("\"players\":{"));
        return table.replaceFirst("\\{\"depth\":0[^}]*\\}\\}", "");
    }
}
