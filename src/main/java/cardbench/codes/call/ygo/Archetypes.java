package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.codes.cards.NameFold;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setname;
import cardbench.codes.ygo.setcode.SetnameTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The archetypes that a request refers to: those of one numbering.
 *
 * @param numbering the clients whose numbers these are
 * @param by what decided that: {@code request}, {@code file} or {@code default}
 * @param tables the lists of names in that numbering: open files, then the table of the site
 */
record Archetypes(Dialect numbering, String by, List<SetnameTable> tables) {

    /** The archetypes in use, each number once. If lists disagree, the first one's name counts. */
    List<Archetype> registry() {
        boolean[] seen = new boolean[Archetype.MAX + 1];
        List<Archetype> registry = new ArrayList<>();
        for (SetnameTable table : tables) {
            for (Setname name : table.names()) {
                if (!name.retired() && !seen[name.code()]) {
                    seen[name.code()] = true;
                    registry.add(new Archetype(name.code(), name.name()));
                }
            }
        }
        return registry;
    }

    /**
     * The archetypes in use whose name contains a text; if some have exactly this name, those
     * alone.
     *
     * @param wanted what is looked for, in the form of {@link NameFold}
     */
    List<Integer> named(String wanted) {
        List<Integer> exact = new ArrayList<>();
        List<Integer> holding = new ArrayList<>();
        for (SetnameTable table : tables) {
            for (Setname name : table.names()) {
                if (!name.retired() && !holding.contains(name.code())) {
                    int rank = name.rank(wanted);
                    if (rank > 0) {
                        holding.add(name.code());
                    }
                    if (rank > 1) {
                        exact.add(name.code());
                    }
                }
            }
        }
        return exact.isEmpty() ? holding : exact;
    }

    /** The numbers that a list has commented out. */
    List<Integer> retired() {
        List<Integer> retired = new ArrayList<>();
        for (SetnameTable table : tables) {
            for (Setname name : table.names()) {
                if (name.retired()) {
                    retired.add(name.code());
                }
            }
        }
        return retired;
    }

    /** Writes whose numbers an answer has, and what decided that. */
    void write(JsonText json) {
        json.member("numbering", numbering.word()).member("numberingBy", by);
    }
}
