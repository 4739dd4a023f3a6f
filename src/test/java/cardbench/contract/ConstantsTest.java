package cardbench.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.app.bundle.DeckBundleOperations;
import cardbench.app.bundle.DecodeOperations;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each limit that {@code constants} names is the one that the core keeps to. */
class ConstantsTest {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());

    private static final JsonObject CONSTANTS = constants(CALL);

    /** Members that bound an integer argument of the operation that they belong to. */
    private static final List<String> ARGUMENTS =
            List.of(
                    "cards.search limit",
                    "database.search offset",
                    "database.search limit",
                    "simulate count",
                    "simulate.batch firstBatch",
                    "simulate.batch batches",
                    "odds.compare games",
                    "odds.compare aStart",
                    "odds.compare bStart",
                    "odds.sensitivity games",
                    "odds.cards games",
                    "odds.draw size",
                    "odds.draw perTurn",
                    "odds.draw turns",
                    "odds.mulligan most",
                    "odds.optimise most",
                    "odds.optimise budget",
                    "trace game",
                    "find from",
                    "find tries");

    /** What is taken: the number of a member passes, one more does not. */
    private static final Map<String, IntPredicate> TAKEN = ConstantsProbes.all(CALL);

    /** Sizes that are no limits, with the tests below; and limits too large to be tried here. */
    private static final Set<String> OTHERS =
            Set.of(
                    "genshin sections",
                    "hearthstone sideboardOwners",
                    "list.read copies",
                    "setcode slots",
                    "simulate z",
                    "simulate.batch games",
                    "cards.cdb bytes",
                    "expansion bytes",
                    "cards.cdb cards");

    private static JsonObject constants(Dispatcher call) {
        return Json.parse(call.call("{\"op\":\"constants\"}")).asObject().get("result").asObject();
    }

    private static JsonValue constant(String path) {
        String[] names = path.split(" ");
        return CONSTANTS.get(names[0]).asObject().get(names[1]);
    }

    @Test
    void everyConstant_isTried() {
        Set<String> named = new TreeSet<>();
        for (Member group : CONSTANTS) {
            for (Member member : group.getValue().asObject()) {
                named.add(group.getName() + " " + member.getName());
            }
        }
        Set<String> tried = new TreeSet<>(ARGUMENTS);
        tried.addAll(TAKEN.keySet());
        tried.addAll(OTHERS);
        assertEquals(tried, named);
    }

    static List<String> arguments() {
        return ARGUMENTS;
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void argument_isTakenUpToItsLimit(String path) throws Exception {
        CALL.open("cards.cdb", "a", MadeDatabase.of(List.of(Made.monster(1, 1, "x"))));
        String[] names = path.split(" ");
        int limit = constant(path).asInt();
        assertTrue(takesArgument(names[0], names[1], limit), limit + " is refused");
        assertTrue(!takesArgument(names[0], names[1], limit + 1), (limit + 1) + " is taken");
    }

    /** Whether nothing is said about the argument; the request lacks others, so it fails anyway. */
    private static boolean takesArgument(String operation, String argument, int value) {
        String request = new JsonObject().add("op", operation).add(argument, value).toString();
        for (JsonValue diagnostic :
                Json.parse(CALL.call(request)).asObject().get("diagnostics").asArray()) {
            if (diagnostic.asObject().getString("pointer", "").equals("/" + argument)) {
                return false;
            }
        }
        return true;
    }

    static Stream<String> limits() {
        return TAKEN.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("limits")
    void asManyAsTheLimit_areTaken_andOneMoreIsNot(String path) {
        int limit = constant(path).asInt();
        assertTrue(TAKEN.get(path).test(limit), limit + " are refused");
        assertTrue(!TAKEN.get(path).test(limit + 1), (limit + 1) + " are taken");
    }

    /** The normal distribution has 2.5 % above z: its error function by the Maclaurin series. */
    @Test
    void z_boundsNinetyFivePercent() {
        double z = constant("simulate z").asDouble();
        double term = z / Math.sqrt(2 * Math.PI);
        double below = 0.5;
        for (int n = 0; n < 60; n++) {
            below += term / (2 * n + 1);
            term *= -z * z / (2 * (n + 1));
        }
        assertEquals(0.975, below, 1e-15);
        // the density at z is 0.058, so a digit less would be noticed
        assertEquals("1.959963984540054", constant("simulate z").toString());
    }

    @Test
    void batch_hasItsGames() {
        String request =
                new JsonObject()
                        .add("op", "simulate.batch")
                        .add("yaml", FileProbes.deckFile(1, 1))
                        .add("seed", "1")
                        .add("firstBatch", 0)
                        .add("batches", 2)
                        .toString();
        JsonObject result = Json.parse(CALL.call(request)).asObject().get("result").asObject();
        JsonArray topics = result.get("tally").asObject().get("topics").asArray();
        assertEquals(
                2 * constant("simulate.batch games").asInt(),
                topics.get(0).asObject().getInt("games", 0));
    }

    @Test
    void batches_haveRoomForAllGames() {
        int games = constant("simulate.batch games").asInt();
        long before = (long) constant("simulate.batch firstBatch").asInt() * games;
        long count = constant("simulate count").asInt();
        assertTrue(before < count && count <= before + games, before + " and " + games);
    }

    @Test
    void everySlot_isInItsSection() {
        JsonObject sections = constant("genshin sections").asObject();
        int slots = 0;
        for (Member section : sections) {
            JsonArray bounds = section.getValue().asArray();
            assertEquals(slots, bounds.get(0).asInt(), section.getName());
            for (; slots < bounds.get(1).asInt(); slots++) {
                assertEquals(section.getName(), sectionOf(slots), "slot " + slots);
            }
        }
        assertTrue(ConstantsProbes.takesSlots(CALL, slots));
        assertTrue(!ConstantsProbes.takesSlots(CALL, slots + 1));
    }

    /** The list of cards in which a deck with one card differs from one without. */
    private static String sectionOf(int slot) {
        JsonArray none = new JsonArray();
        JsonArray one = new JsonArray();
        for (int i = 0; i <= slot; i++) {
            none.add(0);
            one.add(i == slot ? 7 : 0);
        }
        String request =
                new JsonObject()
                        .add("op", "compare")
                        .add("a", ConstantsProbes.genshin(one))
                        .add("b", ConstantsProbes.genshin(none))
                        .toString();
        JsonObject result = Json.parse(CALL.call(request)).asObject().get("result").asObject();
        JsonObject more = result.get("removed").asObject();
        return more.get("characters").asArray().isEmpty() ? "actions" : "characters";
    }

    /** The ids of E.T.C., Band Manager and of Zilliax Deluxe 3000 in HearthstoneJSON. */
    @Test
    void sideboardOwners_areTheTwoCards() {
        assertEquals("[90749,102983]", constant("hearthstone sideboardOwners").toString());
    }

    /** The copies that the rules of each game allow, in the order of the list of games. */
    @Test
    void copies_areThoseOfTheRules() {
        assertEquals(
                "{\"mtg\":4,\"ptcg\":4,\"ygo\":3,\"hearthstone\":2,\"one-piece\":4,\"digimon\":4,"
                        + "\"gundam\":4,\"lorcana\":4,\"riftbound\":3,\"swu\":3,\"netrunner\":3,"
                        + "\"fab\":3,\"grand-archive\":4,\"altered\":3,\"fftcg\":3}",
                constant("list.read copies").toString());
    }

    /** A setcode of 64 bits has room for four numbers of 16. */
    @Test
    void setcode_hasFourSlots() {
        assertEquals(64 / 16, constant("setcode slots").asInt());
        String pack =
                "{\"op\":\"setcode.pack\",\"codes\":[\"0x1\",\"0x2\",\"0x3\",\"0x4\",\"0x5\"]}";
        assertTrue(CALL.call(pack.replace(",\"0x5\"", "")).startsWith("{\"ok\":true"));
        assertTrue(!CALL.call(pack).contains("0x5000400030002"), "all in one setcode");
    }

    @Test
    void bundle_namesTheConstantsOfItsOperationsOnly() {
        assertEquals(
                List.of("identify", "hearthstone", "genshin"),
                constants(new Dispatcher(DecodeOperations.all())).names());
        List<String> ofDecks = constants(new Dispatcher(DeckBundleOperations.all())).names();
        List<String> ofAll = CONSTANTS.names();
        assertTrue(ofAll.containsAll(ofDecks), ofDecks.toString());
        assertTrue(!ofDecks.contains("yaml") && !ofDecks.contains("wizard.check"));
    }
}
