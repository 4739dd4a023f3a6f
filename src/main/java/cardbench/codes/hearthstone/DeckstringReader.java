package cardbench.codes.hearthstone;

import cardbench.base.text.Base64Text;
import cardbench.codes.hearthstone.CardList.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the bytes of a deckstring of version 1. All numbers are varints ({@link
 * cardbench.base.text.ByteReader}) except for the reserved byte and the sideboard flag. The code
 * {@code AAECAQcAAewHAAA=} of the warrior Garrosh with two copies of card 1004:
 *
 * <pre>{@code
 * bytes   field
 * 00      reserved byte
 * 01      version
 * 02      format: Standard
 * 01 07   heroes: count, {hero}
 * 00      x1: count, {card}
 * 01      x2: count, {card}
 * ec 07       card 1004
 * 00      xN: count, {card, copies}
 * 00      sideboard flag; if it is 1, three more blocks follow:
 *         x1: count, {card, owner}
 *         x2: count, {card, owner}
 *         xN: count, {copies, card, owner}
 * }</pre>
 *
 * <p>Codes from before the sideboards (2023) end without the flag. Other tools write the last block
 * as card, copies, owner.
 *
 * <p>As with {@link DeckstringInput}, reading without notes is fast and stops at the first error;
 * reading with notes reports every flaw and reads as much as possible.
 *
 * @see <a href="https://hearthsim.info/docs/deckstrings/">HearthSim's description of
 *     deckstrings</a>
 */
final class DeckstringReader {

    private static final int VERSION = 1;

    private static final String[] BLOCKS = {"x1 ", "x2 ", "xN "};

    /** The meaning of a card in each of the three blocks. */
    static final String[] COPIES = {"one copy", "two copies", "several copies"};

    private final DeckstringInput in;
    private int format;
    private final List<Integer> heroes = new ArrayList<>(1);
    private final CardCollector main = new CardCollector();
    private final CardCollector side = new CardCollector();
    private CardList cards;
    private CardList sideboards;
    private int sideboardsAt;
    private boolean complete;
    private boolean cut;

    /**
     * A reader of these bytes.
     *
     * @param notes receives what there is to report, or {@code null} for fast mode
     */
    DeckstringReader(Base64Text code, DeckstringNotes notes) {
        this.in = new DeckstringInput(code, notes);
    }

    /** Reads the code. Returns whether at least a part of a deck was read. */
    boolean read() {
        if (!head()) {
            return false;
        }
        complete = heroes() && blocks() && sideboards();
        // in fast mode half a deck is of no use; with notes the part that was read is returned
        if (complete || in.remark()) {
            cards = main.collect(this::duplicate);
            sideboards = side.collect(this::duplicate);
            checkOwners();
            checkEnd();
        }
        return !in.failed() || cards != null;
    }

    /** Whether there is nothing to report about the bytes that were read. */
    boolean flawless() {
        return in.flawless();
    }

    /** Whether an error was found. */
    boolean failed() {
        return in.failed();
    }

    /** Whether the end of the deck was reached. */
    boolean complete() {
        return complete;
    }

    /** Whether the code has a sideboard flag; codes from before 2023 have none. */
    boolean hasSideboardByte() {
        return sideboardsAt > 0;
    }

    /**
     * Whether the code ends where sideboards must follow, because the deck has a card with a
     * sideboard.
     */
    boolean isCut() {
        return cut;
    }

    /** The number of bytes that were read. */
    int size() {
        return in.position();
    }

    /** The deck that was {@linkplain #read read}, with the name from the surrounding text. */
    HearthstoneDeck deck(String name) {
        return new HearthstoneDeck(name, format, heroes, cards, sideboards);
    }

    private boolean head() {
        int reserved = in.unsignedByte("reserved byte");
        in.field("reserved byte", 0, reserved, "always 0");
        if (reserved > 0 && in.error()) {
            in.report(in.at(HearthstoneCodes.RESERVED, 0).with("value", reserved));
        }
        int at = in.position();
        int version = reserved < 0 ? reserved : in.number("version");
        if (version >= 0) {
            in.field("version", at, version, "version of the layout");
        }
        if (version >= 0 && version != VERSION && in.error()) {
            in.report(in.at(HearthstoneCodes.VERSION, at).with("version", version));
        }
        // version 0 has another layout; the game reads every later version like version 1
        boolean sameLayout = version == VERSION || version > VERSION && reserved == 0;
        return sameLayout && format();
    }

    private boolean format() {
        int at = in.position();
        format = in.number("format");
        if (format < 0) {
            return false;
        }
        boolean known = Format.isKnown(format);
        in.field("format", at, format, known ? Format.of(format).title() : "unknown");
        if (!known && in.error()) {
            in.report(in.at(HearthstoneCodes.FORMAT, at).with("format", format));
        }
        return true;
    }

    private boolean heroes() {
        int at = in.position();
        int count = in.count("hero count", 1, "");
        for (int i = 0; i < count; i++) {
            int hero = in.positive("hero", "");
            if (hero < 0) {
                return false;
            }
            if (hero > 0) {
                in.rename(0, "hero", DefaultHero.className(hero));
                heroes.add(hero);
            }
        }
        if (count == 0 && in.error()) {
            in.report(in.at(HearthstoneCodes.NO_HERO, at));
        } else if (count > 1 && in.remark()) {
            int last = heroes.isEmpty() ? 0 : heroes.get(heroes.size() - 1);
            in.report(
                    in.at(HearthstoneCodes.SEVERAL_HEROES, at)
                            .with("count", count)
                            .with("hero", last));
        }
        return count >= 0;
    }

    private boolean blocks() {
        boolean complete = true;
        for (int i = 0; i < BLOCKS.length && complete; i++) {
            in.enter(BLOCKS[i]);
            complete = block(i);
        }
        in.enter("");
        return complete;
    }

    private boolean block(int index) {
        boolean counted = index == 2;
        int count = in.count("count", counted ? 2 : 1, "");
        int previous = 0;
        boolean sorted = true;
        for (int i = 0; i < count; i++) {
            int at = in.position();
            int card = in.positive("card", COPIES[index]);
            int copies = card < 0 ? card : counted ? in.positive("copies", "") : index + 1;
            if (copies < 0) {
                return false;
            }
            if (card > 0 && copies > 0) {
                main.add(card, copies, 0, at);
                if (sorted && card < previous) {
                    in.unsorted(at);
                    sorted = false;
                }
                if (counted && copies < 3) {
                    in.copiesBlock(at, card, copies);
                }
                previous = card;
            }
        }
        return count >= 0;
    }

    private boolean sideboards() {
        if (!in.continues()) {
            return true;
        }
        sideboardsAt = in.position();
        int flag = in.unsignedByte("sideboard flag");
        in.field(
                "sideboard flag",
                sideboardsAt,
                flag,
                flag == 1 ? "sideboards follow" : "no sideboards");
        if (flag > 1 && in.remark()) {
            in.report(in.at(HearthstoneCodes.SIDEBOARD_FLAG, sideboardsAt).with("value", flag));
        }
        return flag != 1 || new SideboardReader(in, side).read();
    }

    private void duplicate(int card, int owner, int copies, int at) {
        if (owner > 0) {
            if (in.remark()) {
                in.report(
                        in.at(HearthstoneCodes.SIDEBOARD_DUPLICATE, at, at + 1)
                                .with("card", card)
                                .with("owner", owner));
            }
        } else if (copies < 0) {
            if (in.error()) {
                in.report(in.at(HearthstoneCodes.TOO_MANY, at, at + 1).with("card", card));
            }
        } else if (in.remark()) {
            in.report(
                    in.at(HearthstoneCodes.DUPLICATE, at, at + 1)
                            .with("card", card)
                            .with("copies", copies));
        }
    }

    /**
     * Marks the code as cut if it holds E.T.C. or Zilliax but no sideboard flag: both cards always
     * have a sideboard, and both are younger than the flag.
     */
    private void checkEnd() {
        Row card = complete && !hasSideboardByte() ? cards.first() : null;
        while (card != null && !cut) {
            cut =
                    card.card() == HearthstoneDeck.BAND_MANAGER
                            || card.card() == HearthstoneDeck.ZILLIAX;
            card = card.next();
        }
        if (cut) {
            in.remark();
        }
    }

    /** Reports sideboards whose owner is not in the deck, in one pass over both sorted lists. */
    private void checkOwners() {
        Row card = cards.first();
        int checked = 0;
        for (Row row = sideboards.first(); row != null; row = row.next()) {
            while (card != null && card.card() < row.owner()) {
                card = card.next();
            }
            boolean missing = card == null || card.card() != row.owner();
            if (missing && row.owner() != checked && in.remark()) {
                in.report(
                        in.at(HearthstoneCodes.OWNER_MISSING, sideboardsAt, in.position())
                                .with("owner", row.owner()));
            }
            checked = row.owner();
        }
    }
}
