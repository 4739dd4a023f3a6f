package cardbench.odds.call;

import cardbench.base.number.Estimate;
import cardbench.base.number.FixedPoint;
import cardbench.base.number.Fraction;
import cardbench.base.text.Ascii;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.report.TopicFigures;
import cardbench.odds.sample.BatchSpread;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the result of {@code simulate} back into counts of games. The six decimals of a rate
 * determine the count for up to a million games; beyond, they suffice for the two decimals of the
 * report.
 */
final class ResultReader {

    private static final JsonArray NO_ITEMS = new JsonArray();
    private static final double MAX_SCORE = Integer.MAX_VALUE;

    private static final Fraction NOTHING = Fraction.of(0, 1);

    private boolean failed;

    /** Whether anything read so far was not part of a result. */
    boolean failed() {
        return failed;
    }

    private static boolean isFound(JsonObject topic, String how) {
        JsonValue method = topic.get("method");
        return method != null && method.isString() && method.asString().equals(how);
    }

    /** The topics of a result. */
    List<JsonObject> topics(JsonObject result) {
        List<JsonObject> topics = new ArrayList<>();
        for (JsonValue topic : items(result, "topics")) {
            failed |= !topic.isObject();
            if (topic.isObject()) {
                topics.add(topic.asObject());
            }
        }
        failed |= topics.isEmpty();
        return topics;
    }

    /** The number of games played of a topic; 0 if it was solved. */
    int games(JsonObject topic) {
        String name = isFound(topic, "hybrid") ? "played" : "games";
        return isFound(topic, "exact") ? 0 : (int) number(topic.get(name), DeckFile.MAX_GAMES);
    }

    /**
     * The figures of a topic for the report.
     *
     * @param combos the expected number of combos
     * @param intervals whether sampled figures have error bounds
     * @return {@code null} if the topic has another number of combos
     */
    TopicFigures figures(JsonObject topic, int combos, boolean intervals) {
        JsonValue rate = member(topic.get("success"), "value");
        if (rate != null && rate.isNull()) {
            return items(topic, "combos").size() == combos ? TopicFigures.none(combos) : null;
        }
        if (isFound(topic, "exact")) {
            Fraction success = fraction(topic.get("success"));
            Fraction averageScore = fraction(topic.get("averageScore"));
            List<Fraction> rates = new ArrayList<>();
            for (JsonValue combo : items(topic, "combos")) {
                rates.add(fraction(member(combo, "success")));
            }
            return rates.size() == combos ? TopicFigures.exact(success, averageScore, rates) : null;
        }
        return isFound(topic, "hybrid")
                ? hybrid(topic, combos)
                : sampled(topic(topic), combos, intervals);
    }

    private static TopicFigures sampled(TopicTally tally, int combos, boolean intervals) {
        return tally.combos().size() == combos ? TopicFigures.sampled(tally, intervals) : null;
    }

    private TopicFigures hybrid(JsonObject topic, int combos) {
        Estimate success = estimate(topic.get("success"));
        JsonValue score = topic.get("averageScore");
        // the report does without the lower bound
        String mean = decimals(member(score, "value"), MAX_SCORE);
        String high = decimals(member(score, "high"), MAX_SCORE);
        List<Estimate> rates = new ArrayList<>();
        for (JsonValue combo : items(topic, "combos")) {
            rates.add(estimate(member(combo, "success")));
        }
        Fraction share = fraction(topic.get("solved"));
        return failed || rates.size() != combos
                ? null
                : TopicFigures.hybrid(
                        share, games(topic), success, new Estimate(mean, mean, high), rates);
    }

    private Estimate estimate(JsonValue rate) {
        return new Estimate(
                decimals(member(rate, "value"), 1),
                decimals(member(rate, "low"), 1),
                decimals(member(rate, "high"), 1));
    }

    private String decimals(JsonValue value, double most) {
        return FixedPoint.decimals(number(value, most), 6);
    }

    private Fraction fraction(JsonValue rate) {
        JsonValue text = member(rate, "fraction");
        Fraction read = text == null || !text.isString() ? null : Fraction.parse(text.asString());
        failed |= read == null;
        return read == null ? NOTHING : read;
    }

    private TopicTally topic(JsonObject topic) {
        JsonValue name = topic.get("name");
        failed |= name == null || !name.isString();
        int games = (int) number(topic.get("games"), DeckFile.MAX_GAMES);
        List<Integer> combos = new ArrayList<>();
        for (JsonValue combo : items(topic, "combos")) {
            JsonValue rate = combo.isObject() ? combo.asObject().get("success") : null;
            double value = number(member(rate, "value"), 1);
            combos.add((int) (value * games + 0.5));
        }
        Scores scores = new Scores();
        long listed = 0;
        for (JsonValue item : items(topic, "scores")) {
            JsonArray pair = item.isArray() ? item.asArray() : NO_ITEMS;
            failed |= pair.size() != 2;
            if (pair.size() == 2) {
                int count = (int) number(pair.get(1), games);
                scores.addListed((int) number(pair.get(0), Scores.LISTED - 1), count);
                listed += count;
            }
        }
        addAbove(topic, games, listed, scores);
        String read = failed ? "" : name.asString();
        ComboSets sets = new ComboSets(combos.size());
        return new TopicTally(
                read,
                0,
                games,
                0,
                combos,
                notAsked(combos.size()),
                scores,
                sets,
                BatchSpread.none(combos.size()),
                0,
                0,
                -1,
                List.of(),
                List.of(),
                0);
    }

    private static List<Integer> notAsked(int combos) {
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < combos; i++) {
            others.add(TopicTally.NOT_ASKED);
        }
        return others;
    }

    /** Takes the scores that are not listed as equal, which keeps the mean right. */
    private void addAbove(JsonObject topic, int games, long listed, Scores scores) {
        long above = games - listed;
        failed |= above < 0;
        if (above > 0 && !failed) {
            double mean = number(member(topic.get("averageScore"), "value"), MAX_SCORE);
            long sum = (long) (mean * games + 0.5) - scores.sum();
            int each = (int) Math.max(0, Math.min(sum / above, Integer.MAX_VALUE));
            // sums of squares are kept in two halves, since games * square may exceed 64 bits
            long square = (long) each * each;
            scores.addAbove(
                    (int) above,
                    each * above,
                    (square & 0xffffffffL) * above,
                    (square >>> 32) * above);
        }
    }

    private static JsonValue member(JsonValue object, String name) {
        return object == null || !object.isObject() ? null : object.asObject().get(name);
    }

    private JsonArray items(JsonObject object, String name) {
        JsonValue value = object.get(name);
        boolean right = value != null && value.isArray();
        failed |= !right;
        return right ? value.asArray() : NO_ITEMS;
    }

    /** A number from 0 to a bound. */
    private double number(JsonValue value, double most) {
        double number = value == null || !value.isNumber() ? -1 : decimal(value.toString());
        boolean right = number >= 0 && number <= most;
        failed |= !right;
        return right ? number : 0;
    }

    /** Parses a plain decimal number, as the core writes it; -1 for anything else. */
    private static double decimal(String text) {
        double number = 0;
        // stays 0 before the decimal point
        double unit = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.') {
                unit = 1;
            } else if (!Ascii.isDigit(c)) {
                return -1;
            } else {
                number = number * 10 + (c - '0');
                unit *= 10;
            }
        }
        return unit == 0 ? number : number / unit;
    }
}
