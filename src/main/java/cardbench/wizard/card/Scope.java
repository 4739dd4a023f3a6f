package cardbench.wizard.card;

import cardbench.json.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The variables that are known at a place of a behaviour. */
public final class Scope {

    /** Something that gives variables: a timing, an event, or a doable with an id. */
    public static final class Giver {
        private final String id;
        private final JsonNode place;
        private boolean used;

        private Giver(String id, JsonNode place) {
            this.id = id;
            this.place = place;
        }

        public String id() {
            return id;
        }

        /** Where the id stands; {@code null} for timings and events. */
        public JsonNode place() {
            return place;
        }

        public boolean isUsed() {
            return used;
        }
    }

    /**
     * One variable: a pattern of its name, what it stands for, who gives it.
     *
     * @param when the branch of an if that alone gives it, where it is used behind that if; else
     *     empty
     */
    private record Known(String pattern, VariableKind kind, Giver giver, String when) {}

    private final List<Known> known = new ArrayList<>();

    /** Whether a timing or event is not known, so that anything may be given. */
    private boolean open;

    /** What is known here and will be known inside a trigger, which keeps a copy. */
    public Scope inside() {
        Scope inside = new Scope();
        inside.known.addAll(known);
        inside.open = open;
        return inside;
    }

    /** Takes it that every variable is given: who gives some is misspelt, and that is said. */
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

    /** How many variables are known so far. */
    public int size() {
        return known.size();
    }

    /** What became known from one place to another is given in a branch only. */
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
     * What both branches of an if give, is given.
     *
     * @param from where the first branch begins
     * @param middle where the second one does
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

    /** Whether a variable is given in branches only that are none of those around. */
    public boolean isDoubtful(String pattern, List<String> around) {
        boolean doubtful = false;
        for (Known one : known) {
            if (Template.meet(one.pattern(), pattern)) {
                if (one.when().isEmpty() || around.contains(one.when())) {
                    return false;
                }
                doubtful = true;
            }
        }
        return doubtful;
    }

    /** What a reference stands for, the latest giver first; {@code null} where nothing gives it. */
    public VariableKind use(String pattern) {
        VariableKind kind = null;
        for (int i = known.size() - 1; i >= 0; i--) {
            Known one = known.get(i);
            if (Template.meet(one.pattern(), pattern)) {
                one.giver().used = true;
                kind = kind == null ? one.kind() : kind;
            }
        }
        return kind;
    }

    /** Whether a text that is one variable stands for something with a UUID. */
    public boolean isThing(String text) {
        List<String> references = Template.references(text);
        String pattern = references.get(references.size() - 1);
        for (int i = known.size() - 1; i >= 0; i--) {
            if (Template.meet(known.get(i).pattern(), pattern)) {
                return known.get(i).kind().isThing();
            }
        }
        return false;
    }

    /** The names of everything that is known and can stand where a kind is wanted. */
    public List<String> names(VariableKind wanted) {
        List<String> names = new ArrayList<>();
        for (Known one : known) {
            if (one.kind().fits(wanted)) {
                names.add(one.pattern());
            }
        }
        return names;
    }
}
