package cardbench.wizard.check;

import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import java.util.ArrayList;
import java.util.List;

/**
 * Names that the document has changed, and where. The older event names come from its examples and
 * comments; what they tell is visible under the written and the present name, so references to the
 * written one are rewritten as far as the alias reaches.
 */
public final class DeprecatedNames {

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

    private static final List<String> TRIGGER_KEYS =
            List.of("conditions", "condition", "effects", "do", "type", "mode");

    private static final List<String> CONDITION_KEYS =
            List.of("left", "value1", "right", "value2", "playUUID", "playerUUID");

    private static final List<String> CHANGE_KEYS = List.of("add", "amount", "set", "amount");

    private DeprecatedNames() {}

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

    /** What an older key of an object of that shape is called now, or {@code null}. */
    static String key(String written, ObjectType shape) {
        ObjectType.Key mode = shape.key("mode");
        if (shape == CardGrammar.TRIGGER) {
            return lookUp(TRIGGER_KEYS, written);
        }
        return mode != null && mode.slot() == KeyType.CHANGE
                ? lookUp(CHANGE_KEYS, written)
                : ObjectType.named(shape.name(), CardGrammar.CONDITIONS) == null
                        ? null
                        : conditionKey(written);
    }

    /** The older key of a condition that a present one had, or {@code null}. */
    static String olderConditionKey(String present) {
        int place = CONDITION_KEYS.indexOf(present);
        return place < 0 ? null : CONDITION_KEYS.get(place - 1);
    }

    /** What an older key of a condition is called now, or {@code null}. */
    static String conditionKey(String written) {
        return lookUp(CONDITION_KEYS, written);
    }

    /** The older names of events. */
    static List<String> events() {
        return written(EVENTS);
    }

    /** The older names of timings. */
    static List<String> timings() {
        return written(TIMINGS);
    }

    /** The older names of doables. */
    static List<String> doables() {
        return written(DOABLES);
    }

    private static List<String> written(List<String> pairs) {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i += 2) {
            written.add(pairs.get(i));
        }
        return written;
    }

    public static String event(String written) {
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
        for (ObjectType shape : CardGrammar.CONDITIONS) {
            if (!shape.name().equals(written) && Spelling.sameLetters(shape.name(), written)) {
                return shape.name();
            }
        }
        return null;
    }

    private static String lookUp(List<String> pairs, String written) {
        for (int i = 0; i < pairs.size(); i += 2) {
            if (pairs.get(i).equals(written)) {
                return pairs.get(i + 1);
            }
        }
        return null;
    }

    /**
     * Whether the giver of a text's variable is written like the timing, or as two things are: what
     * is inside of a trigger hides what is around.
     */
    static boolean isAmbiguous(String text, String timing, List<Rename> renames) {
        int same = 0;
        for (Rename rename : renames) {
            boolean here = text.contains(rename.written() + ".");
            same += !here ? 0 : rename.written().equals(timing) ? 2 : 1;
        }
        return same > 1;
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
