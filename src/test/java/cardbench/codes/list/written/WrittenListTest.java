package cardbench.codes.list.written;

import static org.junit.jupiter.api.Assertions.fail;

import cardbench.base.chance.Seeds;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random decks in each form of a site, client or post are read with their zones, counts, names and
 * printings: 1,000 in each run, 20,000 with {@code -Dseeds=all}, half of them with open card
 * tables.
 */
class WrittenListTest {

    private static final int LISTS = Seeds.of(1_000, 20_000);

    private static final ListCalls WITHOUT_TABLES = new ListCalls();

    private static final ListCalls WITH_TABLES = new ListCalls().withTables();

    static Stream<Form> forms() {
        return ListForms.all().stream();
    }

    @ParameterizedTest
    @MethodSource("forms")
    void writtenList_isReadAsItsDeck(Form form) {
        int number = (LISTS + ListForms.all().size() - 1) / ListForms.all().size();
        for (int seed = 0; seed < number; seed++) {
            WrittenList list = ListForms.list(form, seed);
            ListCalls calls = seed % 2 == 0 ? WITHOUT_TABLES : WITH_TABLES;
            List<String> faults = faults(list, calls.read(list.text()));
            if (!faults.isEmpty()) {
                fail(
                        form.name()
                                + ", seed "
                                + seed
                                + ":\n"
                                + String.join("\n", faults)
                                + "\n\n"
                                + list.text());
            }
        }
    }

    /** The differences between a deck and the answer about its text. */
    static List<String> faults(WrittenList list, JsonObject answer) {
        List<String> faults = new ArrayList<>();
        Map<String, Integer> expected = ListCalls.copies(list.cards());
        Map<String, Integer> read = ListCalls.copies(answer, ListCalls.byName(list.cards()));
        Map<String, Integer> missing = new TreeMap<>(expected);
        Map<String, Integer> added = new TreeMap<>(read);
        missing.entrySet().removeAll(read.entrySet());
        added.entrySet().removeAll(expected.entrySet());
        missing.forEach((card, count) -> faults.add("expected " + count + " " + card));
        added.forEach((card, count) -> faults.add("got      " + count + " " + card));
        String name =
                answer.get("result") == null
                        ? ""
                        : answer.get("result").asObject().getString("name", "");
        if (!list.name().isEmpty() && !name.equals(list.name())) {
            faults.add("expected the name “" + list.name() + "”, got “" + name + "”");
        }
        return faults;
    }
}
