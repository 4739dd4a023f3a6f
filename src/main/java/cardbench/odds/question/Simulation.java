package cardbench.odds.question;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.number.FixedPoint;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.odds.deckfile.Combo;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.deckfile.Topic;
import cardbench.odds.exact.SolvedPart;
import cardbench.odds.sample.Game;
import cardbench.odds.sample.OpeningHands;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.sample.TopicTally;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Samples topics of a deck file in batches. A batch depends only on the seed and its number, so
 * batches can be played in any order and by any number of simulations with the same arguments. A
 * simulation has state; each thread needs its own.
 */
public final class Simulation {

    private final List<TopicPrograms> topics;
    private final List<SolvedPart> parts;
    private final List<Sampler> samplers = new ArrayList<>();
    private final List<List<Diagnostic>> faults = new ArrayList<>();
    private final Seed seed;
    private final boolean legacy;

    /**
     * Creates a simulation; nothing is played yet.
     *
     * @param topics the topics to play, of one file without errors
     * @param legacy whether to play like ygo-calc 2.6, with its bugs
     */
    public Simulation(List<TopicPrograms> topics, Seed seed, boolean legacy) {
        this(topics, Collections.nCopies(topics.size(), null), seed, legacy);
    }

    /**
     * Creates a simulation of the hands that are not solved; nothing is played yet.
     *
     * @param topics the topics to play, of one file without errors
     * @param parts for each topic its solved part, or {@code null}; solved hands are not dealt
     * @param legacy whether to play like ygo-calc 2.6, with its bugs; then all parts are {@code
     *     null}
     */
    public Simulation(
            List<TopicPrograms> topics, List<SolvedPart> parts, Seed seed, boolean legacy) {
        this.topics = List.copyOf(topics);
        // not List.copyOf, which refuses null
        this.parts = Collections.unmodifiableList(new ArrayList<>(parts));
        this.seed = seed;
        this.legacy = legacy;
        for (int i = 0; i < topics.size(); i++) {
            TopicPrograms topic = topics.get(i);
            TopicCompiler compiler = new TopicCompiler(topic, legacy);
            Random32 random = new Random32(0, 0, 0, 0);
            Game game = compiler.game(random);
            boolean alone = topics.size() == 1;
            OpeningHands.Source hands = StratifiedHands.of(topic, parts.get(i), legacy, alone);
            OpeningHands open = hands.of(compiler.kinds());
            samplers.add(new Sampler(game, random, seed, topic.topic().name(), open));
            faults.add(compiler.faults());
        }
    }

    /** The topics that are played. */
    public List<TopicPrograms> topics() {
        return topics;
    }

    /** For each topic its solved part, or {@code null}. */
    public List<SolvedPart> parts() {
        return parts;
    }

    /** The seed. */
    public Seed seed() {
        return seed;
    }

    /**
     * Plays one batch of every topic.
     *
     * @param batch its number, from 0
     * @param count the number of games of the whole simulation; the last batch may be shorter
     * @return a tally for each topic
     */
    public List<TopicTally> play(int batch, int count) {
        int games = Math.max(0, Math.min(Sampler.BATCH, count - batch * Sampler.BATCH));
        List<TopicTally> tallies = new ArrayList<>();
        for (Sampler sampler : samplers) {
            tallies.add(sampler.play(batch, games));
        }
        return tallies;
    }

    /** Adds two lists of tallies, topic by topic. */
    public static List<TopicTally> sum(List<TopicTally> some, List<TopicTally> others) {
        List<TopicTally> sums = new ArrayList<>();
        for (int i = 0; i < some.size(); i++) {
            sums.add(some.get(i).plus(others.get(i)));
        }
        return sums;
    }

    /** Tallies of 0 games, to which the tallies of this simulation can be added. */
    public List<TopicTally> nothing() {
        return play(0, 0);
    }

    /** The odds of each topic from its tally and its solved part. */
    public List<TopicOdds> odds(List<TopicTally> tallies) {
        List<TopicOdds> odds = new ArrayList<>();
        for (int i = 0; i < tallies.size(); i++) {
            odds.add(TopicOdds.played(parts.get(i), tallies.get(i)));
        }
        return odds;
    }

    /** Whether tallies have the shape of the topics of this simulation. */
    public boolean fits(List<TopicTally> tallies) {
        List<TopicTally> own = nothing();
        boolean fits = tallies.size() == own.size();
        for (int i = 0; fits && i < own.size(); i++) {
            fits = own.get(i).fits(tallies.get(i));
        }
        return fits;
    }

    /** The diagnostics about the games that were played. */
    public List<Diagnostic> remarks(List<TopicTally> tallies) {
        Diagnostics remarks = new Diagnostics();
        for (int i = 0; i < tallies.size(); i++) {
            TopicTally tally = tallies.get(i);
            int before = remarks.list().size();
            if (tally.games() > 0 && topics.get(i).chooses()) {
                Topic topic = topics.get(i).topic();
                remarks.add(
                        GameCodes.BEST_PLAYED
                                .at(topic.key().location())
                                .with("topic", topic.name()));
            }
            if (tally.emptySource() > 0) {
                remarks.add(emptySource(tally, topics.get(i).topic()));
            }
            // ygo-calc stops a game at a move that finds no cards; that is reported above
            int stopped = tally.stopped() - (legacy ? tally.emptySource() : 0);
            Location key = topics.get(i).topic().key().location();
            if (stopped > 0) {
                remarks.add(
                        GameCodes.STOPPED
                                .at(key)
                                .with("topic", tally.topic())
                                .with("games", stopped)
                                .with("played", tally.games())
                                .with("limit", VirtualMachine.MAX_STEPS));
            }
            if (tally.uncounted() > 0 && tally.games() > 0) {
                remarks.add(
                        GameCodes.GIVEN_HARDLY_MET
                                .at(key)
                                .with("topic", tally.topic())
                                .with("games", tally.uncounted())
                                .with("played", tally.games() + tally.uncounted())
                                .with("deals", Game.DEALS));
            } else if (tally.uncounted() > 0) {
                remarks.add(GameCodes.GIVEN_NEVER_MET.at(key).with("topic", tally.topic()));
            }
            sayDifferences(tally, topics.get(i), parts.get(i), remarks);
            for (int fault = 0; fault < tally.faults().size(); fault++) {
                TopicTally.Fault happened = tally.faults().get(fault);
                if (happened.games() > 0) {
                    remarks.add(
                            faults.get(i)
                                    .get(fault)
                                    .with("games", happened.games())
                                    .with("played", tally.games())
                                    .with("game", happened.first()));
                }
            }
            if (parts.get(i) != null && remarks.list().size() > before) {
                remarks.add(openHands(topics.get(i).topic(), parts.get(i), tally.games()));
            }
        }
        return remarks.list();
    }

    private static Diagnostic openHands(Topic topic, SolvedPart part, int games) {
        double open = part.share().rest().approximately();
        return GameCodes.OPEN_HANDS
                .at(topic.key().location())
                .with("topic", topic.name())
                .with("played", games)
                .with("share", FixedPoint.fraction(Math.round(10_000 * open), 100, 2) + " %");
    }

    /** Reports the combos for which greedy and best matching give different rates. */
    private static void sayDifferences(
            TopicTally tally, TopicPrograms topic, SolvedPart part, Diagnostics remarks) {
        for (int i = 0; i < tally.combos().size(); i++) {
            int here = tally.combos().get(i);
            int other = tally.others().get(i);
            // with a solved part, the games alone are not representative of all hands
            if (part == null && other >= 0 && other != here) {
                Combo combo = topic.combos().get(i).combo();
                boolean best = combo.bestMatching();
                remarks.add(
                        GameCodes.MATCHING_DIFFERS
                                .at(combo.key().location())
                                .with("combo", combo.name())
                                .with("greedy", percent(best ? other : here, tally.games()))
                                .with("best", percent(best ? here : other, tally.games())));
            }
        }
    }

    private static String percent(int games, int played) {
        return FixedPoint.fraction(100L * games, played, 2) + " %";
    }

    private Diagnostic emptySource(TopicTally tally, Topic topic) {
        if (legacy) {
            return GameCodes.LEGACY_STOP
                    .at(topic.key().location())
                    .with("topic", tally.topic())
                    .with("game", tally.firstEmpty());
        }
        return GameCodes.EMPTY_SOURCE
                .at(topic.key().location())
                .with("topic", tally.topic())
                .with("games", tally.emptySource())
                .with("played", tally.games())
                .with("game", tally.firstEmpty());
    }
}
