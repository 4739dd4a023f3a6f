package cardbench.odds.question;

import cardbench.base.number.Binomials;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import java.util.Arrays;
import java.util.List;

/**
 * The exact probability that some cards, drawn without putting any back, hold wanted numbers of
 * cards of several groups: a multivariate hypergeometric distribution. The hands are counted group
 * by group.
 *
 * @param size the number of cards in the deck; the groups have at most so many cards together
 * @param groups at most {@value #MAX_GROUPS}; no card is in two groups
 * @param wanted of how many groups, or more, the number of cards must be a wanted one
 */
public record DrawnGroups(int size, List<Group> groups, int wanted) {

    /** The most groups. */
    public static final int MAX_GROUPS = 8;

    /** The most cards that are drawn. */
    public static final int MAX_DRAWN = 100;

    /**
     * Cards that count alike.
     *
     * @param name what the cards are called; may be empty
     * @param count the number of cards in the deck
     * @param least the least wanted number
     * @param most the largest wanted number, at least {@code least}
     */
    public record Group(String name, int count, int least, int most) {}

    /** Copies the list. */
    public DrawnGroups {
        groups = List.copyOf(groups);
    }

    /**
     * The probability.
     *
     * @param drawn the number of cards drawn, at most the size and {@value #MAX_DRAWN}
     */
    public Fraction rate(int drawn) {
        int goal = Math.min(wanted, groups.size());
        // the hands of cards of the groups so far, by fulfilled groups, up to the goal, and cards
        Natural[][] hands = new Natural[goal + 1][drawn + 1];
        for (Natural[] row : hands) {
            Arrays.fill(row, Natural.ZERO);
        }
        hands[0][0] = Natural.ONE;
        for (Group group : groups) {
            hands = with(group, hands);
        }
        int rest = size;
        for (Group group : groups) {
            rest -= group.count;
        }
        Natural good = Natural.ZERO;
        for (int cards = 0; cards <= drawn; cards++) {
            good = good.plus(hands[goal][cards].times(Binomials.natural(rest, drawn - cards)));
        }
        return Fraction.of(good, Binomials.natural(size, drawn));
    }

    private static Natural[][] with(Group group, Natural[][] before) {
        int goal = before.length - 1;
        int drawn = before[0].length - 1;
        Natural[][] after = new Natural[goal + 1][drawn + 1];
        for (Natural[] row : after) {
            Arrays.fill(row, Natural.ZERO);
        }
        for (int held = 0; held <= Math.min(drawn, group.count); held++) {
            Natural ways = Binomials.natural(group.count, held);
            int met = group.least <= held && held <= group.most ? 1 : 0;
            for (int fulfilled = 0; fulfilled <= goal; fulfilled++) {
                Natural[] row = after[Math.min(goal, fulfilled + met)];
                for (int cards = 0; cards + held <= drawn; cards++) {
                    Natural each = before[fulfilled][cards];
                    if (!each.isZero()) {
                        row[cards + held] = row[cards + held].plus(each.times(ways));
                    }
                }
            }
        }
        return after;
    }

    /**
     * The sum as binomials, with a letter for the number of cards of each group: {@code Σ
     * C(24,a)·C(36,7−a) / C(60,7); a = 2…7}.
     *
     * @param drawn the number of cards drawn
     */
    public String formula(int drawn) {
        StringBuilder sum = new StringBuilder("\u03a3 ");
        StringBuilder others = new StringBuilder().append(drawn);
        StringBuilder bounds = new StringBuilder();
        int rest = size;
        for (int i = 0; i < groups.size(); i++) {
            Group group = groups.get(i);
            char letter = (char) ('a' + i);
            sum.append("C(").append(group.count).append(',').append(letter).append(")\u00b7");
            others.append('\u2212').append(letter);
            rest -= group.count;
            int most = Math.min(group.most, Math.min(group.count, drawn));
            bounds.append(i == 0 ? "; " : ", ").append(letter).append(" = ");
            bounds.append(group.least).append('\u2026').append(Math.max(group.least, most));
        }
        sum.append("C(").append(rest).append(',').append(others).append(") / C(").append(size);
        sum.append(',').append(drawn).append(')').append(bounds);
        if (wanted < groups.size()) {
            sum.append(" (").append(wanted).append('/').append(groups.size()).append(')');
        }
        return sum.toString();
    }
}
