package cardbench.base.json;

import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * An object of a JSON text. Immutable.
 *
 * @param members in the order of the text. A repeated name occurs once, at its first place with its
 *     last value, as in JavaScript
 * @param from offset of the opening brace, in UTF-16 units
 * @param to offset behind the closing brace
 */
public record JsonMap(List<Member> members, int from, int to) implements JsonNode {

    /**
     * A name with its value.
     *
     * @param from offset of the name's opening quote
     * @param to offset behind the name's closing quote
     */
    public record Member(String name, int from, int to, JsonNode value) {

        /** The characters of the name. */
        public Location place() {
            return Location.range(from, to);
        }

        /** The same name with another value. */
        public Member with(JsonNode other) {
            return new Member(name, from, to, other);
        }
    }

    /** Copies the list, so that the object never changes. */
    public JsonMap {
        members = List.copyOf(members);
    }

    /** The member with that name, or {@code null}. */
    public Member member(String name) {
        for (Member member : members) {
            if (member.name().equals(name)) {
                return member;
            }
        }
        return null;
    }

    /** The value with that name, or {@code null}. */
    public JsonNode get(String name) {
        Member member = member(name);
        return member == null ? null : member.value();
    }

    /** Whether there is a member with that name. */
    public boolean has(String name) {
        return member(name) != null;
    }

    /** The string with that name, or {@code otherwise} if there is none. */
    public String text(String name, String otherwise) {
        return get(name) instanceof JsonScalar scalar && scalar.isString()
                ? scalar.text()
                : otherwise;
    }

    /** The object with that name, or an empty one. */
    public JsonMap map(String name) {
        return get(name) instanceof JsonMap map ? map : new JsonMap(List.of(), from, from);
    }

    /** The items of the array with that name; empty if there is none. */
    public List<JsonNode> items(String name) {
        return get(name) instanceof JsonList list ? list.items() : List.of();
    }

    /** The objects in the array with that name. */
    public List<JsonMap> objects(String name) {
        return get(name) instanceof JsonList list ? list.objects() : List.of();
    }

    /** The object with another value for each name. */
    public JsonMap withValues(Function<Member, JsonNode> value) {
        List<Member> changed = new ArrayList<>();
        for (Member member : members) {
            changed.add(member.with(value.apply(member)));
        }
        return new JsonMap(changed, from, to);
    }

    /** The integer with that name, or {@code otherwise} if there is none. */
    public int integer(String name, int otherwise) {
        return get(name) instanceof JsonScalar scalar && scalar.isInteger()
                ? scalar.integer()
                : otherwise;
    }
}
