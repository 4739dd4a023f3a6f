package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.odds.sample.Trace;
import java.util.List;

/** Writes the result of {@code trace}. */
final class TraceJson {

    private TraceJson() {}

    /** Writes a trace as one value. */
    static void write(Trace trace, JsonText json) {
        json.object().member("text", trace.text()).name("steps").array();
        for (Trace.Step step : trace.steps()) {
            write(step, json);
        }
        json.endArray().name("combos").array();
        for (Trace.Outcome outcome : trace.combos()) {
            write(outcome, json);
        }
        json.endArray().name("prints");
        strings(trace.prints(), json);
        json.endObject();
    }

    private static void write(Trace.Step step, JsonText json) {
        json.object().member("kind", step.kind().word());
        switch (step.kind()) {
            case STATEMENT -> json.member("statement", step.statement());
            case ACTIVATED -> json.member("card", step.statement());
            default -> {}
        }
        place(step.place(), json);
        json.name("moves").array();
        for (Trace.Move move : step.moves()) {
            json.object().name("cards");
            strings(move.cards(), json);
            json.member("from", String.valueOf(move.from()))
                    .member("to", String.valueOf(move.to()))
                    .member("top", move.top())
                    .name("tags");
            strings(move.tags(), json);
            json.endObject();
        }
        json.endArray().name("zones").object();
        for (Trace.Zone zone : step.zones()) {
            json.name(String.valueOf(zone.letter()));
            strings(zone.cards(), json);
        }
        json.endObject().member("deck", step.deck()).name("variables").object();
        for (Trace.Variable variable : step.variables()) {
            json.member(variable.name(), variable.value());
        }
        json.endObject().endObject();
    }

    private static void write(Trace.Outcome outcome, JsonText json) {
        json.object()
                .member("name", outcome.name())
                .member("success", outcome.success())
                .member("score", outcome.score())
                .name("unmet")
                .array();
        for (Trace.Unmet unmet : outcome.unmet()) {
            json.object().member("part", unmet.part()).member("text", unmet.text());
            place(unmet.place(), json);
            json.name("used");
            strings(unmet.used(), json);
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void place(Location place, JsonText json) {
        if (place.from() != Location.ABSENT) {
            json.member("from", place.from())
                    .member("to", place.to())
                    .member("line", place.line())
                    .member("column", place.column());
        }
    }

    private static void strings(List<String> strings, JsonText json) {
        json.array();
        for (String string : strings) {
            json.value(string);
        }
        json.endArray();
    }
}
