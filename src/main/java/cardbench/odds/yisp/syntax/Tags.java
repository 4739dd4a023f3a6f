package cardbench.odds.yisp.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tags of the effects of a deck, and the effects that a ban of a tag forbids. Bans of unknown
 * tags forbid nothing. Computed lists are cached, so one thread only.
 */
public final class Tags {

    private static final String AROUND_WORDS = " \t\r\n()[]|;\"";

    private final List<Program> effects;
    private final boolean legacy;
    private final Map<String, List<Integer>> carriers = new LinkedHashMap<>();
    private final Map<String, int[]> banned = new LinkedHashMap<>();

    /**
     * The tags of a deck.
     *
     * @param effects all effects, by number
     * @param legacy whether only {@code draw!} counts, anywhere in the text, as in ygo-calc 2.6
     */
    public Tags(List<Program> effects, boolean legacy) {
        this.effects = List.copyOf(effects);
        this.legacy = legacy;
        for (int i = 0; i < effects.size(); i++) {
            int id = i;
            ExpressionWalker.through(
                    effects.get(i),
                    expression -> {
                        if (expression instanceof Expression.Move move) {
                            for (String tag : move.tags()) {
                                carry(bare(tag), id);
                            }
                        }
                    });
            carryMarkedWords(effects.get(i).source().text(), id);
        }
    }

    /** A word with an exclamation mark behind it is a tag wherever it occurs. */
    private void carryMarkedWords(String text, int id) {
        // ygo-calc compares with the text of the whole effect, so decks write such words anywhere
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '!' && i > from) {
                carry(text.substring(from, i), id);
            }
            if (c == '!' || AROUND_WORDS.indexOf(c) >= 0) {
                from = i + 1;
            }
        }
    }

    private void carry(String tag, int id) {
        List<Integer> ids = carriers.computeIfAbsent(tag, unused -> new ArrayList<>());
        if (ids.isEmpty() || ids.get(ids.size() - 1) != id) {
            ids.add(id);
        }
    }

    /** The numbers of the effects that a ban of a tag forbids. The array must not be changed. */
    public int[] banned(String tag) {
        return banned.computeIfAbsent(bare(tag), this::carriers);
    }

    private int[] carriers(String bare) {
        List<Integer> ids = legacy ? new ArrayList<>() : carriers.getOrDefault(bare, List.of());
        for (int id = 0; legacy && id < effects.size(); id++) {
            if (effects.get(id).source().text().contains(bare + "!")) {
                ids.add(id);
            }
        }
        int[] numbers = new int[ids.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = ids.get(i);
        }
        return numbers;
    }

    /** Whether any effect has a tag. */
    public boolean isUsed(String tag) {
        return carriers.containsKey(bare(tag));
    }

    /** A tag without the exclamation mark: {@code [draw]} and {@code [draw!]} are one tag. */
    private static String bare(String tag) {
        return tag.endsWith("!") ? tag.substring(0, tag.length() - 1) : tag;
    }
}
