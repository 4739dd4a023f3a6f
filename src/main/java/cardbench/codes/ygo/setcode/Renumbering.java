package cardbench.codes.ygo.setcode;

import cardbench.codes.cards.NameFold;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The numbers of one client's archetypes in the other client, by the names of both lists. Only one
 * number for one number is a counterpart; nothing is guessed. Immutable.
 */
public final class Renumbering {

    private final Map<Integer, List<String>> from;
    private final Map<Integer, List<String>> to;
    private final Map<String, TreeSet<Integer>> fromByName;
    private final Map<String, TreeSet<Integer>> toByName;

    /** The counterpart of each number that has one. */
    private final Map<Integer, Integer> counterparts = new TreeMap<>();

    private Renumbering(Map<Integer, List<String>> from, Map<Integer, List<String>> to) {
        this.from = from;
        this.to = to;
        this.fromByName = byName(from);
        this.toByName = byName(to);
        from.keySet().forEach(this::find);
    }

    /**
     * The counterparts of the first lists in the second ones. A list that shows no numbering counts
     * as one of the first, and elsewhere only with numbers that both clients have.
     */
    public static Renumbering of(List<SetnameTable> from, List<SetnameTable> to) {
        return new Renumbering(names(from, true), names(to, false));
    }

    private static Map<Integer, List<String>> names(List<SetnameTable> tables, boolean unclear) {
        Map<Integer, List<String>> names = new TreeMap<>();
        for (SetnameTable table : tables) {
            boolean clear = unclear || table.numbering() != null;
            for (Setname name : table.names()) {
                if (!name.retired() && (clear || !NumberingEvidence.isDiffering(name.code()))) {
                    List<String> all =
                            names.computeIfAbsent(name.code(), code -> new ArrayList<>());
                    add(name.name(), all);
                    name.alternatives().forEach(each -> add(each, all));
                }
            }
        }
        return names;
    }

    private static void add(String name, List<String> names) {
        if (!name.isEmpty() && !names.contains(name)) {
            names.add(name);
        }
    }

    private static Map<String, TreeSet<Integer>> byName(Map<Integer, List<String>> names) {
        Map<String, TreeSet<Integer>> byName = new TreeMap<>();
        for (Map.Entry<Integer, List<String>> one : names.entrySet()) {
            for (String name : one.getValue()) {
                byName.computeIfAbsent(NameFold.fold(name), key -> new TreeSet<>())
                        .add(one.getKey());
            }
        }
        return byName;
    }

    /** The names of a number in the first lists; empty for an unlisted number. */
    public List<String> names(int code) {
        return List.copyOf(from.getOrDefault(code, List.of()));
    }

    /** The names of a number in the second lists. */
    public List<String> namesThere(int code) {
        return List.copyOf(to.getOrDefault(code, List.of()));
    }

    /** The numbers with a name of this number in the second lists, ascending. */
    public List<Integer> candidates(int code) {
        return List.copyOf(sharing(from, code, toByName));
    }

    /** The numbers of the first lists with a name of one of the candidates, ascending. */
    public List<Integer> rivals(int code) {
        TreeSet<Integer> rivals = new TreeSet<>();
        for (int candidate : candidates(code)) {
            rivals.addAll(sharing(to, candidate, fromByName));
        }
        return List.copyOf(rivals);
    }

    private static TreeSet<Integer> sharing(
            Map<Integer, List<String>> names, int code, Map<String, TreeSet<Integer>> byName) {
        TreeSet<Integer> sharing = new TreeSet<>();
        for (String name : names.getOrDefault(code, List.of())) {
            sharing.addAll(byName.getOrDefault(NameFold.fold(name), new TreeSet<>()));
        }
        return sharing;
    }

    private void find(int code) {
        List<Integer> candidates = candidates(code);
        if (candidates.contains(code) && !NumberingEvidence.isDiffering(code)) {
            counterparts.put(code, code);
        } else if (candidates.size() == 1 && rivals(code).size() == 1) {
            counterparts.put(code, candidates.get(0));
        }
    }

    /**
     * The number in the second lists; 0 without one, or in doubt. A number with one name in both
     * clients stays where both number alike, also if its name is that of several.
     */
    public int of(int code) {
        return counterparts.getOrDefault(code, 0);
    }

    /** A setcode with every slot in the numbers of the second lists, or as it was without one. */
    public Setcode of(Setcode setcode) {
        long value = 0;
        for (int index = Setcode.SLOTS - 1; index >= 0; index--) {
            int slot = setcode.slot(index);
            int there = slot == 0 ? 0 : of(slot);
            value = value << 16 | (there == 0 ? slot : there);
        }
        return new Setcode(value);
    }
}
