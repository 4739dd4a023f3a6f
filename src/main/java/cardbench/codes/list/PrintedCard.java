package cardbench.codes.list;

import cardbench.base.text.ListSigns;

/**
 * A card as a line names it, taken apart: what stands before and behind the name is its id, its set
 * and number, its finish and its category.
 *
 * @param zone the zone that the category names, or {@code null}
 * @param isSure whether the card has an id or a number within a set, which other things that are
 *     counted do not have
 */
record PrintedCard(ListCard card, Zone zone, boolean isSure) {

    private static final String DOTS = "●•○★☆";

    /**
     * Takes a text apart.
     *
     * @param ids whether words of the form of an id are ids; not in lists whose columns are divided
     *     by bars, where such words are names
     */
    static PrintedCard read(String text, boolean ids) {
        Parts parts = new Parts(ListSigns.trim(text), ids);
        parts.takeBeginning();
        while (parts.takeEnd()) {
            // each turn takes one part of the end away
        }
        return parts.card();
    }

    /** The parts that were found so far, and the text that is left. */
    private static final class Parts {

        private String rest;
        private final boolean ids;
        private String id = "";
        private String set = "";
        private String number = "";
        private String note = "";
        private Zone zone;

        Parts(String rest, boolean ids) {
            this.rest = rest;
            this.ids = ids;
        }

        PrintedCard card() {
            String name = ListSigns.trim(rest);
            boolean sure = !id.isEmpty() || !set.isEmpty() && !number.isEmpty();
            return new PrintedCard(
                    new ListCard(name.isEmpty() ? id : name, id, set, number, note), zone, sure);
        }

        /** Takes {@code [2XM#310]}, {@code [M21:13]}, {@code (3)} or an id from the beginning. */
        void takeBeginning() {
            if (rest.startsWith("[")) {
                int close = rest.indexOf(']');
                if (close > 0 && takeEdition(rest.substring(1, close))) {
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
            if (ids && id.isEmpty() && CardId.is(rest.substring(0, blank))) {
                id = rest.substring(0, blank);
                rest = ListSigns.trim(rest.substring(blank));
            }
        }

        /** Takes one part from the end. Returns whether there was one. */
        boolean takeEnd() {
            rest = ListSigns.trim(rest);
            if (rest.isEmpty()) {
                return false;
            }
            char last = rest.charAt(rest.length() - 1);
            if (DOTS.indexOf(last) >= 0) {
                return takeFrom(dotsStart(), true);
            }
            if (last == '^') {
                return takeFrom(rest.lastIndexOf('^', rest.length() - 2), true);
            }
            if (last == '*') {
                return takeFrom(rest.lastIndexOf('*', rest.length() - 2), true);
            }
            if (last == ']') {
                return takeBracket(rest.lastIndexOf('['));
            }
            if (last == ')') {
                return takeParenthesis(rest.lastIndexOf('('));
            }
            return takeWords();
        }

        private int dotsStart() {
            int start = rest.length();
            while (start > 0
                    && (DOTS.indexOf(rest.charAt(start - 1)) >= 0
                            || rest.charAt(start - 1) == ' ')) {
                start--;
            }
            return start;
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

        private boolean takeBracket(int start) {
            if (start <= 0) {
                return false;
            }
            String content = rest.substring(start + 1, rest.length() - 1);
            if (takeEdition(content)) {
                return takeFrom(start, false);
            }
            int end = 0;
            while (end < content.length() && ListText.isLetter(content.charAt(end))) {
                end++;
            }
            Zone named = ListWords.zone(content.substring(0, end));
            // kinds of cards are categories of the main deck; Sideboard and Maybeboard are zones
            zone = named == null || named == Zone.MAIN ? zone : named;
            return takeFrom(start, true);
        }

        private boolean takeParenthesis(int start) {
            if (start < 0) {
                return false;
            }
            String content = ListSigns.trim(rest.substring(start + 1, rest.length() - 1));
            if (ids && id.isEmpty() && CardId.is(content)) {
                id = content;
                rest = rest.substring(0, start);
                return true;
            }
            if (start > 0
                    && set.isEmpty()
                    && CardId.isSet(content)
                    && (!id.isEmpty() || content.length() >= 3)) {
                set = content;
                return takeFrom(start, false);
            }
            return false;
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
            if (!behindSet && ids && id.isEmpty() && CardId.is(word)) {
                id = word;
                return takeFrom(blank, false);
            }
            if (number.isEmpty() && CardId.isNumber(word) && takeNumber(blank, word)) {
                return true;
            }
            if (ids && id.isEmpty() && CardId.is(word)) {
                id = word;
                return takeFrom(blank, false);
            }
            // a parallel print, as Pokémon TCG Live marks it
            if (word.equals("PH") && note.isEmpty()) {
                return takeFrom(blank, true);
            }
            return false;
        }

        private boolean takeNumber(int blank, String word) {
            String before = ListSigns.trim(rest.substring(0, blank));
            if (before.endsWith(")")) {
                int open = before.lastIndexOf('(');
                String content = open <= 0 ? "" : before.substring(open + 1, before.length() - 1);
                if (!content.isEmpty() && content.length() <= 6 && content.indexOf(' ') < 0) {
                    set = content;
                    number = word;
                    rest = before.substring(0, open);
                    return true;
                }
                return false;
            }
            int start = before.lastIndexOf(' ');
            if (start > 0 && CardId.isSet(before.substring(start + 1)) && isShortNumber(word)) {
                set = before.substring(start + 1);
                number = word;
                rest = before.substring(0, start);
                return true;
            }
            return false;
        }

        /** {@code 2XM#310}, {@code M21:13} or an id. */
        private boolean takeEdition(String content) {
            if (ids && id.isEmpty() && CardId.is(content)) {
                id = content;
                return true;
            }
            int divider = Math.max(content.indexOf('#'), content.indexOf(':'));
            if (divider < 1 || !CardId.isNumber(content.substring(divider + 1))) {
                return false;
            }
            set = content.substring(0, divider);
            number = content.substring(divider + 1);
            return true;
        }

        private void note(String text) {
            note = note.isEmpty() ? text : text + ' ' + note;
        }

        private static boolean isShortNumber(String word) {
            return word.length() <= 6 && ListSigns.isDigit(word.charAt(word.length() - 1))
                    || word.length() <= 4 && ListSigns.isDigit(word.charAt(0));
        }

        private static boolean isDigits(String text, int from, int to) {
            for (int i = from; i < to; i++) {
                if (!ListSigns.isDigit(text.charAt(i))) {
                    return false;
                }
            }
            return true;
        }

        private static int wordEnd(String text) {
            int blank = text.indexOf(' ');
            return blank < 0 ? text.length() : blank;
        }
    }
}
