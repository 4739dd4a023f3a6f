package cardbench.odds.yisp.check;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What is said about a text, in a form that is short to write down. */
public final class Said {

    private Said() {}

    /** Runs something and lists what it said: code without its package, from-to, and fix. */
    public static List<String> by(Consumer<Diagnostics> run) {
        Diagnostics diagnostics = new Diagnostics();
        run.accept(diagnostics);
        List<String> codes = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics.list()) {
            codes.add(shortly(diagnostic));
        }
        return codes;
    }

    /** What the parser says about an effect. */
    public static List<String> onEffect(String text) {
        return by(diagnostics -> Parser.effect(Source.of(text), diagnostics));
    }

    private static String shortly(Diagnostic diagnostic) {
        String name = diagnostic.code().name();
        String fix = diagnostic.fix() == null ? "" : " -> " + diagnostic.fix();
        return name.substring(name.indexOf('.') + 1)
                + " "
                + diagnostic.location().from()
                + "-"
                + diagnostic.location().to()
                + fix;
    }
}
