package cardbench.codes.list.line;

import cardbench.base.text.Ascii;
import cardbench.base.text.ListSigns;
import cardbench.codes.cards.NameFold;

/**
 * The parts of a card line without its count: id, name, set and number, finish, category, price and
 * remark.
 *
 * @param zone the zone that a category or a tag names, or {@code null}
 * @param isSure whether the card has an id or a number within a set; other counted things have
 *     neither
 */
public record PrintedCard(ListCard card, Zone zone, boolean isSure) {

    /** Takes a card alone apart, with ids. */
    public static PrintedCard read(String text) {
        return read(text, Dialect.PLAIN, false);
    }

    /** A card whose text is its name, whatever the name looks like. */
    public static PrintedCard of(String name) {
        return new PrintedCard(ListCard.named(name), null, false);
    }

    /**
     * Takes a text apart.
     *
     * @param crypt whether a capacity and disciplines may follow the name
     */
    public static PrintedCard read(String text, Dialect dialect, boolean crypt) {
        Parts parts = new Parts(ListSigns.trim(text), dialect);
        parts.takeRemark();
        parts.takeBeginning();
        boolean barred = parts.takeBars();
        boolean more = true;
        while (more) {
            more = parts.takeEnd();
        }
        if (crypt) {
            parts.takeCapacity();
        }
        return parts.card(barred);
    }

    /** The parts that were found so far, and the text that is left. */
    private static final class Parts {

        private String rest;
        private final Dialect dialect;
        private String id = "";
        private String set = "";
        private String number = "";
        private String note = "";

        /** Whether the name of a pack was taken: a bracket in front of it is one of the name. */
        private boolean packed;

        private Zone zone;

        Parts(String rest, Dialect dialect) {
            this.rest = rest;
            this.dialect = dialect;
        }

        PrintedCard card(boolean barred) {
            String name = ListSigns.trim(rest);
            if ((barred || dialect.plus()) && name.endsWith("+")) {
                name = ListText.trimEnd(name.substring(0, name.length() - 1));
            }
            name = ListText.unquoted(name);
            boolean sure = !id.isEmpty() || !set.isEmpty() && !number.isEmpty();
            return new PrintedCard(
                    new ListCard(name.isEmpty() ? id : name, id, set, number, note), zone, sure);
        }

        /** Takes what follows the sign of a remark: {@code # !Commander}, {@code -- well met}. */
        void takeRemark() {
            int first = -1;
            for (String sign : CardRemarks.REMARKS) {
                int at = rest.indexOf(sign);
                boolean remark =
                        at > 0 && !(sign.equals(" #") && CardRemarks.isNumberSign(rest, at + 1));
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
                if (close > 1
                        && close < rest.length() - 1
                        && CardRemarks.isDigits(rest, 1, close)) {
                    note(rest.substring(0, close + 1));
                    rest = ListSigns.trim(rest.substring(close + 1));
                }
            }
            int blank = CardRemarks.wordEnd(rest);
            boolean bar = rest.startsWith(" |", blank) || rest.startsWith("|");
            String word = rest.substring(0, blank);
            // the id of 4 RX-78 Ember BT4-038 is the last word
            boolean behind =
                    !CardId.isSure(word) && CardId.is(rest.substring(rest.lastIndexOf(' ') + 1));
            boolean alone = blank == rest.length();
            if (id.isEmpty()
                    && !bar
                    && CardId.is(word)
                    && isId(word, alone)
                    && (alone || !behind)) {
                id = word;
                rest = ListSigns.trim(rest.substring(blank));
            }
        }

        private boolean isId(String word, boolean alone) {
            return dialect.ids() || alone && CardId.isSure(word) || GameEvidence.ofId(word) != null;
        }

        /**
         * Takes the parts behind a bar: {@code Opt|DOM|60}; where no printings stand behind bars, a
         * bar between blanks is one of the name. Returns whether something was taken.
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
            for (String each : Ascii.split(behind, '|')) {
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
            int price = CardRemarks.priceStart(rest);
            if (price > 0) {
                return takeFrom(price, true);
            }
            if (CardRemarks.DOTS.indexOf(last) >= 0) {
                boolean printed = ListSigns.isDigit(rest.charAt(rest.length() - 2));
                return printed && takeWords() || takeFrom(CardRemarks.dotsStart(rest), true);
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
            if (start > 0
                    && number.isEmpty()
                    && ListSigns.isDigit(rest.charAt(start + 1))
                    && CardId.isNumber(rest.substring(start + 1, rest.length() - 1))) {
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
            if (content.isEmpty() || CardRemarks.FINISHES.contains(' ' + folded + ' ')) {
                return takeFrom(start, !content.isEmpty());
            }
            if (takeEdition(content)) {
                return takeFrom(start, false);
            }
            if (folded.equals("commander")) {
                zone = Zone.LEADER;
                return takeFrom(start, true);
            }
            if (CardRemarks.COLOURS.contains(' ' + folded + ' ')) {
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
                    && CardRemarks.isDigits(content, 0, content.length())) {
                number = content;
                return takeFrom(start, false);
            }
            packed |= !set.isEmpty() || !number.isEmpty();
            boolean pack = !packed && dialect.packs() && CardRemarks.isPack(content);
            packed |= pack;
            return pack && takeFrom(start, true);
        }

        /** Takes an id, {@code (SET) 123}, {@code SET 123} or {@code SET 123 PH} from the end. */
        private boolean takeWords() {
            int blank = rest.lastIndexOf(' ');
            if (blank <= 0) {
                return false;
            }
            String folded = ListSigns.lower(rest);
            int label = Math.max(folded.lastIndexOf(" id:"), folded.lastIndexOf(" id："));
            String labelled = label <= 0 ? "" : ListSigns.trim(rest.substring(label + 4));
            if (id.isEmpty() && !labelled.isEmpty() && labelled.indexOf(' ') < 0) {
                id = labelled;
                return takeFrom(label, false);
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
            boolean finish = CardRemarks.FINISHES.contains(' ' + ListSigns.lower(word) + ' ');
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
            // “Lightning Energy  4” of Pokémon TCG Online has no set
            boolean energy =
                    code.equals("Energy") && !before.startsWith(code, start - code.length());
            if (dialect.spaced() && (energy || rest.charAt(blank - 1) == ' ')) {
                number = word;
                rest = before;
                return true;
            }
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
            // 5:34 is a time
            boolean time = content.charAt(divider) == ':' && !ListText.hasLetter(code);
            if (time || code.indexOf(' ') >= 0 || divider == blank && !CardId.isSet(code)) {
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
                            || CardId.isLowerSet(content)
                                    && Ascii.hasDigit(content, 0, content.length());
            if (code && set.isEmpty()) {
                set = content;
            }
            return code && set.equals(content);
        }

        /** Takes the capacity of a vampire and what follows it: {@code 8 CEL PRO ani Gangrel:3}. */
        void takeCapacity() {
            // the columns of an archive lie apart: Reverie No. 9    7 OBF
            int column = rest.indexOf("  ");
            for (int i = Math.max(1, column); i < rest.length(); i++) {
                int end = ListSigns.digitsEnd(rest, i, rest.length());
                boolean word = ListSigns.isBlank(rest.charAt(i - 1)) && end > i && end - i <= 2;
                // the number of a name such as Horizon No. 11 is none
                boolean numbered = i > 1 && rest.charAt(i - 2) == '.';
                boolean apart = end == rest.length() || ListSigns.isBlank(rest.charAt(end));
                if (word && apart && !numbered) {
                    takeFrom(i - 1, true);
                    return;
                }
            }
        }

        private void note(String text) {
            Zone named = CardRemarks.zone(text);
            zone = named == null || named == Zone.MAIN ? zone : named;
            note = note.isEmpty() ? text : text + ' ' + note;
        }

        private static boolean isShortNumber(String word) {
            return word.length() <= 6 && ListSigns.isDigit(word.charAt(word.length() - 1))
                    || word.length() <= 4 && ListSigns.isDigit(word.charAt(0));
        }
    }
}
