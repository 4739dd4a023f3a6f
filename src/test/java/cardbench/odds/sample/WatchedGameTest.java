package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.chance.Seed;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A game that somebody watches asks every guard again and takes cards before it puts them down; one
 * that nobody watches passes over guards that cannot have changed and moves cards at once. Both are
 * the same game.
 */
class WatchedGameTest {

    private static final int GAMES = 40;

    private static final String[] GUARDS = {
        "",
        "/(> |H.a:x| 1)",
        "/summon",
        "/!summon",
        "/(> |D.b| 0)",
        "/(== |D.3.a:y| 1)",
        "/(< |B| 4)",
        "/(> (rand 0 2) 0)",
        "/(and (> |H| 2) (< |F| 3))",
        "/(!= |H.2.a:x| 1)",
        "/(if |B.c| 1 total)",
        "/!(> |H.a:y| 0)",
        "/(!= |H.b| 1)",
        "/(<= summon 0)",
        "/(>= 2 |F.c|)",
        "/(if (> |H.a:x| 0) (== total 1) 0)",
    };

    private static final String[] ACTIONS = {
        "(# X F)",
        "(# X B)",
        "(# D.1 H)",
        "(# D.a:y.1 H [search])",
        "(# D.3 B)",
        "(# H.a:x.1 D)",
        "(= summon (- summon 1))",
        "(= total (+ total 1))",
        "(shuffle D)",
        "(## B.1 D)",
        "(# D.b B)",
        "(if (> |H.b| 0) (# D.2 B) (= summon 1))",
        "(# B.a:x.2 H)",
        "(! search)",
        "(## D.:(rand 0 2) H)",
        "(# H.2.a:y E)",
        "(block (# D.1 B) (# X B))",
        "(= total 3)",
        "(if (!= |B.a:y| 2) (block (# D.1 B) (if summon (# X B) ())) (# X D))",
        "(repeat 3 (> |H.a:x| 2) (# D.1 H))",
        "(= q |B|)",
        "(# F H)",
        "(## X D)",
    };

    private static String picked(String[] from, Random random) {
        return from[random.nextInt(from.length)];
    }

    private static String program(Random random) {
        StringBuilder program = new StringBuilder();
        program.append(new String[] {"[1]", "[1HB]", "[1^]", "[1B]", "", "[H]"}[random.nextInt(6)]);
        for (int i = random.nextInt(3); i > 0; i--) {
            program.append(picked(GUARDS, random)).append(';');
            if (random.nextInt(6) == 0) {
                program.append(picked(ACTIONS, random)).append(';');
            }
        }
        program.append("@;");
        for (int i = random.nextInt(4); i > 0; i--) {
            program.append(picked(ACTIONS, random)).append(';');
        }
        return program.append(random.nextInt(3) == 0 ? picked(GUARDS, random) : "(# X F)")
                .toString();
    }

    private static String deck(Random random) {
        StringBuilder yaml = new StringBuilder("deck:\n  cards:\n");
        String[] attributes = {"[x]", "[y]", "[x, y]", "[]"};
        for (String card : new String[] {"a", "b", "c", "d", "e"}) {
            yaml.append("    ").append(card).append(": {count: ").append(1 + random.nextInt(4));
            yaml.append(", attribute: ").append(picked(attributes, random)).append(", program: [");
            for (int i = random.nextInt(3); i > 0; i--) {
                yaml.append('"').append(program(random)).append(i > 1 ? "\", " : "\"");
            }
            yaml.append("]}\n");
        }
        yaml.append(
                "    rest: {count: 6}\nsimulate:\n  tests:\n    t:\n      exec-program: true\n");
        yaml.append("      header: '(= summon 1)'\n      auto-shuffle: ")
                .append(random.nextBoolean());
        yaml.append("\n      combos:\n        k: {grave: ['a:x', 'a:y'], score: '(+ 1 total)'}\n");
        yaml.append("        l: {hand: [a:y], score: '(+ |D.2.a:x| |F|)'}\n");
        return yaml.toString();
    }

    private static List<Integer> scores(Game game) {
        List<Integer> scores = new ArrayList<>();
        for (int i = 0; i < game.combos(); i++) {
            scores.add(game.score(i));
        }
        scores.add(game.machine().stopped() ? 1 : 0);
        scores.add(game.machine().emptySource() ? 1 : 0);
        return scores;
    }

    @Test
    @Tag("slow")
    void watchedOrNot_aGameIsTheSame() {
        int successes = 0;
        int stopped = 0;
        for (int seed = 0; seed < 150; seed++) {
            String yaml = deck(new Random(seed));
            DeckPrograms programs = Decks.programs(yaml);
            DeckPrograms.TopicPrograms topic = programs.topics().get(0);
            boolean legacy = seed % 5 == 0;
            Random32 random = new Random32(1, 0, 0, 0);
            TopicCompiler compiler = new TopicCompiler(topic, legacy);
            Game game = compiler.game(random);
            Sampler sampler = new Sampler(game, random, Seed.DEFAULT, "t", null);
            List<List<Integer>> alone = new ArrayList<>();
            sampler.find(
                    0,
                    GAMES,
                    played -> {
                        alone.add(scores(played));
                        return false;
                    });
            for (int number = 0; number < GAMES; number++) {
                TraceWriter writer =
                        new TraceWriter(
                                game.machine(),
                                compiler.kinds(),
                                programs.vocabulary().cards(),
                                compiler.variables(),
                                legacy);
                List<Integer> watched = scores(sampler.replay(number, writer));
                assertEquals(
                        alone.get(number),
                        watched,
                        "seed " + seed + " game " + number + "\n" + yaml);
                successes += watched.get(0) > 0 || watched.get(1) > 0 ? 1 : 0;
                stopped += watched.get(2);
            }
        }
        assertTrue(successes > 300, successes + " successes");
        assertTrue(stopped > 10 && stopped < 3000, stopped + " stopped");
    }

    /** What is printed after the lines that are kept is looked at like the lines before. */
    @Test
    void printedCards_areLookedAtWhetherOrNotTheLineIsKept() {
        String yaml =
                """
                deck:
                  cards:
                    a: {count: 4}
                    b: {count: 16}
                simulate:
                  tests:
                    t:
                      start-card: 3
                      exec-program: true
                      header: '(print D.9)'
                      combos: {k: {score: '(+ (* 1000 (rand 0 999)) (rand 0 999))'}}
                """;
        DeckPrograms.TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        Random32 random = new Random32(1, 0, 0, 0);
        TopicCompiler compiler = new TopicCompiler(topic, false);
        Game game = compiler.game(random);
        Sampler sampler = new Sampler(game, random, Seed.DEFAULT, "t", null);
        List<List<Integer>> alone = new ArrayList<>();
        int games = VirtualMachine.MAX_PRINTS + 20;
        sampler.find(
                0,
                games,
                played -> {
                    alone.add(scores(played));
                    return false;
                });
        assertEquals(games, game.machine().printed());
        for (int number = 0; number < games; number++) {
            TraceWriter writer =
                    new TraceWriter(
                            game.machine(),
                            compiler.kinds(),
                            topic.vocabulary().cards(),
                            compiler.variables(),
                            false);
            assertEquals(
                    alone.get(number), scores(sampler.replay(number, writer)), "game " + number);
        }
    }
}
