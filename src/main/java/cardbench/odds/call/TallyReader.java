package cardbench.odds.call;

import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.exact.search.HandEnumerator;
import cardbench.odds.sample.BatchSpread;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.Scores;
import cardbench.odds.sample.TopicTally;
import cardbench.odds.yisp.vm.VirtualMachine;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads tallies that were sent from worker to worker. They come from outside, so every number is
 * checked against its range and against the number of games; a wrong one makes the whole tally
 * {@linkplain #failed() invalid}.
 */
final class TallyReader {

    private static final int MAX_GAMES = DeckFile.MAX_GAMES;
    private static final JsonArray NO_ITEMS = new JsonArray();

    private boolean failed;
    private Seed seed;

    /** Whether anything read so far was not a valid tally. */
    boolean failed() {
        return failed;
    }

    /** The seed of the tallies read so far, or another one if they do not name theirs. */
    Seed seed(Seed other) {
        return seed == null ? other : seed;
    }

    /** Reads the tallies of all topics, and their seed, which must be that of those before. */
    List<TopicTally> topics(JsonValue value) {
        JsonValue named = object(value).get("seed");
        if (named != null) {
            Seed own = named.isString() ? Seed.parse(named.asString()).orElse(null) : null;
            check(own != null && (seed == null || seed.equals(own)));
            seed = own;
        }
        List<TopicTally> tallies = new ArrayList<>();
        for (JsonValue topic : items(member(object(value), "topics"))) {
            tallies.add(topic(object(topic)));
        }
        return tallies;
    }

    private TopicTally topic(JsonObject tally) {
        JsonValue name = member(tally, "name");
        check(name.isString());
        int games = integer(member(tally, "games"), 0, MAX_GAMES);
        List<Integer> combos = new ArrayList<>();
        for (JsonValue combo : items(member(tally, "combos"))) {
            combos.add(integer(combo, 0, games));
        }
        List<Integer> others = new ArrayList<>();
        for (JsonValue other : items(member(tally, "others"))) {
            others.add(integer(other, TopicTally.NOT_ASKED, games));
        }
        Scores scores = scores(tally, games);
        List<TopicTally.Fault> faults = new ArrayList<>();
        for (JsonValue fault : items(member(tally, "faults"))) {
            JsonArray pair = pair(fault);
            faults.add(
                    new TopicTally.Fault(
                            integer(pair.get(0), 0, games), integer(pair.get(1), -1, MAX_GAMES)));
        }
        return new TopicTally(
                name.isString() ? name.asString() : "",
                integer(member(tally, "solved"), 0, HandEnumerator.MOST),
                games,
                tally.get("uncounted") == null
                        ? 0
                        : integer(tally.get("uncounted"), 0, MAX_GAMES - games),
                combos,
                others,
                scores,
                sets(tally, combos.size(), games),
                spread(tally, combos.size(), games),
                integer(member(tally, "stopped"), 0, games),
                integer(member(tally, "emptySource"), 0, games),
                integer(member(tally, "firstEmpty"), -1, MAX_GAMES),
                faults,
                prints(tally),
                integer(member(tally, "printed"), 0, Integer.MAX_VALUE));
    }

    private Scores scores(JsonObject tally, int games) {
        Scores scores = new Scores();
        long counted = 0;
        for (JsonValue item : items(member(tally, "scores"))) {
            JsonArray pair = pair(item);
            int count = integer(pair.get(1), 0, games);
            scores.addListed(integer(pair.get(0), 0, Scores.LISTED - 1), count);
            counted += count;
            check(counted <= games);
        }
        JsonArray above = items(member(tally, "above"));
        check(above.size() == 4);
        if (above.size() == 4) {
            int count = integer(above.get(0), 0, games);
            counted += count;
            scores.addAbove(
                    count,
                    sum(above.get(1), count),
                    sum(above.get(2), count),
                    sum(above.get(3), count));
        }
        check(counted == games);
        return scores;
    }

    private ComboSets sets(JsonObject tally, int combos, int games) {
        ComboSets sets = new ComboSets(combos);
        long counted = 0;
        for (JsonValue item : items(member(tally, "sets"))) {
            JsonArray pair = pair(item);
            int count = integer(pair.get(1), 0, games);
            sets.add(integer(pair.get(0), 0, Math.max(0, sets.size() - 1)), count);
            counted += count;
            check(counted <= games);
        }
        check(counted == (sets.size() == 0 ? 0 : games));
        return sets;
    }

    private BatchSpread spread(JsonObject tally, int combos, int games) {
        JsonValue listed = tally.get("spread");
        JsonArray items = listed == null ? NO_ITEMS : items(listed);
        boolean right = items.size() == combos + 2;
        check(listed == null || right);
        if (!right) {
            return BatchSpread.none(combos);
        }
        int batches = integer(items.get(0), 0, games / Sampler.BATCH);
        List<Integer> successes = new ArrayList<>();
        List<Long> squares = new ArrayList<>();
        for (int i = 1; i < items.size(); i++) {
            JsonArray pair = pair(items.get(i));
            int sum = integer(pair.get(0), 0, batches * Sampler.BATCH);
            successes.add(sum);
            squares.add(sum(pair.get(1), sum));
            check(squares.get(i - 1) <= (long) sum * Sampler.BATCH);
        }
        return new BatchSpread(batches, successes, squares);
    }

    private List<TopicTally.Printed> prints(JsonObject tally) {
        List<TopicTally.Printed> prints = new ArrayList<>();
        int lines = 0;
        for (JsonValue item : items(member(tally, "prints"))) {
            JsonArray pair = pair(item);
            List<String> printed = new ArrayList<>();
            for (JsonValue line : items(pair.get(1))) {
                check(line.isString());
                printed.add(line.isString() ? line.asString() : "");
            }
            lines += printed.size();
            check(lines <= VirtualMachine.MAX_PRINTS);
            prints.add(new TopicTally.Printed(integer(pair.get(0), 0, MAX_GAMES), printed));
        }
        return prints;
    }

    private void check(boolean right) {
        failed |= !right;
    }

    private JsonValue member(JsonObject object, String name) {
        JsonValue value = object.get(name);
        check(value != null);
        return value == null ? NO_ITEMS : value;
    }

    private JsonObject object(JsonValue value) {
        check(value.isObject());
        return value.isObject() ? value.asObject() : new JsonObject();
    }

    private JsonArray items(JsonValue value) {
        check(value.isArray());
        return value.isArray() ? value.asArray() : NO_ITEMS;
    }

    private JsonArray pair(JsonValue value) {
        boolean right = value.isArray() && value.asArray().size() == 2;
        check(right);
        return right ? value.asArray() : new JsonArray().add(0).add(0);
    }

    /** A number in this range; the least one of a tally that is wrong. */
    private int integer(JsonValue value, int least, int most) {
        try {
            int number = value.isNumber() ? value.asInt() : 0;
            boolean right = value.isNumber() && number >= least && number <= most;
            check(right);
            return right ? number : least;
        } catch (NumberFormatException e) {
            failed = true;
            return least;
        }
    }

    /** A sum of one 32-bit number for each game, as text: JavaScript rounds large JSON numbers. */
    private long sum(JsonValue value, int games) {
        try {
            long sum = value.isString() ? Long.parseLong(value.asString()) : -1;
            boolean right = sum >= 0 && sum <= games * 0xffffffffL;
            check(right);
            return right ? sum : 0;
        } catch (NumberFormatException e) {
            failed = true;
            return 0;
        }
    }
}
