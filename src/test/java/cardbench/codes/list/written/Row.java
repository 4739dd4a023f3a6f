package cardbench.codes.list.written;

/**
 * Copies of a card in a zone of a deck.
 *
 * @param zone the name of the zone in the contract: {@code "main"}, {@code "sideboard"}
 * @param set the abbreviation of the set, in capitals
 * @param number the number within the set
 */
record Row(String zone, int count, String name, String set, String number) {

    /** Name, set and number in Arena's notation. */
    String arena() {
        return name + " (" + set + ") " + number;
    }

    /** An id as many games print it: set and number. */
    String id() {
        return set + "-" + "0".repeat(Math.max(0, 3 - number.length())) + number;
    }
}
