package cardbench.wizard;

import cardbench.json.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The variables that are known at a place of a behaviour. */
final class Scope {

    /** Something that gives variables: a timing, an event, or a doable with an id. */
    static final class Giver {
        private final String id;
        private final JsonNode place;
        private boolean used;

        private Giver(String id, JsonNode place) {
            this.id = id;
            this.place = place;
        }

        String id() {
            return id;
        }

        /** Where the id stands; {@code null} for timings and events. */
        JsonNode place() {
            return place;
        }

        boolean isUsed() {
            return used;
        }
    }

    /** One variable: a pattern of its name, what it stands for, who gives it. */
    private record Known(String pattern, Kind kind, Giver giver) {}

    private final List<Known> known = new ArrayList<>();

    /** What is known here and will be known inside a trigger, which keeps a copy. */
    Scope inside() {
        Scope inside = new Scope();
        inside.known.addAll(known);
        return inside;
    }

    Giver giver(String id, JsonNode place) {
        return new Giver(id, place);
    }

    void add(Giver giver, String field, Kind kind) {
        known.add(new Known(Template.pattern(giver.id()) + "." + field, kind, giver));
    }

    /** What a reference stands for, the latest giver first; {@code null} where nothing gives it. */
    Kind use(String pattern) {
        Kind kind = null;
        for (int i = known.size() - 1; i >= 0; i--) {
            Known one = known.get(i);
            if (Template.meet(one.pattern(), pattern)) {
                one.giver().used = true;
                kind = kind == null ? one.kind() : kind;
            }
        }
        return kind;
    }

    /** The names of everything that is known. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        for (Known one : known) {
            names.add(one.pattern());
        }
        return names;
    }
}
