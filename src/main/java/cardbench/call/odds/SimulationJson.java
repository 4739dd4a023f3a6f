package cardbench.call.odds;

import cardbench.chance.Seed;
import cardbench.deckfile.Combo;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.exact.ExactTally;
import cardbench.exact.SolvedPart;
import cardbench.json.JsonText;
import cardbench.number.Estimate;
import cardbench.odds.HybridTally;
import cardbench.odds.Simulation;
import cardbench.sample.TopicTally;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** Writes the result of {@code simulate}. */
final class SimulationJson {

    private SimulationJson() {}

    /** The result of some topics that were sampled, or of which the open hands were. */
    static JsonText result(Simulation simulation, List<TopicTally> tallies) {
        List<TopicPrograms> topics = simulation.topics();
        return result(simulation, topics, Collections.nCopies(topics.size(), null), tallies);
    }

    /**
     * The result of some topics of which some were solved.
     *
     * @param simulation of the topics that were not solved, or not all of them
     * @param solved for each topic its exact odds, or {@code null} where it was sampled
     * @param tallies what the simulation came to
     */
    static JsonText result(
            Simulation simulation,
            List<TopicPrograms> topics,
            List<ExactTally> solved,
            List<TopicTally> tallies) {
        Seed seed = simulation.seed();
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.name("topics").array();
        int sampled = 0;
        for (int i = 0; i < topics.size(); i++) {
            List<Combo> combos = topics.get(i).topic().combos();
            boolean acts = topics.get(i).topic().execProgram();
            if (solved.get(i) != null) {
                ExactJson.write(combos, acts, solved.get(i), json);
                continue;
            }
            SolvedPart part = simulation.parts().get(sampled);
            TopicTally tally = tallies.get(sampled++);
            if (part == null) {
                write(combos, tally, json);
            } else {
                HybridJson.write(combos, new HybridTally(part, tally), json);
            }
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
        write(Estimate.mean(tally.scores().moments(games)), json);
        writeCombos(
                combos,
                i -> write(Estimate.rate(tally.combos().get(i), games), json),
                i -> tally.others().get(i) >= 0,
                i -> write(Estimate.rate(tally.others().get(i), games), json),
                json);
        json.name("scores");
        TallyJson.writeListed(tally.scores(), json);
        if (tally.scores().above() > 0) {
            json.member("scoresAbove", tally.scores().above());
        }
        writeSets(combos, tally, json);
        writeEvents(tally, json);
        json.endObject();
    }

    /**
     * How often each combo succeeds.
     *
     * @param success writes that of one
     * @param hasOther whether one may come out otherwise with the other way of matching
     * @param other writes how often it then succeeds
     */
    static void writeCombos(
            List<Combo> combos,
            IntConsumer success,
            IntPredicate hasOther,
            IntConsumer other,
            JsonText json) {
        json.name("combos").array();
        for (int i = 0; i < combos.size(); i++) {
            json.object().member("name", combos.get(i).name()).name("success");
            success.accept(i);
            if (hasOther.test(i)) {
                json.name("otherMatching")
                        .object()
                        .member("matching", combos.get(i).bestMatching() ? "greedy" : "best")
                        .name("success");
                other.accept(i);
                json.endObject();
            }
            json.endObject();
        }
        json.endArray();
    }

    /** What happened in the games besides. */
    static void writeEvents(TopicTally tally, JsonText json) {
        json.member("stopped", tally.stopped()).member("emptySource", tally.emptySource());
        json.name("prints").array();
        for (String line : tally.lines()) {
            json.value(line);
        }
        json.endArray().member("printed", tally.printed());
    }

    /** Which combos succeeded together, each set by the names of its combos. */
    private static void writeSets(List<Combo> combos, TopicTally tally, JsonText json) {
        if (tally.sets().size() == 0) {
            return;
        }
        json.name("sets").array();
        for (int set = 0; set < tally.sets().size(); set++) {
            if (tally.sets().games(set) > 0) {
                json.array();
                writeSet(combos, set, json);
                json.value(tally.sets().games(set)).endArray();
            }
        }
        json.endArray();
    }

    /** The names of the combos in a set. */
    static void writeSet(List<Combo> combos, int set, JsonText json) {
        json.array();
        for (int combo = 0; combo < combos.size(); combo++) {
            if ((set >> combo & 1) == 1) {
                json.value(combos.get(combo).name());
            }
        }
        json.endArray();
    }

    static void write(Estimate estimate, JsonText json) {
        json.object()
                .name("value")
                .number(estimate.value())
                .name("low")
                .number(estimate.low())
                .name("high")
                .number(estimate.high())
                .endObject();
    }
}
