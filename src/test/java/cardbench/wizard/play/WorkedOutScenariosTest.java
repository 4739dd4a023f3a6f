package cardbench.wizard.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What cards do at one table of three players, worked out by hand from the document. */
class WorkedOutScenariosTest {

    /** The cards k0 to k5 cost what they are called; a wand, and a card that gives 3 gold. */
    private static final String CARDS =
            cards("k0", 0, "")
                    + cards("k1", 1, "")
                    + cards("k2", 2, "")
                    + cards("k3", 3, "")
                    + cards("k4", 4, "")
                    + cards("k5", 5, "")
                    + cards("wand", 2, "").replace("'name'", "'cardType':'wand','name'")
                    + cards("gain", 1, "{'type':'gold','mode':'add','amount':3,'target':@}");

    private static final String INITIAL =
            """
            {'players':[
             {'UUID':'p1','mana':3,'gold':4,'freezing':1,'hand':['a1','a2','w'],
              'deck':['d1','d2','d3','d4','d5','d6'],'discard':['x1']},
             {'UUID':'p2','mana':2,'gold':5,'hand':['b1'],'deck':['e1','e2']},
             {'UUID':'p3','mana':1,'gold':0,'freezing':2,'deck':['f1'],'discard':['g1','g2']}],
            'monsters':[
             {'UUID':'m1','id':'t.exploration.III.m1','health':9,'maxHealth':9,'reward':2,'level':'III'},
             {'UUID':'m2','id':'t.exploration.III.m2','health':4,'maxHealth':4,'reward':1,'level':'III'},
             {'UUID':'m3','id':'t.exploration.III.m3','health':1,'maxHealth':1,'reward':3,'level':'III'}],
            'instances':{%s}}
            """
                    .formatted(
                            Stream.of(
                                            "a1 k1, a2 k2, w wand, d1 k1, d2 k5, d3 k3, d4 k0",
                                            "d5 k4, d6 k2, x1 k3, b1 gain, e1 k2, e2 k0, f1 k1",
                                            "g1 k5, g2 k0")
                                    .flatMap(line -> Arrays.stream(line.split(", ")))
                                    .map(one -> "'" + one.replace(" ", "':'t.treasure.common."))
                                    .reduce((one, other) -> one + "'," + other)
                                    .map(all -> all + "'")
                                    .orElseThrow());

    private static String cards(String name, int cost, String doables) {
        return "{'id':'t.treasure.common.%1$s','count':1,'name':'%1$s','manaCost':%2$d,"
                        .formatted(name, cost)
                + "'rarity':'com','school':'none','description':'','behaviors':[{'at':'onPlay',"
                + ("'do':[" + doables + "]}]},");
    }

    /** The name, the actions and the result of each. */
    static List<List<String>> scenarios() throws IOException {
        try (var in = WorkedOutScenariosTest.class.getResourceAsStream("worked-out.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.substring(text.indexOf('\n') + 1).split("\n\n"))
                    .map(block -> block.strip().lines().toList())
                    .toList();
        }
    }

    private static ScenarioRun.Result run(List<String> lines) {
        String cards = CARDS.substring(0, CARDS.length() - 1);
        String text =
                "{'cards':[%s],'initial':%s,'actions':".formatted(cards, INITIAL).replace('\'', '"')
                        + lines.get(1)
                        + ",\"expect\":"
                        + lines.get(2)
                        + "}";
        return ScenarioRun.of(ScenarioReader.read(text.replace("@", "\"$onPlay.playerUUID\"")));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void table_isLeftAsWorkedOut(List<String> lines) {
        assertEquals(3, lines.size(), lines::toString);
        ScenarioRun.Result result = run(lines);
        assertNotNull(result.result(), () -> lines.get(0) + result.diagnostics());
        assertEquals(List.of(), result.differences(), lines.get(0));
    }

    /** An expectation that does not hold is found, so that the others are compared. */
    @Test
    void wrongExpectation_isADifference() throws IOException {
        assertEquals(72, scenarios().size());
        List<String> first = scenarios().get(0);
        String wrong = first.get(2).replace("14", "15");
        assertEquals(
                List.of(new Expectation.Difference("/players/p1/gold", "15", "14")),
                run(List.of(first.get(0), first.get(1), wrong)).differences());
    }
}
