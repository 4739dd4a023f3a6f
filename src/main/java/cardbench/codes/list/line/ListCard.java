package cardbench.codes.list.line;

/**
 * A card as a list names it. Absent texts are empty.
 *
 * @param name as it is written, without the number of copies and without what the other components
 *     hold; the id if the list gives ids alone
 * @param id the number that the game prints on the card: {@code "BT11-005"}
 * @param set the abbreviation of the set, as it is written: {@code "SSP"}
 * @param number the number within the set: {@code "32"}
 * @param note further words of the line about the copy: a finish, a category, influence
 */
public record ListCard(String name, String id, String set, String number, String note) {

    /** A card with a name alone. */
    public static ListCard named(String name) {
        return new ListCard(name, "", "", "", "");
    }

    /** A card with an id alone. */
    public static ListCard numbered(String id) {
        return new ListCard(id, id, "", "", "");
    }
}
