package cardbench.odds.yisp.syntax;

/**
 * The brackets at the head of an effect, such as {@code [1HB]}.
 *
 * @param letters the text between the brackets, or empty if there are none
 * @param from first character of the brackets in the text
 * @param to the character after the closing bracket; the same as {@code from} without brackets
 */
public record Flags(String letters, int from, int to) {

    /** Whether the effect is activated once a game for all copies of its card: {@code 1}. */
    public boolean once() {
        return letters.indexOf('1') >= 0;
    }

    /** Whether it is activated only before any other effect: {@code ^}. */
    public boolean onlyFirst() {
        return letters.indexOf('^') >= 0;
    }

    /** Whether cards in a zone may activate it. Without a letter of a zone, only the hand may. */
    public boolean allows(char zone) {
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            // any capital, even one that is never scanned, replaces the hand as the default
            if (c >= 'A' && c <= 'Z') {
                return letters.indexOf(zone) >= 0;
            }
        }
        return zone == ZoneLetter.HAND;
    }
}
