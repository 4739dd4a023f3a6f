package cardbench.call.odds;

import cardbench.deckfile.Combo;
import cardbench.exact.ExactTally;
import cardbench.json.JsonText;
import cardbench.number.Fraction;
import java.util.List;

/** Writes a topic that was solved, in the shape of one that was sampled. */
final class ExactJson {

    private ExactJson() {}

    /**
     * Writes one topic.
     *
     * @param acts whether cards are activated; games without cards to move are not counted then
     */
    static void write(List<Combo> combos, boolean acts, ExactTally tally, JsonText json) {
        json.object()
                .member("name", tally.topic())
                .member("method", "exact")
                .name("games")
                .number(tally.hands().toString())
                .name("success");
        write(tally.success(), json);
        json.name("averageScore");
        write(tally.averageScore(), json);
        SimulationJson.writeCombos(
                combos,
                i -> write(tally.combo(i), json),
                tally::hasOther,
                i -> write(tally.other(i), json),
                json);
        writeScores(tally.scores(), json);
        writeSets(combos, tally.sets(), json);
        json.member("stopped", 0);
        if (!acts) {
            json.member("emptySource", 0);
        }
        json.name("prints").array().endArray().member("printed", 0).endObject();
    }

    /** The scores that come, with the number of hands. */
    static void writeScores(List<ExactTally.Part> scores, JsonText json) {
        json.name("scores").array();
        for (ExactTally.Part score : scores) {
            json.array().value(score.key()).number(score.hands().toString()).endArray();
        }
        json.endArray();
    }

    /** Which combos succeed together, with the number of hands; nothing where that is not known. */
    static void writeSets(List<Combo> combos, List<ExactTally.Part> sets, JsonText json) {
        if (sets.isEmpty()) {
            return;
        }
        json.name("sets").array();
        for (ExactTally.Part set : sets) {
            json.array();
            SimulationJson.writeSet(combos, set.key(), json);
            json.number(set.hands().toString()).endArray();
        }
        json.endArray();
    }

    /** What is exact has no bounds but itself. */
    private static void write(Fraction fraction, JsonText json) {
        String decimals = fraction.decimals();
        json.object()
                .name("value")
                .number(decimals)
                .member("fraction", fraction.text())
                .name("low")
                .number(decimals)
                .name("high")
                .number(decimals)
                .endObject();
    }
}
