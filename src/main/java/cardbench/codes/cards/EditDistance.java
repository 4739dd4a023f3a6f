package cardbench.codes.cards;

/**
 * The Levenshtein distance of many texts to one: the least number of letters that are changed, put
 * in or left out. A column of the table of prefixes is two words of bits, one for each row where
 * the distance grows and where it falls, so that a text takes a few operations a letter.
 *
 * @see <a href="https://doi.org/10.1145/316542.316550">Myers, A fast bit-vector algorithm for
 *     approximate string matching</a>
 */
final class EditDistance {

    /** The most letters whose rows are the bits of a word. */
    private static final int BITS = 32;

    private static final int ASCII = 128;

    private final String wanted;

    /** The places of each ASCII letter in the wanted text, as bits. */
    private final int[] places = new int[ASCII];

    EditDistance(String wanted) {
        this.wanted = wanted;
        for (char c = 0; c < ASCII && wanted.length() <= BITS; c++) {
            places[c] = placesOf(c);
        }
    }

    private int placesOf(char c) {
        int found = 0;
        for (int at = wanted.indexOf(c); at >= 0; at = wanted.indexOf(c, at + 1)) {
            found |= 1 << at;
        }
        return found;
    }

    /** The distance to a text; {@code most + 1} for every larger one. */
    int to(String text, int most) {
        int rows = wanted.length();
        if (Math.abs(text.length() - rows) > most) {
            return most + 1;
        }
        if (rows == 0 || rows > BITS) {
            return byRows(text, most);
        }
        int last = 1 << rows - 1;
        int grows = -1;
        int falls = 0;
        int distance = rows;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int equal = c < ASCII ? places[c] : placesOf(c);
            int diagonal = (equal & grows) + grows ^ grows | equal | falls;
            int right = falls | ~(diagonal | grows);
            int left = diagonal & grows;
            distance += (right & last) != 0 ? 1 : (left & last) != 0 ? -1 : 0;
            // each letter that is left takes away one at most
            if (distance - (text.length() - 1 - i) > most) {
                return most + 1;
            }
            right = right << 1 | 1;
            grows = left << 1 | ~(diagonal | right);
            falls = right & diagonal;
        }
        return distance;
    }

    /** The same by one row of the table after the other, for texts of any length. */
    private int byRows(String text, int most) {
        int[] above = new int[wanted.length() + 1];
        int[] row = new int[wanted.length() + 1];
        for (int j = 0; j <= wanted.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= text.length(); i++) {
            row[0] = i;
            int least = i;
            for (int j = 1; j <= wanted.length(); j++) {
                int changed = above[j - 1] + (text.charAt(i - 1) == wanted.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, Math.min(above[j], row[j - 1]) + 1);
                least = Math.min(least, row[j]);
            }
            // Distances never decrease from row to row, so the rest of the table is not needed.
            if (least > most) {
                return most + 1;
            }
            int[] spare = above;
            above = row;
            row = spare;
        }
        return Math.min(above[wanted.length()], most + 1);
    }
}
