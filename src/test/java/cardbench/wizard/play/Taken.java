package cardbench.wizard.play;

import cardbench.base.json.JsonMap;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.TriggerMode;
import cardbench.wizard.card.Value;

/**
 * The row of the vocabulary whose code is taken away in a copy of the package that {@link
 * MutantLoader} makes. In the package itself nothing asks this class.
 */
public final class Taken {

    /** {@code doable damage}, {@code event onDefeat}; empty where nothing is taken away. */
    public static String row = "";

    private Taken() {}

    /** Whether this is what is taken away. */
    public static boolean is(Object part) {
        return row.equals(name(part));
    }

    private static String name(Object part) {
        if (part instanceof Doable doable) {
            return "doable " + doable.at().text("type", "");
        }
        if (part instanceof Event event) {
            return "event " + event.word();
        }
        if (part instanceof Timing timing) {
            return "timing " + timing.word();
        }
        if (part instanceof JsonMap map) {
            return "condition " + map.text("type", "");
        }
        if (part instanceof Target.Chooser chooser) {
            return "chooser " + chooser.shape().name();
        }
        if (part instanceof Value.Arithmetic arithmetic) {
            return arithmetic.product() ? "getter product" : "getter sum";
        }
        if (part instanceof Value.Getter getter) {
            return "getter " + getter.type();
        }
        return "mode " + part;
    }

    /** What a condition becomes that is taken away: what it is least often. */
    public static Condition condition() {
        return new Condition.Always(row.equals("condition AlwaysFalse"));
    }

    /** What a sum or product becomes that is taken away. */
    public static GameValue value() {
        return new GameValue.Unresolved(row);
    }

    /** What a mode becomes that is taken away. */
    public static TriggerMode mode() {
        return row.equals("mode always") ? TriggerMode.ONCE : TriggerMode.ALWAYS;
    }
}
