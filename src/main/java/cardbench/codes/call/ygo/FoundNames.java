package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.codes.cards.NameFold;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setname;
import cardbench.codes.ygo.setcode.SetnameTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The archetypes that a search finds in both numberings, by name; equal names before parts. */
final class FoundNames {

    /** The most archetypes of an answer. */
    private static final int MAX = 50;

    /** An archetype with the first number that each client has for it, or 0. */
    private record Found(String name, int rank, int[] codes) {}

    private final Map<String, Found> byName = new LinkedHashMap<>();

    /** Adds the names of a list that fit, with their numbers in a client. */
    void add(SetnameTable table, Dialect client, String wanted) {
        for (Setname name : table.names()) {
            int rank = name.retired() ? 0 : name.rank(wanted);
            if (rank > 0) {
                Found found =
                        byName.computeIfAbsent(
                                NameFold.fold(name.name()),
                                key -> new Found(name.name(), rank, new int[2]));
                int place = client.ordinal();
                found.codes[place] = found.codes[place] == 0 ? name.code() : found.codes[place];
            }
        }
    }

    /** Writes them as the member {@code found}: name, and number by the word of the client. */
    void write(JsonText json) {
        List<Found> sorted = new ArrayList<>(byName.values());
        sorted.sort((a, b) -> b.rank - a.rank);
        json.name("found").array();
        for (int i = 0; i < sorted.size() && i < MAX; i++) {
            json.object().member("name", sorted.get(i).name);
            for (Dialect client : Dialect.values()) {
                int code = sorted.get(i).codes[client.ordinal()];
                if (code > 0) {
                    json.member(client.word(), Archetype.hex(code));
                }
            }
            json.endObject();
        }
        json.endArray().member("total", sorted.size());
    }
}
