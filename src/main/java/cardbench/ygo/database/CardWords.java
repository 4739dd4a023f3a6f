package cardbench.ygo.database;

import java.util.ArrayList;
import java.util.List;

/** Names of the bits in the columns of a card, as numbered by YGOPro and EDOPro. */
public final class CardWords {

    // By bit, lowest first; a bit without a meaning has an empty entry.
    private static final String TYPES =
            "monster,spell,trap,,normal,effect,fusion,ritual,trap monster,spirit,union,gemini,tuner,"
                    + "synchro,token,maximum,quick-play,continuous,equip,field,counter,flip,toon,"
                    + "xyz,pendulum,special summon,link,";

    private static final String ATTRIBUTES = "earth,water,fire,wind,light,dark,divine,";

    private static final String RACES =
            "warrior,spellcaster,fairy,fiend,zombie,machine,aqua,pyro,rock,winged beast,plant,insect,"
                    + "thunder,dragon,beast,beast-warrior,dinosaur,fish,sea serpent,reptile,"
                    + "psychic,divine-beast,creator god,wyrm,cyberse,illusion,";

    private static final String ARROWS =
            "bottom left,bottom,bottom right,left,,right,top left,top,top right,";

    private static final String REGIONS = "OCG,TCG,custom,simplified Chinese,,,,,pre-release,";

    private CardWords() {}

    /** The types of a card. */
    public static List<String> types(int bits) {
        return words(TYPES, bits);
    }

    /** The attributes of a card; several for cards that count as all of them. */
    public static List<String> attributes(int bits) {
        return words(ATTRIBUTES, bits);
    }

    /** The races of a card. */
    public static List<String> races(long bits) {
        return words(RACES, bits);
    }

    /** The directions of its link arrows. */
    public static List<String> arrows(int bits) {
        return words(ARROWS, bits);
    }

    /** The regions in which it is printed. */
    public static List<String> regions(int bits) {
        return words(REGIONS, bits);
    }

    private static List<String> words(String table, long bits) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int bit = 0; from < table.length(); bit++) {
            int to = table.indexOf(',', from);
            if ((bits >> bit & 1) != 0 && to > from) {
                words.add(table.substring(from, to));
            }
            from = to + 1;
        }
        return words;
    }
}
