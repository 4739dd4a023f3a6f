package cardbench.odds.advise;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.number.Estimate;
import cardbench.base.number.Fraction;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.HandShares;
import cardbench.odds.exact.HandWith;
import cardbench.odds.question.DrawOdds;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.yisp.syntax.ZoneLetter;
import cardbench.odds.yisp.vm.VirtualMachine;
import cardbench.odds.yisp.vm.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The probability that a topic succeeds, given that a card is in the opening hand, or that it is
 * not. Exact if the topic can be solved; else from games, which are grouped by their hands.
 *
 * @param cards every card of the deck, in the order of the file
 * @param why the reason for sampling, or {@code null}
 */
public record ConditionalOdds(List<Held> cards, Diagnostic why) {

    /** Copies the list, so that it never changes. */
    public ConditionalOdds {
        cards = List.copyOf(cards);
    }

    /**
     * One card.
     *
     * @param card the card
     * @param held the probability that a copy is in the opening hand
     * @param with the rate of success with a copy; {@code null} if no hand has one
     * @param without the rate of success without; {@code null} if every hand has one
     */
    public record Held(DeckCard card, Rate held, Rate with, Rate without) {}

    /**
     * A rate.
     *
     * @param estimate its value and bounds
     * @param fraction the exact rate, or {@code null} if it was sampled
     */
    public record Rate(Estimate estimate, Fraction fraction) {

        static Rate exact(Fraction fraction) {
            String decimals = fraction.decimals();
            return new Rate(new Estimate(decimals, decimals, decimals), fraction);
        }

        static Rate sampled(int successes, int games) {
            return games == 0 ? null : new Rate(Estimate.rate(successes, games), null);
        }
    }

    /**
     * Every card of the deck.
     *
     * @param games the number of games to sample if the topic cannot be solved
     * @param effort the effort of the attempt to solve it
     */
    public static ConditionalOdds of(
            DeckPrograms programs, TopicPrograms topic, Seed seed, int games, Effort effort) {
        // two solutions for each card, one with it and one without
        int each = DeckVariants.games(2 * programs.file().cards().size());
        List<Held> exact = byHands(programs, topic, each);
        if (exact != null) {
            return new ConditionalOdds(exact, null);
        }
        HandShares shares = HandShares.of(topic, effort.budget());
        exact = shares.why() == null ? byStates(programs, topic, shares) : null;
        return exact == null
                ? new ConditionalOdds(sampled(programs, topic, seed, games), shares.why())
                : new ConditionalOdds(exact, null);
    }

    /** Solves the hands with and without each card; {@code null} if a card acts. */
    private static List<Held> byHands(DeckPrograms programs, TopicPrograms topic, int games) {
        List<DeckCard> cards = programs.file().cards();
        List<Held> rows = new ArrayList<>();
        if (Exact.solve(topic, games) == null) {
            return null;
        }
        for (int i = 0; i < cards.size(); i++) {
            boolean[] kinds = new boolean[cards.size()];
            kinds[i] = true;
            Fraction held = held(programs, topic, i);
            boolean sometimes = !held.numerator().isZero();
            boolean always = held.numerator().equals(held.denominator());
            ExactTally with = !sometimes ? null : solve(topic, kinds, true, games);
            ExactTally without = always ? null : solve(topic, kinds, false, games);
            if (sometimes && with == null || !always && without == null) {
                return null;
            }
            rows.add(new Held(cards.get(i), Rate.exact(held), rate(with), rate(without)));
        }
        return rows;
    }

    /** The probability that a copy of a card is in the opening hand. */
    private static Fraction held(DeckPrograms programs, TopicPrograms topic, int kind) {
        int size = programs.file().size();
        int copies = programs.file().cards().get(kind).count();
        int hand = topic.hand();
        return DrawOdds.byTurn(size, copies, hand, 0, 0, false).get(0).held();
    }

    private static List<Held> byStates(
            DeckPrograms programs, TopicPrograms topic, HandShares shares) {
        List<DeckCard> cards = programs.file().cards();
        List<Held> rows = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            Fraction held = held(programs, topic, i);
            Fraction with = shares.success(i, true);
            Fraction without = shares.success(i, false);
            rows.add(
                    new Held(
                            cards.get(i),
                            Rate.exact(held),
                            with == null ? null : Rate.exact(with),
                            without == null ? null : Rate.exact(without)));
        }
        return rows;
    }

    private static ExactTally solve(TopicPrograms topic, boolean[] kinds, boolean held, int games) {
        return Exact.solve(topic, new HandWith(kinds, held), games);
    }

    private static Rate rate(ExactTally tally) {
        return tally == null || tally.isEmpty() ? null : Rate.exact(tally.success());
    }

    private static List<Held> sampled(
            DeckPrograms programs, TopicPrograms topic, Seed seed, int games) {
        TopicCompiler compiler = new TopicCompiler(topic, false);
        Random32 random = new Random32(1, 0, 0, 0);
        Game game = compiler.game(random);
        List<DeckCard> cards = programs.file().cards();
        OpeningHand opening = new OpeningHand(game.machine(), compiler.kinds(), cards.size());
        game.whenDealt(opening);
        int[] held = new int[cards.size()];
        int[] successes = new int[cards.size()];
        int successCount = 0;
        int counted = 0;
        for (int i = 0; i < games; i++) {
            if (i % Sampler.BATCH == 0) {
                seed.start(random, topic.topic().name(), i / Sampler.BATCH);
                game.machine().startBatch();
            }
            game.play(i);
            if (!game.isCounted()) {
                continue;
            }
            counted++;
            boolean success = game.score() > 0;
            successCount += success ? 1 : 0;
            for (int kind = 0; kind < held.length; kind++) {
                if (opening.holds[kind]) {
                    held[kind]++;
                    successes[kind] += success ? 1 : 0;
                }
            }
        }
        List<Held> rows = new ArrayList<>();
        for (int kind = 0; kind < held.length; kind++) {
            rows.add(
                    new Held(
                            cards.get(kind),
                            Rate.sampled(held[kind], counted),
                            Rate.sampled(successes[kind], held[kind]),
                            Rate.sampled(successCount - successes[kind], counted - held[kind])));
        }
        return rows;
    }

    /** Remembers which cards the opening hand contains. */
    private static final class OpeningHand implements Runnable {

        private final VirtualMachine machine;
        private final int[] kindOf;
        private final boolean[] holds;

        OpeningHand(VirtualMachine machine, int[] kindOf, int kinds) {
            this.machine = machine;
            this.kindOf = kindOf;
            this.holds = new boolean[kinds];
        }

        @Override
        public void run() {
            Arrays.fill(holds, false);
            Zone hand = machine.row(ZoneLetter.HAND);
            for (int i = 0; i < hand.size(); i++) {
                holds[kindOf[hand.card(i)]] = true;
            }
        }
    }
}
