package cardbench.wizard.check;

import cardbench.base.text.DiagnosticCode;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * Older names that the document's examples and comments still use, with their current names
 * (D-EVENT, D-GEN). A trigger that is written with an older event name refers to the event's fields
 * by that name, so references inside the trigger are rewritten with it.
 */
public final class DeprecatedNames {

    /** Pairs of an older and a current name. */
    // onPlay is also the current name of a timing; only the events of triggers are looked up here
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

    /** Words above and below that authors write, though they never stood in the document. */
    private static final List<String> FOREIGN =
            List.of(
                    "onDefeated",
                    "onDamaged",
                    "onTurnStart",
                    "ice",
                    "legend",
                    "legendary",
                    "neutral");

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

    /** Fields of the older events, with their current names. */
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
     * An older name that is used in a part of a card.
     *
     * @param written the older name
     * @param instead the current name
     * @param byWho the current name of the older event's field {@code byWho}
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

    /** The current name of an older key of an object, or {@code null}. */
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

    /** The older name of a key of a condition, or {@code null}. */
    public static String olderConditionKey(String present) {
        int place = CONDITION_KEYS.indexOf(present);
        return place < 0 ? null : CONDITION_KEYS.get(place - 1);
    }

    /** The current name of an older key of a condition, or {@code null}. */
    static String conditionKey(String written) {
        return lookUp(CONDITION_KEYS, written);
    }

    /** The diagnostic for a word, or a variable, that has another current name. */
    static DiagnosticCode code(String written) {
        for (String foreign : FOREIGN) {
            if (written.equals(foreign)
                    || written.startsWith("$" + foreign + ".")
                    || written.contains("{" + foreign + ".")) {
                return WizardCodes.NOT_IN_DOCUMENT;
            }
        }
        return WizardCodes.ALIAS;
    }

    /** The older names of events. */
    public static List<String> events() {
        return written(EVENTS);
    }

    /** The older names of timings. */
    public static List<String> timings() {
        return written(TIMINGS);
    }

    /** The older names of doables. */
    public static List<String> doables() {
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

    public static String doable(String written) {
        return lookUp(DOABLES, written);
    }

    /** The current name of a rarity or school, or {@code null} (D-RARITY). */
    static String word(String written) {
        return lookUp(WORDS, written);
    }

    /** The condition that differs from a word only in case, as {@code equals}; or {@code null}. */
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
     * Whether a variable of a text may refer to two definitions: an older event name equals the
     * timing, or two events around it were written with the same older name. The inner one is used.
     */
    static boolean isAmbiguous(String text, String timing, List<Rename> renames) {
        int same = 0;
        for (Rename rename : renames) {
            boolean mentioned = text.contains(rename.written() + ".");
            same += !mentioned ? 0 : rename.written().equals(timing) ? 2 : 1;
        }
        return same > 1;
    }

    /** A text with its references rewritten to current names; the innermost rename wins. */
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
