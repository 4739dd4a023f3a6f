package cardbench.yisp.syntax;

/**
 * What the brackets at the head of an effect say.
 *
 * @param letters what stands between the brackets, or empty where there are none
 * @param from first character of the brackets in the text
 * @param to the character after the closing bracket; the same as {@code from} without brackets
 */
public record Flags(String letters, int from, int to) {

    /** Whether the effect is activated once a game for all cards of its name: {@code 1}. */
    public boolean once() {
        return letters.indexOf('1') >= 0;
    }

    /** Whether it is activated only before any other effect: {@code ^}. */
    public boolean onlyFirst() {
        return letters.indexOf('^') >= 0;
    }

    /** Whether cards in a zone may activate it; without any letter these are those in the hand. */
    public boolean allows(char zone) {
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                return letters.indexOf(zone) >= 0;
            }
        }
        return zone == ZoneLetter.HAND;
    }
}
