package cardbench.spark;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a part of a sweep. Results of parts that share no version add up to that of their
 * union, in any order.
 *
 * @param judged the number of versions with an exact value
 * @param noDecks the number of versions that are no decks
 * @param open the number of versions that were not solved
 * @param best the best versions, best first
 * @param named the first versions that were not solved, at most {@link #NAMED}
 */
record SweepResult(
        long judged, long noDecks, long open, List<JudgedVersion> best, List<OpenVersion> named)
        implements Serializable {

    /** Maximum number of unsolved versions that are named. */
    static final int NAMED = 100;

    static final SweepResult NONE = new SweepResult(0, 0, 0, List.of(), List.of());

    static final SweepResult NO_DECK = new SweepResult(0, 1, 0, List.of(), List.of());

    SweepResult {
        best = List.copyOf(best);
        named = List.copyOf(named);
    }

    static SweepResult judged(JudgedVersion version) {
        return new SweepResult(1, 0, 0, List.of(version), List.of());
    }

    static SweepResult open(long version, Diagnostic why) {
        OpenVersion open = new OpenVersion(version, why.code().name());
        return new SweepResult(0, 0, 1, List.of(), List.of(open));
    }

    /**
     * The result of both parts.
     *
     * @param most the number of best versions to keep
     */
    SweepResult plus(SweepResult other, int most) {
        List<OpenVersion> allNamed = new ArrayList<>(named);
        allNamed.addAll(other.named);
        allNamed.sort((a, b) -> Long.compare(a.version(), b.version()));
        return new SweepResult(
                judged + other.judged,
                noDecks + other.noDecks,
                open + other.open,
                merged(best, other.best, most),
                allNamed.subList(0, Math.min(NAMED, allNamed.size())));
    }

    private static List<JudgedVersion> merged(
            List<JudgedVersion> one, List<JudgedVersion> other, int most) {
        boolean full = one.size() == most && other.size() == 1;
        if (full && one.get(most - 1).compareTo(other.get(0)) < 0) {
            // most versions are not among the best
            return one;
        }
        List<JudgedVersion> all = new ArrayList<>(one);
        all.addAll(other);
        all.sort(null);
        return all.subList(0, Math.min(most, all.size()));
    }

    /** One line of JSON, which {@link #ofLine} reads. */
    String line() {
        JsonText json = new JsonText().object();
        json.name("judged").value(judged).name("noDecks").value(noDecks);
        json.name("open").value(open).name("best").array();
        for (JudgedVersion version : best) {
            json.array().value(version.version());
            json.value(version.numerator().toString()).value(version.denominator().toString());
            json.endArray();
        }
        json.endArray().name("named").array();
        for (OpenVersion version : named) {
            json.array().value(version.version()).value(version.why()).endArray();
        }
        return json.endArray().endObject().toString();
    }

    /** Reads what {@link #line} wrote. */
    static SweepResult ofLine(String line) {
        JsonObject json = Json.parse(line).asObject();
        List<JudgedVersion> best = new ArrayList<>();
        for (JsonValue value : json.get("best").asArray()) {
            JsonArray row = value.asArray();
            best.add(
                    new JudgedVersion(
                            row.get(0).asLong(),
                            new BigInteger(row.get(1).asString()),
                            new BigInteger(row.get(2).asString())));
        }
        List<OpenVersion> named = new ArrayList<>();
        for (JsonValue value : json.get("named").asArray()) {
            JsonArray row = value.asArray();
            named.add(new OpenVersion(row.get(0).asLong(), row.get(1).asString()));
        }
        return new SweepResult(
                json.get("judged").asLong(),
                json.get("noDecks").asLong(),
                json.get("open").asLong(),
                best,
                named);
    }

    /** The totals in one line of JSON. */
    String counts() {
        JsonText json = new JsonText().object();
        json.name("judged").value(judged).name("noDecks").value(noDecks);
        return json.name("open").value(open).endObject().toString();
    }

    /** The totals and the best version for people. */
    String sentence(SweepQuestion question) {
        String sentence =
                judged + " versions judged, " + noDecks + " no decks, " + open + " not solved";
        return best.isEmpty()
                ? sentence
                : sentence + "; best: " + new VersionText(question).line(1, best.get(0));
    }
}
