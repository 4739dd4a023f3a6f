package cardbench.json;

import java.util.List;

/**
 * An object of a JSON text.
 *
 * @param members in the order of the text, each name once with its last value, as JavaScript takes
 *     it
 * @param from first character, the brace
 * @param to the character after the closing brace
 */
public record JsonMap(List<Member> members, int from, int to) implements JsonNode {

    /**
     * A name with its value.
     *
     * @param from first character of the name, its quote
     * @param to the character after the name's closing quote
     */
    public record Member(String name, int from, int to, JsonNode value) {}

    /** Copies the list, so that the object never changes. */
    public JsonMap {
        members = List.copyOf(members);
    }

    /** The member of that name; {@code null} where there is none. */
    public Member member(String name) {
        for (Member member : members) {
            if (member.name().equals(name)) {
                return member;
            }
        }
        return null;
    }

    /** The value of the member of that name, or {@code null}. */
    public JsonNode get(String name) {
        Member member = member(name);
        return member == null ? null : member.value();
    }

    /** Whether there is a member of that name. */
    public boolean has(String name) {
        return member(name) != null;
    }

    /** The string at a name, or {@code otherwise} where there is none. */
    public String text(String name, String otherwise) {
        return get(name) instanceof JsonScalar scalar && scalar.isString()
                ? scalar.text()
                : otherwise;
    }

    /** The object at a name; an empty one where there is none. */
    public JsonMap map(String name) {
        return get(name) instanceof JsonMap map ? map : new JsonMap(List.of(), from, from);
    }

    /** The items of the list at a name; none where there is no list. */
    public List<JsonNode> items(String name) {
        return get(name) instanceof JsonList list ? list.items() : List.of();
    }

    /** The integer at a name, or {@code otherwise} where there is none. */
    public int integer(String name, int otherwise) {
        return get(name) instanceof JsonScalar scalar && scalar.isInteger()
                ? scalar.integer()
                : otherwise;
    }
}
