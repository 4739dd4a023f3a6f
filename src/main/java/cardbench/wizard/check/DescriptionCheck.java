package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.WizardCodes;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Compares the description of a card with its behaviours: a number that only one of both has is a
 * likely mistake. It also checks the tags: the document allows “simple HTML”, read as b, i, u, br
 * and span without attributes (D-DESC).
 */
final class DescriptionCheck {

    /** The allowed texts between angle brackets. */
    private static final String TAGS = " b /b i /i u /u br br/ span /span ";

    private final Diagnostics diagnostics;

    DescriptionCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Checks a normalised card. */
    void card(JsonMap card) {
        if (!(card.get("description") instanceof JsonScalar text) || !text.isString()) {
            return;
        }
        String plain = withoutTags(text);
        Set<Integer> stated = numbersOf(plain);
        Set<Integer> done = new LinkedHashSet<>();
        JsonNode behaviors = card.has("behaviors") ? card.get("behaviors") : card.map("behaviors");
        behaviors.visit("", (key, node) -> collect(node, done));
        Location place = text.place();
        if (isIdle(card)) {
            if (!stated.isEmpty() || DescriptionComparison.namesEffect(plain)) {
                diagnostics.add(WizardCodes.NO_EFFECT.at(place));
            }
            return;
        }
        DescriptionComparison.report(plain, behaviors, done, diagnostics, place);
        for (Integer number : stated) {
            if (!done.contains(number) && !done.isEmpty()) {
                diagnostics.add(WizardCodes.NUMBER_UNKNOWN.at(place).with("number", (int) number));
            }
        }
        // 一次, once, is often no number of a card, so words are only looked up, never reported
        for (Integer number : ChineseNumerals.in(plain)) {
            stated.add(number);
        }
        for (Integer number : done) {
            if (number > 1 && !stated.contains(number)) {
                diagnostics.add(WizardCodes.NUMBER_UNSAID.at(place).with("number", (int) number));
            }
        }
    }

    /** Whether no behaviour of a card does anything. */
    private static boolean isIdle(JsonMap card) {
        for (JsonNode item : card.items("behaviors")) {
            boolean empty =
                    item instanceof JsonMap map
                            && map.get("do") instanceof JsonList list
                            && list.items().isEmpty();
            if (!empty) {
                return false;
            }
        }
        return card.get("behaviors") instanceof JsonList;
    }

    private String withoutTags(JsonScalar description) {
        String text = description.text();
        StringBuilder plain = new StringBuilder();
        // behind it no tag ends, so that none is looked for
        int last = text.lastIndexOf('>');
        int at = 0;
        while (at < text.length()) {
            int close = text.charAt(at) == '<' && at < last ? text.indexOf('>', at) : -1;
            if (close < 0) {
                plain.append(text.charAt(at++));
                continue;
            }
            String tag = text.substring(at + 1, close);
            if (TAGS.indexOf(" " + tag + " ") < 0) {
                diagnostics.add(
                        WizardCodes.TAG
                                .at(description.place())
                                .with("tag", text.substring(at, close + 1)));
            }
            at = close + 1;
        }
        return plain.toString();
    }

    /** The numbers of up to four digits in a text, in ASCII or full-width digits. */
    static Set<Integer> numbersOf(String text) {
        Set<Integer> numbers = new LinkedHashSet<>();
        int number = -1;
        int digits = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            int digit = Ascii.isDigit(c) ? c - '0' : c >= '０' && c <= '９' ? c - '０' : -1;
            if (digit >= 0) {
                number = ++digits > 4 ? 0 : Math.max(0, number) * 10 + digit;
            } else {
                if (digits > 0 && digits <= 4) {
                    numbers.add(number);
                }
                number = -1;
                digits = 0;
            }
        }
        return numbers;
    }

    private static void collect(JsonNode node, Set<Integer> numbers) {
        if (node instanceof JsonScalar scalar && JsonScalar.isInteger(scalar.text())) {
            numbers.add(Math.abs(Integer.parseInt(scalar.text())));
        }
    }
}
