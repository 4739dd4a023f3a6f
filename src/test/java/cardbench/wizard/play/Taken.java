package cardbench.wizard.play;

import cardbench.json.JsonMap;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
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
    public static boolean is(Object what) {
        return row.equals(name(what));
    }

    private static String name(Object what) {
        if (what instanceof Doable doable) {
            return "doable " + doable.at().text("type", "");
        }
        if (what instanceof Event event) {
            return "event " + event.word();
        }
        if (what instanceof Timing timing) {
            return "timing " + timing.word();
        }
        if (what instanceof JsonMap map) {
            return "condition " + map.text("type", "");
        }
        if (what instanceof Target.Chooser chooser) {
            return "chooser " + chooser.shape().name();
        }
        if (what instanceof Value.Arithmetic arithmetic) {
            return arithmetic.product() ? "getter product" : "getter sum";
        }
        if (what instanceof Value.Getter getter) {
            return "getter " + getter.type();
        }
        return "mode " + what;
    }

    /** What a condition becomes that is taken away: what it is least often. */
    public static Condition condition() {
        return new Condition.Always(row.equals("condition AlwaysFalse"));
    }

    /** What a mode becomes that is taken away. */
    public static TriggerMode mode() {
        return row.equals("mode always") ? TriggerMode.ONCE : TriggerMode.ALWAYS;
    }
}
