package cardbench.build.tables;

import cardbench.build.tables.YgoTables.NamedDatabase;
import cardbench.build.tables.YgoTables.NamedList;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.NameFold;
import cardbench.codes.cards.PackedTableWriter;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.ArchetypeTable;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.Setname;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/**
 * The archetypes of YGOPro and EDOPro side by side. Two numbers are of one archetype if they have
 * the same name, or else if mostly the same cards have them; else if they are equal and low, unless
 * their names differ.
 */
final class YgoArchetypes {

    /** The first base that YGOPro and EDOPro use for different archetypes as a rule. */
    private static final int FIRST_DIFFERENT = 0x139;

    /** An archetype with its number in either client, or 0. */
    record Row(int ygopro, int edopro) {

        int code(Dialect client) {
            return client == Dialect.YGOPRO ? ygopro : edopro;
        }
    }

    private final List<NamedDatabase> databases;
    private final List<NamedList> lists;
    private final List<Row> rows = new ArrayList<>();

    private YgoArchetypes(List<NamedDatabase> databases, List<NamedList> lists) {
        this.databases = databases;
        this.lists = lists;
    }

    /** Joins the archetypes of these files. */
    static YgoArchetypes of(List<NamedDatabase> databases, List<NamedList> lists) {
        YgoArchetypes archetypes = new YgoArchetypes(databases, lists);
        archetypes.join();
        return archetypes;
    }

    /** The rows, by the number in YGOPro, then those that EDOPro alone has. */
    List<Row> rows() {
        return rows;
    }

    /** The clients whose numbers the cards of the tables have. */
    Dialect numbering() {
        for (NamedDatabase each : databases) {
            if (each.database().numbering() != null) {
                return each.database().numbering();
            }
        }
        return Dialect.YGOPRO;
    }

    /**
     * A setcode in the numbers of the tables; archetypes that only the other client has are lost.
     */
    Setcode translated(Setcode setcode, Dialect from) {
        Dialect to = numbering();
        if (from == null || from == to) {
            return setcode;
        }
        long value = 0;
        int slots = 0;
        for (int code : setcode.codes()) {
            int candidate = translated(code, from, to);
            value = candidate == 0 ? value : value << 16 | candidate;
            slots += candidate == 0 ? 0 : 1;
        }
        return new Setcode(slots > Setcode.SLOTS ? 0 : value);
    }

    private int translated(int code, Dialect from, Dialect to) {
        for (Row row : rows) {
            if (row.code(from) == code) {
                return row.code(to);
            }
        }
        // both clients number alike here
        return Archetype.base(code) < FIRST_DIFFERENT ? code : 0;
    }

    private void join() {
        Set<Integer> ygopro = codes(Dialect.YGOPRO);
        Set<Integer> edopro = codes(Dialect.EDOPRO);
        Map<Integer, Integer> partners = new TreeMap<>();
        join(edopro, ygopro, partners, this::haveOneName);
        for (Shared pair : byCards()) {
            if (edopro.contains(pair.edopro)
                    && ygopro.contains(pair.ygopro)
                    && isFree(pair.edopro, pair.ygopro, partners)) {
                partners.put(pair.edopro, pair.ygopro);
            }
        }
        join(edopro, ygopro, partners, this::areAlike);
        for (int code : ygopro) {
            int partner = 0;
            for (Map.Entry<Integer, Integer> pair : partners.entrySet()) {
                partner = pair.getValue() == code ? pair.getKey() : partner;
            }
            rows.add(new Row(code, partner));
        }
        for (int code : edopro) {
            if (!partners.containsKey(code)) {
                rows.add(new Row(0, code));
            }
        }
    }

    private static void join(
            Set<Integer> edopro,
            Set<Integer> ygopro,
            Map<Integer, Integer> partners,
            BiPredicate<Integer, Integer> same) {
        for (int code : edopro) {
            for (int candidate : ygopro) {
                if (isFree(code, candidate, partners) && same.test(code, candidate)) {
                    partners.put(code, candidate);
                }
            }
        }
    }

    private static boolean isFree(int code, int other, Map<Integer, Integer> partners) {
        return !partners.containsKey(code) && !partners.containsValue(other);
    }

    /** The numbers that the lists of a client name, by base. */
    private Set<Integer> codes(Dialect client) {
        Comparator<Integer> byBase = Comparator.comparing(Archetype::base);
        Set<Integer> codes = new TreeSet<>(byBase.thenComparing(Comparator.naturalOrder()));
        for (NamedList each : lists) {
            for (Setname name : each.list().names()) {
                if (each.list().numbering() == client && !name.retired()) {
                    codes.add(name.code());
                }
            }
        }
        return codes;
    }

    /** The cards in the databases of a client, by id. */
    private Map<Integer, CardRow> cards(Dialect client) {
        Map<Integer, CardRow> cards = new TreeMap<>();
        for (NamedDatabase each : databases) {
            if (each.database().numbering() == client) {
                each.database().cards().forEach(card -> cards.putIfAbsent(card.id(), card));
            }
        }
        return cards;
    }

    /** The cards that have a number in a slot, by number. */
    private static Map<Integer, Set<Integer>> members(Map<Integer, CardRow> cards) {
        Map<Integer, Set<Integer>> members = new TreeMap<>();
        cards.forEach(
                (id, card) -> {
                    for (int slot : card.setcode().codes()) {
                        members.computeIfAbsent(slot, any -> new HashSet<>()).add(id);
                    }
                });
        return members;
    }

    /** Numbers that mostly the same cards have: a share of all cards of both, in thousandths. */
    private record Shared(int edopro, int ygopro, int share) {}

    /**
     * Pairs that share more than half of the cards of both, those that share most first. Cards that
     * the databases of one client lack say nothing.
     */
    private List<Shared> byCards() {
        Map<Integer, CardRow> ygoproCards = cards(Dialect.YGOPRO);
        Map<Integer, CardRow> edoproCards = cards(Dialect.EDOPRO);
        ygoproCards.keySet().retainAll(edoproCards.keySet());
        edoproCards.keySet().retainAll(ygoproCards.keySet());
        Map<Integer, Set<Integer>> ygopro = members(ygoproCards);
        List<Shared> pairs = new ArrayList<>();
        members(edoproCards)
                .forEach(
                        (code, cards) ->
                                ygopro.forEach(
                                        (candidate, candidateCards) ->
                                                pairs.add(
                                                        new Shared(
                                                                code,
                                                                candidate,
                                                                share(cards, candidateCards)))));
        pairs.removeIf(pair -> pair.share <= 500);
        // of pairs that share as many, equal numbers come first; the sort is stable
        pairs.sort(
                Comparator.comparing((Shared pair) -> -pair.share)
                        .thenComparing(pair -> pair.edopro != pair.ygopro));
        return pairs;
    }

    private static int share(Set<Integer> cards, Set<Integer> candidateCards) {
        int shared = 0;
        for (int card : cards) {
            shared += candidateCards.contains(card) ? 1 : 0;
        }
        return 1000 * shared / (cards.size() + candidateCards.size() - shared);
    }

    private boolean haveOneName(int edopro, int ygopro) {
        for (String language : languages()) {
            String name = NameFold.fold(name(edopro, language, Dialect.EDOPRO));
            if (!name.isEmpty()
                    && name.equals(NameFold.fold(name(ygopro, language, Dialect.YGOPRO)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is one low number, and no language has a name for it in both that differs. */
    private boolean areAlike(int edopro, int ygopro) {
        boolean alike = edopro == ygopro && Archetype.base(edopro) < FIRST_DIFFERENT;
        for (String language : languages()) {
            String name = name(edopro, language, Dialect.EDOPRO);
            String translated = name(ygopro, language, Dialect.YGOPRO);
            alike &= name.isEmpty() || translated.isEmpty();
        }
        return alike;
    }

    private Set<String> languages() {
        Set<String> languages = new TreeSet<>();
        lists.forEach(each -> languages.add(each.language()));
        return languages;
    }

    /**
     * The name of a number in the first list of that language and client that has one, or empty.
     */
    private String name(int code, String language, Dialect client) {
        for (NamedList each : lists) {
            boolean speaks = each.list().numbering() == client;
            String name = code == 0 || !speaks ? null : each.list().name(code);
            if (name != null && each.language().equals(language)) {
                return line(name);
            }
        }
        return "";
    }

    /** A name without what would end its line. */
    static String line(String name) {
        return name.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").trim();
    }

    /** The texts of the tables, by content; none without lists of names. */
    Map<String, String> tables(List<String> notes) {
        Map<String, String> texts = new TreeMap<>();
        if (rows.isEmpty()) {
            return texts;
        }
        List<Integer> ids = new ArrayList<>();
        for (int row = 1; row <= rows.size(); row++) {
            ids.add(row);
        }
        PackedTableWriter facts = new PackedTableWriter(ArchetypeTable.GAME, CardTable.CARDS, ids);
        notes.forEach(facts::note);
        for (Dialect client : Dialect.values()) {
            facts.numbers(
                    client.word(),
                    rows.stream()
                            .map(row -> row.code(client) > 0 ? row.code(client) : -1)
                            .toList());
        }
        texts.put(CardTable.CARDS, facts.text());
        for (String language : languages()) {
            texts.put(
                    language,
                    PackedTableWriter.byRow(ArchetypeTable.GAME, language, ids)
                            .letters("name", rows.stream().map(row -> name(row, language)).toList())
                            .text());
        }
        return texts;
    }

    /** The name in the order of the lists: the first client whose list is given counts. */
    private String name(Row row, String language) {
        for (NamedList each : lists) {
            int code = row.code(each.list().numbering());
            String name =
                    each.language().equals(language) && code > 0 ? each.list().name(code) : null;
            if (name != null) {
                return line(name);
            }
        }
        return "";
    }
}
