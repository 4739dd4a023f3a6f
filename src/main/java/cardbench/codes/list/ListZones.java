package cardbench.codes.list;

import cardbench.codes.list.line.HeadingLine;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.ListLine;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the zones of the cards of a list: by headings above or below them, by gaps, and by the
 * place of the companion. The order of the entries stays.
 */
final class ListZones {

    /** The sizes of main decks behind which a gap divides: those of most games. */
    private static final int[] DECKS = {60, 40, 80, 100, 50, 30};

    private static final int MAX_SIDEBOARD = 15;

    /** A main deck may have some cards more than it must. */
    private static final int MAX_SURPLUS = 5;

    /** More leaders than a deck has. */
    private static final int MAX_LEADERS = 3;

    /** The size of a deck that a commander leads. */
    private static final int COMMANDER_DECK = 100;

    private final List<ListEntry> entries;
    private final ListGame game;

    /** What a gap divides, for the diagnostic; {@code null} if none does. */
    private Divided divided;

    ListZones(List<ListEntry> entries, ListGame game) {
        this.entries = entries;
        this.game = game;
    }

    /**
     * Cards behind or before a gap that are read as those of another zone.
     *
     * @param from the offset of the first of these cards
     * @param to the offset behind the last
     */
    record Divided(int from, int to, int cards, Zone zone) {}

    /** Gives each card its zone; returns what a gap divides, or {@code null}. */
    Divided assign() {
        findFootings();
        byHeadings();
        endLeaders();
        byGaps();
        return divided;
    }

    private void set(int at, Zone zone, String section) {
        if (entries.get(at).line instanceof ListLine.Card card) {
            Zone own = entries.get(at).own;
            Zone named = own == null ? zone : own;
            entries.get(at).line =
                    new ListLine.Card(
                            card.from(),
                            card.to(),
                            card.count(),
                            card.card(),
                            named,
                            named == zone ? section : "");
        }
    }

    /** Finds the headings with numbers that stand below their cards, if more do than above. */
    private void findFootings() {
        int above = 0;
        int below = 0;
        for (int i = 0; i < entries.size(); i++) {
            int declared = declared(i);
            if (declared > 0) {
                above += copiesBelow(i) == declared ? 1 : 0;
                below += copiesAbove(i) == declared ? 1 : 0;
            }
        }
        for (int i = 0; i < entries.size() && below > 0 && below >= above; i++) {
            int declared = declared(i);
            boolean fits = declared > 0 && copiesAbove(i) == declared;
            entries.get(i).footing = fits && (below > above || copiesBelow(i) != declared);
        }
    }

    private int declared(int at) {
        return entries.get(at).line instanceof ListLine.Heading heading ? heading.declared() : 0;
    }

    private boolean isHeading(int at) {
        return entries.get(at).heading != null;
    }

    private int copiesBelow(int at) {
        int copies = 0;
        for (int i = at + 1; i < entries.size() && !isHeading(i); i++) {
            copies += entries.get(i).copies();
        }
        return copies;
    }

    private int copiesAbove(int at) {
        int copies = 0;
        for (int i = at - 1; i >= 0 && !isHeading(i); i--) {
            copies += entries.get(i).copies();
        }
        return copies;
    }

    private void byHeadings() {
        Zone zone = Zone.MAIN;
        String section = "";
        Zone outer = null;
        boolean empty = false;
        int start = 0;
        for (int i = 0; i < entries.size(); i++) {
            ListEntry entry = entries.get(i);
            if (entry.footing) {
                ListLine.Heading heading = (ListLine.Heading) entry.line;
                Zone of = heading.zone();
                for (int j = i - 1; j >= start; j--) {
                    set(j, of, heading.title());
                }
                start = i + 1;
                zone = Zone.MAIN;
                section = "";
            } else if (entry.line instanceof ListLine.Heading heading) {
                boolean kind = entry.heading.isKind() || entry.heading.zone() == null;
                if (kind && empty) {
                    outer = zone;
                } else if (!kind) {
                    outer = null;
                }
                zone = kind ? outer == null ? Zone.MAIN : outer : heading.zone();
                empty = kind ? empty && outer != null : true;
                section = heading.title();
                start = i + 1;
                if (zone != heading.zone()) {
                    entry.line =
                            new ListLine.Heading(
                                    heading.from(),
                                    heading.to(),
                                    section,
                                    zone,
                                    heading.declared());
                }
            } else if (entry.isCard()) {
                set(i, zone, section);
                empty = false;
            }
        }
    }

    private Zone zone(int at) {
        return entries.get(at).line instanceof ListLine.Card card ? card.zone() : null;
    }

    /**
     * A gap ends a section of leaders, or of a base, where the cards behind it are too many for it;
     * without a gap the first card leads.
     */
    private void endLeaders() {
        int lastMain = lastMainHeading();
        for (int i = 0; i < entries.size(); i++) {
            Zone zone =
                    entries.get(i).line instanceof ListLine.Heading heading ? heading.zone() : null;
            if (zone != Zone.LEADER && zone != Zone.SETUP || entries.get(i).footing) {
                continue;
            }
            int end = i + 1;
            int gap = -1;
            int before = 0;
            int behind = 0;
            int first = -1;
            for (; end < entries.size() && !isHeading(end); end++) {
                ListEntry entry = entries.get(end);
                gap = gap < 0 && entry.gap && before > 0 && entry.isCard() ? end : gap;
                first = first < 0 && entry.isCard() ? end : first;
                before += gap < 0 ? entry.copies() : 0;
                behind += gap < 0 ? 0 : entry.copies();
            }
            boolean main = lastMain >= end;
            int from =
                    gap > 0 && before <= MAX_LEADERS && (behind > MAX_LEADERS || !main)
                            ? gap
                            : gap < 0 && before > 10 && zone == Zone.LEADER && declared(i) <= 0
                                    ? first + 1
                                    : end;
            for (int j = from; j < end; j++) {
                set(j, Zone.MAIN, "");
            }
        }
    }

    /** The last heading of the main deck, or -1. */
    private int lastMainHeading() {
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i).line instanceof ListLine.Heading heading
                    && heading.zone() == Zone.MAIN) {
                return i;
            }
        }
        return -1;
    }

    /** The blocks of cards of the main deck between gaps; a heading ends a block, too. */
    private List<int[]> blocks() {
        List<int[]> blocks = new ArrayList<>();
        boolean apart = true;
        for (int i = 0; i < entries.size(); i++) {
            ListEntry entry = entries.get(i);
            apart |= entry.gap || isHeading(i);
            if (zone(i) == Zone.MAIN && entry.own == null) {
                if (apart) {
                    blocks.add(new int[] {i, i, 0});
                }
                int[] last = blocks.get(blocks.size() - 1);
                last[1] = i;
                last[2] += entry.copies();
                apart = false;
            } else if (entry.isCard()) {
                // a card with a zone of its own may stand among those of the deck
                apart |= entry.own == null;
            }
        }
        return blocks;
    }

    private int copies(Zone zone) {
        int copies = 0;
        for (int i = 0; i < entries.size(); i++) {
            copies += zone(i) == zone ? entries.get(i).copies() : 0;
        }
        return copies;
    }

    private void byGaps() {
        List<int[]> blocks = blocks();
        if (blocks.size() < 2) {
            return;
        }
        int main = copies(Zone.MAIN);
        int[] last = blocks.get(blocks.size() - 1);
        int[] first = blocks.get(0);
        boolean headed = false;
        for (int[] block : blocks) {
            headed |= isTitled(block[0]);
        }
        if (isEvolved(last) && !isEvolved(first)) {
            move(last, Zone.EXTRA);
        } else if (copies(Zone.LEADER) == 0 && isLed(blocks, main)) {
            move(first[2] <= 2 ? first : last, Zone.LEADER);
        } else if (copies(Zone.SIDEBOARD) == 0 && !isTitled(last[0])) {
            bySize(blocks, main, headed);
        }
    }

    /** Whether a heading of kinds of cards stands directly above a card. */
    private boolean isTitled(int at) {
        for (int i = at - 1; i >= 0 && !entries.get(i).isCard(); i--) {
            if (isHeading(i) && !entries.get(i).footing) {
                HeadingLine heading = entries.get(i).heading;
                return heading.isKind() || heading.zone() == null;
            }
        }
        return false;
    }

    /** One or two cards apart from the rest of a hundred lead them; of sixty, single copies. */
    private boolean isLed(List<int[]> blocks, int main) {
        int[] first = blocks.get(0);
        int[] last = blocks.get(blocks.size() - 1);
        boolean alone = blocks.size() == 2 || first[2] <= 2 != last[2] <= 2;
        boolean apart = first[2] <= 2 && !isTitled(first[0]) || last[2] <= 2 && !isTitled(last[0]);
        boolean hundred = main == COMMANDER_DECK;
        return alone && apart && hundred;
    }

    private boolean isEvolved(int[] block) {
        for (int i = block[0]; i <= block[1]; i++) {
            if (entries.get(i).line instanceof ListLine.Card card
                    && !isEvolved(card.card().name())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isEvolved(String name) {
        return name.indexOf("Evolve") > 0
                || name.indexOf("進化") > 0
                || name.indexOf("进化") > 0
                || name.indexOf("エボルヴ") > 0
                || name.indexOf("진화") > 0;
    }

    /**
     * A gap behind a whole main deck divides it from the sideboard, where the cards before it and
     * behind it are not one deck together; in lists of Yu-Gi-Oh! from the extra deck.
     */
    private void bySize(List<int[]> blocks, int main, boolean headed) {
        int extra = yugiohGap(blocks);
        if (extra > 0) {
            move(blocks.get(extra), Zone.EXTRA);
            if (extra + 1 < blocks.size()) {
                move(blocks.get(extra + 1), Zone.SIDEBOARD);
            }
            return;
        }
        boolean sideboards =
                game == ListGame.MAGIC
                        || game == ListGame.UNKNOWN
                        || game == ListGame.RIFTBOUND
                        || game == ListGame.STAR_WARS;
        boolean small = game == ListGame.MAGIC && (main == 50 || main == 30);
        if (!sideboards || isDeck(main) && !small || main == COMMANDER_DECK - 1) {
            return;
        }
        int best = -1;
        int before = 0;
        for (int i = 1; i < blocks.size(); i++) {
            before += blocks.get(i - 1)[2];
            boolean whole = isDeck(before) || before == COMMANDER_DECK - 1;
            boolean almost =
                    before >= 40
                            && (before <= 40 + MAX_SURPLUS && main < 60
                                    || before > 60 && before <= 60 + MAX_SURPLUS)
                            && i == blocks.size() - 1;
            boolean limited = before == 40 || before == 30;
            boolean rest = main - before <= MAX_SIDEBOARD || limited && main - before < before;
            boolean one = before != 30 && before != 50 || main - before <= 10;
            if (rest && one && (whole || almost && best < 0)) {
                best = i;
            }
        }
        for (int i = best; i > 0 && i < blocks.size(); i++) {
            move(blocks.get(i), Zone.SIDEBOARD);
        }
    }

    /** The block that is the extra deck of Yu-Gi-Oh!; -1 if there is none. */
    private int yugiohGap(List<int[]> blocks) {
        int before = 0;
        for (int i = 1; i < blocks.size(); i++) {
            before += blocks.get(i - 1)[2];
            int left = blocks.size() - i;
            boolean small = blocks.get(i)[2] <= 15 && blocks.get(blocks.size() - 1)[2] <= 15;
            boolean deck = before >= 40 && before <= 60 && small;
            boolean known = game == ListGame.YUGIOH && left <= 2;
            boolean likely =
                    game == ListGame.UNKNOWN
                            && left == 2
                            && blocks.get(i)[2] == 15
                            && blocks.get(i + 1)[2] == 15;
            if (deck && (known || likely) && copies(Zone.EXTRA) == 0) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isDeck(int cards) {
        for (int size : DECKS) {
            if (cards == size) {
                return true;
            }
        }
        return false;
    }

    private void move(int[] block, Zone zone) {
        for (int i = block[0]; i <= block[1]; i++) {
            set(i, zone, "");
        }
        int from = divided == null ? entries.get(block[0]).line.from() : divided.from();
        int cards = block[2] + (divided == null ? 0 : divided.cards());
        divided = new Divided(from, entries.get(block[1]).line.to(), cards, zone);
    }
}
