package cardbench.odds.call;

import cardbench.base.number.Natural;
import cardbench.base.text.Location;
import cardbench.contract.Request;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.state.ComboSet;
import cardbench.odds.exact.state.HandSet;
import cardbench.odds.exact.state.Outcome;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the solved parts of topics that {@link PartJson} wrote. They come from outside, so a part
 * that cannot be a result for its topic is refused.
 */
final class PartReader {

    /**
     * Maximum number of digits: 40 primes ({@link cardbench.base.number.Residues#MAX}) carry 313.
     */
    private static final int DIGITS = 400;

    private PartReader() {}

    /**
     * Reads the argument {@code solved}, if it is given.
     *
     * @return for each topic its solved part, or {@code null}
     */
    static List<SolvedPart> read(
            Request request, DeckPrograms programs, List<TopicPrograms> topics) {
        List<SolvedPart> parts = new ArrayList<>();
        topics.forEach(topic -> parts.add(null));
        JsonArray given = request.has("solved") ? request.array("solved") : new JsonArray();
        for (int i = 0; i < given.size(); i++) {
            JsonValue value = given.get(i);
            JsonObject object = value.isObject() ? value.asObject() : new JsonObject();
            int at = 0;
            while (at < topics.size() && !names(object, topics.get(at))) {
                at++;
            }
            // ygo-calc, which “legacy” imitates, has no exact odds to combine its games with
            boolean wrong = at == topics.size() || request.flag("legacy", false);
            SolvedPart part = wrong ? null : part(object, programs, topics.get(at));
            if (part == null) {
                request.refuse(GameCodes.WRONG_PART.at(Location.pointer("/solved/" + i)));
            } else {
                parts.set(at, part);
            }
        }
        return parts;
    }

    private static boolean names(JsonObject part, TopicPrograms topic) {
        return text(part.get("name")).equals(topic.topic().name());
    }

    private static String text(JsonValue value) {
        return value != null && value.isString() ? value.asString() : "";
    }

    private static SolvedPart part(JsonObject object, DeckPrograms programs, TopicPrograms topic) {
        HandEnumerator hands = SolvedPart.hands(topic);
        HandSet which =
                hands == null ? null : HandSet.parse(text(object.get("which")), hands.size());
        Natural multiplicity = natural(object.get("ways"));
        JsonValue listed = object.get("shares");
        if (which == null || multiplicity == null || listed == null || !listed.isArray()) {
            return null;
        }
        List<Solution.Share> shares = new ArrayList<>();
        for (JsonValue share : listed.asArray()) {
            Solution.Share read = share(share, topic.combos().size());
            if (read == null) {
                return null;
            }
            shares.add(read);
        }
        return SolvedPart.checked(topic, new Solution.Part(multiplicity, shares, which));
    }

    private static Natural natural(JsonValue value) {
        String digits = text(value);
        Natural number = digits.length() <= DIGITS ? Natural.parse(digits) : null;
        return number == null || number.isZero() ? null : number;
    }

    /**
     * Reads an outcome: its score; the combos that succeed, as bits of a number for each 32 of
     * them; those that do with the other matching; and its number of games.
     */
    private static Solution.Share share(JsonValue value, int combos) {
        int words = ComboSet.words(combos);
        if (!value.isArray() || value.asArray().size() != 2 + 2 * words) {
            return null;
        }
        JsonArray items = value.asArray();
        try {
            ComboSet successes = combos(items, 1, words);
            ComboSet others = combos(items, 1 + words, words);
            boolean fits = true;
            for (int i = combos; i < Integer.SIZE * words; i++) {
                fits &= !successes.has(i) && !others.has(i);
            }
            int score = items.get(0).asInt();
            Natural multiplicity = natural(items.get(1 + 2 * words));
            return score < 0 || !fits || multiplicity == null
                    ? null
                    : new Solution.Share(new Outcome(score, successes, others), multiplicity);
        } catch (NumberFormatException | UnsupportedOperationException e) {
            // no whole number, or no number
            return null;
        }
    }

    private static ComboSet combos(JsonArray items, int from, int words) {
        int[] bits = new int[words];
        for (int i = 0; i < words; i++) {
            bits[i] = items.get(from + i).asInt();
        }
        return new ComboSet(bits);
    }
}
