package cardbench.call;

import cardbench.chance.Seed;
import cardbench.json.JsonText;
import cardbench.odds.Combo;
import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.odds.Estimate;
import cardbench.odds.TopicTally;
import java.util.List;

/** Writes the result of {@code simulate}. */
final class SimulationJson {

    private SimulationJson() {}

    /** The result of some topics that were sampled. */
    static JsonText result(Seed seed, List<TopicPrograms> topics, List<TopicTally> tallies) {
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.name("topics").array();
        for (int i = 0; i < topics.size(); i++) {
            write(topics.get(i).topic().combos(), tallies.get(i), json);
        }
        return json.endArray().endObject();
    }

    private static void write(List<Combo> combos, TopicTally tally, JsonText json) {
        int games = tally.games();
        json.object()
                .member("name", tally.topic())
                .member("method", "sampled")
                .member("games", games)
                .name("success");
        write(Estimate.rate(tally.scores().successes(), games), json);
        json.name("averageScore");
        write(Estimate.mean(tally.scores(), games), json);
        json.name("combos").array();
        for (int i = 0; i < combos.size(); i++) {
            json.object().member("name", combos.get(i).name()).name("success");
            write(Estimate.rate(tally.combos().get(i), games), json);
            json.endObject();
        }
        json.endArray().name("scores");
        TallyJson.writeListed(tally.scores(), json);
        if (tally.scores().above() > 0) {
            json.member("scoresAbove", tally.scores().above());
        }
        json.member("stopped", tally.stopped()).member("emptySource", tally.emptySource());
        json.name("prints").array();
        for (String line : tally.lines()) {
            json.value(line);
        }
        json.endArray().member("printed", tally.printed()).endObject();
    }

    private static void write(Estimate estimate, JsonText json) {
        json.object()
                .name("value")
                .json(estimate.value())
                .name("low")
                .json(estimate.low())
                .name("high")
                .json(estimate.high())
                .endObject();
    }
}
