package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The people's commands on the code of the document 炉石卡组代码解析 and on small codes made by hand. */
class CodeCommandsTest {

    /** The document's example: Wild, hero 893, fifteen cards twice. */
    private static final String EXAMPLE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    /** The same with the sideboard flag that it is too old to have: one more byte, 00. */
    private static final String EXAMPLE_TODAY =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgAA";

    /** 00 01 02 01 07 | 01 ec07 | 00 | 00 | 00: Standard, hero 7, card 1004 once. */
    private static final String ONE_CARD = "AAECAQcB7AcAAAA=";

    /** The same with card 1004 twice. */
    private static final String TWO_CARDS = "AAECAQcAAewHAAA=";

    private static TerminalRun run(String in, String... words) {
        return TerminalRun.of(Main.commands(), in, words);
    }

    @Test
    void decode_showsTheDeckToPeople() {
        TerminalRun run = run("", "decode", EXAMPLE);
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.out().contains("format: Wild"), run.out());
        assertTrue(run.out().contains("hero: 893 (Warlock)"), run.out());
        assertTrue(run.out().contains("cards: 30"), run.out());
        assertTrue(run.out().contains("  2x 47014"), run.out());
    }

    @Test
    void decode_readsPostsFromTheStandardInput() {
        TerminalRun run = run("看这个：" + EXAMPLE + " 很有趣", "decode", "-");
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.out().contains("hero: 893"), run.out());
    }

    /** Codes of the games that the page loads only when a text may hold one. */
    @ParameterizedTest
    @CsvSource({
        "lor, CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL",
        "riftbound, CIAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQAAEBQAAAWDBOQCAQAABMHE",
        "snap, SWNtbjYsTXJGbnRzdGNCLE1kazUsSXJuRnN0OA=="
    })
    void codeOfEveryGame_isDecodedAndWrittenAgain(String kind, String code) {
        TerminalRun decoded = run("# " + code, "decode", "--json", "-");
        JsonObject result = Json.parse(decoded.out()).asObject().get("result").asObject();
        assertEquals(kind, result.getString("kind", ""), decoded.out());
        JsonObject request = new JsonObject().add("op", "encode").add("deck", result);
        TerminalRun called = run(request.toString(), "call");
        JsonObject written = Json.parse(called.out()).asObject();
        assertEquals(code, written.get("result").asObject().getString("text", ""), called.out());
    }

    /** The end of a file's last line is no white space around the code. */
    @Test
    void lastLineBreak_isNoPartOfTheText() {
        for (String end : new String[] {"", "\n", "\r\n"}) {
            TerminalRun run = run(ONE_CARD + end, "decode", "--json", "-");
            assertEquals(
                    0,
                    Json.parse(run.out()).asObject().get("diagnostics").asArray().size(),
                    run.out());
        }
        assertTrue(run(ONE_CARD + "\n\n", "decode", "--json", "-").out().contains("white-space"));
    }

    @Test
    void decode_givesProgramsTheResponse() {
        JsonObject response = Json.parse(run("", "decode", "--json", ONE_CARD).out()).asObject();
        assertEquals("[[1004,1]]", response.get("result").asObject().get("cards").toString());
    }

    @Test
    void refusal_goesToTheStandardErrorWithItsPlace() {
        TerminalRun run = run("", "decode", "AAECAQcB7A==");
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(run.err().startsWith("error: "), run.err());
        assertTrue(run.err().contains("byte "), run.err());
        assertEquals(Command.REFUSED, run("", "decode", "hello").exitCode());
        assertEquals(Command.USAGE, run("", "decode").exitCode());
        assertEquals(Command.USAGE, run("", "decode", "--lines", ONE_CARD).exitCode());
    }

    /** Without JSON, codes are read a shorter way. */
    @Test
    void lines_areTheCanonicalCodesOfTheResponses() throws IOException {
        List<String> texts = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("src/test/resources/answers/requests.txt"))) {
            JsonValue text = line.startsWith("{\"op\":\"decode\"") ? member(line, "text") : null;
            if (text != null && text.isString() && text.asString().matches(".*\\S.*")) {
                texts.add(text.asString());
            }
        }
        assertTrue(texts.size() > 300, texts.size() + " texts");
        String in = String.join("\n", texts) + "\n";
        TerminalRun people = run(in, "decode", "--lines", "-");
        TerminalRun programs = run(in, "decode", "--lines", "--json", "-");
        String[] responses = programs.out().split("\n", -1);
        assertEquals(programs.exitCode(), people.exitCode());
        String answers = people.out();
        int at = 0;
        for (int i = 0; i < texts.size(); i++) {
            JsonValue result = member(responses[i], "result");
            JsonValue code = result == null ? null : result.asObject().get("canonical");
            String answer = result == null ? "line " + (i + 1) + ": " : code.asString() + "\n";
            assertTrue(answers.startsWith(answer, at), texts.get(i) + "\n" + answer);
            at = result == null ? answers.indexOf('\n', at) + 1 : at + answer.length();
        }
        assertEquals(answers.length(), at);
    }

    private static JsonValue member(String json, String name) {
        return Json.parse(json).asObject().get(name);
    }

    @Test
    void lines_areAnsweredOneByOne() {
        String in = ONE_CARD + "\r\n\nnonsense\n" + TWO_CARDS;
        TerminalRun people = run(in, "decode", "--lines", "-");
        assertEquals(Command.REFUSED, people.exitCode());
        String[] lines = people.out().split("\n");
        assertEquals(3, lines.length, people.out());
        assertEquals(ONE_CARD, lines[0]);
        assertTrue(lines[1].startsWith("line 3: "), lines[1]);
        assertEquals(TWO_CARDS, lines[2]);
        assertEquals(3, run(in, "decode", "--lines", "--json", "-").out().split("\n").length);
    }

    @Test
    @Tag("slow")
    void hundredThousandLines_streamThrough() {
        TerminalRun run = run((ONE_CARD + "\n").repeat(100_000), "decode", "--lines", "-");
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertEquals((ONE_CARD + "\n").repeat(100_000), run.out());
    }

    @Test
    void encode_takesWhatDecodeGives() {
        String response = run("", "decode", "--json", EXAMPLE).out();
        assertEquals(EXAMPLE_TODAY, run(response, "encode", "-").out().trim());
        String deck =
                "{\"kind\":\"hearthstone\",\"format\":2,\"heroes\":[7],\"cards\":[[1004,1]],\"sideboards\":[]}";
        assertEquals(ONE_CARD, run("", "encode", deck).out().trim());
        assertEquals(ONE_CARD, run("", "encode", "--order", "hearthsim", deck).out().trim());
        assertEquals(Command.USAGE, run("", "encode", "{").exitCode());
        assertEquals(Command.USAGE, run("", "encode", "[]").exitCode());
        assertEquals(Command.USAGE, run("", "encode", "--offset", "x", deck).exitCode());
        assertEquals(Command.REFUSED, run("", "encode", "{\"kind\":\"poker\"}").exitCode());
    }

    @Test
    void explain_printsEveryField() {
        TerminalRun run = run("", "explain", TWO_CARDS);
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.out().contains("format"), run.out());
        assertTrue(run.out().contains("ec 07"), run.out());
        TerminalRun example = run("", "explain", "--json", "--kind", "hearthstone", EXAMPLE);
        assertTrue(example.out().contains("00 01 01 01 fd 06 00 0f ce 06"), example.out());
    }

    /** The name is that of the table in the jar, in its first row. */
    @Test
    void explain_namesCardsWithTextsAsIds() {
        String deck = "{\"kind\":\"lor\",\"cards\":[[\"01DE001\",3]]}";
        String code = run("", "encode", deck).out().trim();
        String explained = run("", "explain", code).out();
        assertTrue(explained.contains("1  01DE001 Vanguard Bannerman\n"), explained);
    }

    @Test
    void identify_printsPlaceKindAndCode() {
        TerminalRun run = run("a " + ONE_CARD + "\n" + TWO_CARDS, "identify", "-");
        assertEquals(
                "3-18\thearthstone\t" + ONE_CARD + "\n20-35\thearthstone\t" + TWO_CARDS + "\n",
                run.out());
        TerminalRun nothing = run("", "identify", "no code here");
        assertEquals(Command.REFUSED, nothing.exitCode());
        assertTrue(nothing.err().contains("no code"), nothing.err());
    }

    @Test
    void compare_printsTheDifference() {
        TerminalRun run = run("", "compare", ONE_CARD, TWO_CARDS);
        assertEquals("+ 1x 1004\nshared: 1\n", run.out());
        assertEquals("- 1x 1004\nshared: 1\n", run(TWO_CARDS, "compare", "-", ONE_CARD).out());
        assertEquals(Command.USAGE, run("", "compare", ONE_CARD).exitCode());
        assertEquals(Command.USAGE, run("", "compare", "-", "-").exitCode());
    }

    @Test
    void call_answersLineByLine() {
        String request = "{\"op\":\"decode\",\"text\":\"" + ONE_CARD + "\"}";
        TerminalRun run = run("\n" + request + "\n \r\n\n[]\n", "call");
        String[] lines = run.out().split("\n");
        assertEquals(Command.FINE, run.exitCode());
        assertEquals(2, lines.length, run.out());
        assertTrue(lines[0].startsWith("{\"ok\":true,"), lines[0]);
        assertTrue(lines[1].startsWith("{\"ok\":false,"), lines[1]);
        assertEquals(Command.USAGE, run("", "call", "decode").exitCode());
    }

    @Test
    void call_answersALineThatIsTooLong_andGoesOn() {
        String request = "{\"op\":\"decode\",\"text\":\"" + ONE_CARD + "\"}";
        String longLine = "x".repeat(Terminal.MAX_INPUT + 1);
        TerminalRun run = run(longLine + "\n" + request + "\n", "call");
        String[] lines = run.out().split("\n");
        assertEquals(2, lines.length, run.out());
        assertTrue(lines[0].contains("\"call.line-too-long\""), lines[0]);
        assertTrue(lines[0].contains("{\"limit\":" + Terminal.MAX_INPUT + "}"), lines[0]);
        assertTrue(lines[1].startsWith("{\"ok\":true,"), lines[1]);
    }

    @Test
    void lines_answerALineThatIsTooLong_andGoOn() {
        String longLine = "x".repeat(Terminal.MAX_INPUT + 1);
        TerminalRun run = run(longLine + "\n" + ONE_CARD + "\n", "decode", "--lines", "-");
        String[] lines = run.out().split("\n");
        assertEquals(2, lines.length, run.out());
        assertTrue(lines[0].startsWith("line 1: "), lines[0]);
        assertEquals(ONE_CARD, lines[1]);
        assertEquals(Command.REFUSED, run.exitCode());
    }

    @Test
    void call_flushesEachAnswer() {
        List<String> flushed = new ArrayList<>();
        ByteArrayOutputStream out =
                new ByteArrayOutputStream() {
                    @Override
                    public void flush() {
                        flushed.add(toString(StandardCharsets.UTF_8));
                    }
                };
        byte[] requests = "{}\n{}\n".getBytes(StandardCharsets.UTF_8);
        InputStream in = new ByteArrayInputStream(requests);
        Main.commands().run(List.of("call"), new Terminal(in, out, out, StandardCharsets.UTF_8));
        assertEquals(2, flushed.size(), flushed.toString());
        assertEquals(1, flushed.get(0).lines().count(), flushed.get(0));
    }

    @Test
    void serve_refusesWhatItCannotServe() {
        assertEquals(Command.USAGE, run("", "serve", "no/such/folder").exitCode());
        assertEquals(Command.USAGE, run("", "serve", "a", "b").exitCode());
        assertEquals(Command.USAGE, run("", "serve", "--port", "x").exitCode());
        assertEquals(Command.USAGE, run("", "serve", "--port", "70000").exitCode());
    }
}
