package cardbench.wizard.card;

import cardbench.base.json.JsonScalar;

/**
 * The number of copies of a card in a game: n, or "$n" for n times the number of players. The
 * document's examples also write "1" for 1 (D-COUNT). Anything else is no count.
 */
public final class Copies {

    /** The largest number of copies, before it is multiplied by the players. */
    public static final int MAX_COUNT = 9_999;

    private Copies() {}

    /** The copies in a game with a number of players, or -1 if the value is no count. */
    public static int of(JsonScalar value, int players) {
        boolean text = value.isString();
        if (!text && !value.isInteger()) {
            return -1;
        }
        boolean each = text && value.text().startsWith("$");
        String digits = each ? value.text().substring(1) : value.text();
        // isInteger also limits the digits, so that parseInt cannot fail
        int number =
                JsonScalar.isInteger(digits) && !digits.startsWith("-")
                        ? Integer.parseInt(digits)
                        : -1;
        if (number < 0 || number > MAX_COUNT) {
            return -1;
        }
        // 9,999 copies for each of 100 players are far from overflowing
        return each ? number * Math.max(0, Math.min(players, 100)) : number;
    }
}
