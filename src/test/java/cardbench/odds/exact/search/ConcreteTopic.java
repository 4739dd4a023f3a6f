package cardbench.odds.exact.search;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Turns;
import cardbench.odds.exact.state.Outcome;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The odds of a topic of a file as the documents describe its keys, by all of its games: every
 * order of the deck, every order after a shuffle, every random number.
 */
final class ConcreteTopic {

    private final TopicPrograms topic;
    private final Program header;
    private final int most;
    private int games;

    /** By outcome, the share of the games that count. */
    private final Map<String, Rational> weights = new TreeMap<>();

    private final Map<String, Outcome> outcomes = new TreeMap<>();

    /** The share of all games that count. */
    Rational counted = Rational.ZERO;

    /**
     * Plays all games.
     *
     * @param programs the file of the topic
     * @param most no more games are played; then it is not {@link #isComplete complete}
     */
    ConcreteTopic(DeckPrograms programs, TopicPrograms topic, int most) {
        // the effects as they are written, without what negates them
        this.topic =
                new TopicPrograms(
                        topic.topic(),
                        topic.vocabulary(),
                        programs.effects(),
                        null,
                        topic.combos(),
                        topic.given());
        this.header =
                topic.topic().header() == null
                        ? null
                        : Parser.statements(Source.of(topic.topic().header()), new Diagnostics());
        this.most = most;
        Map<ConcreteOpening.Position, Rational> begun = ConcreteOpening.of(this.topic);
        if (begun.size() <= most) {
            opened(begun).values().forEach(this::play);
        } else {
            games = most + 1;
        }
    }

    boolean isComplete() {
        return games <= most;
    }

    /** A game behind its header. */
    private record Opened(ConcreteOpening.Position position, Map<String, Integer> variables) {}

    private record Weighed(Opened opened, Rational weight) {
        Weighed plus(Weighed other) {
            return new Weighed(opened, weight.plus(other.weight));
        }
    }

    /** A game with its cards in a position. */
    static ConcreteGame game(TopicPrograms topic, Dice dice, ConcreteOpening.Position position) {
        ConcreteGame game = new ConcreteGame(topic, dice);
        position.zones()
                .forEach(
                        (letter, cards) ->
                                cards.forEach(
                                        kind ->
                                                game.zone(letter)
                                                        .add(new ConcreteZones.Card(kind))));
        game.variables.put("mulligans", position.taken());
        return game;
    }

    /** The games that count, behind the header. */
    private Map<Opened, Weighed> opened(Map<ConcreteOpening.Position, Rational> begun) {
        Map<Opened, Weighed> opened = new LinkedHashMap<>();
        begun.forEach(
                (position, own) -> {
                    Dice dice = new Dice();
                    do {
                        ConcreteGame game = game(topic, dice, position);
                        if (header != null) {
                            game.run(header.statements());
                        }
                        game.variables.keySet().removeIf(name -> name.length() == 1);
                        if (topic.given() == null || game.value(topic.given().number()) != 0) {
                            Rational weight = own.times(dice.weight());
                            counted = counted.plus(weight);
                            Opened here = new Opened(position(game), new TreeMap<>(game.variables));
                            opened.merge(here, new Weighed(here, weight), Weighed::plus);
                        }
                        games++;
                    } while (games <= most && dice.next());
                });
        return opened;
    }

    private static ConcreteOpening.Position position(ConcreteGame game) {
        ConcreteOpening.Position position = new ConcreteOpening.Position(new TreeMap<>(), 0);
        game.zones.forEach(
                (letter, cards) -> {
                    if (!cards.isEmpty()) {
                        cards.forEach(card -> position.zone(letter).add(card.kind));
                    }
                });
        return position;
    }

    private void play(Weighed begun) {
        Dice dice = new Dice();
        do {
            ConcreteGame game = game(topic, dice, begun.opened.position);
            game.variables.clear();
            game.variables.putAll(begun.opened.variables);
            Turns turns = topic.topic().turns();
            if (turns == null) {
                game.play();
            } else {
                List<Statement> start =
                        turns.start() == null
                                ? List.of()
                                : Parser.statements(Source.of(turns.start()), new Diagnostics())
                                        .statements();
                for (int turn = 1; turn <= turns.count(); turn++) {
                    boolean draws =
                            turn > 1
                                    || turns.go() == Turns.Go.SECOND
                                    || turns.go() == Turns.Go.EITHER && dice.roll(2) == 1;
                    game.beginTurn(turn, draws ? turns.draw() : 0, start);
                    game.play();
                    game.endTurn();
                }
            }
            Outcome outcome = game.result();
            outcomes.put(outcome.toString(), outcome);
            weights.merge(outcome.toString(), begun.weight.times(dice.weight()), Rational::plus);
            games++;
        } while (games <= most && dice.next());
    }

    private interface Measure {
        int of(Outcome outcome);
    }

    private Fraction mean(Measure measure) {
        Rational sum = Rational.ZERO;
        for (Map.Entry<String, Rational> one : weights.entrySet()) {
            int value = measure.of(outcomes.get(one.getKey()));
            sum = sum.plus(one.getValue().times(Rational.of(value, 1)));
        }
        Rational rate = sum.times(Rational.of(counted.below(), counted.above()));
        return Fraction.of(
                Natural.parse(Long.toString(rate.above())),
                Natural.parse(Long.toString(rate.below())));
    }

    Fraction success() {
        return mean(outcome -> outcome.score() > 0 ? 1 : 0);
    }

    Fraction averageScore() {
        return mean(Outcome::score);
    }

    Fraction combo(int combo) {
        return mean(outcome -> outcome.successes().has(combo) ? 1 : 0);
    }

    Fraction other(int combo) {
        return mean(outcome -> outcome.others().has(combo) ? 1 : 0);
    }

    /** How likely a set of combos is, given as bits. */
    Fraction set(int combos) {
        return mean(outcome -> outcome.successes().word(0) == combos ? 1 : 0);
    }
}
