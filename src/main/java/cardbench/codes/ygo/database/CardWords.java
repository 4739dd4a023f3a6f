package cardbench.codes.ygo.database;

import cardbench.codes.ygo.setcode.Dialect;
import java.util.ArrayList;
import java.util.List;

/**
 * Names of the bits in the columns of a card, as numbered by YGOPro and EDOPro. A bit without a
 * name is written in hexadecimal: {@code 0x80}.
 *
 * @see <a href="https://github.com/edo9300/ygopro-core">EDOPro: {@code ocgapi_constants.h}</a>
 */
public final class CardWords {

    // By bit, lowest first; a bit without a meaning has an empty entry.
    private static final String TYPES =
            "monster,spell,trap,,normal,effect,fusion,ritual,trap monster,spirit,union,gemini,tuner,"
                    + "synchro,token,maximum,quick-play,continuous,equip,field,counter,flip,toon,"
                    + "xyz,pendulum,special summon,link,";

    private static final String EDOPRO_TYPES = TYPES + "skill,action,plus,minus,armor,";

    private static final String ATTRIBUTES = "earth,water,fire,wind,light,dark,divine,";

    private static final String EDOPRO_ATTRIBUTES = ATTRIBUTES + "laugh,";

    private static final String RACES =
            "warrior,spellcaster,fairy,fiend,zombie,machine,aqua,pyro,rock,winged beast,plant,insect,"
                    + "thunder,dragon,beast,beast-warrior,dinosaur,fish,sea serpent,reptile,"
                    + "psychic,divine-beast,creator god,wyrm,cyberse,illusion,";

    private static final String EDOPRO_RACES =
            RACES
                    + "cyborg,magical knight,high dragon,omega psychic,celestial warrior,galaxy,"
                    + ",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,yokai,";

    private static final String ARROWS =
            "bottom left,bottom,bottom right,left,,right,top left,top,top right,";

    private static final String REGIONS = "OCG,TCG,custom,simplified Chinese,,,,,pre-release,";

    private static final String EDOPRO_REGIONS =
            "OCG,TCG,anime,illegal,video game,custom,speed,,pre-release,rush,legend,,hidden,";

    /** The bits of the types that every card has one of. */
    private static final int KINDS = 7;

    /** The bits of the types of monsters that belong in the extra deck. */
    private static final int EXTRA = 0x4802040;

    private static final int COMMON_ATTRIBUTES = 0x7f;

    private CardWords() {}

    private static boolean isEdopro(Dialect dialect) {
        return dialect == Dialect.EDOPRO;
    }

    /** The types of a card. */
    public static List<String> types(int bits, Dialect dialect) {
        return words(isEdopro(dialect) ? EDOPRO_TYPES : TYPES, bits & 0xffffffffL);
    }

    /**
     * Monster, spell or trap, and of a monster of the extra deck which of its types; empty if it is
     * none.
     */
    public static String kind(int types) {
        boolean extra = (types & 1) != 0 && (types & EXTRA) != 0;
        List<String> kinds = words(TYPES, types & (extra ? EXTRA : KINDS));
        return kinds.isEmpty() ? "" : kinds.get(0);
    }

    /** The attributes of a card; several for cards that count as all of them. */
    public static List<String> attributes(int bits, Dialect dialect) {
        return words(isEdopro(dialect) ? EDOPRO_ATTRIBUTES : ATTRIBUTES, bits & 0xffffffffL);
    }

    /** The first attribute that both dialects know; empty if there is none. */
    public static String attribute(int bits) {
        List<String> attributes = words(ATTRIBUTES, bits & COMMON_ATTRIBUTES);
        return attributes.isEmpty() ? "" : attributes.get(0);
    }

    /** The races of a card. */
    public static List<String> races(long bits, Dialect dialect) {
        return words(isEdopro(dialect) ? EDOPRO_RACES : RACES, bits);
    }

    /** The directions of its link arrows. */
    public static List<String> arrows(int bits) {
        return words(ARROWS, bits & 0xffffffffL);
    }

    /** The regions in which it is printed, in EDOPro its scopes. */
    public static List<String> regions(int bits, Dialect dialect) {
        return words(isEdopro(dialect) ? EDOPRO_REGIONS : REGIONS, bits & 0xffffffffL);
    }

    private static List<String> words(String table, long bits) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            int end = table.indexOf(',', from);
            int to = end < 0 ? from : end;
            if ((bits >>> bit & 1) != 0) {
                words.add(to > from ? table.substring(from, to) : hex(bit));
            }
            from = end < 0 ? from : end + 1;
        }
        return words;
    }

    private static String hex(int bit) {
        StringBuilder hex = new StringBuilder("0x").append(1 << bit % 4);
        for (int digit = bit / 4; digit > 0; digit--) {
            hex.append('0');
        }
        return hex.toString();
    }
}
