package cardbench.odds.exact;

import cardbench.base.chance.Random32;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.CardClasses;
import cardbench.odds.sample.ComboSets;
import cardbench.odds.sample.DistinctPermutations;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.sample.TopicTally;
import cardbench.odds.yisp.check.ReadSet;
import cardbench.odds.yisp.vm.ChoiceScript;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves a topic in which no card acts by playing games. Cards that nothing distinguishes are one
 * class. Each composition of the hand, and of the deck as deep as the topic looks, is played once
 * and weighted with its multiplicity. The order of a hand matters only where best matching could
 * beat greedy matching. Of random numbers, every value is tried.
 */
final class CompositionPlay {

    private final Game game;
    private final VirtualMachine machine;
    private final String name;
    private final CardClasses classes;
    private final int[] heaps;
    private final int handHeaps;
    private final int cards;
    private final int handSize;

    /** For each class, whether {@link #given} queries it. */
    private final boolean[] asked;

    /** The hands that count, or {@code null} for all. */
    private final HandWith given;

    private final boolean random;
    private final boolean ordersMatter;
    private final int most;
    private final ChoiceScript script = new ChoiceScript();
    private final int[] order;
    private final int[] placeOf;
    private final int[] used;
    private final double[] combos;
    private final double[] others;
    private final Histogram scores = new Histogram();
    private final Histogram sets = new Histogram();
    private double scale = 1;
    private double unit = 1;
    private boolean counting = true;
    private double met;
    private int games;

    private CompositionPlay(TopicPrograms topic, ReadSet reads, HandWith given, int most) {
        TopicCompiler compiler = new TopicCompiler(topic, false);
        this.game = compiler.game(new Random32(1, 2, 3, 4)); // unused: the script decides
        this.machine = game.machine();
        this.name = topic.topic().name();
        this.cards = compiler.kinds().length;
        this.classes = CardClasses.of(compiler.kinds(), reads.conditions());
        this.handSize = topic.hand();
        this.given = given;
        this.asked = given == null ? null : given.classes(classes, compiler.kinds());
        List<Integer> sizes = new ArrayList<>();
        addHeaps(reads.handCuts(), handSize, true, sizes);
        this.handHeaps = sizes.size();
        addHeaps(reads.deckCuts(), cards - handSize, false, sizes);
        this.heaps = new int[sizes.size()];
        for (int i = 0; i < heaps.length; i++) {
            heaps[i] = sizes.get(i);
        }
        this.random = reads.isRandom();
        this.most = most;
        this.order = new int[cards];
        this.placeOf = new int[cards];
        for (int i = 0; i < cards; i++) {
            order[i] = i;
            placeOf[i] = i;
        }
        this.used = new int[classes.size()];
        this.combos = new double[game.combos()];
        this.others = new double[game.combos()];
        boolean sensitive = false;
        for (int i = 0; i < others.length; i++) {
            others[i] = game.combo(i).isSensitive() ? 0 : TopicTally.NOT_ASKED;
            sensitive |= others[i] >= 0;
        }
        this.ordersMatter = sensitive;
    }

    private static void addHeaps(List<Integer> cuts, int zone, boolean rest, List<Integer> sizes) {
        int from = 0;
        for (int cut : cuts) {
            int to = Math.min(cut, zone);
            if (to > from) {
                sizes.add(to - from);
                from = to;
            }
        }
        if (rest && from < zone) {
            sizes.add(zone - from);
        }
    }

    /**
     * Solves a topic over some of its opening hands.
     *
     * @param reads what the topic and {@code given} look at
     * @param given which hands, or {@code null} for all
     * @param most maximum number of games
     * @return {@code null} if there are more games, too large numbers, no hand, or a failed game
     */
    static ExactTally solve(TopicPrograms topic, ReadSet reads, HandWith given, int most) {
        return new CompositionPlay(topic, reads, given, most).solve();
    }

    private ExactTally solve() {
        double hands = CompositionEnumerator.count(cards, heaps);
        if (ordersMatter) {
            for (int heap = 0; heap < handHeaps; heap++) {
                scale *= factorial(heaps[heap]);
            }
        }
        machine.follow(script);
        if (random) {
            // a first pass finds the common denominator of the chances of random numbers
            counting = false;
            if (!CompositionEnumerator.all(classes, heaps, this::deal) || isBad()) {
                return null;
            }
            counting = true;
            games = 0;
            met = 0;
        }
        double each = scale * unit;
        if (hands * each >= Natural.EXACT
                || !CompositionEnumerator.all(classes, heaps, this::deal)
                || isBad()
                || met == 0) {
            return null;
        }
        List<ExactTally.Successes> successes = new ArrayList<>();
        for (int i = 0; i < combos.length; i++) {
            successes.add(
                    new ExactTally.Successes(
                            Natural.of((long) combos[i]),
                            others[i] < 0 ? null : Natural.of((long) others[i])));
        }
        return new ExactTally(
                name, Natural.of((long) (met * each)), successes, scores.parts(), sets.parts());
    }

    private boolean isBad() {
        boolean bad = script.isBroken() || unit >= Natural.EXACT;
        for (int i = 0; i < machine.faults(); i++) {
            bad |= machine.faultGames(i) > 0;
        }
        return bad;
    }

    private static double factorial(int number) {
        double product = 1;
        for (int i = 2; i <= number && product < Natural.EXACT; i++) {
            product *= i;
        }
        return product;
    }

    /** Plays one deal; false to end the enumeration. */
    private boolean deal(int[] dealt, int size, double multiplicity) {
        if (given != null && given.held() != isAskedIn(dealt)) {
            return true;
        }
        met += multiplicity;
        lay(dealt, size);
        // with random numbers, one game does not determine other games with this hand
        if (ordersMatter && (random || couldBeBetter())) {
            double alike = alike(dealt);
            int[] sequence = Arrays.copyOf(dealt, size);
            do {
                lay(sequence, size);
                play(multiplicity * alike);
            } while (games <= most && nextOrder(sequence));
        } else {
            play(multiplicity * scale);
        }
        return games <= most && !script.isBroken();
    }

    private boolean isAskedIn(int[] dealt) {
        for (int i = 0; i < handSize; i++) {
            if (asked[dealt[i]]) {
                return true;
            }
        }
        return false;
    }

    /** The number of orders of single cards that look the same, heap by heap. */
    private double alike(int[] dealt) {
        double alike = 1;
        int at = 0;
        for (int heap = 0; heap < handHeaps; heap++) {
            int same = 0;
            for (int i = 0; i < heaps[heap]; i++, at++) {
                same = i > 0 && dealt[at] == dealt[at - 1] ? same + 1 : 1;
                alike *= same;
            }
        }
        return alike;
    }

    /** Puts single cards of these classes on top of the deck, the other cards below them. */
    private void lay(int[] sequence, int length) {
        for (int i = 0; i < length; i++) {
            int number = sequence[i];
            int card = classes.cards().get(number)[used[number]++];
            int from = placeOf[card];
            int other = order[i];
            order[i] = card;
            placeOf[card] = i;
            order[from] = other;
            placeOf[other] = from;
        }
        for (int i = 0; i < length; i++) {
            used[sequence[i]] = 0;
        }
    }

    /** Whether best matching succeeds; if not, greedy matching fails in every order of the hand. */
    private boolean couldBeBetter() {
        games++;
        game.play(0, order);
        for (int i = 0; i < others.length; i++) {
            if (others[i] >= 0 && (game.score(i) > 0 || game.succeedsOtherwise(i))) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next order of the hand, heap by heap; false after the last one. */
    private boolean nextOrder(int[] sequence) {
        int from = 0;
        for (int heap = 0; heap < handHeaps; heap++) {
            int to = from + heaps[heap];
            if (DistinctPermutations.next(sequence, from, to)) {
                return true;
            }
            from = to;
        }
        return false;
    }

    private void play(double weight) {
        script.forEach(
                () -> {
                    games++;
                    game.play(0, order);
                    double multiplicity = script.ways();
                    if (counting) {
                        count(weight * (unit / multiplicity));
                    } else {
                        unit = leastCommon(unit, multiplicity);
                    }
                    return games <= most;
                });
    }

    private void count(double weight) {
        scores.add(game.score(), weight);
        int set = 0;
        for (int i = 0; i < combos.length; i++) {
            boolean success = game.score(i) > 0;
            combos[i] += success ? weight : 0;
            set |= success && i < ComboSets.MAX_COMBOS ? 1 << i : 0;
            if (others[i] >= 0) {
                others[i] += game.succeedsOtherwise(i) ? weight : 0;
            }
        }
        if (combos.length <= ComboSets.MAX_COMBOS) {
            sets.add(set, weight);
        }
    }

    private static double leastCommon(double a, double b) {
        if (a >= Natural.EXACT || b >= Natural.EXACT) {
            return Natural.EXACT;
        }
        // in lowest terms, the numerator of b / a is b / gcd(a, b)
        return a * Fraction.of(b, a).numerator().approximately();
    }
}
