package cardbench.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds cards by name in the languages it is given, the first one being the reader's own. Names are
 * compared as {@link NameFold} leaves them.
 */
public final class NameSearch {

    /** What was written is looked at up to this many characters: no card's name is longer. */
    public static final int MAX_QUERY = 100;

    private static final int EXACT = 0;
    private static final int BEGINS = 1;
    private static final int HOLDS = 2;
    private static final int NO_HIT = 3;

    private final List<CardNames> languages;

    /** A search in these names, in this order of preference. */
    public NameSearch(List<CardNames> languages) {
        this.languages = List.copyOf(languages);
    }

    /** A card that was found, and the name that it was found by. */
    public record Hit(int id, String name) {}

    /**
     * The card of exactly this name in any of the languages, or 0 where there is none (or where
     * what was written is punctuation alone).
     */
    public int find(String written) {
        String wanted = folded(written);
        if (wanted.isEmpty()) {
            return 0;
        }
        for (CardNames names : languages) {
            for (int row = 0; row < names.size(); row++) {
                if (names.foldedName(row).equals(wanted)) {
                    return names.id(row);
                }
            }
        }
        return 0;
    }

    /** All cards of exactly this name, in the first of the languages that has any. */
    public List<Integer> all(String written) {
        String wanted = folded(written);
        List<Integer> ids = new ArrayList<>();
        for (CardNames names : languages) {
            for (int row = 0; row < names.size() && !wanted.isEmpty(); row++) {
                if (names.foldedName(row).equals(wanted)) {
                    ids.add(names.id(row));
                }
            }
            if (!ids.isEmpty()) {
                return ids;
            }
        }
        return ids;
    }

    /**
     * The cards whose name holds what was written: the same name first, then names that begin so,
     * then the rest; the reader's language before the others, short names before long ones.
     */
    public List<Hit> holding(String written, int limit) {
        String wanted = folded(written);
        List<Scored> found = new ArrayList<>();
        for (int place = 0; place < languages.size() && !wanted.isEmpty(); place++) {
            CardNames names = languages.get(place);
            for (int row = 0; row < names.size(); row++) {
                String name = names.foldedName(row);
                int rank = rank(name, wanted);
                if (rank < NO_HIT) {
                    int score = (rank * languages.size() + place) * 256;
                    found.add(new Scored(score + length(name), names, row));
                }
            }
        }
        return best(found, limit);
    }

    /**
     * The cards whose names come nearest to what was written, nearest first: at most a third of the
     * letters are other ones (for very short names, one).
     */
    public List<Hit> near(String written, int limit) {
        String wanted = folded(written);
        int most = wanted.length() < 6 ? 1 : wanted.length() / 3;
        List<Scored> found = new ArrayList<>();
        for (int place = 0; place < languages.size() && wanted.length() > 1; place++) {
            CardNames names = languages.get(place);
            for (int row = 0; row < names.size(); row++) {
                int distance = distance(names.foldedName(row), wanted, most);
                if (distance <= most) {
                    found.add(new Scored(distance * 256 + place, names, row));
                }
            }
        }
        return best(found, limit);
    }

    private record Scored(int score, CardNames names, int row) {}

    private static String folded(String written) {
        return NameFold.fold(
                written.length() > MAX_QUERY ? written.substring(0, MAX_QUERY) : written);
    }

    private static int rank(String name, String wanted) {
        int at = name.indexOf(wanted);
        if (at < 0) {
            return NO_HIT;
        }
        return at > 0 ? HOLDS : name.length() == wanted.length() ? EXACT : BEGINS;
    }

    private static int length(String name) {
        return Math.min(name.length(), 255);
    }

    private static List<Hit> best(List<Scored> found, int limit) {
        found.sort(
                (a, b) ->
                        a.score != b.score
                                ? Integer.compare(a.score, b.score)
                                : Integer.compare(a.names.id(a.row), b.names.id(b.row)));
        List<Hit> hits = new ArrayList<>();
        for (Scored each : found) {
            int id = each.names.id(each.row);
            if (hits.size() < limit && !holds(hits, id)) {
                hits.add(new Hit(id, each.names.nameOf(each.row)));
            }
        }
        return hits;
    }

    private static boolean holds(List<Hit> hits, int id) {
        for (Hit hit : hits) {
            if (hit.id == id) {
                return true;
            }
        }
        return false;
    }

    /**
     * How many letters must be put in, taken out or changed to make one text of the other
     * (Levenshtein); anything above {@code most} is given as {@code most + 1}.
     */
    static int distance(String a, String b, int most) {
        if (Math.abs(a.length() - b.length()) > most) {
            return most + 1;
        }
        int[] above = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, Math.min(above[j], row[j - 1]) + 1);
                least = Math.min(least, row[j]);
            }
            if (least > most) {
                return most + 1;
            }
            int[] spare = above;
            above = row;
            row = spare;
        }
        return Math.min(above[b.length()], most + 1);
    }
}
