package cardbench.wizard;

import java.util.ArrayList;
import java.util.List;

/**
 * Names that the document has changed, and where. The older event names come from its examples and
 * comments; what they tell is visible under the written and the present name, so references to the
 * written one are rewritten as far as the alias reaches.
 */
final class Renames {

    /** Pairs: written, instead. */
    private static final List<String> EVENTS =
            List.of(
                    "onPlay", "onPlayCard",
                    "onPlayed", "onPlayCard",
                    "onExplored", "onExplorationFlip",
                    "onExplorationDrawn", "onExplorationFlip",
                    "onTurnStarted", "onBattleTurnStart",
                    "onTurnStart", "onBattleTurnStart",
                    "onTurnEnd", "onBattleTurnEnd",
                    "onDefeated", "onDefeat",
                    "onDamaged", "onDamageTaken");

    private static final List<String> TIMINGS =
            List.of("onDrawExploration", "onFlip", "onPlayed", "onPlay", "onExplored", "onFlip");

    private static final List<String> DOABLES =
            List.of("dealDamage", "damage", "regenMana", "mana", "drawCards", "drawCard");

    private static final List<String> WORDS =
            List.of(
                    "original", "ori",
                    "common", "com",
                    "legend", "leg",
                    "legendary", "leg",
                    "ice", "frost",
                    "neutral", "none");

    /** What the older events told, and how it is called now. */
    private static final List<String> FIELDS =
            List.of(
                    "card.type", "type",
                    "card.UUID", "cardUUID",
                    "card.id", "id",
                    "card.level", "level");

    private Renames() {}

    /**
     * A name that is written otherwise in some part of a card.
     *
     * @param written as it stands there
     * @param instead as it is called now
     * @param byWho what the field {@code byWho} of the older event is called now
     */
    record Rename(String written, String instead, String byWho) {

        private String field(String field) {
            if (field.equals("byWho")) {
                return byWho;
            }
            String now = lookUp(FIELDS, field);
            return now == null ? field : now;
        }
    }

    /** The older names of events. */
    static List<String> events() {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < EVENTS.size(); i += 2) {
            written.add(EVENTS.get(i));
        }
        return written;
    }

    static String event(String written) {
        return lookUp(EVENTS, written);
    }

    static String timing(String written) {
        return lookUp(TIMINGS, written);
    }

    static String doable(String written) {
        return lookUp(DOABLES, written);
    }

    /** A rarity or school. */
    static String word(String written) {
        return lookUp(WORDS, written);
    }

    /** A condition whose case alone is another, as the first generation's {@code equals}. */
    static String condition(String written) {
        for (Shape shape : Shapes.CONDITIONS) {
            if (!shape.name().equals(written) && sameLetters(shape.name(), written)) {
                return shape.name();
            }
        }
        return null;
    }

    private static boolean sameLetters(String a, String b) {
        boolean same = a.length() == b.length();
        for (int i = 0; same && i < a.length(); i++) {
            int x = a.charAt(i);
            int y = b.charAt(i);
            same = x == y || (x ^ y) == 0x20 && (x | 0x20) >= 'a' && (x | 0x20) <= 'z';
        }
        return same;
    }

    private static String lookUp(List<String> pairs, String written) {
        for (int i = 0; i < pairs.size(); i += 2) {
            if (pairs.get(i).equals(written)) {
                return pairs.get(i + 1);
            }
        }
        return null;
    }

    /** A text with its references as they are written now; the innermost rename comes first. */
    static String references(String text, List<Rename> renames) {
        StringBuilder now = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at++);
            now.append(c);
            if (c == '{' || c == '$' && at == 1) {
                at = reference(text, at, renames, now);
            }
        }
        return now.toString();
    }

    private static int reference(String text, int from, List<Rename> renames, StringBuilder now) {
        for (int i = renames.size() - 1; i >= 0; i--) {
            Rename rename = renames.get(i);
            if (text.startsWith(rename.written() + ".", from)) {
                int field = from + rename.written().length() + 1;
                int end = field;
                while (end < text.length() && "{}".indexOf(text.charAt(end)) < 0) {
                    end++;
                }
                now.append(rename.instead())
                        .append('.')
                        .append(rename.field(text.substring(field, end)));
                return end;
            }
        }
        return from;
    }
}
