package cardbench.odds.exact.state;

import java.util.Arrays;

/**
 * Cards whose order is known in part, as one byte per card. A <em>list</em> is a sequence of
 * groups: the order of the groups is known, and inside a group every order of the cards is equally
 * likely. A <em>bag</em> holds class numbers without flags, ascending; the order of its cards does
 * not matter.
 *
 * <pre>{@code
 * one card    bit  7 |  6   |   5   | 4 3 2 1 0
 *                  0 | SELF | START | class, 0 to 30
 *
 * a list      | START|a    b    b | START|c | START|SELF|d | START|a   c |
 *             |     group 1       | group 2 |   group 3    |   group 4   |
 *             front                                                   back
 *
 * means an a and two b in an unknown order, after them a c, after
 *             it the card d whose effect runs, then an a and a c, either first
 *
 * a bag       | a    b    b    d |
 * }</pre>
 *
 * <p>The first card of each list has {@code START}. Inside a group the classes are ascending once
 * the list is canonical, so that equal knowledge gives equal bytes. The byte 0x7f is no card, since
 * class 31 does not exist: {@link StateEncoder} ends lists with it.
 *
 * <p>Arrays are never changed in place, since states share them; every method returns a new array
 * or one of its arguments.
 */
public final class PartiallyOrderedCards {

    /** No cards. */
    public static final byte[] NONE = {};

    /** The flag of the first card of a group. */
    public static final int START = 0x20;

    /** The flag of the card whose effect is running. */
    public static final int SELF = 0x40;

    private static final int CLASS = 0x1f;

    private PartiallyOrderedCards() {}

    public static int classOf(byte item) {
        return item & CLASS;
    }

    static boolean starts(byte item) {
        return (item & START) != 0;
    }

    public static boolean isSelf(byte item) {
        return (item & SELF) != 0;
    }

    public static boolean isAmong(byte item, int classes) {
        return (classes >>> (item & CLASS) & 1) == 1;
    }

    /** The index after the group that begins at an index. */
    public static int end(byte[] list, int from) {
        int to = from + 1;
        while (to < list.length && !starts(list[to])) {
            to++;
        }
        return to;
    }

    /** Whether all cards from one index up to another are of one class. */
    public static boolean isUniform(byte[] list, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (classOf(list[i]) != classOf(list[from])) {
                return false;
            }
        }
        return true;
    }

    public static byte[] joined(byte[] front, byte[] back) {
        if (front.length == 0 || back.length == 0) {
            return front.length == 0 ? back : front;
        }
        byte[] all = new byte[front.length + back.length];
        System.arraycopy(front, 0, all, 0, front.length);
        System.arraycopy(back, 0, all, front.length, back.length);
        return all;
    }

    /** A bag with one more card. */
    public static byte[] with(byte[] bag, int cardClass) {
        byte[] more = new byte[bag.length + 1];
        int at = 0;
        while (at < bag.length && bag[at] < cardClass) {
            more[at] = bag[at];
            at++;
        }
        more[at] = (byte) cardClass;
        System.arraycopy(bag, at, more, at + 1, bag.length - at);
        return more;
    }

    /** A bag without one of its cards of a class. */
    public static byte[] without(byte[] bag, int cardClass) {
        byte[] fewer = new byte[bag.length - 1];
        int at = 0;
        while (bag[at] != cardClass) {
            fewer[at] = bag[at];
            at++;
        }
        System.arraycopy(bag, at + 1, fewer, at, bag.length - at - 1);
        return fewer;
    }

    /** The cards of a bag as one group. */
    public static byte[] group(byte[] bag) {
        if (bag.length == 0) {
            return bag;
        }
        byte[] group = bag.clone();
        group[0] |= START;
        return group;
    }

    /** A list with one more card at its end, as a group of its own. */
    public static byte[] withSingle(byte[] list, byte item) {
        byte[] more = new byte[list.length + 1];
        System.arraycopy(list, 0, more, 0, list.length);
        more[list.length] = (byte) (item | START);
        return more;
    }

    /**
     * A list in which the first card of a group has become known: a card of the class leaves the
     * group and lies in front of it as a group of its own. The rest of the group stays unordered.
     *
     * @param from where the group begins
     * @param cardClass a class that the group has
     */
    public static byte[] revealed(byte[] list, int from, int cardClass) {
        byte[] known = list.clone();
        int at = from;
        while (classOf(known[at]) != cardClass) {
            at++;
        }
        for (int i = at; i > from; i--) {
            known[i] = (byte) (known[i - 1] & ~START);
        }
        known[from] = (byte) (cardClass | START);
        if (from + 1 < known.length) {
            known[from + 1] |= START;
        }
        return known;
    }

    /**
     * A list with renamed classes. The running card keeps its class.
     *
     * @param to by class, its new name
     */
    public static byte[] renamed(byte[] list, int[] to) {
        if (list.length == 0) {
            return list;
        }
        byte[] renamed = new byte[list.length];
        for (int i = 0; i < list.length; i++) {
            byte item = list[i];
            renamed[i] = isSelf(item) ? item : (byte) (to[classOf(item)] | item & START);
        }
        for (int from = 0; from < renamed.length; from = end(renamed, from)) {
            int later = end(renamed, from);
            // START is a bit of the first byte and would sort that card after all others
            renamed[from] &= ~START;
            Arrays.sort(renamed, from, later);
            renamed[from] |= START;
        }
        return renamed;
    }

    /** A bag with renamed classes. */
    public static byte[] renamedBag(byte[] bag, int[] to) {
        byte[] renamed = bag.clone();
        for (int i = 0; i < bag.length; i++) {
            renamed[i] = (byte) to[bag[i]];
        }
        Arrays.sort(renamed);
        return renamed;
    }

    /** A list without the cards that are marked. */
    public static byte[] without(byte[] list, boolean[] marked) {
        return kept(list, marked, false);
    }

    /** The marked cards of a list, group by group. */
    public static byte[] only(byte[] list, boolean[] marked) {
        return kept(list, marked, true);
    }

    private static byte[] kept(byte[] list, boolean[] marked, boolean which) {
        int count = 0;
        for (int i = 0; i < list.length; i++) {
            count += marked[i] == which ? 1 : 0;
        }
        byte[] kept = new byte[count];
        int at = 0;
        boolean start = false;
        for (int i = 0; i < list.length; i++) {
            // if the first card of a group goes, the next one that stays begins the group
            start |= starts(list[i]);
            if (marked[i] == which) {
                kept[at++] = (byte) (list[i] & ~START | (start ? START : 0));
                start = false;
            }
        }
        return kept;
    }

    public static int count(byte[] cards, int classes) {
        int count = 0;
        for (byte item : cards) {
            count += isAmong(item, classes) ? 1 : 0;
        }
        return count;
    }
}
