package cardbench.odds.sample;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.matching.Matching;
import cardbench.odds.yisp.vm.Formula;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.List;

/** Plays single games of a topic and writes down every step. */
public final class Tracer {

    private final TopicPrograms topic;
    private final boolean legacy;
    private final Random32 random = new Random32(0, 0, 0, 0);
    private final TopicCompiler compiler;
    private final Game game;
    private final Sampler sampler;
    private final Seed seed;
    private int following;

    /**
     * A tracer of a topic.
     *
     * @param topic of a file in which no error was found
     * @param hands makes the opening hands of its games
     */
    public Tracer(TopicPrograms topic, OpeningHands.Source hands, Seed seed, boolean legacy) {
        this.topic = topic;
        this.legacy = legacy;
        this.seed = seed;
        this.compiler = new TopicCompiler(topic, legacy);
        this.game = compiler.game(random);
        OpeningHands open = hands.of(compiler.kinds());
        this.sampler = new Sampler(game, random, seed, topic.topic().name(), open);
    }

    /** The game of a number, as the simulation with the same seed plays it. */
    public Trace game(int number) {
        TraceWriter writer = writer();
        sampler.replay(number, writer);
        return trace(writer, number);
    }

    /** The game after the one that was traced last; 0 at first. */
    public Trace next() {
        TraceWriter writer = writer();
        sampler.next(following, writer);
        return trace(writer, following++);
    }

    /**
     * The game that a given deck makes. What chance decides besides is that of game 0.
     *
     * @param order names of all cards, from the top; the opening hand comes first
     * @return {@code null} if the names are not exactly the cards of the deck
     */
    public Trace order(List<String> order, Diagnostics diagnostics) {
        int[] cards = cards(order, diagnostics);
        if (diagnostics.failed()) {
            return null;
        }
        TraceWriter writer = writer();
        seed.start(random, topic.topic().name(), 0);
        game.machine().startBatch();
        game.watch(writer);
        game.play(0, cards);
        game.watch(null);
        return trace(writer, 0);
    }

    /**
     * Looks for a game of a kind.
     *
     * @param from number of the first game to look at
     * @param tries how many games to look at
     * @param success whether the topic has to succeed or to fail; {@code null} for any
     * @param with combos that have to succeed
     * @param without combos that have to fail
     * @return its number, or -1
     */
    public int find(
            int from, int tries, Boolean success, List<Integer> with, List<Integer> without) {
        return sampler.find(
                from,
                tries,
                played -> {
                    boolean fits = success == null || success == played.score() > 0;
                    for (int combo : with) {
                        fits &= played.score(combo) > 0;
                    }
                    for (int combo : without) {
                        fits &= played.score(combo) == 0;
                    }
                    return fits;
                });
    }

    private TraceWriter writer() {
        return new TraceWriter(
                game.machine(),
                compiler.kinds(),
                topic.vocabulary().cards(),
                compiler.variables(),
                legacy);
    }

    private int[] cards(List<String> order, Diagnostics diagnostics) {
        int[] kinds = compiler.kinds();
        boolean[] used = new boolean[kinds.length];
        int[] cards = new int[kinds.length];
        if (order.size() != kinds.length) {
            diagnostics.add(
                    GameCodes.SHORT_ORDER
                            .anywhere()
                            .with("found", order.size())
                            .with("cards", kinds.length));
            return cards;
        }
        for (int i = 0; i < cards.length; i++) {
            int card = 0;
            while (card < kinds.length
                    && (used[card] || !nameOf(kinds[card]).equals(order.get(i)))) {
                card++;
            }
            if (card == kinds.length) {
                diagnostics.add(
                        GameCodes.UNKNOWN_CARD
                                .at(Location.pointer("/order/" + i))
                                .with("card", order.get(i)));
            } else {
                used[card] = true;
                cards[i] = card;
            }
        }
        return cards;
    }

    private String nameOf(int kind) {
        return topic.vocabulary().cards().get(kind).name();
    }

    private Trace trace(TraceWriter writer, int number) {
        List<Trace.Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < game.combos(); i++) {
            outcomes.add(outcome(topic.combos().get(i), i));
        }
        List<Diagnostic> faults = new ArrayList<>();
        List<Diagnostic> places = compiler.faults();
        for (int i = 0; i < places.size(); i++) {
            if (game.machine().hasFault(i)) {
                faults.add(places.get(i).with("games", 1).with("played", 1).with("game", number));
            }
        }
        return writer.trace(outcomes, faults);
    }

    private Trace.Outcome outcome(ComboPrograms combo, int index) {
        int score = game.score(index);
        List<Trace.Unmet> unmet = new ArrayList<>();
        if (score == 0) {
            VirtualMachine machine = game.machine();
            CompiledCombo test = game.combo(index);
            if (machine.stopped()) {
                unmet.add(unmet("game", combo.combo().key()));
            } else {
                if (test.condition() != null && test.condition().value(machine) == 0) {
                    Formula always = compiler.always();
                    boolean everywhere = always != null && always.value(machine) == 0;
                    unmet.add(
                            unmet(
                                    "condition",
                                    everywhere
                                            ? topic.topic().condition()
                                            : combo.combo().condition()));
                }
                addUnmet("hand", test.lists().hand(), combo.combo().hand(), unmet);
                addUnmet("grave", test.lists().grave(), combo.combo().grave(), unmet);
                if (unmet.isEmpty()) {
                    unmet.add(unmet("score", combo.combo().score()));
                }
            }
        }
        return new Trace.Outcome(combo.combo().name(), score, unmet);
    }

    private void addUnmet(
            String part, Matching test, List<YamlScalar> items, List<Trace.Unmet> unmet) {
        int index = test.firstUnmet(game.machine());
        if (index >= 0) {
            YamlScalar item = items.get(index);
            List<String> used = new ArrayList<>();
            for (int card : test.used(game.machine())) {
                used.add(nameOf(compiler.kinds()[card]));
            }
            unmet.add(new Trace.Unmet(part, item.value(), item.location(), used));
        }
    }

    private static Trace.Unmet unmet(String part, YamlScalar text) {
        return new Trace.Unmet(part, text.value(), text.location(), List.of());
    }
}
