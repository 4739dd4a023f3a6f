package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;

/**
 * A line that may be the title of a section, or the number of its cards, or of all cards. The
 * number stands before or behind the words, with or without brackets, signs and a word for cards:
 * {@code Sideboard (15)}, {@code 15 Sideboard}, {@code 【サイド】15枚}, {@code Crypt (12 cards, min=4)}.
 *
 * @param title without signs and without the number of cards
 * @param zone the zone that a known title names; {@code null} if the title is not known
 * @param declared the number of cards that the line announces, or {@link ListLine#ABSENT}
 * @param place where the number stands
 * @param ends whether the line ends with a colon
 * @param marked whether brackets or strokes stand around the title: {@code [Sideboard]}
 */
public record HeadingLine(
        String title, Zone zone, int declared, Place place, boolean ends, boolean marked) {

    /** Where the number of cards of a heading stands. */
    public enum Place {
        /** The line has no number of cards. */
        NONE,
        /** In front of the title: {@code 24 lands}. */
        BEFORE,
        /** Behind the title and a blank: {@code Lands 24}. */
        LOOSE,
        /** Behind the title, in brackets, behind a sign or before a word for cards. */
        BEHIND
    }

    private static final int MAX_TITLE = 48;

    private static final String OPENING = "([（【〔［<＜｢";

    private static final String CLOSING = ")]）】〕］>＞｣";

    /** Words for cards behind a number, each between blanks. */
    private static final String COUNTERS =
            " cards card karten karte cartas carta cartes carte copies total карт карты карта kart karty vampires vampire"
                    + " 张 張 枚 장 张牌 張牌 张卡 張卡 枚のカード 枚のデッキ 种 種 장의 ";

    /**
     * Reads a line without markup as a title. A text that is no title has neither a zone nor a
     * number nor a colon.
     */
    public static HeadingLine read(String line) {
        String text = trimmed(line);
        boolean ends = line.endsWith(":") || line.endsWith("：");
        boolean marked = isMarked(line);
        HeadingLine none =
                new HeadingLine(
                        text,
                        text.length() > MAX_TITLE ? null : ListWords.zone(text),
                        ListLine.ABSENT,
                        Place.NONE,
                        ends && text.length() <= MAX_TITLE,
                        marked);
        if (none.zone != null || text.length() > 2 * MAX_TITLE || !hasDigit(text)) {
            return none;
        }
        HeadingLine counted = counted(text, ends, marked);
        return counted == null || counted.title.length() > MAX_TITLE ? none : counted;
    }

    private static boolean hasDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (ListSigns.isDigit(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static HeadingLine counted(String text, boolean ends, boolean marked) {
        int close = text.length() - 1;
        int bracket = close < 0 ? -1 : CLOSING.indexOf(text.charAt(close));
        int open = bracket < 0 ? -1 : text.lastIndexOf(OPENING.charAt(bracket));
        if (open >= 0) {
            int[] number = number(text.substring(open + 1, close));
            if (number != null && open > 0) {
                return of(text.substring(0, open), number[0], Place.BEHIND, ends, marked);
            }
            if (number != null) {
                return null;
            }
        }
        HeadingLine inside = inside(text, ends, marked);
        if (inside != null) {
            return inside;
        }
        // “(12 cards) Crypt”
        int first = text.isEmpty() ? -1 : OPENING.indexOf(text.charAt(0));
        int end = first < 0 ? -1 : text.indexOf(CLOSING.charAt(first));
        if (end > 0 && end < text.length() - 1) {
            int[] number = number(text.substring(1, end));
            if (number != null) {
                return of(text.substring(end + 1), number[0], Place.BEFORE, ends, marked);
            }
        }
        HeadingLine behind = behind(text, ends, marked);
        return behind != null ? behind : before(text, ends, marked);
    }

    /** {@code Crypt [12 vampires] Capacity min: 2}: a known title and its number begin the line. */
    private static HeadingLine inside(String text, boolean ends, boolean marked) {
        for (int i = 1; i < text.length() && i < MAX_TITLE; i++) {
            int bracket = OPENING.indexOf(text.charAt(i));
            if (bracket >= 0) {
                int close = text.indexOf(CLOSING.charAt(bracket), i);
                boolean known = ListWords.zone(trimmed(text.substring(0, i))) != null;
                int[] number = known && close > 0 ? number(text.substring(i + 1, close)) : null;
                return number == null
                        ? null
                        : of(text.substring(0, i), number[0], Place.BEHIND, ends, marked);
            }
        }
        return null;
    }

    /** {@code Sideboard: 15}, {@code Sideboard – 15 cards}, {@code サイド15枚}, {@code Side 15/15}. */
    private static HeadingLine behind(String text, boolean ends, boolean marked) {
        int last = text.length();
        String counter = counterBehind(text);
        last = ListSigns.dropBlanks(text, 0, last - counter.length());
        int start = last;
        while (start > 0 && isOfNumber(text.charAt(start - 1))) {
            start--;
        }
        while (start < last && !ListSigns.isDigit(text.charAt(start))) {
            start++;
        }
        if (start == last || start == 0 || last - start > 9) {
            return null;
        }
        int[] number = number(text.substring(start, last));
        String before = text.substring(0, start);
        String title = trimmed(before);
        if (number == null || title.isEmpty()) {
            return null;
        }
        char sign = before.charAt(before.length() - 1);
        boolean times = ListSigns.isTimes(sign) && title.length() > 1;
        boolean loose =
                counter.isEmpty()
                        && ListSigns.isBlank(sign)
                        && ListText.trimEnd(before).equals(title);
        boolean joined = counter.isEmpty() && isNamed(sign) && !times;
        // “//deck-1” of Untap is the first deck, and not one card
        boolean first = sign == '-' && number[0] == 1;
        HeadingLine read =
                of(
                        times ? title.substring(0, title.length() - 1) : title,
                        first ? ListLine.ABSENT : number[0],
                        loose || joined ? Place.LOOSE : Place.BEHIND,
                        ends,
                        marked);
        return joined && (read.zone == null || read.title.charAt(0) < '\u2e80') ? null : read;
    }

    /** {@code 15 Sideboard}, {@code 15 sideboard cards}, {@code 15枚のサイド}. */
    private static HeadingLine before(String text, boolean ends, boolean marked) {
        int end = ListSigns.digitsEnd(text, 0, text.length());
        if (end == 0 || end > 3 || end == text.length()) {
            return null;
        }
        char next = text.charAt(end);
        boolean counter = ListSigns.isCounter(next);
        boolean times = ListSigns.isTimes(next) && text.startsWith(" ", end + 1);
        if (!counter && !times && !ListSigns.isBlank(next) && next < '\u2e80') {
            return null;
        }
        boolean apart =
                next == ' '
                        && end + 2 < text.length()
                        && ListSigns.isTimes(text.charAt(end + 1))
                        && text.charAt(end + 2) == ' ';
        String title = text.substring(apart ? end + 2 : counter || times ? end + 1 : end);
        title = counter && title.startsWith("の") ? title.substring(1) : title;
        HeadingLine read = of(title, CopyCount.number(text, 0, end), Place.BEFORE, ends, marked);
        return read.title.isEmpty() ? null : read;
    }

    private static HeadingLine of(
            String words, int declared, Place place, boolean ends, boolean marked) {
        String title = trimmed(words);
        Zone zone = title.length() > MAX_TITLE ? null : ListWords.zone(title);
        int last = title.length() - 1;
        if (ListWords.isTotal(title)) {
            return new HeadingLine(title, null, declared, place, ends, marked);
        }
        if (zone == null && last > 0 && "共计計全合总總".indexOf(title.charAt(last)) >= 0) {
            return of(title.substring(0, last), declared, place, ends, marked);
        }
        int word = wordEnd(title);
        if (zone == null
                && place == Place.BEFORE
                && COUNTERS.contains(' ' + ListSigns.lower(title.substring(0, word)) + ' ')
                && title.startsWith(" ", word)) {
            return of(title.substring(word), declared, Place.BEHIND, ends, marked);
        }
        if (zone == null) {
            String shorter =
                    trimmed(title.substring(0, title.length() - counterBehind(title).length()));
            Zone known = shorter.isEmpty() ? null : ListWords.zone(shorter);
            if (known != null) {
                return new HeadingLine(shorter, known, declared, place, ends, marked);
            }
        }
        return new HeadingLine(title, zone, declared, place, ends, marked);
    }

    /**
     * The number with which the words in brackets begin, as an array of one; {@link
     * ListLine#ABSENT} for a range such as {@code 5~6}; {@code null} if they do not begin with one.
     */
    private static int[] number(String words) {
        String text = trimmed(words);
        int from = 0;
        int total = wordEnd(text);
        from = ListWords.isTotal(text.substring(0, total)) ? total : from;
        while (from < text.length()
                && (ListSigns.isTimes(text.charAt(from))
                        || " :：".indexOf(text.charAt(from)) >= 0)) {
            from++;
        }
        int end = ListSigns.digitsEnd(text, from, text.length());
        if (end == from || end - from > 3) {
            return null;
        }
        String behind = ListSigns.trim(text.substring(end));
        boolean range =
                !behind.isEmpty()
                        && "~〜～-–—".indexOf(behind.charAt(0)) >= 0
                        && behind.length() > 1
                        && ListSigns.isDigit(behind.charAt(1));
        if (range) {
            return new int[] {ListLine.ABSENT};
        }
        boolean ended =
                behind.isEmpty()
                        || ",;/，；、+|x×".indexOf(behind.charAt(0)) >= 0
                        || ListSigns.isCounter(behind.charAt(0))
                        || COUNTERS.contains(' ' + firstWord(behind) + ' ');
        return ended ? new int[] {CopyCount.number(text, from, end)} : null;
    }

    /** The end of the letters with which a text begins. */
    private static int wordEnd(String text) {
        int end = 0;
        while (end < text.length()
                && isNamed(text.charAt(end))
                && !ListSigns.isTimes(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && isNamed(text.charAt(end))) {
            end++;
        }
        return ListSigns.lower(text.substring(0, end));
    }

    /** The word for cards at the end of a text; empty if there is none. */
    private static String counterBehind(String text) {
        int start = text.length();
        while (start > 0 && isNamed(text.charAt(start - 1))) {
            start--;
        }
        String word = text.substring(start);
        if (!word.isEmpty() && COUNTERS.contains(' ' + ListSigns.lower(word) + ' ')) {
            return word;
        }
        char last = text.isEmpty() ? 0 : text.charAt(text.length() - 1);
        for (int length = Math.min(5, text.length() - 1); length > 0; length--) {
            String end = text.substring(text.length() - length);
            if (last > '\u2e80' && COUNTERS.contains(' ' + end + ' ')) {
                return end;
            }
        }
        return "";
    }

    private static boolean isNamed(char c) {
        return ListText.isLetter(c);
    }

    private static boolean isOfNumber(char c) {
        return ListSigns.isDigit(c) || "/~〜～-–".indexOf(c) >= 0;
    }

    /** Whether a line is known to be a heading of decks, not of any other text. */
    public boolean isOfDecks() {
        String folded = ListSigns.lower(title);
        return zone != null
                && !folded.isEmpty()
                && (folded.contains("deck")
                        || folded.contains("board")
                        || folded.startsWith("pok")
                        || folded.startsWith("command")
                        || folded.startsWith("companion")
                        || folded.charAt(0) > '\u2e80');
    }

    /** Whether the title is a word for cards alone, as in {@code 60 cards}. */
    public boolean isOfCards() {
        return COUNTERS.contains(' ' + ListSigns.lower(title) + ' ');
    }

    /** Whether the line states the number of all cards: {@code Total: 60}, {@code 60 cards}. */
    public boolean isTotal() {
        return declared != ListLine.ABSENT
                && (place == Place.BEFORE && isOfCards() || ListWords.isTotal(title));
    }

    /** Whether the words are a kind of cards within a part of the deck. */
    public boolean isKind() {
        return zone == Zone.MAIN && ListWords.isKind(title);
    }

    private static boolean isMarked(String line) {
        return !line.isEmpty()
                && "[【〔［-–—=<《『「(（~*■◆".indexOf(line.charAt(0)) >= 0
                && !ListText.isLetter(line.charAt(line.length() - 1))
                && !ListSigns.isDigit(line.charAt(line.length() - 1));
    }

    /** The text without signs, brackets that nothing closes, and blanks at both ends. */
    private static String trimmed(String text) {
        int from = 0;
        int to = text.length();
        boolean changed = true;
        while (changed && from < to) {
            int length = to - from;
            while (from < to && isTrimmed(text.charAt(from))) {
                from++;
            }
            while (to > from && isTrimmed(text.charAt(to - 1))) {
                to--;
            }
            if (to > from) {
                int open = "([（【〔［<＜｢「『《〈".indexOf(text.charAt(from));
                int close = ")]）】〕］>＞｣」』》〉".indexOf(text.charAt(to - 1));
                if (open >= 0
                        && open == close
                        && text.indexOf(text.charAt(to - 1), from) == to - 1) {
                    from++;
                    to--;
                } else if (open >= 0
                        && text.substring(from, to).indexOf(")]）】〕］>＞｣」』》〉".charAt(open)) < 0) {
                    from++;
                } else if (close >= 0
                        && text.substring(from, to).indexOf("([（【〔［<＜｢「『《〈".charAt(close)) < 0) {
                    to--;
                } else if (open >= 0 && isTitleBracket(text, from, to, open)) {
                    // 【主卡组】40张
                    return trimmed(
                            text.substring(from + 1, to)
                                    .replace(")]）】〕］>＞｣」』》〉".substring(open, open + 1), " "));
                }
            }
            changed = to - from < length;
        }
        return from < to ? text.substring(from, to) : "";
    }

    /** Whether the brackets at the beginning hold a known title, and a number follows. */
    private static boolean isTitleBracket(String text, int from, int to, int open) {
        int end = text.indexOf(")]）】〕］>＞｣」』》〉".charAt(open), from);
        return end > from + 1
                && end < to
                && end - from < MAX_TITLE
                && ListWords.zone(text.substring(from + 1, end)) != null;
    }

    private static boolean isTrimmed(char c) {
        return ListSigns.isBlank(c)
                || "#/=~-–—―─━_*:：|+•·・.…,，、!★☆●○".indexOf(c) >= 0
                || CleanText.isSymbol(c)
                || c >= '\ud83c' && c <= '\ud83e';
    }

    /** Whether the number stands before words in small letters, as in {@code 24 lands}. */
    public boolean isSmall() {
        return place == Place.BEFORE && ListText.isLowerCase(title.charAt(0));
    }
}
