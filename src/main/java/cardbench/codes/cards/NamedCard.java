package cardbench.codes.cards;

import java.util.List;

/**
 * A card that is named in a list.
 *
 * @param id 0 if no card has the name
 * @param reading copies, and the range of the name
 * @param label what stands before it with a colon behind, or {@code null}
 */
record NamedCard(int id, CountedLine reading, String label) {

    /** The longest name that is looked for, in UTF-16 units: a longer text is a sentence. */
    private static final int MAX_NAME = 80;

    /** The card of the likeliest reading whose name a card has; {@code null} if there is none. */
    static NamedCard of(String text, int from, int to, ListedGame game) {
        List<CountedLine> readings = CountedLine.readings(text, from, to);
        for (CountedLine reading : readings) {
            int length = reading.to() - reading.from();
            int id =
                    length > MAX_NAME ? 0 : game.find(text.substring(reading.from(), reading.to()));
            if (id != 0) {
                return new NamedCard(id, reading, null);
            }
        }
        // the last readings first: half of the whole line may be a card, and the rest a count
        for (int i = readings.size() - 1; i >= 0; i--) {
            CountedLine reading = readings.get(i);
            boolean name = reading.to() - reading.from() <= 2 * MAX_NAME;
            int blank = name ? NameScripts.border(text, reading.from(), reading.to()) : -1;
            NamedCard card = blank < 0 ? null : ofHalves(text, reading, blank, game);
            if (card != null) {
                return card;
            }
        }
        return null;
    }

    /** One card, called in two scripts. Two names of different cards are not one card. */
    private static NamedCard ofHalves(
            String text, CountedLine reading, int blank, ListedGame game) {
        int first = game.find(text.substring(reading.from(), blank));
        int second = game.find(text.substring(blank, reading.to()));
        if (first != 0 && second != 0 && first != second) {
            return null;
        }
        int id = first != 0 ? first : second;
        return id == 0 ? null : new NamedCard(id, reading, null);
    }

    /** Whether this is the same card as the one before, called in another script. */
    boolean repeats(NamedCard before, String text) {
        return id != 0
                && before.id == id
                && NameScripts.isEastAsian(text.charAt(reading.from()))
                        != NameScripts.isEastAsian(text.charAt(before.reading.from()));
    }
}
