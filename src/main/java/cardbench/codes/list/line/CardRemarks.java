package cardbench.codes.list.line;

import cardbench.base.text.ListSigns;
import cardbench.codes.cards.NameFold;

/**
 * What stands behind the name of a card: remarks, tags, prices, finishes and packs. Pure functions
 * that find where such a part begins.
 */
public final class CardRemarks {

    public static final String DOTS = "●•○★☆■□▪▫⬤◉◆◇♦▲△◼◾⚫";

    public static final String CURRENCIES = "$€£¥￥₩₽";

    /** Words of finish, version or condition in brackets, folded, each between blanks. */
    public static final String FINISHES =
            " f foil foils foiled etched foiletched nonfoil nf holo reverse reverseholo rh coldfoil rainbowfoil rf cf promo alt altart alternateart"
                    + " aa fa fullart showcase borderless extended extendedart retro sp parallel signed misprint nm lp mp hp nearmint mint played"
                    + " surgefoil galaxyfoil premium normal prerelease gold rainbow glanz フォイル foilkarte brillant e pfoil ";

    /** Words in parentheses that are parts of names, not of printings, each between blanks. */
    public static final String COLOURS =
            " red yellow blue rot gelb blau rouge jaune bleu rojo amarillo azul rosso giallo blu adv dfc xantibody ";

    /** Signs that begin a remark; a blank is in front of each. */
    public static final String[] REMARKS = {" #", " -- ", " ※", " ← ", " <- ", " <-- ", " /* "};

    private CardRemarks() {}

    /** Whether a text begins or ends with a word of the form of an id. */
    public static boolean hasId(String text) {
        String first = text.substring(0, wordEnd(text));
        String last = text.substring(text.lastIndexOf(' ') + 1);
        return CardId.is(first) && !text.startsWith(" |", first.length())
                || CardId.is(last) && text.indexOf('(') < 0;
    }

    /** Whether the last two words of a text are a set in capitals and a number. */
    public static boolean hasSpacedPrinting(String text) {
        int blank = text.lastIndexOf(' ');
        int before = blank < 0 ? -1 : text.lastIndexOf(' ', blank - 1);
        return before > 0
                && CardId.isSet(text.substring(before + 1, blank))
                && CardId.isNumber(text.substring(blank + 1));
    }

    /** Whether a text ends with parentheses that hold the name of a set or pack. */
    public static boolean hasPack(String text) {
        String rest = text;
        int start = dotsStart(rest);
        rest = start > 0 ? ListText.trimEnd(rest.substring(0, start)) : rest;
        int blank = rest.lastIndexOf(") ");
        boolean number = blank > 0 && isDigits(rest, blank + 2, rest.length());
        rest = number ? rest.substring(0, blank + 1) : rest;
        int open = rest.endsWith(")") ? rest.lastIndexOf('(') : -1;
        return open > 0 && isPack(rest.substring(open + 1, rest.length() - 1));
    }

    public static boolean isPack(String words) {
        String folded = ' ' + NameFold.fold(words) + ' ';
        return words.length() > 1
                && priceStart(' ' + words) < 0
                && !COLOURS.contains(folded)
                && !FINISHES.contains(folded)
                && !CardId.is(words)
                && !CardId.isSet(words)
                && !isDigits(words, 0, words.length());
    }

    /** Whether a text is a remark behind a number: a sign or words in parentheses. */
    public static boolean isRemark(String text) {
        char first = text.charAt(0);
        String inside = text.substring(1, Math.max(1, text.length() - 1));
        return first == '（'
                || first == '('
                        && !CardId.isSet(inside)
                        && !CardId.is(inside)
                        && isPack(inside)
                        && text.endsWith(")");
    }

    /** Where the last remark, tag, price or bracket of a text begins; -1 if it ends with none. */
    public static int remarkStart(String text) {
        for (String sign : REMARKS) {
            int at = text.indexOf(sign);
            if (at > 0 && !(sign.equals(" #") && isNumberSign(text, at + 1))) {
                return at;
            }
        }
        int price = priceStart(text);
        if (price > 0) {
            return price;
        }
        if (text.isEmpty()) {
            return -1;
        }
        char last = text.charAt(text.length() - 1);
        int dots = dotsStart(text);
        if (dots > 0) {
            return dots;
        }
        if (last == '*' || last == '^') {
            return text.lastIndexOf(last, text.length() - 2);
        }
        char opening = ListSigns.opening(last);
        return opening == 0 ? -1 : text.lastIndexOf(opening);
    }

    public static int dotsStart(String text) {
        int start = text.length();
        while (start > 0
                && (DOTS.indexOf(text.charAt(start - 1)) >= 0 || text.charAt(start - 1) == ' ')) {
            start--;
        }
        return start == text.length() ? -1 : start;
    }

    /** Whether a number sign is that of a printing: {@code (M21) #266}, {@code (Set1 #508)}. */
    public static boolean isNumberSign(String text, int at) {
        boolean digit = at + 1 < text.length() && ListSigns.isDigit(text.charAt(at + 1));
        int open = text.lastIndexOf('(', at);
        boolean inside = open >= 0 && text.indexOf(')', open) > at;
        return digit && (inside || at >= 2 && ")]".indexOf(text.charAt(at - 2)) >= 0);
    }

    /** Where a price at the end begins, with the sign in front of it; -1 if there is none. */
    public static int priceStart(String text) {
        int at = -1;
        for (int i = text.length() - 1; i > 0 && at < 0 && i > text.length() - 14; i--) {
            at = CURRENCIES.indexOf(text.charAt(i)) >= 0 ? i : -1;
        }
        int end = text.length();
        if (at < 0) {
            String folded =
                    end > 0 && "drxDRX円ł元".indexOf(text.charAt(end - 1)) >= 0
                            ? ListSigns.lower(text)
                            : "";
            for (String unit : new String[] {" usd", " eur", " tix", "円", " zł", "元"}) {
                if (folded.endsWith(unit)) {
                    at = end - unit.length();
                }
            }
            if (at < 1 || !ListSigns.isDigit(text.charAt(at - 1))) {
                return -1;
            }
        }
        int start = at;
        int digits = 0;
        for (int i = at + 1; i < end; i++) {
            char c = text.charAt(i);
            digits += ListSigns.isDigit(c) ? 1 : 0;
            boolean unit =
                    at >= 0 && ListText.isLetter(c) && CURRENCIES.indexOf(text.charAt(at)) < 0;
            if (!ListSigns.isDigit(c) && ".,) ]'円元".indexOf(c) < 0 && !unit) {
                return -1;
            }
        }
        if (digits == 0) {
            while (start > 0
                    && (ListSigns.isDigit(text.charAt(start - 1))
                            || ".,'".indexOf(text.charAt(start - 1)) >= 0
                            || text.charAt(start - 1) == ' ' && start == at)) {
                start--;
            }
        }
        while (start > 0 && " -–(@~|:[=\t".indexOf(text.charAt(start - 1)) >= 0) {
            start--;
        }
        return start;
    }

    public static boolean isDigits(String text, int from, int to) {
        return to > from && ListSigns.digitsEnd(text, from, to) == to;
    }

    public static int wordEnd(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text.length() : blank;
    }

    /** The zone of a remark such as {@code # !Commander} or {@code *CMDR*}; or {@code null}. */
    static Zone zone(String remark) {
        if (remark.contains("*CMDR*")) {
            return Zone.LEADER;
        }
        int mark = remark.indexOf('!');
        int end = mark + 1;
        while (end < remark.length() && ListText.isLetter(remark.charAt(end))) {
            end++;
        }
        return mark < 0 ? null : ListWords.zone(remark.substring(mark + 1, end));
    }
}
