package cardbench.codes.list;

import cardbench.base.text.ListSigns;
import cardbench.codes.cards.NameFold;

/**
 * A card as a line names it, taken apart: what stands before and behind the name is its id, its set
 * and number, its finish, its category, its price and what the author remarks.
 *
 * @param zone the zone that a category or a tag names, or {@code null}
 * @param isSure whether the card has an id or a number within a set, which other things that are
 *     counted do not have
 */
record PrintedCard(ListCard card, Zone zone, boolean isSure) {

    private static final String DOTS = "●•○★☆■□▪▫⬤◉◆◇♦▲△◼◾⚫";

    private static final String CURRENCIES = "$€£¥￥₩₽";

    /** Words of finish, version or condition in brackets, folded, each between blanks. */
    private static final String FINISHES =
            " f foil foils foiled etched foiletched nonfoil nf holo reverse reverseholo rh coldfoil rainbowfoil rf cf promo alt altart alternateart"
                    + " aa fa fullart showcase borderless extended extendedart retro sp parallel signed misprint nm lp mp hp nearmint mint played"
                    + " surgefoil galaxyfoil premium normal prerelease gold rainbow glanz フォイル foilkarte brillant e pfoil ";

    /** Words in parentheses that are parts of names, not of printings, each between blanks. */
    private static final String COLOURS =
            " red yellow blue rot gelb blau rouge jaune bleu rojo amarillo azul rosso giallo blu adv dfc xantibody ";

    /** Signs that begin a remark; a blank is in front of each. */
    private static final String[] REMARKS = {" #", " -- ", " ※", " ← ", " <- ", " <-- ", " /* "};

    /** Takes a card alone apart, with ids. */
    static PrintedCard read(String text) {
        return read(text, Dialect.PLAIN, false);
    }

    /**
     * Takes a text apart.
     *
     * @param crypt whether a capacity and disciplines may follow the name
     */
    static PrintedCard read(String text, Dialect dialect, boolean crypt) {
        Parts parts = new Parts(ListSigns.trim(text), dialect);
        parts.takeRemark();
        parts.takeBeginning();
        boolean barred = parts.takeBars();
        while (parts.takeEnd()) {
            // each turn takes one part of the end away
        }
        if (crypt) {
            parts.takeCapacity();
        }
        return parts.card(barred);
    }

    /** Whether a text begins or ends with a word of the form of an id. */
    static boolean hasId(String text) {
        String first = text.substring(0, wordEnd(text));
        String last = text.substring(text.lastIndexOf(' ') + 1);
        return CardId.is(first) && !text.startsWith(" |", first.length())
                || CardId.is(last) && text.indexOf('(') < 0;
    }

    /** Whether the last two words of a text are a set in capitals and a number. */
    static boolean hasSpacedPrinting(String text) {
        int blank = text.lastIndexOf(' ');
        int before = blank < 0 ? -1 : text.lastIndexOf(' ', blank - 1);
        return before > 0
                && CardId.isSet(text.substring(before + 1, blank))
                && CardId.isNumber(text.substring(blank + 1));
    }

    /** Whether a text ends with parentheses that hold the name of a set or pack. */
    static boolean hasPack(String text) {
        String rest = text;
        int start = dotsStart(rest);
        rest = start > 0 ? ListText.trimEnd(rest.substring(0, start)) : rest;
        int blank = rest.lastIndexOf(") ");
        boolean number = blank > 0 && isDigits(rest, blank + 2, rest.length());
        rest = number ? rest.substring(0, blank + 1) : rest;
        int open = rest.endsWith(")") ? rest.lastIndexOf('(') : -1;
        return open > 0 && isPack(rest.substring(open + 1, rest.length() - 1));
    }

    private static boolean isPack(String words) {
        String folded = ' ' + NameFold.fold(words) + ' ';
        return words.length() > 1
                && !COLOURS.contains(folded)
                && !FINISHES.contains(folded)
                && !CardId.is(words)
                && !CardId.isSet(words)
                && !isDigits(words, 0, words.length());
    }

    /** Whether a text is a remark behind a number: a sign or words in parentheses. */
    static boolean isRemark(String text) {
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
    static int remarkStart(String text) {
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

    private static int dotsStart(String text) {
        int start = text.length();
        while (start > 0
                && (DOTS.indexOf(text.charAt(start - 1)) >= 0 || text.charAt(start - 1) == ' ')) {
            start--;
        }
        return start == text.length() ? -1 : start;
    }

    /** Whether a number sign is that of a printing: {@code (M21) #266}, {@code (Set1 #508)}. */
    private static boolean isNumberSign(String text, int at) {
        boolean digit = at + 1 < text.length() && ListSigns.isDigit(text.charAt(at + 1));
        int open = text.lastIndexOf('(', at);
        boolean inside = open >= 0 && text.indexOf(')', open) > at;
        return digit && (inside || at >= 2 && ")]".indexOf(text.charAt(at - 2)) >= 0);
    }

    /** Where a price at the end begins, with the sign in front of it; -1 if there is none. */
    private static int priceStart(String text) {
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

    private static boolean isDigits(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!ListSigns.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return to > from;
    }

    private static int wordEnd(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text.length() : blank;
    }

    /** The parts that were found so far, and the text that is left. */
    private static final class Parts {

        private String rest;
        private final Dialect dialect;
        private String id = "";
        private String set = "";
        private String number = "";
        private String note = "";
        private Zone zone;

        Parts(String rest, Dialect dialect) {
            this.rest = rest;
            this.dialect = dialect;
        }

        PrintedCard card(boolean barred) {
            String name = ListSigns.trim(rest);
            if (barred && name.endsWith("+")) {
                name = ListText.trimEnd(name.substring(0, name.length() - 1));
            }
            name = unwrapped(name);
            boolean sure = !id.isEmpty() || !set.isEmpty() && !number.isEmpty();
            return new PrintedCard(
                    new ListCard(name.isEmpty() ? id : name, id, set, number, note), zone, sure);
        }

        /** Takes what follows the sign of a remark: {@code # !Commander}, {@code -- well met}. */
        void takeRemark() {
            int first = -1;
            for (String sign : REMARKS) {
                int at = rest.indexOf(sign);
                boolean remark = at > 0 && !(sign.equals(" #") && isNumberSign(rest, at + 1));
                first = remark && (first < 0 || at < first) ? at : first;
            }
            int slashes = rest.indexOf(" // ");
            boolean behind =
                    slashes > 0
                            && (")]".indexOf(rest.charAt(slashes - 1)) >= 0
                                    || rest.lastIndexOf(") ", slashes) > 0
                                            && ListSigns.isDigit(rest.charAt(slashes - 1))
                                    || rest.startsWith("#", slashes + 4));
            first = behind && (first < 0 || slashes < first) ? slashes : first;
            if (first > 0) {
                String remark = ListSigns.trim(rest.substring(first));
                int mark = remark.indexOf('!');
                int end = mark + 1;
                while (end < remark.length() && ListText.isLetter(remark.charAt(end))) {
                    end++;
                }
                Zone named = mark < 0 ? null : ListWords.zone(remark.substring(mark + 1, end));
                zone = named == null || named == Zone.MAIN ? zone : named;
                note(remark);
                rest = ListText.trimEnd(rest.substring(0, first));
            }
        }

        /**
         * Takes {@code [2XM#310]}, {@code [M21:13]}, {@code [KLD]}, {@code (3)}, symbols or an id
         * from the beginning.
         */
        void takeBeginning() {
            rest = CleanText.withoutBullets(rest);
            if (rest.startsWith("[")) {
                int close = rest.indexOf(']');
                boolean name = close > 0 && close < rest.length() - 1;
                if (name) {
                    String content = rest.substring(1, close);
                    if (!takeEdition(content) && !takeSet(content)) {
                        note(rest.substring(0, close + 1));
                    }
                    rest = ListSigns.trim(rest.substring(close + 1));
                }
            } else if (rest.startsWith("(")) {
                // the cost, as Hearthstone copies it
                int close = rest.indexOf(')');
                if (close > 1 && close < rest.length() - 1 && isDigits(rest, 1, close)) {
                    note(rest.substring(0, close + 1));
                    rest = ListSigns.trim(rest.substring(close + 1));
                }
            }
            int blank = wordEnd(rest);
            boolean bar = rest.startsWith(" |", blank) || rest.startsWith("|");
            String word = rest.substring(0, blank);
            if (id.isEmpty() && !bar && CardId.is(word) && isId(word, blank == rest.length())) {
                id = word;
                rest = ListSigns.trim(rest.substring(blank));
            }
        }

        private boolean isId(String word, boolean alone) {
            return dialect.ids() || alone && CardId.isSure(word) || GameEvidence.ofId(word) != null;
        }

        /**
         * Takes what stands behind a bar: {@code Opt|DOM|60}; where no printings stand behind bars,
         * a bar between blanks is one of the name. Returns whether something was taken.
         */
        boolean takeBars() {
            while (rest.startsWith("|")) {
                rest = ListSigns.trim(rest.substring(1));
            }
            while (rest.endsWith("|")) {
                rest = ListText.trimEnd(rest.substring(0, rest.length() - 1));
            }
            int bar = rest.indexOf('|');
            boolean tight =
                    bar > 0 && (rest.charAt(bar - 1) != ' ' || !rest.startsWith(" ", bar + 1));
            if (bar <= 0 || !tight && !dialect.bars()) {
                return false;
            }
            String behind = rest.substring(bar + 1);
            rest = ListText.trimEnd(rest.substring(0, bar));
            for (String each : ListWords.divided(behind)) {
                String part = ListSigns.trim(each);
                if (!part.isEmpty() && !takeEdition(part) && !takeSet(part)) {
                    if (CardId.isNumber(part) && !set.isEmpty() && number.isEmpty()) {
                        number = part;
                    } else {
                        note(part);
                    }
                }
            }
            return true;
        }

        /** Takes one part from the end. Returns whether there was one. */
        boolean takeEnd() {
            rest = ListSigns.trim(rest);
            int tab = rest.indexOf('\t');
            if (tab > 0) {
                return takeFrom(tab, true);
            }
            if (rest.length() < 2) {
                return false;
            }
            char last = rest.charAt(rest.length() - 1);
            int price = priceStart(rest);
            if (price > 0) {
                return takeFrom(price, true);
            }
            if (DOTS.indexOf(last) >= 0) {
                boolean printed = ListSigns.isDigit(rest.charAt(rest.length() - 2));
                return printed && takeWords() || takeFrom(dotsStart(rest), true);
            }
            return switch (last) {
                case '^', '*' -> takeFrom(rest.lastIndexOf(last, rest.length() - 2), true);
                case ']', '】', '〕' -> takeBracket(rest.lastIndexOf(ListSigns.opening(last)));
                case '>' -> takeVariant(rest.lastIndexOf('<'));
                case ')', '）' -> takeParenthesis(rest.lastIndexOf(ListSigns.opening(last)));
                case '}' ->
                        rest.length() - rest.lastIndexOf('{') > 4
                                && takeFrom(rest.lastIndexOf('{'), true);
                default -> takeWords();
            };
        }

        private boolean takeFrom(int start, boolean noted) {
            if (start <= 0) {
                return false;
            }
            if (noted) {
                note(ListSigns.trim(rest.substring(start)));
            }
            rest = rest.substring(0, start);
            return true;
        }

        /** {@code <251>} is a number, {@code <retro>} a version. */
        private boolean takeVariant(int start) {
            if (start > 0 && number.isEmpty() && isDigits(rest, start + 1, rest.length() - 1)) {
                number = rest.substring(start + 1, rest.length() - 1);
                return takeFrom(start, false);
            }
            return takeFrom(start, true);
        }

        private boolean takeBracket(int start) {
            if (start <= 0) {
                return false;
            }
            String content = rest.substring(start + 1, rest.length() - 1);
            if (takeEdition(content) || takeSet(content)) {
                return takeFrom(start, false);
            }
            int end = 0;
            while (end < content.length()
                    && (ListText.isLetter(content.charAt(end)) || content.charAt(end) == ' ')) {
                end++;
            }
            Zone named = ListWords.zone(content.substring(0, end));
            // kinds of cards are categories of the main deck; Sideboard and Maybeboard are zones
            zone = named == null || named == Zone.MAIN ? zone : named;
            return takeFrom(start, true);
        }

        private boolean takeParenthesis(int start) {
            if (start <= 0) {
                if (start == 0 && id.isEmpty() && CardId.is(rest.substring(1, rest.length() - 1))) {
                    id = rest.substring(1, rest.length() - 1);
                    rest = "";
                }
                return false;
            }
            String content = ListSigns.trim(rest.substring(start + 1, rest.length() - 1));
            String folded = NameFold.fold(content);
            if (content.isEmpty() || FINISHES.contains(' ' + folded + ' ')) {
                return takeFrom(start, !content.isEmpty());
            }
            if (takeEdition(content)) {
                return takeFrom(start, false);
            }
            if (COLOURS.contains(' ' + folded + ' ')) {
                return false;
            }
            boolean code =
                    CardId.isSet(content) && (!id.isEmpty() || content.length() >= 3)
                            || CardId.isLowerSet(content)
                                    && (dialect.packs() || note.startsWith("["));
            if (set.isEmpty() && code) {
                set = content;
                return takeFrom(start, false);
            }
            if (number.isEmpty()
                    && content.length() > 1
                    && isDigits(content, 0, content.length())) {
                number = content;
                return takeFrom(start, false);
            }
            boolean influence = !note.isEmpty() && DOTS.indexOf(note.charAt(0)) >= 0;
            return (dialect.packs() || influence) && isPack(content) && takeFrom(start, true);
        }

        /** Takes an id, {@code (SET) 123}, {@code SET 123} or {@code SET 123 PH} from the end. */
        private boolean takeWords() {
            int blank = rest.lastIndexOf(' ');
            if (blank <= 0) {
                return false;
            }
            String word = rest.substring(blank + 1);
            // behind a set in parentheses even TSP-48 is a number, and no id
            boolean behindSet = rest.charAt(blank - 1) == ')';
            boolean identity = id.isEmpty() && CardId.is(word) && isId(word, false);
            if (!behindSet && identity) {
                id = word;
                return takeFrom(blank, false);
            }
            String digits = word.startsWith("#") ? word.substring(1) : word;
            if (number.isEmpty() && CardId.isNumber(digits) && takeNumber(blank, digits)) {
                return true;
            }
            if (identity) {
                id = word;
                return takeFrom(blank, false);
            }
            // a parallel print, as Pokémon TCG Live marks it
            if (word.equals("PH") && note.isEmpty()) {
                return takeFrom(blank, true);
            }
            // the finish behind a printing: (CMM) 101 foil
            char before = rest.charAt(blank - 1);
            boolean finish = FINISHES.contains(' ' + ListSigns.lower(word) + ' ');
            return finish
                    && (before == ')'
                            || before == ']'
                            || ListSigns.isDigit(before) && rest.indexOf(") ") > 0)
                    && takeFrom(blank, true);
        }

        private boolean takeNumber(int blank, String word) {
            String before = ListSigns.trim(rest.substring(0, blank));
            if (before.endsWith(")") || before.endsWith("]")) {
                int open = before.lastIndexOf(before.endsWith(")") ? '(' : '[');
                String content =
                        open <= 0
                                ? " "
                                : ListSigns.trim(before.substring(open + 1, before.length() - 1));
                boolean code = content.length() <= 8 && content.indexOf(' ') < 0;
                boolean named =
                        open > 0 && word.length() <= 5 && before.endsWith(")") && dialect.packs();
                if (open > 0 && (code || named)) {
                    set = code ? content : "";
                    number = word;
                    if (!code) {
                        note(before.substring(open));
                    }
                    rest = before.substring(0, open);
                    return true;
                }
                return false;
            }
            int start = before.lastIndexOf(' ');
            String code = before.substring(start + 1);
            boolean spaced = dialect.spaced() && CardId.isSpacedSet(code);
            if (start > 0
                    && (spaced && word.length() <= 8
                            || CardId.isSet(code) && isShortNumber(word))) {
                set = code;
                number = word;
                rest = before.substring(0, start);
                return true;
            }
            return false;
        }

        /** {@code 2XM#310}, {@code M21:13}, {@code Set1 #508} or an id. */
        private boolean takeEdition(String content) {
            if (id.isEmpty() && CardId.is(content)) {
                id = content;
                return true;
            }
            int divider = Math.max(content.indexOf('#'), content.indexOf(':'));
            int blank = content.lastIndexOf(' ');
            divider = divider < 0 && dialect.form() != null ? blank : divider;
            if (divider < 1
                    || !set.isEmpty()
                    || !CardId.isNumber(ListSigns.trim(content.substring(divider + 1)))) {
                return false;
            }
            String code = ListSigns.trim(content.substring(0, divider));
            if (code.indexOf(' ') >= 0 || divider == blank && !CardId.isSet(code)) {
                return false;
            }
            set = code;
            number = ListSigns.trim(content.substring(divider + 1));
            return true;
        }

        /** The abbreviation of a set alone: {@code KLD}, {@code PRM-BAB}, {@code m21}. */
        private boolean takeSet(String content) {
            boolean code =
                    content.length() >= 2 && CardId.isSet(content)
                            || CardId.isLowerSet(content) && CardId.isNumberedSet(content);
            if (code && set.isEmpty()) {
                set = content;
            }
            return code && set.equals(content);
        }

        /** Takes the capacity of a vampire and what follows it: {@code 8 CEL PRO ani Gangrel:3}. */
        void takeCapacity() {
            for (int i = 1; i < rest.length(); i++) {
                int end = i;
                while (end < rest.length() && ListSigns.isDigit(rest.charAt(end))) {
                    end++;
                }
                boolean word = ListSigns.isBlank(rest.charAt(i - 1)) && end > i && end - i <= 2;
                if (word && (end == rest.length() || ListSigns.isBlank(rest.charAt(end)))) {
                    takeFrom(i - 1, true);
                    return;
                }
            }
        }

        private void note(String text) {
            note = note.isEmpty() ? text : text + ' ' + note;
        }

        private static boolean isShortNumber(String word) {
            return word.length() <= 6 && ListSigns.isDigit(word.charAt(word.length() - 1))
                    || word.length() <= 4 && ListSigns.isDigit(word.charAt(0));
        }

        /** The name without quotation marks around it. */
        private static String unwrapped(String name) {
            int open = name.length() < 3 ? -1 : "《「『〈\"“«'‘*_｢【".indexOf(name.charAt(0));
            char close = open < 0 ? 0 : "》」』〉\"”»'’*_｣】".charAt(open);
            return open >= 0 && name.indexOf(close, 1) == name.length() - 1
                    ? ListSigns.trim(name.substring(1, name.length() - 1))
                    : name;
        }
    }
}
