package cardbench.call;

import cardbench.json.JsonText;
import cardbench.odds.Combo;
import cardbench.odds.ExactTally;
import cardbench.odds.Fraction;
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
                .json(tally.hands().toString())
                .name("success");
        write(tally.success(), json);
        json.name("averageScore");
        write(tally.averageScore(), json);
        json.name("combos").array();
        for (int i = 0; i < combos.size(); i++) {
            json.object().member("name", combos.get(i).name()).name("success");
            write(tally.combo(i), json);
            if (tally.hasOther(i)) {
                json.name("otherMatching")
                        .object()
                        .member("matching", combos.get(i).bestMatching() ? "greedy" : "best")
                        .name("success");
                write(tally.other(i), json);
                json.endObject();
            }
            json.endObject();
        }
        json.endArray().name("scores").array();
        for (ExactTally.Part score : tally.scores()) {
            json.array().value(score.key()).json(score.hands().toString()).endArray();
        }
        json.endArray();
        if (!tally.sets().isEmpty()) {
            json.name("sets").array();
            for (ExactTally.Part set : tally.sets()) {
                json.array();
                SimulationJson.writeSet(combos, set.key(), json);
                json.json(set.hands().toString()).endArray();
            }
            json.endArray();
        }
        json.member("stopped", 0);
        if (!acts) {
            json.member("emptySource", 0);
        }
        json.name("prints").array().endArray().member("printed", 0).endObject();
    }

    /** What is exact has no bounds but itself. */
    private static void write(Fraction fraction, JsonText json) {
        String decimals = fraction.decimals();
        json.object()
                .name("value")
                .json(decimals)
                .member("fraction", fraction.text())
                .name("low")
                .json(decimals)
                .name("high")
                .json(decimals)
                .endObject();
    }
}
