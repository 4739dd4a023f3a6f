package cardbench.wizard.play;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.Timing;
import cardbench.wizard.check.DeprecatedNames;
import cardbench.wizard.check.EffectNormaliser;
import cardbench.wizard.check.Faults;
import cardbench.wizard.check.GrammarCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what the actions of a scenario have. {@link ScenarioCheck} reports wrong keys. */
final class ActionReader {

    private ActionReader() {}

    /** The texts of the list at a key. */
    static List<String> texts(JsonMap map, String key) {
        return texts(map.items(key));
    }

    private static List<String> texts(List<JsonNode> items) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : items) {
            if (item instanceof JsonScalar scalar) {
                texts.add(scalar.text());
            }
        }
        return texts;
    }

    /** A number from 0; {@code otherwise} if none is given. */
    static int number(JsonMap map, String key, int otherwise) {
        boolean given = map.get(key) instanceof JsonScalar scalar && scalar.isInteger();
        int number = map.integer(key, otherwise);
        return Math.max(0, Math.min(given ? GrammarCheck.MAX_NUMBER : GrammarCheck.MAX, number));
    }

    /** The event by its name of either generation, or {@code null}. */
    static Event event(JsonMap map) {
        String word = map.text("event", "");
        String instead = DeprecatedNames.event(word);
        return Event.of(instead == null || Event.of(word) != null ? word : instead);
    }

    /** The members of an object as data. Members of nested objects are named by their path. */
    static Map<String, GameValue> context(JsonMap map) {
        Map<String, GameValue> data = new LinkedHashMap<>();
        collect("", map, data);
        return data;
    }

    private static void collect(String way, JsonNode node, Map<String, GameValue> data) {
        for (JsonMap.Member member : node.members()) {
            String name = way.isEmpty() ? member.name() : way + "." + member.name();
            collect(name, member.value(), data);
        }
        if (node instanceof JsonList) {
            data.put(way, new GameValue.Texts(texts(node.items())));
        } else if (node instanceof JsonScalar scalar) {
            data.put(
                    way,
                    scalar.isInteger()
                            ? new GameValue.Number(scalar.integer())
                            : new GameValue.Text(scalar.text()));
        }
    }

    /**
     * The doables of the action {@code run}, checked as if they were in a behaviour at onPlay; none
     * if they have errors.
     */
    static List<Doable> doables(JsonMap action, Diagnostics diagnostics) {
        if (!(action.get("do") instanceof JsonList list)) {
            new Faults(diagnostics).type(action, "do", "a list");
            return List.of();
        }
        // of its own: a full list of diagnostics would not show whether these are sound
        Diagnostics found = new Diagnostics();
        String timing = Timing.PLAY.word();
        JsonList now = new EffectNormaliser(found, timing, List.of()).doables(list);
        JsonMap behavior =
                PlacedValueBuilder.map(
                        action, "at", PlacedValueBuilder.text(timing, action), "do", now);
        new GrammarCheck(found).check(behavior, CardGrammar.BEHAVIOR);
        diagnostics.addAll(found.list());
        // the builder relies on checked input, so nothing is built from doables with errors
        return found.failed() ? List.of() : CardBuilder.doables(now.items());
    }
}
