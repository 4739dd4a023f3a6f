package cardbench.codes.riftbound;

import cardbench.codes.deck.FieldReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads the bytes of a code, and reports their faults. */
final class RiftboundReader {

    private static final String PREFIXES = "prefixes";
    private static final String PREFIX = "prefix";
    private static final String CHAMPION = "champion";
    private static final String SET = "set";
    private static final String VARIANT = "variant";

    private static final String[] PREFIX_MEANINGS = {"none", "R, rune", "SP, special"};
    private static final String[] VARIANT_MEANINGS = {
        "the card itself", "a, alternate art", "s, signed", "b, alternate art"
    };

    private final FieldReader in;
    private int version;
    private boolean prefixed;
    private boolean ordered = true;

    RiftboundReader(FieldReader in) {
        this.in = in;
    }

    /** The deck, as far as it can be read. */
    RiftboundDeck deck() {
        int first = in.unsignedByte("format and version");
        version = first & 15;
        if (in.explains()) {
            in.meaning("format " + (first >> 4) + ", version " + version);
        }
        if (version > RiftboundDeck.LAST_VERSION) {
            in.add(
                    in.at(RiftboundCodes.VERSION)
                            .with("version", version)
                            .with("known", RiftboundDeck.LAST_VERSION));
        }
        prefixed = version == 4 || version > 4 && flag(PREFIXES, 1) == 1;
        List<RiftboundCard> main = section(RiftboundWriter.MAIN_COPIES);
        List<RiftboundCard> side = version < 2 ? List.of() : section(RiftboundWriter.SIDE_COPIES);
        RiftboundCard champion = null;
        if (version >= 3 && flag(CHAMPION, 1) == 1) {
            champion = single();
        }
        List<RiftboundCard> legends = new ArrayList<>();
        int count = version < 6 ? 0 : in.varint("additional legends");
        for (int i = 0; i < count && !in.failed(); i++) {
            RiftboundCard legend = single();
            if (legend != null) {
                legends.add(legend);
            }
        }
        if (!ordered && !in.failed()) {
            in.add(RiftboundCodes.ORDER.anywhere());
        }
        return new RiftboundDeck(version, main, side, champion, legends);
    }

    /** A byte from 0 to a limit; everything else is an error. */
    private int flag(String name, int most) {
        int value = in.unsignedByte(name);
        if (value > most) {
            in.add(in.at(RiftboundCodes.FLAG).with("field", name).with("value", value));
        }
        return value;
    }

    /**
     * Reads the main deck or the sideboard.
     *
     * @param most the most copies, to version 4
     */
    private List<RiftboundCard> section(int most) {
        List<RiftboundCard> cards = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        if (version < 5) {
            for (int copies = most; copies > 0 && !in.failed(); copies--) {
                lists(copies, cards, ids);
            }
            return cards;
        }
        int counts = in.varint("numbers of copies");
        int before = Integer.MAX_VALUE;
        for (int i = 0; i < counts && !in.failed(); i++) {
            int copies = in.varint("copies");
            if (copies == 0) {
                in.add(in.at(RiftboundCodes.NO_COPIES));
            }
            ordered &= copies < before;
            before = copies;
            lists(copies, cards, ids);
        }
        return cards;
    }

    private void lists(int copies, List<RiftboundCard> cards, Set<String> ids) {
        String name = "lists of cards with " + copies + (copies > 1 ? " copies" : " copy");
        int lists = in.varint(version < 5 ? name : "lists");
        RiftboundCard listBefore = null;
        for (int list = 0; list < lists && !in.failed(); list++) {
            int size = in.varint("cards of the list");
            if (size == 0) {
                in.add(in.at(RiftboundCodes.EMPTY_LIST));
            }
            int set = set();
            int variant = variant();
            RiftboundCard before = null;
            for (int i = 0; i < size && !in.failed(); i++) {
                RiftboundCard card = card(set, variant, copies);
                if (card == null) {
                    return;
                }
                if (!ids.add(card.id())) {
                    in.add(in.at(RiftboundCodes.TWICE).with("card", card.id()));
                }
                cards.add(card);
                ordered &= before == null || before.order(card) < 0;
                before = card;
            }
            ordered &= listBefore == null || before == null || listBefore.listOrder(before) < 0;
            listBefore = before;
        }
    }

    /** The champion or a legend, or {@code null} after an error. */
    private RiftboundCard single() {
        int set = set();
        int variant = variant();
        return card(set, variant, 1);
    }

    private int set() {
        int set = in.unsignedByte(SET);
        CardSet known = CardSet.of(set);
        if (known != null) {
            in.meaning(known.name() + ", " + known.title);
        } else if (!in.failed()) {
            in.add(in.at(RiftboundCodes.SET).with(SET, set));
        }
        return set;
    }

    private int variant() {
        int variant = in.unsignedByte(VARIANT);
        if (variant >= VARIANT_MEANINGS.length) {
            in.add(in.at(RiftboundCodes.VARIANT).with(VARIANT, variant));
        } else if (variant >= 0) {
            in.meaning(VARIANT_MEANINGS[variant]);
        }
        return variant;
    }

    /** The next card, or {@code null} after an error. */
    private RiftboundCard card(int set, int variant, int copies) {
        int prefix = RiftboundCard.PLAIN;
        if (prefixed) {
            prefix = flag(PREFIX, RiftboundCard.SPECIAL);
            if (prefix >= 0 && !in.failed()) {
                in.meaning(PREFIX_MEANINGS[prefix]);
            }
        }
        int number = in.varint("card");
        if (in.failed()) {
            return null;
        }
        RiftboundCard card = new RiftboundCard(set, variant, prefix, number, copies);
        if (in.explains()) {
            in.meaning(card.id());
        }
        return card;
    }
}
