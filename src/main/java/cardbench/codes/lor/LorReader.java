package cardbench.codes.lor;

import cardbench.codes.deck.FieldReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads the bytes of a code, and reports their faults. */
final class LorReader {

    /** Ids have two digits for the set and three for the number, both from 1. */
    private static final int MAX_SET = 99;

    private static final int MAX_NUMBER = 999;

    private final FieldReader in;
    private final List<LorCard> cards = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    LorReader(FieldReader in) {
        this.in = in;
    }

    /** The deck, as far as it can be read. */
    LorDeck deck() {
        int first = in.unsignedByte("format and version");
        int format = first >> 4;
        int version = first & 15;
        if (in.explains()) {
            in.meaning("format " + format + ", version " + version);
        }
        if (format != LorDeck.FORMAT) {
            in.add(in.at(LorCodes.FORMAT).with("format", format).with("known", LorDeck.FORMAT));
        }
        if (version > Region.LAST_VERSION) {
            in.add(
                    in.at(LorCodes.VERSION)
                            .with("version", version)
                            .with("known", Region.LAST_VERSION));
        }
        boolean ordered = true;
        for (int copies = LorWriter.LISTED; copies > 0; copies--) {
            ordered &= lists(copies);
        }
        ordered &= readListed();
        if (!ordered && !in.failed()) {
            in.add(LorCodes.ORDER.anywhere());
        }
        return new LorDeck(format, version, cards);
    }

    /** Reads the lists of cards with this many copies. Returns whether they are in order. */
    private boolean lists(int copies) {
        int lists = in.varint("lists of cards with " + copies + (copies > 1 ? " copies" : " copy"));
        boolean ordered = true;
        int sizeBefore = 0;
        for (int list = 0; list < lists && !in.failed(); list++) {
            int size = in.varint("cards of the list");
            if (size == 0) {
                in.add(in.at(LorCodes.UNUSUAL));
            }
            int set = bounded("set", MAX_SET);
            int region = region();
            LorCard before = null;
            for (int i = 0; i < size && !in.failed(); i++) {
                LorCard card = card(set, region, copies);
                if (card == null) {
                    return ordered;
                }
                ordered &= before == null || before.order(card) < 0;
                before = card;
            }
            // lists of one length are in any order: programs differ
            ordered &= size >= sizeBefore;
            sizeBefore = size;
        }
        return ordered;
    }

    /** Reads the cards with 4 copies and more. Returns whether they are in order. */
    private boolean readListed() {
        boolean ordered = true;
        LorCard before = null;
        while (in.hasMore()) {
            int copies = in.varint("copies");
            boolean few = copies >= 0 && copies <= LorWriter.LISTED;
            if (few && copies > 0) {
                in.add(in.at(LorCodes.UNUSUAL));
            }
            int set = bounded("set", MAX_SET);
            int region = region();
            LorCard card = card(set, region, copies);
            if (card == null) {
                return ordered;
            }
            ordered &= before == null || before.order(card) < 0;
            before = card;
        }
        return ordered;
    }

    /** Reads a number that ids have room for. */
    private int bounded(String name, int most) {
        int value = in.varint(name);
        if (value == 0 || value > most) {
            in.add(in.at(LorCodes.UNUSUAL));
        }
        return value;
    }

    private int region() {
        int number = in.varint("region");
        Region known = Region.of(number);
        if (known != null) {
            in.meaning(known.title);
        } else if (!in.failed()) {
            in.add(in.at(LorCodes.REGION).with("region", number));
        }
        return number;
    }

    /** The next card, or {@code null} after an error. */
    private LorCard card(int set, int region, int copies) {
        int number = bounded("card", MAX_NUMBER);
        if (in.failed()) {
            return null;
        }
        LorCard card = new LorCard(set, region, number, copies);
        String id = card.id();
        in.meaning(id);
        if (copies == 0) {
            in.add(in.at(LorCodes.NO_COPIES).with("card", id));
            return null;
        }
        if (!ids.add(id)) {
            in.add(in.at(LorCodes.TWICE).with("card", id));
        }
        cards.add(card);
        return card;
    }
}
