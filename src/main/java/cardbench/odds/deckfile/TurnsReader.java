package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.base.text.Location;
import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.OptionalInt;

/** Reads the key {@code turns} of a topic. */
final class TurnsReader {

    private static final String TURNS = "turns";

    private TurnsReader() {}

    /** The turns of a topic; {@code null} if it has none, or if they are wrong and reported. */
    static Turns read(Fields topic, Diagnostics diagnostics) {
        YamlNode value = topic.value(TURNS);
        if (value instanceof YamlScalar number) {
            // ygo-calc before 2.0 had a number here, which later versions ignore
            diagnostics.add(number(number));
            return null;
        }
        YamlMap map = value == null ? null : topic.asMap(TURNS, value);
        if (map == null) {
            return null;
        }
        Fields turns = new Fields(map, DeckFileSchema.TURNS, diagnostics);
        turns.passOver(turns.unknownEntries());
        int draw = turns.integer("draw", 0, Turns.MAX).orElse(1);
        YamlScalar start = turns.yisp("start");
        Turns.Go go = Turns.Go.values()[turns.choice("go", 0)];
        OptionalInt count = turns.integer("count", 1, Turns.MAX);
        if (!turns.has("count")) {
            Location place = topic.key(TURNS).location();
            diagnostics.add(DeckFileCodes.NO_TURN_COUNT.at(place).with("map", "{count: 3}"));
        }
        return count.isEmpty() ? null : new Turns(count.getAsInt(), draw, go, start);
    }

    private static Diagnostic number(YamlScalar text) {
        OptionalInt number = CoreSchema.integer(FullWidth.folded(text.value()));
        boolean fits = number.isPresent() && number.getAsInt() > 0;
        String map = "{count: " + (fits ? Math.min(number.getAsInt(), Turns.MAX) : 1) + "}";
        Diagnostic diagnostic = DeckFileCodes.TURNS_NUMBER.at(text.location()).with("map", map);
        return fits ? diagnostic.fixedBy(map) : diagnostic;
    }
}
