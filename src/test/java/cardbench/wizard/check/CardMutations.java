package cardbench.wizard.check;

import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonTreeText;
import cardbench.wizard.play.ScenarioFiles;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Changes cards at random, as slips of their authors would. */
public final class CardMutations {

    /** Keys of the second generation, each followed by its older spelling. */
    private static final String[][] SPELLINGS = {
        {"value1", "left"},
        {"value2", "right"},
        {"playerUUID", "playUUID"},
        {"condition", "conditions"},
        {"do", "effects"},
        {"mode", "type"},
        {"amount", "add"},
        {"amount", "set"},
    };

    /** What the document had before its second generation, as far as it is read. */
    private static final String OLDEST =
            "{\"id\":\"t.treasure.x.old\",\"count\":\"2\",\"name\":\"\",\"manaCost\":1,"
                    + "\"rarity\":\"common\",\"school\":\"ice\",\"description\":\"\",\"behaviors\":["
                    + "{\"at\":\"onPlayed\",\"do\":\"dealDamage\",\"amount\":\"2\",\"target\":"
                    + "{\"chooser\":\"monsters\",\"amount\":1}},"
                    + "{\"at\":\"onPlay\",\"do\":\"gold\",\"mode\":\"add\",\"amount\":-1,"
                    + "\"target\":\"$onPlay.playerUUID\"},"
                    + "{\"at\":\"onDraw\",\"do\":[{\"type\":\"regenMana\",\"add\":1,\"target\":"
                    + "\"$onDraw.playerUUID\"},{\"type\":\"freezing\",\"set\":\"3\",\"target\":"
                    + "\"$onDraw.playerUUID\"},{\"type\":\"drawCards\",\"amount\":1,\"target\":"
                    + "\"$onDraw.playerUUID\"},{\"type\":\"buffMonster\",\"health\":1,\"target\":"
                    + "{\"type\":\"allMonsters\"}},{\"type\":\"askDiscardCard\",\"minimum\":1,"
                    + "\"maximum\":2,\"target\":\"$onDraw.playerUUID\"},{\"type\":\"addTriggers\","
                    + "\"triggers\":[{\"event\":\"onTurnEnd\",\"conditions\":[{\"type\":\"hascard\","
                    + "\"playUUID\":\"$onDraw.playerUUID\",\"cardUUID\":\"c\"},{\"type\":\"equals\","
                    + "\"left\":1,\"right\":\"x\"}],\"type\":\"permanent\",\"effects\":[]},"
                    + "{\"event\":\"instant\",\"do\":[]}]}]}]}";

    /** The first so many of the originals are the document's, which do most. */
    private static final int DOCUMENTS = 10;

    private CardMutations() {}

    /** Cards of both generations that use every doable, condition, chooser and getter. */
    public static List<String> originals() {
        List<String> cards = new ArrayList<>();
        for (String name :
                List.of(
                        "stone",
                        "gilding_components",
                        "bash",
                        "survival_of_the_fittest",
                        "counter_next_spell")) {
            cards.add(JsonTreeText.of(Cards.normalised(Cards.document(name))));
        }
        cards.add(plain("stone"));
        cards.add(plain("gilding_components"));
        cards.add(plain("bash"));
        cards.add(plain("survival_of_the_fittest"));
        cards.add(OLDEST);
        for (String text : ScenarioFiles.all().values()) {
            JsonValue given = Json.parse(text).asObject().get("cards");
            if (given != null) {
                for (JsonValue card : given.asArray()) {
                    if (card.isObject()) {
                        cards.add(card.toString());
                    }
                }
            }
        }
        return cards;
    }

    /** One of the cards, with some changes. */
    public static String mutated(List<String> cards, long seed) {
        Random random = new Random(seed);
        int among = random.nextBoolean() ? DOCUMENTS : cards.size();
        JsonObject card = Json.parse(cards.get(random.nextInt(among))).asObject();
        for (int i = random.nextInt(3); i >= 0; i--) {
            change(card, random);
        }
        return card.toString();
    }

    /** A card of the document without its comments. */
    public static String plain(String name) {
        return JsonTreeText.of(JsonReader.read(Cards.document(name)).root());
    }

    /** Changes something somewhere in a tree. */
    static void change(JsonValue tree, Random random) {
        if (tree.isArray()) {
            if (!tree.asArray().isEmpty()) {
                int at = random.nextInt(tree.asArray().size());
                if (random.nextInt(4) == 0) {
                    tree.asArray().remove(at);
                } else {
                    change(tree.asArray().get(at), random);
                }
            }
            return;
        }
        if (!tree.isObject() || tree.asObject().isEmpty()) {
            return;
        }
        JsonObject object = tree.asObject();
        if (random.nextInt(3) == 0 && spell(object, random)) {
            return;
        }
        List<String> names = new ArrayList<>();
        for (JsonObject.Member member : object) {
            if (member.getValue().isObject() || member.getValue().isArray()) {
                names.add(member.getName());
            }
        }
        if (names.isEmpty() || random.nextInt(5) == 0) {
            names = object.names();
        }
        String name = names.get(random.nextInt(names.size()));
        JsonValue value = object.get(name);
        if ((value.isObject() || value.isArray()) && random.nextInt(4) > 0) {
            change(value, random);
            return;
        }
        JsonValue[] values = {
            Json.value(3),
            Json.value(-3),
            Json.value("7"),
            Json.value("$onPlay.playerUUID"),
            Json.value("{x.y}"),
            Json.value("add"),
            Json.value("once"),
            Json.value("{}"),
            Json.value("onPlayCard"),
            Json.value(true),
            Json.NULL,
            Json.parse("{\"type\":\"allMonsters\"}"),
            Json.parse("{\"type\":\"getPlayer\",\"of\":\"p\",\"seat\":\"next\"}"),
            Json.parse("{\"type\":\"AlwaysTrue\"}"),
            Json.parse("[\"a\"]"),
            Json.parse("[]")
        };
        object.set(name, values[random.nextInt(values.length)]);
    }

    /** Writes a key in its other spelling, or in both; tells whether there was one. */
    private static boolean spell(JsonObject object, Random random) {
        int first = random.nextInt(SPELLINGS.length);
        for (int i = 0; i < SPELLINGS.length; i++) {
            String[] pair = SPELLINGS[(first + i) % SPELLINGS.length];
            boolean older = object.get(pair[0]) == null;
            JsonValue value = object.get(older ? pair[1] : pair[0]);
            String other = older ? pair[0] : pair[1];
            if (value != null && object.get(other) == null) {
                if (random.nextBoolean()) {
                    object.remove(older ? pair[1] : pair[0]);
                }
                object.set(other, value);
                return true;
            }
        }
        return false;
    }
}
