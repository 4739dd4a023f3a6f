package cardbench.wizard.play;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonReading;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares a result with an expectation. Of an object only the members that the expectation names
 * are compared; lists have to be complete and in order.
 */
public final class Expectation {

    /** The most differences that are listed. */
    private static final int MAX_DIFFERENCES = 100;

    private final List<Difference> differences = new ArrayList<>();

    private Expectation() {}

    /**
     * One difference.
     *
     * @param pointer JSON pointer of the value
     * @param expected the expected value as JSON
     * @param actual the actual value as JSON; empty if there is none
     */
    public record Difference(String pointer, String expected, String actual) {}

    /** The differences between an expected and an actual value. */
    static List<Difference> differences(JsonNode expected, JsonNode actual) {
        Expectation expectation = new Expectation();
        expectation.compare("", expected, actual);
        return expectation.differences;
    }

    private void differs(String pointer, JsonNode expected, JsonNode actual) {
        if (differences.size() < MAX_DIFFERENCES) {
            differences.add(
                    new Difference(
                            pointer,
                            JsonTreeText.of(expected),
                            actual == null ? "" : JsonTreeText.of(actual)));
        }
    }

    private void compare(String pointer, JsonNode expected, JsonNode actual) {
        if (expected instanceof JsonMap map && actual instanceof JsonMap actualMap) {
            for (JsonMap.Member member : map.members()) {
                compare(
                        pointer + "/" + JsonReading.escaped(member.name()),
                        member.value(),
                        actualMap.get(member.name()));
            }
        } else if (expected instanceof JsonList list && actual instanceof JsonList actualList) {
            if (list.items().size() != actualList.items().size()) {
                differs(pointer, expected, actual);
                return;
            }
            for (int i = 0; i < list.items().size(); i++) {
                compare(pointer + "/" + i, list.items().get(i), actualList.items().get(i));
            }
        } else if (!same(expected, actual)) {
            differs(pointer, expected, actual);
        }
    }

    private static boolean same(JsonNode expected, JsonNode actual) {
        return expected instanceof JsonScalar a
                && actual instanceof JsonScalar b
                && a.type() == b.type()
                && a.text().equals(b.text());
    }
}
