package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {

    private static final String EXAMPLE = "cards-data/examples/example.yml";

    @TempDir Path folder;

    private static TerminalRun run(String in, String... words) {
        return TerminalRun.of(Main.commands(), in, words);
    }

    /** The form that the document prints; its figures are of other games. */
    @Test
    void example_isReportedInTheDocumentsForm() {
        TerminalRun run = run("", "simulate", EXAMPLE);
        assertEquals(0, run.exitCode(), run.err());
        String rate = "\\d+\\.\\d\\d% \\+- \\d+\\.\\d\\d%";
        String score = "\\d+\\.\\d\\d \\+- \\d+\\.\\d\\d";
        String results = run.out().substring(run.out().indexOf("Simulate "));
        assertTrue(
                results.matches(
                        "Simulate 1000 times\\.\\.\\.\n"
                                + "Time used: \\d+ms\n"
                                + "Topic: test-expend\n"
                                + ("First turn average success rate: " + rate)
                                + ("  average score: " + score + "\n")
                                + ("    A1: " + rate + "      A2: " + rate + "  \n\n")
                                + "Topic: test-hand-trap\n"
                                + ("First turn average success rate: " + rate)
                                + ("  average score: " + score + "\n")
                                + ("    HT1: " + rate + "      HT2: " + rate)
                                + ("      urara-2: " + rate + "  \n\n")),
                results);
        assertTrue(
                run.out()
                        .startsWith(
                                "size: 40\ncards: \n"
                                        + "name: kowakuma-trion, count: 3, description: 特里恩虫惑魔,"
                                        + " attribute: [kowakuma monstor ]\n"));
        assertTrue(run.out().contains("\nA1: score: 2; hand: a:kowakuma  a:trap  \n"));
    }

    @Test
    @Tag("slow")
    void exact_isSolvedWhereItCanBe() {
        TerminalRun run = run("", "simulate", "--exact", EXAMPLE);
        assertEquals(0, run.exitCode(), run.err());
        String results = run.out().substring(run.out().indexOf("Topic: "));
        assertEquals(
                "Topic: test-expend\n"
                        + "First turn average success rate: 85.96% = 49/57"
                        + "  average score: 2.24 = 9461/4218\n"
                        + "    A1: 85.96% = 49/57      A2: 26.19% = 2209/8436  \n\n"
                        + "Topic: test-hand-trap\n"
                        + "First turn average success rate: 74.18% = 54233/73112"
                        + "  average score: 1.12 = 9/8\n"
                        + "    HT1: 74.18% = 54233/73112      HT2: 31.14% = 2846/9139"
                        + "      urara-2: 3.54% = 35/988  \n\n",
                results);
        run = run("", "simulate", "--exact", "cards-data/examples/zhulei.yml");
        assertTrue(run.out().contains("First turn average success rate: 76.97% = "), run.out());
        assertTrue(run.out().contains("First turn average success rate: 74.28% = 228490259/"));
        assertEquals(1, run.out().split("Simulate 10 times").length);
        run = run("", "simulate", "--exact", "--json", EXAMPLE);
        assertTrue(run.out().contains("\"fraction\":\"9461/4218\""), run.out());
    }

    @Test
    void sameSeed_isTheSameResult() {
        String one = results(run("", "simulate", "--seed", "7", "--count", "5000", EXAMPLE));
        assertEquals(one, results(run("", "simulate", "--seed=7", "--count=5000", EXAMPLE)));
        assertTrue(!one.equals(results(run("", "simulate", "--count", "5000", EXAMPLE))));
    }

    private static String results(TerminalRun run) {
        return run.out().replaceAll("Time used: \\d+ms", "");
    }

    @Test
    void withoutFile_itAsksForOne() {
        TerminalRun run = run(EXAMPLE + "\n", "simulate", "--count", "10");
        assertEquals(0, run.exitCode());
        assertTrue(run.out().startsWith("deck file: size: 40\n"));
        assertEquals(2, run("\n", "simulate").exitCode());
    }

    @Test
    void debugFile_isToldGameByGame() {
        TerminalRun run = run("", "simulate", "cards-data/examples/zhulei.yml");
        assertEquals(0, run.exitCode());
        assertEquals(10, run.out().split("-----------run-------------\n", -1).length - 1);
        assertTrue(run.out().contains("\nexecStatement((= summon 1))\n-----------run----"));
        assertTrue(run.err().contains("no card named “M”"));
        assertTrue(run.err().contains("(line 18, column 30)"));
        assertTrue(run.out().contains("First turn average success rate: "));
        assertTrue(!run.out().contains("+-"), "no intervals unless asked for");
    }

    @Test
    void fileWithErrors_isRefusedWithAllOfThem() throws Exception {
        Path file = folder.resolve("wrong.yml");
        Files.writeString(
                file,
                Files.readString(Path.of(EXAMPLE))
                        .replace("(== |H.urara| 2)", "(== |H.urara 2")
                        .replace("- bu-mian-jia", "- bu-mian-ja"));
        TerminalRun run = run("", "simulate", file.toString());
        assertEquals(1, run.exitCode());
        assertEquals("", run.out());
        assertTrue(run.err().contains("did you mean “bu-mian-jia”?"), run.err());
        assertTrue(run.err().contains("the closing | is missing"), run.err());
    }

    @Test
    void programsThatPrint_areHeard() throws Exception {
        Path file = folder.resolve("print.yml");
        Files.writeString(
                file,
                """
                deck: {cards: {a: {count: 2}}}
                simulate:
                  count: 2
                  tests: {t: {start-card: 1, header: '(print "hand" |H|)', combos: {A: {hand: [a]}}}}
                """);
        TerminalRun run = run("", "simulate", file.toString());
        assertTrue(run.out().contains("hand 1 \nhand 1 \nTime used: "), run.out() + run.err());
        String solved = run("", "simulate", "--exact", file.toString()).out();
        assertTrue(solved.contains("hand 1 \n".repeat(20)), solved);
        assertFalse(solved.contains("hand 1 \n".repeat(21)), solved);
        assertTrue(solved.contains("A: 100.00% = 1"), solved);
    }

    @Test
    void json_isTheCoresResponse() {
        TerminalRun run = run("", "simulate", "--json", "--count", "100", EXAMPLE);
        assertEquals(0, run.exitCode());
        assertTrue(run.out().startsWith("{\"ok\":true,\"result\":{\"seed\":\"xoshiro128:1\""));
    }

    @Test
    void wrongWords_areUsageErrors() {
        assertEquals(2, run("", "simulate", "--count", "0", EXAMPLE).exitCode());
        assertEquals(2, run("", "simulate", "--count", "many", EXAMPLE).exitCode());
        assertEquals(2, run("", "simulate", "--seed", "a b", EXAMPLE).exitCode());
        assertEquals(2, run("", "simulate", EXAMPLE, EXAMPLE).exitCode());
        assertEquals(2, run("", "simulate", folder.toString()).exitCode());
        assertEquals(2, run("", "simulate", "no-such-file.yml").exitCode());
    }
}
