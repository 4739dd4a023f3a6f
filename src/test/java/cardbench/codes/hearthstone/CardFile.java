package cardbench.codes.hearthstone;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Files in the form of HearthstoneJSON, made of a seed, as large and as varied as those of the
 * game: sets of 135 cards in blocks of ids with tokens between, classes, rarities and costs by
 * their usual share, reprints, runes, hero skins. Compressed as plain columns of JSON they come to
 * what was measured for the game's own file of April 2026 (7,195 cards without skins: 16.6 kB, and
 * 52 kB for the names of one language).
 */
public final class CardFile {

    private static final String[] CLASSES = {
        "DEATHKNIGHT",
        "DRUID",
        "HUNTER",
        "MAGE",
        "PALADIN",
        "PRIEST",
        "ROGUE",
        "SHAMAN",
        "WARLOCK",
        "WARRIOR",
        "DEMONHUNTER"
    };

    private static final String[] RARITIES = {"COMMON", "RARE", "EPIC", "LEGENDARY"};
    private static final int[] RARITY_SHARE = {49, 36, 27, 23};
    private static final String[] TYPES = {"MINION", "SPELL", "WEAPON", "LOCATION"};
    private static final int[] TYPE_SHARE = {60, 33, 5, 2};

    /** Of twenty sets, how many have their cards numbered by class. */
    private static final int SORTED_SETS = 14;

    /** A card as the file has it. */
    public record Row(
            int id,
            int cost,
            String rarity,
            String cardClass,
            String set,
            String type,
            int copyOf,
            String name,
            boolean skin) {}

    private final Random random;
    private final Random letters;
    private final String script;
    private final List<Row> rows = new ArrayList<>();

    /**
     * A file.
     *
     * @param script {@code zh} or {@code en}, in whose manner the names are
     */
    public CardFile(long seed, String script) {
        this.random = new Random(seed);
        this.letters = new Random(seed);
        this.script = script;
        int id = 300;
        for (int set = 0; set < 52; set++) {
            id += 200 + random.nextInt(900);
            id = addSet("SET_OF_WORDS_" + set, id);
        }
        for (int skin = 0; skin < 691; skin++) {
            id += 1 + random.nextInt(40);
            String cardClass = CLASSES[random.nextInt(CLASSES.length)];
            rows.add(new Row(id, 0, "EPIC", cardClass, "HERO_SKINS", "HERO", 0, name(), true));
        }
    }

    private int addSet(String set, int from) {
        List<Row> cards = new ArrayList<>();
        for (int i = 0; i < 140; i++) {
            int share = random.nextInt(135);
            String cardClass = share < 35 ? "NEUTRAL" : CLASSES[(share - 35) / 10 % CLASSES.length];
            Row original = random.nextInt(24) == 0 && !rows.isEmpty() ? anyRow() : null;
            cards.add(
                    new Row(
                            0,
                            cost(),
                            pick(RARITIES, RARITY_SHARE),
                            cardClass,
                            set,
                            pick(TYPES, TYPE_SHARE),
                            original == null ? 0 : original.id,
                            original == null ? name() : original.name,
                            false));
        }
        int id = from;
        Collections.shuffle(cards, random);
        if (random.nextInt(20) < SORTED_SETS) {
            cards.sort(Comparator.comparing(Row::cardClass));
        }
        for (Row card : cards) {
            id += 1 + (random.nextInt(3) == 0 ? random.nextInt(24) : random.nextInt(3));
            rows.add(
                    new Row(
                            id,
                            card.cost,
                            card.rarity,
                            card.cardClass,
                            set,
                            card.type,
                            card.copyOf,
                            card.name,
                            false));
        }
        return id;
    }

    private Row anyRow() {
        return rows.get(random.nextInt(rows.size()));
    }

    private int cost() {
        int[] share = {3, 14, 22, 20, 15, 11, 7, 4, 2, 1, 1};
        int at = random.nextInt(100);
        int cost = 0;
        while (at >= share[cost]) {
            at -= share[cost];
            cost++;
        }
        return cost;
    }

    private String pick(String[] words, int[] shares) {
        int sum = 0;
        for (int share : shares) {
            sum += share;
        }
        int at = random.nextInt(sum);
        int word = 0;
        while (at >= shares[word]) {
            at -= shares[word];
            word++;
        }
        return words[word];
    }

    /** A name of few words: common ones come often, as in real names. */
    private String name() {
        StringBuilder name = new StringBuilder();
        int words = script.equals("en") ? 2 + letters.nextInt(2) : 3 + letters.nextInt(3);
        for (int i = 0; i < words; i++) {
            double skewed = letters.nextDouble() * letters.nextDouble() * letters.nextDouble();
            if (script.equals("en")) {
                name.append(i == 0 ? "" : " ").append(word((int) (skewed * 4200)));
            } else {
                name.append((char) (0x4e00 + (int) (skewed * 1130) * 7 % 20000));
            }
        }
        return name.toString();
    }

    private static String word(int number) {
        String consonants = "bcdfghjklmnprstvwz";
        String vowels = "aeiou";
        StringBuilder word = new StringBuilder();
        int remaining = number * 7919 + 13;
        for (int i = 0; i < 2 + number % 2; i++) {
            word.append(consonants.charAt(remaining % 18))
                    .append(vowels.charAt(remaining / 18 % 5));
            remaining = remaining / 90 + number;
        }
        word.append(consonants.charAt(remaining % 18));
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** The cards in the order of the file. */
    public List<Row> rows() {
        return rows;
    }

    /** The file. */
    public byte[] json() {
        StringBuilder json = new StringBuilder("[");
        for (Row row : rows) {
            json.append(json.length() == 1 ? "" : ",");
            json.append("{\"artist\":\"A. Painter\",\"attack\":3,\"cardClass\":\"")
                    .append(row.cardClass);
            json.append("\",\"collectible\":true,");
            if (!row.skin && row.cost > 0) {
                json.append("\"cost\":").append(row.cost).append(',');
            }
            if (row.copyOf > 0) {
                json.append("\"countAsCopyOfDbfId\":").append(row.copyOf).append(',');
            }
            json.append("\"dbfId\":").append(row.id);
            json.append(row.rarity.equals("LEGENDARY") ? ",\"elite\":true" : "");
            json.append(",\"flavor\":\"Some \\\"words\\\" of no use.\",\"id\":\"C_").append(row.id);
            json.append("\",\"mechanics\":[\"BATTLECRY\"],\"name\":\"").append(row.name);
            json.append("\",\"races\":[\"UNDEAD\"],\"rarity\":\"").append(row.rarity);
            json.append("\",\"set\":\"").append(row.set);
            json.append("\",\"text\":\"<b>Text</b> of the card.\",\"type\":\"")
                    .append(row.type)
                    .append("\"}");
        }
        return json.append(']').toString().getBytes(StandardCharsets.UTF_8);
    }
}
