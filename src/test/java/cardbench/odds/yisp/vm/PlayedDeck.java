package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/**
 * A deck of one copy each of {@code a} to {@code h} in this order, hand of three, whose first cards
 * have effects. Hand and graveyard are scanned.
 */
final class PlayedDeck {

    static final int[] ORDER = {0, 1, 2, 3, 4, 5, 6, 7};

    private final List<CardKind> kinds = new ArrayList<>();
    private final List<Program> programs = new ArrayList<>();
    private final List<List<Effect>> effects = new ArrayList<>();
    final Compiler compiler;
    final VirtualMachine machine;
    private final ActivationScan scan;

    /** What a watcher saw: the statements that began, the moves and the lines. */
    final List<String> seen = new ArrayList<>();

    /**
     * A deck with effects.
     *
     * @param texts for each card from {@code a}, its effects, with {@code |||} between them
     */
    PlayedDeck(boolean legacy, boolean autoShuffle, String... texts) {
        List<List<Program>> parsed = new ArrayList<>();
        for (String name : "a b c d e f g h".split(" ")) {
            parsed.add(new ArrayList<>());
            if (kinds.size() < texts.length) {
                for (String text : texts[kinds.size()].split("\\|\\|\\|")) {
                    parsed.get(kinds.size()).add(parsed(text));
                }
            }
            kinds.add(new CardKind(name, 1, List.of(), ""));
        }
        parsed.forEach(programs::addAll);
        compiler = new Compiler(new Vocabulary(kinds), programs, legacy, autoShuffle);
        for (int card = 0; card < parsed.size(); card++) {
            List<Effect> compiled = new ArrayList<>();
            for (Program program : parsed.get(card)) {
                compiled.add(compiler.effect(program, card, compiled.size()));
            }
            effects.add(compiled);
        }
        List<CountedSet> acting =
                List.of(compiler.acting('H', effects), compiler.acting('B', effects));
        machine = compiler.play(new Random32(1, 2, 3, 4));
        scan = new ActivationScan(machine, "HB", effects, acting);
    }

    private static Program parsed(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Program program = Parser.effect(Source.of(text), diagnostics);
        assertFalse(diagnostics.failed(), text + diagnostics.list());
        return program;
    }

    /** Deals a hand and activates all that can be; names the cards with the numbers of effects. */
    String play(int game) {
        machine.startGame(game, ORDER);
        machine.deal(3);
        return activated(true);
    }

    /** Activates all that can be. */
    String activated(boolean begins) {
        List<String> log = new ArrayList<>();
        boolean first = begins;
        while (log.size() < 200 && scan.next(first) && !machine.stopped()) {
            first = false;
            log.add(kinds.get(scan.card()).name() + scan.effect());
        }
        return String.join(" ", log);
    }

    void watch() {
        machine.watch(
                new Watcher() {
                    @Override
                    public void begins(Program program, Statement statement) {
                        seen.add(
                                program.source()
                                        .text()
                                        .substring(statement.from(), statement.to()));
                    }

                    @Override
                    public void moves(int[] taken, int count, char from, Expression.Move move) {
                        StringBuilder cards = new StringBuilder();
                        for (int i = 0; i < count; i++) {
                            cards.append(kinds.get(taken[i]).name());
                        }
                        seen.add(cards + " " + from + move.zone());
                    }

                    @Override
                    public void prints(String line) {
                        seen.add("prints " + line);
                    }
                });
    }

    String zone(char letter) {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < machine.row(letter).size(); i++) {
            names.append(kinds.get(machine.card(letter, i)).name());
        }
        return names.toString();
    }
}
