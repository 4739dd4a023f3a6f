package cardbench.codes.hearthstone;

import cardbench.base.text.Base64Letters;
import cardbench.base.text.CodeBuffer;

/**
 * Reads codes that are one deckstring and nothing else, in two passes: the numbers of all letters,
 * then the deck of the numbers. Nearly all codes that are pasted are like that. {@link
 * DeckstringReader} describes the layout, and reads every other text.
 *
 * <p>The deck is left in the buffer as {@link DeckNumbers}.
 */
final class FlawlessReader {

    /** There is no number, or one with something to report. */
    private static final int NONE = -1;

    /** The most cards of a block that are sorted here, since the time grows with their square. */
    private static final int MAX_SORTED = 100;

    private static final int FIRST_VARINT_BIT = 7;
    private static final int LAST_VARINT_BIT = 28;

    /** The numbers of the code are behind those of the deck. */
    private final int[] numbers;

    /** The index of the next number of the code. */
    private int next;

    /** The index behind the last number of the code. */
    private final int end;

    /** The index behind the last number of the deck. */
    private int size;

    /** The entries of all blocks so far. */
    private int entries;

    /**
     * Whether there is something to report, although the deck is certain: several heroes, cards out
     * of order or twice, an owner that is not in the deck, a wrong flag, bytes behind the deck.
     */
    private boolean remarkable;

    private FlawlessReader(int[] numbers, int from, int end) {
        this.numbers = numbers;
        this.next = from;
        this.end = end;
    }

    /** The deck of a text about which there is nothing to report; {@code null} for any other. */
    static HearthstoneDeck read(String text) {
        CodeBuffer buffer = CodeBuffer.borrow();
        boolean flawless = isFlawless(text, buffer);
        HearthstoneDeck deck = flawless ? DeckNumbers.deck(buffer.numbers()) : null;
        buffer.giveBack();
        return deck;
    }

    /** Whether there is nothing to report about a text. */
    static boolean isFlawless(String text) {
        CodeBuffer buffer = CodeBuffer.borrow();
        boolean flawless = isFlawless(text, buffer);
        buffer.giveBack();
        return flawless;
    }

    private static boolean isFlawless(String text, CodeBuffer buffer) {
        return buffer.take(text) && read(buffer, text.length(), false) > 0;
    }

    /**
     * Reads the code in the letters of a buffer.
     *
     * @param lenient whether to read also codes about which there is something to report, if the
     *     deck is certain
     * @return how many numbers the deck has; 0 if the code has to be read by the other reader
     */
    static int read(CodeBuffer buffer, int length, boolean lenient) {
        // a number of the code becomes at most two of the deck, and there are three for four
        // letters
        int from = 2 * length + DeckNumbers.OTHERS;
        int end = numbers(buffer.letters(), length, buffer.numbers(), from);
        if (end < 0) {
            return 0;
        }
        FlawlessReader reader = new FlawlessReader(buffer.numbers(), from, end);
        boolean read = reader.deck() && (lenient || !reader.remarkable);
        return read ? reader.size : 0;
    }

    /**
     * Reads the numbers of a whole code.
     *
     * @return the index behind the last one, or {@link #NONE}
     */
    private static int numbers(byte[] letters, int length, int[] numbers, int from) {
        if (length == 0 || (length & 3) != 0) {
            return NONE;
        }
        Base64Letters base64 = Base64Letters.STANDARD;
        int missing = letters[length - 1] != '=' ? 0 : letters[length - 2] != '=' ? 1 : 2;
        int whole = missing == 0 ? length : length - 4;
        int count = from;
        int value = 0;
        int shift = 0;
        for (int at = 0; at < whole; at += 4) {
            int group = base64.group(letters, at);
            if (group < 0) {
                return NONE;
            }
            for (int bits = 16; bits >= 0; bits -= 8) {
                int next = group >> bits & 0xff;
                if (next < 0x80) {
                    // a last byte of 0 adds nothing, and the fifth has room for three bits
                    if (shift > 0 && (next == 0 || shift == LAST_VARINT_BIT && next > 7)) {
                        return NONE;
                    }
                    numbers[count++] = value | next << shift;
                    value = 0;
                    shift = 0;
                } else {
                    value |= (next & 0x7f) << shift;
                    shift += FIRST_VARINT_BIT;
                    if (shift > LAST_VARINT_BIT) {
                        return NONE;
                    }
                }
            }
        }
        for (int i = 0; i < 3 - missing && missing > 0; i++) {
            int next = last(letters, whole, missing, i);
            if (next < 0 || shift > 0 && next == 0 || shift == LAST_VARINT_BIT && next > 7) {
                return NONE;
            }
            value |= (next & 0x7f) << shift;
            shift += FIRST_VARINT_BIT;
            if (next < 0x80) {
                numbers[count++] = value;
                value = 0;
                shift = 0;
            } else if (shift > LAST_VARINT_BIT) {
                return NONE;
            }
        }
        return shift == 0 ? count : NONE;
    }

    /** A byte of the last group of letters, which has padding; {@link #NONE} if it is no base64. */
    private static int last(byte[] letters, int at, int missing, int index) {
        Base64Letters base64 = Base64Letters.STANDARD;
        int third = missing == 1 ? base64.value(letters, at + 2) : 0;
        int group =
                base64.value(letters, at) << 18 | base64.value(letters, at + 1) << 12 | third << 6;
        // each missing letter leaves eight bits without a byte
        boolean spare = (group & (1 << 8 * missing) - 1) != 0;
        return group < 0 || spare ? NONE : group >> 16 - 8 * index & 0xff;
    }

    private int number() {
        return next < end ? numbers[next++] : NONE;
    }

    private boolean deck() {
        boolean versioned = number() == 0 && number() == 1;
        int format = number();
        if (!versioned || !Format.isKnown(format)) {
            return false;
        }
        numbers[DeckNumbers.FORMAT] = format;
        size = DeckNumbers.HEROES;
        boolean complete = heroes() && cards() && sideboards();
        remarkable |= next != end;
        return complete;
    }

    private boolean heroes() {
        int count = count();
        remarkable = count > 1;
        numbers[size++] = count;
        for (int i = 0; i < count; i++) {
            int hero = number();
            if (hero <= 0) {
                return false;
            }
            numbers[size++] = hero;
        }
        return count > 0;
    }

    /** Reads the three blocks of the deck, each of them ascending, and merges them. */
    private boolean cards() {
        int ones = count();
        int one = next;
        next += Math.max(ones, 0);
        int twos = count();
        int two = next;
        next += Math.max(twos, 0);
        int several = count();
        int counted = next;
        next += 2 * Math.max(several, 0);
        if (ones < 0 || twos < 0 || several < 0 || next > end) {
            return false;
        }
        int rows = ones + twos + several;
        int oneEnd = one + ones;
        int twoEnd = two + twos;
        int manyEnd = counted + 2 * several;
        if (!sort(one, oneEnd, 1) || !sort(two, twoEnd, 1) || !sort(counted, manyEnd, 2)) {
            return false;
        }
        int total = size++;
        numbers[total] = rows;
        int at = size;
        int last = 0;
        boolean needsSideboard = false;
        for (int i = 0; i < rows; i++) {
            // behind the end of a block comes a number above all
            int first = one < oneEnd ? numbers[one] : Integer.MAX_VALUE;
            int second = two < twoEnd ? numbers[two] : Integer.MAX_VALUE;
            int third = counted < manyEnd ? numbers[counted] : Integer.MAX_VALUE;
            int card;
            int copies;
            if (one < oneEnd && first <= second && first <= third) {
                card = first;
                copies = 1;
                one++;
            } else if (two < twoEnd && second <= third) {
                card = second;
                copies = 2;
                two++;
            } else {
                card = third;
                copies = numbers[counted + 1];
                counted += 2;
                if (copies < 3) {
                    return false;
                }
            }
            if (card < last || card <= 0) {
                return false;
            }
            if (card == last) {
                int sum = numbers[at - 1] + copies;
                if (sum < 0) {
                    return false;
                }
                remarkable = true;
                numbers[at - 1] = sum;
                numbers[total]--;
                continue;
            }
            last = card;
            needsSideboard |=
                    card == HearthstoneDeck.BAND_MANAGER || card == HearthstoneDeck.ZILLIAX;
            numbers[at] = card;
            numbers[at + 1] = copies;
            at += 2;
        }
        size = at;
        return next < end || !needsSideboard;
    }

    /**
     * Sorts rows by their first numbers, if there are not too many to be sorted here. Returns
     * whether they are sorted.
     *
     * @param width the numbers of a row, 1 or 2
     */
    private boolean sort(int from, int to, int width) {
        for (int i = from + width; i < to; i += width) {
            int card = numbers[i];
            int at = i - width;
            if (numbers[at] > card) {
                remarkable = true;
                if (to - from > MAX_SORTED * width) {
                    return false;
                }
                int copies = numbers[i + width - 1];
                while (at >= from && numbers[at] > card) {
                    numbers[at + width] = numbers[at];
                    numbers[at + 2 * width - 1] = numbers[at + width - 1];
                    at -= width;
                }
                numbers[at + 2 * width - 1] = copies;
                numbers[at + width] = card;
            }
        }
        return true;
    }

    /** Reads the flag and the blocks of the sideboards; old codes end before them. */
    private boolean sideboards() {
        int flag = next < end ? number() : 0;
        int countAt = size++;
        numbers[countAt] = 0;
        if (flag == 0) {
            return true;
        }
        if (flag != 1) {
            remarkable = true;
            return true;
        }
        int cards = countAt - 2 * numbers[DeckNumbers.cardsAt(numbers)];
        int first = size;
        boolean sound = sideboard(1) && sideboard(2) && sideboard(0);
        numbers[countAt] = (size - first) / DeckNumbers.SIDEBOARD_ROW;
        return sound && sortSideboards(first, cards, countAt);
    }

    /**
     * Reads a block of the sideboards, and puts each card behind those of smaller owners.
     *
     * @param copies of each of its cards, or 0 if each has its own number
     */
    private boolean sideboard(int copies) {
        int count = count();
        int lastCard = 0;
        int lastOwner = 0;
        for (int i = 0; i < count; i++) {
            int number = copies > 0 ? copies : number();
            int card = number();
            int owner = number();
            if (card <= 0 || owner <= 0 || copies == 0 && (number < 3 || number > card)) {
                return false;
            }
            remarkable |= card < lastCard || card == lastCard && owner < lastOwner;
            lastCard = card;
            lastOwner = owner;
            numbers[size] = card;
            numbers[size + 1] = number;
            numbers[size + 2] = owner;
            size += DeckNumbers.SIDEBOARD_ROW;
        }
        return count >= 0;
    }

    /** Sorts the sideboards, if they are not too many, and looks for their owners. */
    private boolean sortSideboards(int first, int cards, int cardsEnd) {
        int row = DeckNumbers.SIDEBOARD_ROW;
        if (size - first > MAX_SORTED * row) {
            return false;
        }
        for (int i = first + row; i < size; i += row) {
            int card = numbers[i];
            int copies = numbers[i + 1];
            int owner = numbers[i + 2];
            int at = i - row;
            while (at >= first
                    && (numbers[at + 2] > owner
                            || numbers[at + 2] == owner
                                    && (numbers[at] > card
                                            || numbers[at] == card && numbers[at + 1] > copies))) {
                numbers[at + row] = numbers[at];
                numbers[at + row + 1] = numbers[at + 1];
                numbers[at + row + 2] = numbers[at + 2];
                at -= row;
            }
            numbers[at + row] = card;
            numbers[at + row + 1] = copies;
            numbers[at + row + 2] = owner;
        }
        int at = cards;
        for (int i = first; i < size; i += row) {
            while (at < cardsEnd && numbers[at] < numbers[i + 2]) {
                at += 2;
            }
            remarkable |=
                    at == cardsEnd
                            || numbers[at] != numbers[i + 2]
                            || i > first
                                    && numbers[i] == numbers[i - row]
                                    && numbers[i + 2] == numbers[i - 1];
        }
        return true;
    }

    private int count() {
        int count = number();
        if (count < 0 || count >= HearthstoneDeck.MAX_ENTRIES - entries) {
            return NONE;
        }
        entries += count;
        return count;
    }
}
