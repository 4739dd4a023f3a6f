package cardbench.wizard.card;

/** The ids of cards, in the form {@code package.class.sub.name}. */
public final class CardId {

    public static final String TREASURE = "treasure";
    public static final String EXPLORATION = "exploration";

    /** The number of parts. */
    private static final int PARTS = 4;

    private CardId() {}

    /** Whether an id has the form and the class {@link #TREASURE} or {@link #EXPLORATION}. */
    public static boolean hasForm(String id, String wanted) {
        int count = 0;
        int from = 0;
        for (int i = 0; i <= id.length(); i++) {
            if (i == id.length() || id.charAt(i) == '.') {
                // the second part is the class
                if (i == from || ++count == 2 && !id.substring(from, i).equals(wanted)) {
                    return false;
                }
                from = i + 1;
            }
        }
        return count == PARTS;
    }
}
