package cardbench.wizard.card;

import cardbench.json.JsonScalar;

/**
 * How many copies of a card a game has: n, or "$n" for n times the players. The document's examples
 * also write "1" for 1. Anything else is no count.
 */
public final class Copies {

    /** No game has more copies of one card. */
    public static final int MOST = 9_999;

    private Copies() {}

    /** The copies in a game of so many players, or -1 where the value is no count. */
    public static int of(JsonScalar value, int players) {
        boolean text = value.isString();
        if (!text && !value.isInteger()) {
            return -1;
        }
        boolean each = text && value.text().startsWith("$");
        String digits = each ? value.text().substring(1) : value.text();
        int number =
                JsonScalar.isInteger(digits) && !digits.startsWith("-")
                        ? Integer.parseInt(digits)
                        : -1;
        if (number < 0 || number > MOST) {
            return -1;
        }
        return each ? number * Math.max(0, Math.min(players, 100)) : number;
    }
}
