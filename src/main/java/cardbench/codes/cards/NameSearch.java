package cardbench.codes.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds cards by name in several languages, the user's own first. Names are compared in the form of
 * {@link NameFold}.
 */
public final class NameSearch {

    /** The maximum length of a query; the rest is ignored, since no name is longer. */
    public static final int MAX_QUERY = 100;

    private static final int EXACT = 0;
    private static final int BEGINS = 1;
    private static final int HOLDS = 2;
    private static final int NO_HIT = 3;

    private final List<CardNames> languages;

    /** Creates a search in these names, in this order of preference. */
    public NameSearch(List<CardNames> languages) {
        this.languages = List.copyOf(languages);
    }

    /** A card that was found, and the matching name. */
    public record Hit(int id, String name) {}

    /**
     * The card with exactly this name in any of the languages, or 0 if there is none, or if the
     * query is only punctuation.
     */
    public int find(String written) {
        List<Integer> ids = all(written);
        return ids.isEmpty() ? 0 : ids.get(0);
    }

    /** All cards with exactly this name, in the first language that has any. */
    public List<Integer> all(String written) {
        String wanted = folded(written);
        int letters = NameFold.letters(wanted);
        List<Integer> ids = new ArrayList<>();
        for (CardNames names : languages) {
            for (int row = 0; row < names.size() && !wanted.isEmpty(); row++) {
                if (names.letters(row) == letters && names.foldedName(row).equals(wanted)) {
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
     * The cards whose name contains the query: equal names first, then names that begin with it,
     * then the rest; the user's language before the others, short names before long ones.
     */
    public List<Hit> holding(String written, int limit) {
        String wanted = folded(written);
        int letters = NameFold.letters(wanted);
        List<Scored> found = new ArrayList<>();
        for (int place = 0; place < languages.size() && !wanted.isEmpty(); place++) {
            CardNames names = languages.get(place);
            for (int row = 0; row < names.size(); row++) {
                String name = names.foldedName(row);
                boolean lacks = (letters & ~names.letters(row)) != 0;
                int rank = lacks ? NO_HIT : rank(name, wanted);
                if (rank < NO_HIT) {
                    // Rank, then language, then length: the length is at most 255.
                    int score = (rank * languages.size() + place) * 256;
                    found.add(new Scored(score + length(name), names, row));
                }
            }
        }
        return best(found, limit);
    }

    /**
     * The cards with the most similar names, nearest first. At most a third of the letters differ,
     * or one letter of very short names.
     */
    public List<Hit> near(String written, int limit) {
        String wanted = folded(written);
        int letters = NameFold.letters(wanted);
        EditDistance distances = new EditDistance(wanted);
        int most = wanted.length() < 6 ? 1 : wanted.length() / 3;
        List<Scored> found = new ArrayList<>();
        for (int place = 0; place < languages.size() && wanted.length() > 1; place++) {
            CardNames names = languages.get(place);
            for (int row = 0; row < names.size(); row++) {
                // a letter that only one of both has takes a change: this leaves few names to
                // compare
                int missing = Integer.bitCount(letters & ~names.letters(row));
                int strange = Integer.bitCount(names.letters(row) & ~letters);
                int distance =
                        Math.max(missing, strange) > most
                                ? most + 1
                                : distances.to(names.foldedName(row), most);
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
}
