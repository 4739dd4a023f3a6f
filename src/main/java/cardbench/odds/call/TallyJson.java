package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonText;
import cardbench.odds.sample.BatchSpread;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import java.util.List;

/** Writes tallies in the format in which they are sent from worker to worker. */
final class TallyJson {

    private TallyJson() {}

    /** Writes the tallies of all topics as one value, with the seed of their games. */
    static void write(Seed seed, List<TopicTally> tallies, JsonText json) {
        json.object().member("seed", seed.name()).name("topics").array();
        for (TopicTally tally : tallies) {
            write(tally, json);
        }
        json.endArray().endObject();
    }

    private static void write(TopicTally tally, JsonText json) {
        json.object().member("name", tally.topic()).member("solved", tally.solved());
        json.member("games", tally.games());
        if (tally.uncounted() > 0) {
            json.member("uncounted", tally.uncounted());
        }
        json.name("combos").array();
        for (int games : tally.combos()) {
            json.value(games);
        }
        json.endArray().name("scores");
        writeListed(tally.scores(), json);
        json.name("above").array().value(tally.scores().above());
        for (long part : tally.scores().aboveSums()) {
            json.value(Long.toString(part));
        }
        json.endArray().name("sets").array();
        for (int set = 0; set < tally.sets().size(); set++) {
            if (tally.sets().games(set) > 0) {
                json.array().value(set).value(tally.sets().games(set)).endArray();
            }
        }
        json.endArray()
                .member("stopped", tally.stopped())
                .member("emptySource", tally.emptySource())
                .member("firstEmpty", tally.firstEmpty());
        json.name("faults").array();
        for (TopicTally.Fault fault : tally.faults()) {
            json.array().value(fault.games()).value(fault.first()).endArray();
        }
        json.endArray().name("prints").array();
        for (TopicTally.Printed printed : tally.prints()) {
            json.array().value(printed.batch()).array();
            for (String line : printed.lines()) {
                json.value(line);
            }
            json.endArray().endArray();
        }
        json.endArray().member("printed", tally.printed()).name("others").array();
        for (int games : tally.others()) {
            json.value(games);
        }
        json.endArray();
        writeSpread(tally.spread(), json);
        json.endObject();
    }

    /** Writes how much batches differ, if there are enough batches. */
    private static void writeSpread(BatchSpread spread, JsonText json) {
        if (spread.batches() > 0) {
            json.name("spread").array().value(spread.batches());
            for (int i = 0; i < spread.successes().size(); i++) {
                json.array().value(spread.successes().get(i));
                json.value(Long.toString(spread.squares().get(i))).endArray();
            }
            json.endArray();
        }
    }

    /** Writes the scores that occurred, each with its number of games. */
    static void writeListed(Scores scores, JsonText json) {
        json.array();
        for (int score = 0; score < Scores.LISTED; score++) {
            if (scores.count(score) > 0) {
                json.array().value(score).value(scores.count(score)).endArray();
            }
        }
        json.endArray();
    }
}
