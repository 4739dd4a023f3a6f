package cardbench.wizard;

import cardbench.json.JsonMap;

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
        if (what instanceof Value.Getter getter) {
            return "getter " + getter.type();
        }
        return "mode " + what;
    }

    /** What a condition becomes that is taken away: what it is least often. */
    static Condition condition() {
        return new Condition.Always(row.equals("condition AlwaysFalse"));
    }

    /** What a mode becomes that is taken away. */
    static Mode mode() {
        return row.equals("mode always") ? Mode.ONCE : Mode.ALWAYS;
    }
}
