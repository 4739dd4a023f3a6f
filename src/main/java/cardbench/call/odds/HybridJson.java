package cardbench.call.odds;

import cardbench.deckfile.Combo;
import cardbench.exact.SolvedPart;
import cardbench.exact.tree.Solution;
import cardbench.json.JsonText;
import cardbench.odds.HybridTally;
import cardbench.sample.TopicTally;
import java.util.List;

/**
 * Writes a topic of which a part was solved, in the shape of one that was sampled; and the part.
 */
final class HybridJson {

    private HybridJson() {}

    /** Writes one topic. */
    static void write(List<Combo> combos, HybridTally tally, JsonText json) {
        TopicTally played = tally.played();
        json.object().member("name", played.topic()).member("method", "hybrid");
        json.name("games").number(tally.all().toString());
        json.name("solved").object();
        writeShare(tally.part(), json);
        json.endObject().member("played", played.games()).name("success");
        SimulationJson.write(tally.success(), json);
        json.name("averageScore");
        SimulationJson.write(tally.averageScore(), json);
        SimulationJson.writeCombos(
                combos,
                i -> SimulationJson.write(tally.combo(i), json),
                tally::hasOther,
                i -> SimulationJson.write(tally.other(i), json),
                json);
        ExactJson.writeScores(tally.scores(), json);
        if (!tally.above().isZero()) {
            json.name("scoresAbove").number(tally.above().toString());
        }
        ExactJson.writeSets(combos, tally.sets(), json);
        SimulationJson.writeEvents(played, json);
        json.endObject();
    }

    /** How much is solved: how likely these hands are dealt, and how many they are. */
    private static void writeShare(SolvedPart part, JsonText json) {
        json.name("value").number(part.share().decimals());
        json.member("fraction", part.share().text());
        json.member("hands", part.hands().count()).member("of", part.hands().size());
    }

    /** Writes what is solved of some topics, as it is handed on to where the rest is played. */
    static JsonText parts(List<String> topics, List<SolvedPart> parts) {
        JsonText json = new JsonText().object().name("solved").array();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) != null) {
                write(topics.get(i), parts.get(i), json);
            }
        }
        return json.endArray().endObject();
    }

    private static void write(String topic, SolvedPart part, JsonText json) {
        json.object().member("name", topic);
        writeShare(part, json);
        json.member("which", part.hands().text());
        json.member("ways", part.solution().multiplicity().toString()).name("shares").array();
        for (Solution.Share share : part.solution().shares()) {
            json.array()
                    .value(share.outcome().score())
                    .value(share.outcome().successes())
                    .value(share.outcome().others())
                    .value(share.multiplicity().toString())
                    .endArray();
        }
        json.endArray().endObject();
    }
}
