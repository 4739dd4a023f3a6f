package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.WizardCodes;
import java.util.Collection;

/** Reports what is wrong with the keys and values of cards and scenarios. */
public final class Faults {

    private final Diagnostics diagnostics;

    public Faults(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** A fault whose fix is a word in quotes; without a fix for {@code null}. */
    static Diagnostic fixed(Diagnostic fault, String word) {
        return word == null ? fault : fault.fixedBy("\"" + word + "\"");
    }

    /** Reports an older name. Returns the current one, in its place. */
    JsonScalar renamed(JsonScalar written, String instead) {
        return renamed(DeprecatedNames.code(written.text()), written, instead);
    }

    /** As {@link #renamed(JsonScalar, String)}, with another code. */
    JsonScalar renamed(DiagnosticCode code, JsonScalar written, String instead) {
        Diagnostic fault = code.at(written.place()).with("written", written.text());
        diagnostics.add(fixed(fault.with("instead", instead), instead));
        return PlacedValueBuilder.text(instead, written);
    }

    /** Reports a value of another type than the expected one. */
    public void type(JsonNode node, String key, String expected) {
        diagnostics.add(
                WizardCodes.TYPE.at(node.place()).with("key", key).with("expected", expected));
    }

    /** Reports a value that is no text. Returns whether it is one. */
    public boolean text(JsonNode node, String key) {
        boolean text = node instanceof JsonScalar scalar && scalar.isString();
        if (!text) {
            type(node, key, "a text");
        }
        return text;
    }

    /** Reports a number that is not between {@code least} and {@code most}. */
    public void range(DiagnosticCode code, JsonNode node, String key, int least, int most) {
        diagnostics.add(
                code.at(node.place()).with("key", key).with("least", least).with("most", most));
    }

    /** Reports a word that is not known; the nearest known one is the fix. */
    public void unknown(Diagnostic fault, String word, Collection<String> known) {
        diagnostics.add(fixed(fault, Spelling.near(word, known)));
    }

    /** Reports a word that is none of those that a key takes. */
    public void word(DiagnosticCode code, JsonScalar node, String key, Collection<String> known) {
        unknown(
                code.at(node.place())
                        .with("key", key)
                        .with("word", node.text())
                        .with("known", Spelling.listed(known)),
                node.text(),
                known);
    }

    /** Reports a key that is missing, at the beginning of its object. */
    public void missing(JsonMap map, String key) {
        Location first = Location.range(map.from(), Math.min(map.to(), map.from() + 1));
        diagnostics.add(WizardCodes.MISSING.at(first).with("key", key));
    }

    /** Reports a key that nothing reads; the nearest of the absent keys is the fix. */
    public void unknownKey(JsonMap.Member member, Collection<String> absent) {
        unknown(
                WizardCodes.UNKNOWN_KEY.at(member.place()).with("key", member.name()),
                member.name(),
                absent);
    }
}
