package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.state.ComboSet;
import cardbench.odds.exact.state.Outcome;
import java.util.List;

/** Writes the solved parts of topics in the format that {@link PartReader} reads. */
final class PartJson {

    private PartJson() {}

    /** Writes the solved share: the probability of the solved hands, and their number. */
    static void writeShare(SolvedPart part, JsonText json) {
        json.name("value").number(part.share().decimals());
        json.member("fraction", part.share().text());
        json.member("hands", part.hands().count()).member("of", part.hands().size());
    }

    /** Writes the solved parts of topics, as they are sent to the workers that play the rest. */
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
        int words = ComboSet.words(part.tally().combos().size());
        json.object().member("name", topic);
        writeShare(part, json);
        json.member("which", part.hands().text());
        json.member("ways", part.solution().multiplicity().toString()).name("shares").array();
        for (Solution.Share share : part.solution().shares()) {
            Outcome outcome = share.outcome();
            json.array().value(outcome.score());
            for (int i = 0; i < 2 * words; i++) {
                ComboSet combos = i < words ? outcome.successes() : outcome.others();
                json.value(combos.word(i % words));
            }
            json.value(share.multiplicity().toString()).endArray();
        }
        json.endArray().endObject();
    }
}
