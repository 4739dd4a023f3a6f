package cardbench.codes.hearthstone.mercenaries;

import cardbench.codes.deck.Deck;
import cardbench.codes.deck.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A party of Mercenaries. A number that the code leaves out is {@link #ABSENT}.
 *
 * @param id the number that the player's collection gives to the party
 * @param name its name, empty if the code has none that can be read
 * @param type the kind of deck, as the game numbers them
 * @param format the last number of the code; its meaning is unknown
 * @param mercenaries in the order of the code
 * @param unknown further fields of the message
 * @param unknownInList further fields of the list of mercenaries
 */
public record Party(
        int id,
        String name,
        int type,
        int format,
        List<Mercenary> mercenaries,
        List<RawField> unknown,
        List<RawField> unknownInList)
        implements Deck {

    /** The kind of code. */
    public static final String KIND = "mercenaries";

    /** The value of an absent number. */
    public static final int ABSENT = -1;

    /** The most mercenaries that are read; the game allows {@link PartyRules#SIZE}. */
    public static final int MAX_MERCENARIES = 60;

    /** The parts of a party in comparisons. */
    private static final int EQUIPMENT = 1;

    /** Copies the lists, so that a party never changes. */
    public Party {
        mercenaries = List.copyOf(mercenaries);
        unknown = List.copyOf(unknown);
        unknownInList = List.copyOf(unknownInList);
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** The mercenaries, then the pieces of equipment with the mercenary as their owner. */
    @Override
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (Mercenary each : mercenaries) {
            entries.add(new Entry(0, 0, each.id(), 1));
            if (each.equipment() > 0) {
                entries.add(new Entry(EQUIPMENT, each.id(), each.equipment(), 1));
            }
        }
        entries.sort(Party::compare);
        for (int i = entries.size() - 1; i > 0; i--) {
            Entry entry = entries.get(i);
            if (compare(entries.get(i - 1), entry) == 0) {
                entries.set(i - 1, entry.times(entry.copies() + 1));
                entries.remove(i);
            }
        }
        return entries;
    }

    /** Whether a text has no unpaired surrogate, so that it can be written as UTF-8. */
    public static boolean isText(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean high = c >= 0xd800 && c < 0xdc00;
            boolean low = c >= 0xdc00 && c < 0xe000;
            boolean paired =
                    high
                            && i + 1 < text.length()
                            && text.charAt(i + 1) >= 0xdc00
                            && text.charAt(i + 1) < 0xe000;
            if (low || high && !paired) {
                return false;
            }
            i += high ? 1 : 0;
        }
        return true;
    }

    private static int compare(Entry a, Entry b) {
        int byPart = Integer.compare(a.part(), b.part());
        int byOwner = byPart != 0 ? byPart : Integer.compare(a.owner(), b.owner());
        return byOwner != 0 ? byOwner : Integer.compare(a.card(), b.card());
    }
}
