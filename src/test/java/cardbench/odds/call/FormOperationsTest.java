package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.FormLabOperations;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.Turns;
import cardbench.odds.deckfile.question.NewDeckFile;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormOperationsTest {

    private static final Dispatcher CALL = new Dispatcher(FormLabOperations.all());

    private static final String YAML =
            """
            deck:
              cards:
                a: {count: 2, attribute: [x]}
              alias: {y: 'a:x'}
            simulate:
              tests:
                t:
                  start-card: 4
                  combos:
                    A:
                      hand: [a, a]
                      condition: '(<= |H.a:x| 2)'
            """;

    private static JsonObject answer(String op, JsonObject arguments) {
        JsonObject request = new JsonObject().add("op", op);
        arguments.forEach(one -> request.add(one.getName(), one.getValue()));
        return Json.parse(CALL.call(request.toString())).asObject();
    }

    private static JsonObject change(String arguments) {
        return answer("odds.edit", Json.parse(arguments).asObject().add("yaml", YAML));
    }

    private static String yaml(JsonObject answer) {
        return answer.get("result").asObject().getString("yaml", "");
    }

    @Test
    void form_isWrittenWithItsPlaces() {
        JsonObject form = answer("odds.form", new JsonObject().add("yaml", YAML));
        assertEquals(
                """
                {"cards":[{"name":"a","count":2,"disabled":false,"roles":["x"],"label":"","from":19,"to":20}],\
                "aliases":["y"],"topics":[{"name":"t","hand":4,"go":"first","turns":false,\
                "condition":[],"given":[],\
                "mulligan":{"kind":"","keep":[],"cards":[],"free":0,"bottom":[]},"start":[],"negate":[],"combos":[\
                {"name":"A","disabled":false,"score":1,"hand":[{"of":"a","count":2}],"grave":[],\
                "also":[[{"how":"most","count":2,"zone":"H","of":"a:x"}]],"given":[],"from":137,"to":138}],\
                "from":92,"to":93}],"text":[{"path":["deck","alias"],"from":51,"to":56}]}\
                """,
                form.get("result").toString());
        assertEquals('A', YAML.charAt(137));
        assertEquals('t', YAML.charAt(92));
        assertEquals("alias", YAML.substring(51, 56));
    }

    /** What holds for a whole topic: written by changes, and read back as it was asked for. */
    @Test
    void rulesOfATopic_areWrittenAndReadBack() {
        String land = "[[{'how':'least','count':2,'zone':'H','of':'a:x'}]]";
        String yaml = YAML;
        for (String change :
                List.of(
                        "{'change':'also','topic':'t','also':" + land + "}",
                        "{'change':'also','topic':'t','key':'given','also':" + land + "}",
                        "{'change':'also','topic':'t','combo':'A','key':'given','also':"
                                + land
                                + "}",
                        "{'change':'mulligan','topic':'t','kind':'vancouver','keep':"
                                + land
                                + ",'most':3,'free':1,'bottom':[{'from':2,'cards':['a']}]}")) {
            JsonObject request = Json.parse(change.replace('\'', '"')).asObject();
            JsonObject answer = answer("odds.edit", request.add("yaml", yaml));
            assertTrue(answer.getBoolean("ok", false), answer.toString());
            yaml = answer.get("result").asObject().getString("yaml", "");
        }
        for (String line :
                List.of(
                        "      condition: '(>= |H.a:x| 2)'\n",
                        "      given: '(>= |H.a:x| 2)'\n",
                        "          given: '(>= |H.a:x| 2)'\n",
                        "      mulligan:\n        kind: vancouver\n        keep: '(>= |H.a:x| 2)'\n"
                                + "        most: 3\n        free: 1\n        bottom:\n          '2': [a]\n")) {
            assertTrue(yaml.contains(line), line + yaml);
        }
        JsonObject topic =
                answer("odds.form", new JsonObject().add("yaml", yaml))
                        .get("result")
                        .asObject()
                        .get("topics")
                        .asArray()
                        .get(0)
                        .asObject();
        String counts = land.replace('\'', '"');
        assertEquals(counts, topic.get("condition").toString());
        assertEquals(counts, topic.get("given").toString());
        assertEquals(
                "{\"kind\":\"vancouver\",\"keep\":"
                        + counts
                        + ",\"cards\":[],\"most\":3,\"free\":1,"
                        + "\"bottom\":[{\"from\":2,\"cards\":[\"a\"]}]}",
                topic.get("mulligan").toString());
        assertEquals(
                counts, topic.get("combos").asArray().get(0).asObject().get("given").toString());
        // a kind without a number of mulligans cannot have one
        JsonObject wrong =
                Json.parse(
                                "{\"change\":\"mulligan\",\"topic\":\"t\",\"kind\":\"redraw\",\"most\":1}")
                        .asObject();
        assertFalse(answer("odds.edit", wrong.add("yaml", yaml)).getBoolean("ok", true));
        assertFalse(
                answer(
                                "odds.edit",
                                new JsonObject()
                                        .add("yaml", yaml)
                                        .add("change", "go")
                                        .add("topic", "t")
                                        .add("go", "either"))
                        .getBoolean("ok", true));
        JsonObject none = new JsonObject().add("change", "mulligan").add("topic", "t");
        String without =
                answer("odds.edit", none.add("yaml", yaml))
                        .get("result")
                        .asObject()
                        .getString("yaml", "");
        assertFalse(without.contains("mulligan"), without);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{'change':'count','card':'a','count':3}; count: 2; count: 3",
                "{'change':'role','card':'a','role':'z'}; [x]; [x, z]",
                "{'change':'disable-card','card':'a'}; [x]}; [x], disabled: true}",
                "{'change':'hand-size','topic':'t','hand':6}; start-card: 4; start-card: 6",
                "{'change':'rename-combo','topic':'t','combo':'A','name':'B'}; A:; B:",
                "{'change':'need','topic':'t','combo':'A','of':['a']}; [a, a]; [a]",
                "{'change':'also','topic':'t','combo':'A','also':[[{'how':'exactly','count':1,"
                        + "'zone':'D','of':'a'}]]}; (<= |H.a:x| 2); (== |D.a| 1)",
                "{'change':'also','topic':'t','combo':'A','also':[]};"
                        + " `\n          condition: '(<= |H.a:x| 2)'`; ``",
                "{'change':'role','card':'a','role':'x','on':false}; `, attribute: [x]`; ``",
                "{'change':'rename-topic','topic':'t','name':'u'}; `t:\n"
                        + "      start`; `u:\n"
                        + "      start`",
            })
    void change_isMade(String arguments, String before, String after) {
        assertEquals(
                YAML.replace(before, after), yaml(change(arguments.replace('\'', '"'))), arguments);
    }

    @Test
    void changeOfANewKey_isAddedLast() {
        assertEquals(
                YAML + "          score: 3\n",
                yaml(change("{\"change\":\"score\",\"topic\":\"t\",\"combo\":\"A\",\"score\":3}")));
        // a topic whose player goes first needs no header
        assertEquals(YAML, yaml(change("{\"change\":\"go\",\"topic\":\"t\",\"go\":\"first\"}")));
    }

    @Test
    void newCard_hasANameThatProgramsCanUse() {
        assertEquals(
                YAML.replace(
                        "attribute: [x]}\n",
                        "attribute: [x]}\n    Ash-Blossom: {count: 3, description: Ash Blossom}\n"),
                yaml(change("{\"change\":\"add-card\",\"card\":\"Ash Blossom\",\"count\":3}")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{'change':'paint'}; call.bad-value",
                "{}; call.bad-value",
                "{'change':'count','card':'a'}; call.missing-argument",
                "{'change':'count','card':'a','count':1001}; call.wrong-type",
                "{'change':'count','card':'b','count':1}; odds.form-no-such-name",
                "{'change':'need','topic':'t','combo':'A','of':[1]}; call.wrong-type",
                "{'change':'need','topic':'t','combo':'A','zone':'deck','of':['a']};"
                        + " call.bad-value",
                "{'change':'go','topic':'t','go':'third'}; call.bad-value",
                "{'change':'add-topic','topic':'t','hand':5}; odds.form-name-taken",
                "{'change':'remove-card','card':'b'}; odds.form-no-such-name",
                "{'change':'remove-topic','topic':'u'}; odds.form-no-such-name",
                "{'change':'rename-topic','topic':'u','name':'v'}; odds.form-no-such-name",
                "{'change':'remove-combo','topic':'t','combo':'B'}; odds.form-no-such-name",
                "{'change':'add-combo','topic':'t','combo':'A','of':'a'}; odds.form-name-taken",
                "{'change':'also','topic':'t','combo':'A','also':[1]}; call.wrong-type",
                "{'change':'also','topic':'t','combo':'A','also':[[1]]}; call.wrong-type",
                "{'change':'also','topic':'t','combo':'A','also':[[{'how':'most','count':1,"
                        + "'zone':'HH','of':'a'}]]}; odds.form-not-countable",
                "{'change':'also','topic':'t','combo':'A','also':[[{'how':'some','count':1,"
                        + "'zone':'H','of':'a'}]]}; call.bad-value",
                "{'change':'also','topic':'t','combo':'A','also':[[]]}; call.wrong-type",
                "{'change':'also','topic':'t','combo':'A','also':[[{'how':'most','count':1,"
                        + "'zone':'X','of':'a'}]]}; odds.form-not-countable",
            })
    void wrongChange_isRefused(String arguments, String code) {
        JsonArray said = change(arguments.replace('\'', '"')).get("diagnostics").asArray();
        assertEquals(code, said.get(0).asObject().getString("code", ""), arguments);
    }

    @Test
    void partsThatTheFormDoesNotShow_areNull() {
        String yaml =
                """
                deck: {cards: {a: }}
                simulate:
                  tests:
                    t:
                      header: '(= summon 1)'
                      combos:
                        A: {score: '|H.a|', condition: '(not |H.a|)', hand: {a: 2}, grave: {a: 1}}
                    u: {header: '(# D.1 H)'}
                """;
        JsonArray topics =
                answer("odds.form", new JsonObject().add("yaml", yaml))
                        .get("result")
                        .asObject()
                        .get("topics")
                        .asArray();
        JsonObject topic = topics.get(0).asObject();
        assertEquals("null", topic.get("go").toString());
        JsonObject combo = topic.get("combos").asArray().get(0).asObject();
        for (String member : new String[] {"score", "also", "hand", "grave"}) {
            assertEquals("null", combo.get(member).toString(), member);
        }
        assertEquals("second", topics.get(1).asObject().getString("go", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "[]; call.wrong-type",
                "[1]; call.missing-argument",
                "[{'name':'a'}]; call.missing-argument",
                "[{'name':'a','count':1,'roles':[2]}]; call.wrong-type",
            })
    void newFileOfNoCards_isRefused(String cards, String code) {
        JsonObject request =
                new JsonObject().add("cards", Json.parse(cards.replace('\'', '"'))).add("hand", 3);
        JsonArray diagnostics = answer("odds.write", request).get("diagnostics").asArray();
        assertEquals(code, diagnostics.get(0).asObject().getString("code", ""), cards);
    }

    @Test
    void newFile_hasNamesThatProgramsCanUse() {
        JsonArray cards = new JsonArray();
        cards.add(new JsonObject().add("name", "Ash Blossom & Joyous Spring").add("count", 3));
        cards.add(new JsonObject().add("name", "甘雨").add("count", 1));
        cards.add(
                new JsonObject()
                        .add("name", "甘雨")
                        .add("count", 2)
                        .add("roles", new JsonArray().add("Event Card")));
        assertEquals(
                """
                deck:
                    cards:
                        Ash-Blossom-&-Joyous-Spring:
                            count: 3
                            description: Ash Blossom & Joyous Spring
                        甘雨:
                            count: 1
                        甘雨c3:
                            count: 2
                            attribute: [Event-Card]
                            description: 甘雨
                simulate:
                    count: 10000
                    tests:
                        opening:
                            start-card: 3
                            combos:
                                Ash-Blossom-&-Joyous-Spring:
                                    hand: [Ash-Blossom-&-Joyous-Spring]
                """,
                yaml(answer("odds.write", new JsonObject().add("cards", cards).add("hand", 3))));
    }

    @Test
    void newFile_hasTheTurnsOfTheGame() {
        JsonObject request =
                Json.parse(
                                "{\"cards\":[{\"name\":\"Fireball\",\"count\":2}],\"hand\":4,"
                                        + "\"topic\":\"start\",\"turns\":{\"count\":3,\"go\":\"second\"}}")
                        .asObject();
        assertEquals(
                """
                deck:
                    cards:
                        Fireball:
                            count: 2
                simulate:
                    count: 10000
                    tests:
                        start:
                            start-card: 4
                            turns:
                                count: 3
                                draw: 1
                                go: second
                            combos:
                                Fireball:
                                    hand: [Fireball]
                """,
                yaml(answer("odds.write", request)));
        assertEquals(Turns.MAX, NewDeckFile.NewTurns.MAX);
        request.get("turns").asObject().set("count", Turns.MAX + 1);
        assertEquals(
                "call.wrong-type",
                answer("odds.write", request)
                        .get("diagnostics")
                        .asArray()
                        .get(0)
                        .asObject()
                        .getString("code", ""));
    }
}
