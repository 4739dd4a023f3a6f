package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonText;
import cardbench.odds.deckfile.Combo;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.question.TopicOdds;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.TopicTally;
import java.util.List;

/** Writes the result of {@code simulate}. */
final class SimulationJson {

    private SimulationJson() {}

    /**
     * The odds of some topics.
     *
     * @param printing for each topic the games that were played only for the lines that they print,
     *     or {@code null}
     */
    static JsonText result(
            Seed seed,
            List<TopicPrograms> topics,
            List<TopicOdds> odds,
            List<TopicTally> printing) {
        JsonText json = new JsonText().object().member("seed", seed.name());
        json.name("topics").array();
        for (int i = 0; i < topics.size(); i++) {
            write(topics.get(i), odds.get(i), printing.get(i), json);
        }
        return json.endArray().endObject();
    }

    private static void write(
            TopicPrograms topic, TopicOdds odds, TopicTally printing, JsonText json) {
        List<Combo> combos = topic.topic().combos();
        json.object().member("name", odds.topic()).member("method", odds.method());
        json.name("games").number(odds.all().toString());
        if (odds.part() != null) {
            json.name("solved").object();
            PartJson.writeShare(odds.part(), json);
            json.endObject().member("played", odds.played().games());
        }
        json.name("success");
        OddsJson.write(odds.success(), json);
        json.name("averageScore");
        OddsJson.write(odds.averageScore(), json);
        writeCombos(combos, odds, json);
        json.name("scores").array();
        for (ExactTally.Part score : odds.scores()) {
            json.array().value(score.key()).number(score.hands().toString()).endArray();
        }
        json.endArray();
        if (!odds.above().isZero()) {
            json.name("scoresAbove").number(odds.above().toString());
        }
        if (combos.size() <= ComboSets.MAX_COMBOS) {
            writeSets(combos, odds.sets(), json);
        }
        writeEvents(odds.played(), topic.topic().execProgram(), json);
        writePrints(odds.played() == null ? printing : odds.played(), json);
        json.endObject();
    }

    /** Writes how often each combo succeeds, and how often with the other matching. */
    private static void writeCombos(List<Combo> combos, TopicOdds odds, JsonText json) {
        json.name("combos").array();
        for (int i = 0; i < combos.size(); i++) {
            json.object().member("name", combos.get(i).name()).name("success");
            OddsJson.write(odds.combo(i), json);
            if (odds.hasOther(i)) {
                json.name("otherMatching")
                        .object()
                        .member("matching", combos.get(i).bestMatching() ? "greedy" : "best")
                        .name("success");
                OddsJson.write(odds.other(i), json);
                json.endObject();
            }
            json.endObject();
        }
        json.endArray();
    }

    /** Writes which combos succeed together: each set as the names of its combos. */
    private static void writeSets(List<Combo> combos, List<ExactTally.Part> sets, JsonText json) {
        json.name("sets").array();
        for (ExactTally.Part set : sets) {
            json.array().array();
            for (int combo = 0; combo < combos.size(); combo++) {
                if ((set.key() >> combo & 1) == 1) {
                    json.value(combos.get(combo).name());
                }
            }
            json.endArray().number(set.hands().toString()).endArray();
        }
        json.endArray();
    }

    /**
     * Writes the failures of the games.
     *
     * @param played the games, or {@code null} if there were none
     * @param acts whether cards are activated. If they are and no game was played, it is not known
     *     whether a move found no cards, so {@code emptySource} is left out
     */
    private static void writeEvents(TopicTally played, boolean acts, JsonText json) {
        json.member("stopped", played == null ? 0 : played.stopped());
        if (played != null || !acts) {
            json.member("emptySource", played == null ? 0 : played.emptySource());
        }
    }

    /** Writes what some games printed; {@code null} for none. */
    private static void writePrints(TopicTally played, JsonText json) {
        json.name("prints").array();
        for (String line : played == null ? List.<String>of() : played.lines()) {
            json.value(line);
        }
        json.endArray().member("printed", played == null ? 0 : played.printed());
    }
}
