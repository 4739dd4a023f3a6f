package cardbench.codes.ygo.expansion;

import cardbench.codes.ygo.database.CardDatabase;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setname;
import cardbench.codes.ygo.setcode.SetnameTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * What a whole expansion lacks. Immutable.
 *
 * @param withoutName cards without a name
 * @param withoutText cards with a name and without a text
 * @param taken cards whose id the game has
 * @param aliases cards whose alias is the id of no card; empty where the game is not known
 * @param withoutScript cards that need a script and have none
 * @param unnamed the numbers of archetypes that no list names, with the number of their cards
 * @param unused cards with a script and lines that no script uses
 */
public record ExpansionCheck(
        List<CardRow> withoutName,
        List<CardRow> withoutText,
        List<CardRow> taken,
        List<CardRow> aliases,
        List<CardRow> withoutScript,
        Map<Integer, Integer> unnamed,
        List<Unused> unused) {

    private static final int NORMAL = 0x10;
    private static final int PENDULUM = 0x1000000;

    /** Lines of a card that no script uses, from 1 to 16, ascending. */
    public record Unused(CardRow card, List<Integer> lines) {

        /** Copies the list. */
        public Unused {
            lines = List.copyOf(lines);
        }
    }

    /** Copies the lists. */
    public ExpansionCheck {
        withoutName = List.copyOf(withoutName);
        withoutText = List.copyOf(withoutText);
        taken = List.copyOf(taken);
        aliases = List.copyOf(aliases);
        withoutScript = List.copyOf(withoutScript);
        unnamed = new TreeMap<>(unnamed);
        unused = List.copyOf(unused);
    }

    /**
     * Checks an expansion.
     *
     * @param game whether the game has a card; {@code null} if that is not known
     * @param named the archetypes that lists name besides its own ones
     */
    public static ExpansionCheck of(
            Expansion expansion, IntPredicate game, List<Archetype> named, Dialect dialect) {
        List<CardRow> withoutName = new ArrayList<>();
        List<CardRow> withoutText = new ArrayList<>();
        List<CardRow> taken = new ArrayList<>();
        List<CardRow> aliases = new ArrayList<>();
        List<CardRow> withoutScript = new ArrayList<>();
        Map<Integer, Integer> unnamed = new TreeMap<>();
        List<Unused> unused = new ArrayList<>();
        UsedLines used = new UsedLines();
        expansion.scripts().forEach(used::add);
        boolean[] listed = listed(expansion, named);
        for (CardDatabase database : expansion.databases()) {
            Map<Integer, CardLines> texts = CardLines.of(database);
            for (CardRow card : database.cards()) {
                CardLines lines = texts.getOrDefault(card.id(), CardLines.NONE);
                boolean scripted = expansion.scripts().containsKey(card.number());
                add(card, card.name().isEmpty(), withoutName);
                add(card, !card.name().isEmpty() && !lines.text(), withoutText);
                add(card, game != null && game.test(card.id()), taken);
                add(card, isLost(card.alias(), expansion, game), aliases);
                add(card, needsScript(card, dialect) && !scripted, withoutScript);
                for (int code : new TreeSet<>(card.setcode().codes())) {
                    if (!listed[code]) {
                        unnamed.put(code, unnamed.getOrDefault(code, 0) + 1);
                    }
                }
                List<Integer> idle = scripted ? idle(card, lines, used) : List.of();
                if (!idle.isEmpty()) {
                    unused.add(new Unused(card, idle));
                }
            }
        }
        return new ExpansionCheck(
                withoutName, withoutText, taken, aliases, withoutScript, unnamed, unused);
    }

    private static boolean[] listed(Expansion expansion, List<Archetype> named) {
        boolean[] listed = new boolean[Archetype.MAX + 1];
        for (Archetype archetype : named) {
            listed[archetype.code()] = true;
        }
        for (SetnameTable list : expansion.lists()) {
            for (Setname name : list.names()) {
                listed[name.code()] |= !name.retired();
            }
        }
        return listed;
    }

    private static void add(CardRow card, boolean found, List<CardRow> cards) {
        if (found) {
            cards.add(card);
        }
    }

    /** Whether an alias is the id of no card; what the game has counts only if that is known. */
    private static boolean isLost(int alias, Expansion expansion, IntPredicate game) {
        boolean lost = alias != 0 && game != null && !game.test(alias);
        for (CardDatabase database : expansion.databases()) {
            lost = lost && database.card(alias) == null;
        }
        return lost;
    }

    private static List<Integer> idle(CardRow card, CardLines lines, UsedLines used) {
        List<Integer> idle = new ArrayList<>();
        for (int line = 1; line <= UsedLines.LINES; line++) {
            boolean filled = (lines.lines() >> line - 1 & 1) != 0;
            if (filled && !used.uses(card.number(), line)) {
                idle.add(line);
            }
        }
        return idle;
    }

    /**
     * Whether the clients load a script for a card: for all but normal monsters, except pendulum
     * monsters, and other artworks of a card.
     */
    static boolean needsScript(CardRow card, Dialect dialect) {
        boolean plain = (card.type() & NORMAL) != 0 && (card.type() & PENDULUM) == 0;
        return !plain && !card.isArtwork(dialect);
    }
}
