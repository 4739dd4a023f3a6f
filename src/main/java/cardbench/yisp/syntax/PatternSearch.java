package cardbench.yisp.syntax;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds the cards with attributes that fit patterns, as long as there is time for it. */
final class PatternSearch {

    /**
     * A pattern takes time in proportion to its length times that of all attributes at worst; all
     * patterns of a deck together take so many steps at most.
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

    /** For each pattern that there was time for the cards that it means. */
    Map<String, boolean[]> answers() {
        return Collections.unmodifiableMap(new LinkedHashMap<>(answers));
    }

    /** How many steps there is still time for; below 0 where there was no time for a pattern. */
    int stepsLeft() {
        return stepsLeft;
    }

    /** Whether there was no time for a pattern. */
    boolean isExhausted() {
        return stepsLeft < 0;
    }

    /** The cards with an attribute that fits a pattern; none where there is no time for it. */
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
        if (!isExhausted()) {
            answers.put(pattern, met.clone());
        }
        return met;
    }

    /** Whether a whole text fits: {@code *} stands for any characters, {@code ?} for one. */
    private boolean fits(String text, String pattern) {
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
