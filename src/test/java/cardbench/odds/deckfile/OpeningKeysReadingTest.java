package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.Trace;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keys {@code mulligan} and {@code state}: what is read, and what is said. */
class OpeningKeysReadingTest {

    private static final String HEAD =
            """
            deck:
              cards: {a: {count: 3, attribute: [x]}, b: {count: 4, attribute: [x]}, c: {count: 5}}
              alias: {first: a}
            simulate:
              tests:
                t:
                  combos: {k: {hand: [first]}}
            """;

    private static String yaml(String keys) {
        return HEAD + "      " + keys + "\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '^',
            value = {
                "mulligan: {keep: '|H.a|', most: 2, bottom: [c: 1, b]} ~",
                "mulligan: {kind: hearthstone, keep: [a, b: 1], most: 1} ~",
                "mulligan: {kind: genshin, keep: {a: 2}} ~",
                "mulligan: {kind: vancouver, keep: 1, bottom: a:x} ~",
                "mulligan: {keep: 1, most: 0} ~",
                "mulligan: london ~ 8:17 odds.mulligan-word",
                "mulligan: {kind: paris, keep: 1} ~ 8:24 odds.not-a-kind",
                "mulligan: {kind: london} ~ 8:7 odds.every-hand-kept",
                "mulligan: {kind: genshin} ~ 8:7 odds.no-card-kept",
                "mulligan: {keep: [a]} ~ 8:24 odds.keep-is-a-number",
                "mulligan: {keep: 1, most: 11} ~ 8:33 odds.not-a-number",
                "mulligan: {kind: hearthstone, keep: a, most: 2} ~ 8:52 odds.not-a-number",
                "mulligan: {kind: hearthstone, keep: a, bottom: [b]} ~ 8:46 odds.unused-key",
                "mulligan: {kind: hearthstone, keep: [a: 61]} ~ 8:47 odds.not-a-number",
                "mulligan: {kind: hearthstone, keep: [a: [1]]} ~ 8:47 odds.not-a-text",
                "mulligan: {kind: hearthstone, keep: [[a]]} ~ 8:44 odds.not-a-text",
                "mulligan: {kind: hearthstone, keep: ['']} ~ 8:44 yisp.empty-condition",
                "mulligan: {kind: hearthstone, keep: [d]} ~ 8:44 yisp.unknown-condition",
                "mulligan: {keep: 1, botom: [a]} ~ 8:27 odds.unknown-key-near",
                "mulligan: {keep: '(> |H.a| 1'} ~ 8:35 yisp.missing-parenthesis",
                "mulligan: {keep: '1;(# H D)'} ~ 8:26 yisp.number-rest",
                "mulligan: {keep: '(> |H.zz| 1)'} ~ 8:31 yisp.unknown-card",
                "mulligan: {kind: one-by-one, keep: [a], most: 10} ~",
                "mulligan: {kind: one-by-one, keep: [a], free: 1} ~ 8:47 odds.unused-key",
                "mulligan: {kind: redraw, keep: '|H.a|'} ~",
                "mulligan: {kind: redraw} ~ 8:7 odds.every-hand-kept",
                "mulligan: {kind: redraw, keep: '|H.a|', most: 2} ~ 8:47 odds.unused-key",
                "mulligan: {kind: redraw, keep: '|H.a|', bottom: [b]} ~ 8:47 odds.unused-key",
                "mulligan: {keep: 1, free: 10, bottom: {2: [a: 1], 1: [b]}} ~",
                "mulligan: {keep: 1, free: 11} ~ 8:33 odds.not-a-number",
                "mulligan: {keep: 1, bottom: {0: [a]}} ~ 8:36 odds.not-a-number",
                "mulligan: {keep: 1, bottom: {1: [a], x: [b]}} ~ 8:44 odds.not-a-number",
                "mulligan: {keep: 1, bottom: {1: [zz]}} ~ 8:40 yisp.unknown-condition",
                "condition: '|H.a|' ~",
                "condition: '|H.zz|' ~ 8:22 yisp.unknown-card; 7:16 odds.condition-never-met",
                "condition: '0' ~ 7:16 odds.condition-never-met",
                "given: '(> |H.a| 1)' ~",
                "given: '(> |H.a| 1' ~ 8:25 yisp.missing-parenthesis",
                "given: [a] ~ 8:14 odds.not-a-text",
                "state: {hand: [a: 2, b], top: [c], bottom: [c], zones: {P: b}, unknown: {P: 1}, deck: 4} ~",
                "state: {hand: [first]} ~",
                "state: {hand: [a:x]} ~ 8:22 odds.not-one-card",
                "state: {hand: [a: 4]} ~ 8:22 odds.too-many-copies",
                "state: {hand: [a: 2], grave: [a, a]} ~ 8:40 odds.too-many-copies",
                "state: {zones: {D: a}} ~ 8:23 odds.not-a-zone",
                "state: {zones: {X: a}} ~ 8:23 odds.not-a-zone",
                "state: {unknown: {pp: 1}} ~ 8:25 odds.not-a-zone",
                "state: {unknown: {P: x}} ~ 8:28 odds.not-a-number",
                "state: {hand: [c: 5], unknown: {P: 8}} ~ 8:7 odds.too-few-left",
                "state: {hand: [c: 5], deck: 8} ~ 8:7 odds.too-few-left",
                "state: {hand: [c: 5], top: [b], deck: 7} ~",
                "state: {hand: ['a;b']} ~ 8:22 odds.not-writable; 8:23 yisp.unknown-condition",
            })
    void values_areChecked(String keys, String expected) {
        List<String> lines = new ArrayList<>();
        for (Diagnostic one : Decks.said(yaml(keys))) {
            String place = one.location().line() + ":" + one.location().column();
            lines.add(place + " " + one.code().name());
        }
        assertEquals(expected == null ? "" : expected, String.join("; ", lines), keys);
    }

    /** What is wrong with what a combo is given is said once, and so is what is wrong around it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '^',
            value = {
                "given: '|H.a|' ~",
                "given: '' ~",
                "given: [a] ~ 7:42 odds.not-a-text",
                "given: '(> |H.a| 1' ~ 7:53 yisp.missing-parenthesis",
                "given: '|H.zz|' ~ 7:46 yisp.unknown-card",
                "given: '|H.a|', condition: '(> |H.a| 3)' ~ 7:62 odds.condition-never-met"
            })
    void givenOfACombo_isChecked(String keys, String expected) {
        String combo = HEAD.replace("{hand: [first]}", "{hand: [first], " + keys + "}");
        List<String> lines = new ArrayList<>();
        for (Diagnostic one : Decks.said(combo + "      turns: {count: 2}\n")) {
            String place = one.location().line() + ":" + one.location().column();
            lines.add(place + " " + one.code().name());
        }
        assertEquals(expected == null ? "" : expected, String.join("; ", lines), keys);
        assertEquals(1, Decks.said(combo + "      header: '(# D.zz H)'\n").size() - lines.size());
    }

    /** Each combo that is given something of its own is a topic, of which there are 100. */
    @Test
    void topicsOfCombos_areLimited() {
        StringBuilder combos = new StringBuilder("deck: {cards: {a: {count: 9}}}\n");
        combos.append("simulate:\n  tests:\n    t:\n      combos:\n        k: {hand: [a]}\n");
        for (int i = 1; i < 100; i++) {
            combos.append("        k").append(i).append(": {hand: [a], given: '|H.a|'}\n");
        }
        assertEquals(List.of(), Decks.said(combos.toString()));
        combos.append("        last: {hand: [a], given: '|H.a|'}\n");
        assertEquals("odds.too-many-topics", Decks.said(combos.toString()).get(0).code().name());
    }

    @Test
    void lists_areLimited() {
        String mulligan = "mulligan: {kind: genshin, keep: [" + "a, ".repeat(60) + "a]}";
        assertEquals("odds.too-many-items", Decks.said(yaml(mulligan)).get(0).code().name());
    }

    /** In front of the header, and with another number of copies the names follow. */
    @Test
    void header_isWhatTheKeysSay() {
        String keys = "mulligan: {keep: '|H.a|', most: 1, bottom: [b]}\n      header: '(# D.1 H)'";
        assertEquals(
                "(if |H.a| () (block (if |H| (# H D) ()) (shuffle D) (# D.5 H) (= mulligans 1)));"
                        + "(if (and (> (- |H| (- 5 mulligans)) 0) |H.b|) (# H.b.:(- |H| (- 5 mulligans)) D) ());"
                        + "(if (> (- |H| (- 5 mulligans)) 0) (# H.:(- |H| (- 5 mulligans)) D) ());"
                        + "(# D.1 H)",
                header(Decks.programs(yaml(keys))));
        DeckPrograms names = Decks.programs(yaml("mulligan: {kind: genshin, keep: [a]}"));
        assertTrue(header(names).contains("|Wc|") || header(names).contains("|D.c|"));
        assertTrue(!header(names.withCounts(new int[] {3, 4, 1})).contains("|D.c|"));
        assertTrue(header(names.withCounts(new int[] {3, 4, 2})).contains("|D.c|"));
        assertEquals(5, names.topics().get(0).hand());
    }

    private static String header(DeckPrograms programs) {
        return programs.topics().get(0).header().source().text();
    }

    @Test
    void sizes_followTheHand() {
        String yaml = yaml("mulligan: {keep: '|H.a|', most: 1}");
        DeckPrograms.TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        assertTrue(topic.withHand(4).header().source().text().contains("(# D.4 H)"));
        DeckPrograms.TopicPrograms state =
                Decks.programs(yaml("state: {hand: [a]}")).topics().get(0);
        assertEquals(0, state.hand());
        assertEquals(0, state.topic().startCard());
    }

    /** Single games show the steps; their place is the key. */
    @Test
    void traces_showTheMulligan() {
        String yaml =
                yaml("mulligan: {kind: hearthstone, keep: [a]}\n      start-card: 3")
                        .replace("c: {count: 5}", "'big c': {count: 1}")
                        .replace("a: {count: 3", "a: {count: 1")
                        .replace("b: {count: 4", "b: {count: 2");
        Trace trace = Decks.trace(yaml.replace("'big c'", "c"), "b a c b", false);
        List<String> moved = new ArrayList<>();
        for (Trace.Step step : trace.steps()) {
            for (Trace.Move move : step.moves()) {
                moved.add(move.from() + ">" + move.to() + " " + String.join(",", move.cards()));
                assertEquals("8:7", step.place().line() + ":" + step.place().column());
            }
        }
        assertEquals("[H>Z a, H>Y b,c, D>H b, Y>D b,c, Z>H a]", moved.toString());
    }

    /** Conditions and numbers in the keys are completed and explained like those of combos. */
    @Test
    void texts_areThoseOfTheEditor() {
        String keys =
                "mulligan: {keep: '|H.a|', bottom: [b: 1]}\n      state: {hand: [first], top: c, zones: {P: [b]}}";
        List<String> found = new ArrayList<>();
        for (ProgramText text : ProgramText.of(DeckFileReader.read(yaml(keys)).file())) {
            found.add(text.kind() + " " + text.text().value());
        }
        assertEquals(
                "[CONDITION a, CONDITION first, STATEMENTS |H.a|, CONDITION b, CONDITION first, CONDITION c, CONDITION b]",
                found.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "a,.a",
        "' big c ',.\"big c\"",
        "a:x !b,.a:x.!b",
        "3x,.\"3x\"",
        "x.y,.\"x.y\"",
        "神,.神",
        ":x,.\":x\"",
    })
    void filters_holdConditions(String condition, String filters) {
        Vocabulary words =
                Decks.programs(HEAD.replace("c: {", "'big c': {")).topics().get(0).vocabulary();
        assertEquals(filters, words.filters(condition));
    }
}
