package cardbench.odds.yisp.syntax;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds the cards with attributes that match patterns, within a budget of steps for a deck. */
final class PatternSearch {

    /**
     * The steps of all patterns of a deck together. At worst one pattern takes its length times the
     * length of all attributes, so without a limit one file could block the page.
     */
    private static final int MAX_STEPS = 20_000_000;

    private final AttributeIndex attributes;
    private final Map<String, boolean[]> answers = new LinkedHashMap<>();
    private int stepsLeft;

    PatternSearch(AttributeIndex attributes) {
        this(attributes, MAX_STEPS);
    }

    PatternSearch(AttributeIndex attributes, int steps) {
        this.attributes = attributes;
        this.stepsLeft = steps;
    }

    /** By pattern that was searched to the end, the cards that match. */
    Map<String, boolean[]> answers() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(answers));
    }

    /** The steps left; negative if they did not suffice for a pattern. */
    int stepsLeft() {
        return stepsLeft;
    }

    /** Whether the steps did not suffice for a pattern. */
    boolean isExhausted() {
        return stepsLeft < 0;
    }

    /**
     * By card, whether it has an attribute that matches. No card does once the steps are used up.
     */
    boolean[] fitting(String pattern) {
        boolean[] known = answers.get(pattern);
        if (known != null) {
            return known.clone();
        }
        boolean[] met = attributes.none();
        if (isExhausted()) {
            return met;
        }
        stepsLeft -= met.length;
        for (String attribute : attributes.attributes()) {
            if (fits(attribute, pattern)) {
                attributes.mark(attribute, met);
            }
        }
        // an answer that was cut short is not kept
        if (!isExhausted()) {
            answers.put(pattern, met.clone());
        }
        return met;
    }

    /** Whether a whole text matches: {@code *} is any run of characters, {@code ?} exactly one. */
    private boolean fits(String text, String pattern) {
        // On a mismatch only the last star is tried again, one character further on. Earlier stars
        // need no second try: what they could take instead, the last one can take as well.
        int at = 0;
        int in = 0;
        int star = -1;
        int retry = 0;
        while (in < text.length()) {
            if (stepsLeft < 0) {
                return false;
            }
            stepsLeft--;
            char wanted = at < pattern.length() ? pattern.charAt(at) : 0;
            if (wanted == '*' && at < pattern.length()) {
                star = at++;
                retry = in;
            } else if (at < pattern.length() && (wanted == '?' || wanted == text.charAt(in))) {
                at++;
                in++;
            } else if (star >= 0) {
                at = star + 1;
                in = ++retry;
            } else {
                return false;
            }
        }
        while (at < pattern.length() && pattern.charAt(at) == '*') {
            at++;
        }
        return at == pattern.length();
    }
}
