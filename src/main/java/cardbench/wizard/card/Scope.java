package cardbench.wizard.card;

import cardbench.base.json.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * The variables that are defined at a point of a behaviour, as patterns of their names. Mutable: it
 * grows while a check goes through the doables in order. One thread.
 */
public final class Scope {

    /** A definition of variables: a timing, an event, or a doable with an id. */
    public static final class Giver {
        private final String id;
        private final JsonNode place;
        private boolean used;
        private String index;

        private Giver(String id, JsonNode place) {
            this.id = id;
            this.place = place;
        }

        public String id() {
            return id;
        }

        /** The id in the text; {@code null} for timings and events. */
        public JsonNode place() {
            return place;
        }

        public boolean isUsed() {
            return used;
        }
    }

    /**
     * A variable: the pattern of its name, its kind and its definition.
     *
     * @param when behind an {@code if}, the only branch that defines it; otherwise empty
     */
    private record Known(String pattern, VariableKind kind, Giver giver, String when) {}

    private final List<Known> known = new ArrayList<>();

    /** Whether any variable may be defined, since a timing or event is unknown. */
    private boolean open;

    /**
     * A copy for the inside of a trigger, which has the variables of its surroundings (D-CLOSURE).
     */
    public Scope inside() {
        Scope inside = new Scope();
        inside.known.addAll(known);
        inside.open = open;
        return inside;
    }

    /**
     * Treats every variable as defined. A misspelt timing or event is reported once, and not again
     * for each of its variables.
     */
    public void open() {
        open = true;
    }

    public boolean isOpen() {
        return open;
    }

    public Giver giver(String id, JsonNode place) {
        return new Giver(id, place);
    }

    public void add(Giver giver, String field, VariableKind kind) {
        known.add(new Known(Template.pattern(giver.id()) + "." + field, kind, giver, ""));
    }

    /** The number of variables defined so far. */
    public int size() {
        return known.size();
    }

    /** Marks the variables of a range as defined in one branch only. */
    public void onlyWhen(String when, int from, int to) {
        for (int i = from; i < to; i++) {
            if (known.get(i).when().isEmpty()) {
                given(i, when);
            }
        }
    }

    private void given(int place, String when) {
        Known one = known.get(place);
        known.set(place, new Known(one.pattern(), one.kind(), one.giver(), when));
    }

    /**
     * Marks the variables that both branches of an {@code if} define as defined.
     *
     * @param from the first variable of the first branch
     * @param middle the first variable of the second branch, up to the last variable
     */
    public void either(String first, int from, String second, int middle) {
        for (int i = from; i < middle; i++) {
            for (int j = middle; j < known.size(); j++) {
                Known one = known.get(i);
                Known other = known.get(j);
                if (one.pattern().equals(other.pattern())
                        && one.when().equals(first)
                        && other.when().equals(second)) {
                    given(i, "");
                    given(j, "");
                }
            }
        }
    }

    /**
     * Marks the variables defined since a size as those of the last turn of a loop, unless their id
     * has a variable in it, so that it is another one in each turn.
     *
     * @param index the reference to the index of the loop
     */
    public void endTurns(int from, String index) {
        for (Known one : known.subList(from, known.size())) {
            Giver giver = one.giver();
            if (Template.references(giver.id()).isEmpty() && giver.index == null) {
                giver.index = index;
            }
        }
    }

    /**
     * The reference to the index of the loop whose last turn alone a variable is of, by its latest
     * definition; otherwise {@code null}.
     */
    public String lastTurnOf(String pattern) {
        Known one = latest(pattern);
        return one == null ? null : one.giver().index;
    }

    /** The latest definition of a variable, or {@code null}. */
    private Known latest(String pattern) {
        for (int i = known.size() - 1; i >= 0; i--) {
            if (Template.meet(known.get(i).pattern(), pattern)) {
                return known.get(i);
            }
        }
        return null;
    }

    /** Whether a variable is defined only in branches that do not surround its use. */
    public boolean isDoubtful(String pattern, List<String> around) {
        boolean doubtful = false;
        for (Known one : known) {
            if (Template.meet(one.pattern(), pattern)) {
                // one definition that certainly ran is enough
                if (one.when().isEmpty() || around.contains(one.when())) {
                    return false;
                }
                doubtful = true;
            }
        }
        return doubtful;
    }

    /**
     * The kind of a variable by its latest definition, or {@code null} if nothing defines it. Marks
     * its definitions as used.
     */
    public VariableKind use(String pattern) {
        VariableKind kind = null;
        for (Known one : known) {
            if (Template.meet(one.pattern(), pattern)) {
                // a pattern may mean any of them, so all count as used
                one.giver().used = true;
                kind = one.kind();
            }
        }
        return kind;
    }

    /** Whether a text that is a single variable refers to something with a UUID. */
    public boolean isThing(String text) {
        List<String> references = Template.references(text);
        Known one = latest(references.get(references.size() - 1));
        return one != null && one.kind().isThing();
    }

    /** Whether nothing defines a variable. */
    public boolean isUndefined(String pattern) {
        return latest(pattern) == null;
    }

    /** What a variable stands for, by its latest definition; {@link ValueDomain#ANY} if none. */
    public ValueDomain domain(String pattern) {
        Known one = latest(pattern);
        return one == null
                ? ValueDomain.ANY
                : ValueDomain.of(one.kind(), Template.field(one.pattern()));
    }

    /** The names of the variables that can be used where a kind is wanted. */
    public List<String> names(VariableKind wanted) {
        List<String> names = new ArrayList<>();
        for (Known one : known) {
            if (one.kind().fits(wanted) && !names.contains(one.pattern())) {
                names.add(one.pattern());
            }
        }
        return names;
    }
}
