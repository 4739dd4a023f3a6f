package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeckFileReaderTest {

    /** A sound deck of 40 cards, to which a test adds what it is about. */
    private static final String DECK =
            """
            deck:
              cards:
                a: {count: 37}
                b: {count: 3, attribute: [M]}
            """;

    private static final String TOPICS =
            """
            simulate:
              tests:
                t:
                  combos:
                    A: {hand: [a]}
            """;

    private static DeckFile read(String yaml) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        assertEquals(List.of(), linesOf(reading));
        return reading.file();
    }

    private static Topic topic(String body) {
        return read(DECK + "simulate:\n  tests:\n    t:\n" + body.indent(6)).topics().get(0);
    }

    private static List<String> linesOf(String yaml) {
        return linesOf(DeckFileReader.read(yaml));
    }

    /** What is said of a file, as {@code line:column code}, with the replacement behind it. */
    private static List<String> linesOf(DeckFileReading reading) {
        List<String> lines = new ArrayList<>();
        for (Diagnostic one : reading.diagnostics()) {
            String fix = one.fix() == null ? "" : " " + one.fix();
            String place = one.location().line() + ":" + one.location().column();
            lines.add(place + " " + one.code().name() + fix);
        }
        return lines;
    }

    private static List<String> saidOfTopic(String body) {
        return linesOf(DECK + "simulate:\n  tests:\n    t:\n" + body.indent(6));
    }

    private static List<String> saidOfCard(String body) {
        return linesOf("deck:\n  cards:\n    a:\n" + body.indent(6) + TOPICS);
    }

    private static List<String> values(List<YamlScalar> texts) {
        return texts.stream().map(YamlScalar::value).toList();
    }

    // Defaults and types

    @Test
    void whatIsNotWritten_hasTheDefaultsOfTheOriginal() {
        DeckFile file = read("deck: {cards: {a: {count: 5}, b: }}\n" + TOPICS);
        DeckCard card = file.cards().get(1);
        assertEquals(1, card.count());
        assertEquals("", card.description());
        assertEquals(List.of(), card.attributes());
        assertEquals(List.of(), card.effects());
        assertEquals(List.of(), file.aliases());
        assertEquals(1000, file.count());
        assertFalse(file.debug());
        assertFalse(file.confidenceInterval());
        Topic topic = file.topics().get(0);
        assertEquals(5, topic.startCard());
        assertFalse(topic.execProgram());
        assertNull(topic.header());
        assertFalse(topic.autoShuffle());
        assertEquals("HB", topic.scanZones());
        Combo combo = topic.combos().get(0);
        assertNull(combo.score());
        assertNull(combo.condition());
        assertEquals(List.of(), combo.grave());
        assertFalse(combo.bestMatching());
    }

    @Test
    void everyKey_isRead() {
        DeckFile file =
                read(
                        """
                        deck:
                          size: 40
                          cards:
                            a: {count: 2, attribute: [M, x], description: 甲, program: ['@', '', '']}
                            b: {count: -1}
                          alias:
                            A1: a:M !a
                        simulate:
                          count: 20
                          debug: yes
                          confidence-interval: On
                          tests:
                            t:
                              start-card: 6
                              exec-program: true
                              header: (= summon 1)
                              matching: best
                              auto-shuffle: true
                              scan-zones: HBF
                              combos:
                                A: {score: 2, condition: '1', hand: [a], grave: [b, A1]}
                                B: {matching: greedy}
                        """);
        assertEquals(40, file.size());
        assertEquals(38, file.cards().get(1).count(), "fills the deck up");
        assertEquals(List.of("@"), values(file.cards().get(0).effects()), "empty ones are none");
        assertEquals("甲", file.cards().get(0).description());
        assertEquals("a:M !a", file.aliases().get(0).conditions().value());
        assertEquals(20, file.count());
        assertTrue(file.debug());
        assertTrue(file.confidenceInterval());
        Topic topic = file.topics().get(0);
        assertEquals(6, topic.startCard());
        assertTrue(topic.execProgram());
        assertEquals("(= summon 1)", topic.header().value());
        assertTrue(topic.autoShuffle());
        assertEquals("HBF", topic.scanZones());
        Combo first = topic.combos().get(0);
        assertEquals("2", first.score().value());
        assertEquals("1", first.condition().value());
        assertEquals(List.of("a"), values(first.hand()));
        assertEquals(List.of("b", "A1"), values(first.grave()));
        assertTrue(first.bestMatching());
        assertFalse(topic.combos().get(1).bestMatching());
    }

    @Test
    void choicesBelowSimulate_holdForTopicsWithoutTheirOwn() {
        DeckFile file =
                read(
                        DECK
                                + """
                                simulate:
                                  matching: best
                                  auto-shuffle: true
                                  scan-zones: H
                                  tests:
                                    s: {combos: {A: {hand: [a]}}}
                                    t:
                                      matching: greedy
                                      auto-shuffle: false
                                      scan-zones: BH
                                      combos: {A: {hand: [a]}}
                                """);
        assertTrue(file.topics().get(0).combos().get(0).bestMatching());
        assertTrue(file.topics().get(0).autoShuffle());
        assertEquals("H", file.topics().get(0).scanZones());
        assertFalse(file.topics().get(1).combos().get(0).bestMatching());
        assertFalse(file.topics().get(1).autoShuffle());
        assertEquals("BH", file.topics().get(1).scanZones());
    }

    @Test
    void orderOfTheFile_isKept() {
        DeckFile file =
                read(
                        """
                        deck:
                          cards: {z: {count: 9}, a: , m: }
                          alias: {y: z, b: a}
                        simulate:
                          tests:
                            q: {combos: {Z: {hand: [z]}, A: {hand: [a]}}}
                            c: {combos: {B: {hand: [y]}}}
                        """);
        assertEquals(List.of("z", "a", "m"), file.cards().stream().map(DeckCard::name).toList());
        assertEquals(List.of("y", "b"), file.aliases().stream().map(Alias::name).toList());
        assertEquals(List.of("q", "c"), file.topics().stream().map(Topic::name).toList());
        assertEquals("Z", file.topics().get(0).combos().get(0).name());
    }

    @Test
    void emptyPrograms_areNone() {
        Topic topic = topic("header: ''\ncombos: {A: {condition: '', hand: [a]}}");
        assertNull(topic.header());
        assertNull(topic.combos().get(0).condition());
    }

    @ParameterizedTest
    @CsvSource({
        "count: x, 4:14 odds.not-a-number",
        "count: -2, 4:14 odds.not-a-number",
        "count: 1001, 4:14 odds.not-a-number",
        "count: 1.5, 4:14 odds.not-a-number",
        "'count: [1]', 4:14 odds.not-a-text",
        "attribute: {x: y}, 4:18 odds.not-a-list",
        "'attribute: [[x]]', 4:19 odds.not-a-text",
        "'description: [x]', 4:20 odds.not-a-text",
        "attribute: x, 4:18 odds.one-item",
        "program: '@', 4:16 odds.one-item",
        "'program: [x, ]', ''",
        "count:, 4:7 odds.empty-value",
        "'attribute: [x, '''']', ''",
    })
    void valuesOfCards_areCheckedForTheirTypes(String body, String expected) {
        List<String> found = new ArrayList<>(saidOfCard(body));
        found.removeIf(line -> line.contains("hand-over-deck"));
        assertEquals(expected == null || expected.isEmpty() ? List.of() : List.of(expected), found);
    }

    @Test
    void oneItemWithoutItsList_isReadAsAList() {
        String yaml =
                """
                deck:
                  cards:
                    a: {count: 5, attribute: x, program: '[1]@'}
                simulate: {tests: {t: {combos: {A: {hand: a, grave: [!a:x]}}}}}
                """;
        DeckFile file = DeckFileReader.read(yaml).file();
        assertEquals(List.of("x"), values(file.cards().get(0).attributes()));
        assertEquals(List.of("[1]@"), values(file.cards().get(0).effects()));
        Combo combo = file.topics().get(0).combos().get(0);
        assertEquals(List.of("a"), values(combo.hand()));
        assertEquals(List.of("!a:x"), values(combo.grave()));
    }

    @ParameterizedTest
    @CsvSource({
        "count: 0, 7:10 odds.not-a-number",
        "count: 100000001, 7:10 odds.not-a-number",
        "debug: maybe, 7:10 odds.not-a-truth-value",
        "confidence-interval: 1, 7:24 odds.not-a-truth-value",
        "matching: bst, 7:13 odds.not-one-of",
        "scan-zones: HX, 7:15 odds.not-zones",
        "scan-zones: HH, 7:15 odds.not-zones",
        "scan-zones: hb, 7:15 odds.not-zones",
        "scan-zones: '', 7:15 odds.not-zones",
        "auto-shuffle: perhaps, 7:17 odds.not-a-truth-value",
    })
    void valuesBelowSimulate_areCheckedForTheirTypes(String line, String expected) {
        String quoted = line.endsWith(" ") || line.endsWith(":") ? line + "''" : line;
        String yaml = DECK + "simulate:\n  tests: {t: {combos: {A: {hand: [a]}}}}\n  " + quoted;
        assertEquals(List.of(expected), linesOf(yaml));
    }

    @Test
    void everyTruthValueOfTheOriginal_isOne() {
        for (String word : List.of("true", "Yes", "ON", "y")) {
            assertTrue(topic("exec-program: " + word + "\ncombos: {A: }").execProgram(), word);
        }
    }

    // The deck

    @Test
    void fillingUp_needsASizeAndOneCardAndRoom() {
        assertEquals(
                List.of("1:27 odds.filler-without-size"),
                linesOf("deck: {cards: {a: {count: -1}}}\n" + TOPICS));
        assertEquals(
                List.of("1:52 odds.two-fillers"),
                linesOf("deck: {size: 9, cards: {a: {count: -1}, b: {count: -1}}}\n" + TOPICS));
        assertEquals(
                List.of("1:14 odds.deck-over-size"),
                linesOf("deck: {size: 4, cards: {a: {count: 5}, b: {count: -1}}}\n" + TOPICS));
    }

    @Test
    void sizeWithoutFiller_isSaidToDiffer() {
        assertEquals(
                List.of("1:14 odds.size-differs"),
                linesOf("deck: {size: 4, cards: {a: {count: 5}}}\n" + TOPICS));
        assertEquals(List.of(), linesOf("deck: {size: 5, cards: {a: {count: 5}}}\n" + TOPICS));
    }

    /**
     * A name with its copies behind it, as beginners write cards, is refused with its long form.
     */
    @Test
    void numbersInPlaceOfCards_areFixed() {
        for (String count : List.of("3", "0", "'3'", "\uff13")) {
            int digits = count.equals("0") ? 0 : 3;
            assertEquals(
                    List.of("3:18 odds.not-a-map {count: " + digits + "}"),
                    linesOf("deck:\n  cards:\n    Ash-Blossom: " + count + "\n    a: {}\n" + TOPICS)
                            .stream()
                            .filter(line -> line.contains("not-a-map"))
                            .toList(),
                    count);
        }
        for (String other : List.of("-3", "three", "[3]")) {
            assertTrue(
                    linesOf("deck:\n  cards:\n    a: " + other + "\n" + TOPICS)
                            .contains("3:8 odds.not-a-map"),
                    other);
        }
    }

    @Test
    void deckWithoutCards_isRefused() {
        assertEquals(List.of("1:1 odds.no-cards"), linesOf("deck: {cards: {}}\n" + TOPICS));
        assertEquals(
                List.of("1:1 odds.no-cards"), linesOf("deck: {size: 3}\n" + TOPICS).subList(0, 1));
        assertEquals(List.of("1:15 odds.not-a-map"), linesOf("deck: {cards: 3}\n" + TOPICS));
    }

    @Test
    void hugeDeck_isRefused() {
        String cards = "a: {count: 600}, b: {count: 401}";
        assertEquals(
                List.of("1:8 odds.too-many-cards"),
                linesOf("deck: {cards: {" + cards + "}}\n" + TOPICS));
    }

    @Test
    void openingHand_mustFitTheDeck() {
        assertEquals(
                List.of("8:19 odds.hand-over-deck"),
                saidOfTopic("start-card: 41\ncombos: {A: {hand: [a]}}"));
        assertEquals(
                List.of("4:5 odds.hand-over-deck"), linesOf("deck: {cards: {a: }}\n" + TOPICS));
        assertEquals(40, topic("start-card: 40\ncombos: {A: }").startCard());
    }

    @Test
    void aliases_areTextsAndSayWhatTheyHide() {
        String deck = "deck:\n  cards: {a: {count: 5}}\n  alias:\n";
        assertEquals(
                List.of("4:5 odds.alias-hides-card"), linesOf(deck + "    a: A:M*\n" + TOPICS));
        assertEquals(List.of("4:8 odds.not-a-text"), linesOf(deck + "    x: [a]\n" + TOPICS));
        assertEquals(List.of("4:5 odds.empty-value"), linesOf(deck + "    x:\n" + TOPICS));
    }

    @Test
    void moreDifferentCardsThanADeckHolds_areLeftOut() {
        StringBuilder cards = new StringBuilder("x0: {count: 0}");
        for (int i = 1; i < 1_002; i++) {
            cards.append(", x").append(i).append(": {count: 0}");
        }
        String yaml = "deck:\n  cards: {" + cards + "}\n";
        DeckFileReading reading = DeckFileReader.read(yaml);
        assertEquals(1_000, reading.file().cards().size());
        int column = 3 + yaml.indexOf("x1000:") - yaml.indexOf("cards:");
        assertEquals("2:" + column + " odds.too-many-kinds", linesOf(reading).get(1));
    }

    // Slips of the keyboard

    @Test
    void fullWidthQuotes_areSaidOnceAndReadAsQuotes() {
        String yaml =
                """
                deck:
                  cards:
                    a:
                      count: ‘4’
                      description: “甲”
                      attribute: “x”
                      program:
                        - ‘[1]@;(# X F)’
                        - “[1]/(> |H| 0);@”
                  alias: {P: ‘a:x’}
                simulate: {tests: {t: {start-card: 1, combos: {A: {hand: [‘a’], score: ＂2＂}}}}}
                """;
        assertEquals(
                List.of(
                        "4:14 yaml.full-width-quotes '4'",
                        "6:18 odds.one-item",
                        "6:18 yaml.full-width-quotes 'x'",
                        "8:11 yaml.full-width-quotes '[1]@;(# X F)'",
                        "9:11 yaml.full-width-quotes '[1]/(> |H| 0);@'",
                        "10:14 yaml.full-width-quotes 'a:x'",
                        "11:59 yaml.full-width-quotes 'a'",
                        "11:72 yaml.full-width-quotes '2'"),
                linesOf(yaml));
        DeckFile file = DeckFileReader.read(yaml).file();
        DeckCard card = file.cards().get(0);
        assertEquals(4, card.count());
        assertEquals("“甲”", card.description());
        assertEquals(List.of("x"), values(card.attributes()));
        assertEquals(List.of("[1]@;(# X F)", "[1]/(> |H| 0);@"), values(card.effects()));
        assertEquals(9, card.effects().get(1).locate(0, 1).line());
        assertEquals(12, card.effects().get(1).locate(0, 1).column());
        assertEquals("a:x", file.aliases().get(0).conditions().value());
        Combo combo = file.topics().get(0).combos().get(0);
        assertEquals(List.of("a"), values(combo.hand()));
        assertEquals("2", combo.score().value());
    }

    @Test
    void missingColon_isSaidOnceAndTheValueKept() {
        String yaml = "deck:\n  cards:\n    a:\n      attribute: [x]\n      count 5\n" + TOPICS;
        assertEquals(List.of("5:7 yaml.missing-colon count: 5"), linesOf(yaml));
        assertEquals(5, DeckFileReader.read(yaml).file().cards().get(0).count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "{a: 2}~[a, a]",
                "{a: 1, 'b c': 2}~[a, 'b c', 'b c']",
                "{a:x: 1, 狼: 1}~[a:x, 狼]",
                "{'': 1, '-': 1}~['', '-']",
            })
    void countsForCards_areWrittenAsAList(String map, String list) {
        assertEquals(
                List.of("10:17 odds.counts-for-list " + list),
                saidOfTopic("combos:\n  A:\n    hand: " + map));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{a: 0}", "{a: x}", "{a: 12, b: 9}", "{a: [b]}", "{}"})
    void otherMaps_areOnlySaidToBeNoList(String map) {
        assertEquals(
                List.of("10:18 odds.not-a-list"), saidOfTopic("combos:\n  A:\n    grave: " + map));
    }

    // Names

    @Test
    void fullWidthLetters_areRefusedOutsideDescriptions() {
        assertEquals(
                List.of(
                        "3:6 odds.full-width (x)",
                        "4:14 odds.full-width 5",
                        "5:20 odds.full-width !",
                        "8:6 odds.full-width  "),
                linesOf(
                                """
                        deck:
                          cards:
                            a（ｘ）:
                              count: ５
                              attribute: [M！]
                              description: 全角（可以）！
                          alias:
                            b　c: A:M*
                        """
                                        + TOPICS)
                        .stream()
                        .filter(line -> line.contains("full-width"))
                        .toList());
    }

    @Test
    void fullWidthKey_isReadAsTheOneItMeans() {
        DeckFileReading reading = DeckFileReader.read("ｄｅｃｋ: {cards: {a: {ｃｏｕｎｔ: ９}}}\n" + TOPICS);
        assertEquals(
                List.of(
                        "1:1 odds.full-width deck",
                        "1:20 odds.full-width count",
                        "1:27 odds.full-width 9"),
                linesOf(reading));
        assertEquals(9, reading.file().size());
    }

    @Test
    void fullWidthLettersOfUnknownKeys_areSaidToBeTheTrouble() {
        assertEquals(
                List.of("7:1 odds.full-width"),
                linesOf(
                        "deck: {cards: {a: {count: 5}}}\n"
                                + TOPICS
                                + "\u3000\u3000\u3000rarity: 3"));
    }

    @Test
    void fullWidthNamesOfTopicsAndCombos_areWarnings() {
        DeckFileReading reading =
                DeckFileReader.read(
                        DECK + "simulate: {tests: {展开（先手）: {combos: {'１': {hand: [a]}}}}}");
        assertEquals(
                List.of(
                        "5:22 odds.full-width-name (",
                        "5:25 odds.full-width-name )",
                        "5:39 odds.full-width-name 1"),
                linesOf(reading));
        assertTrue(reading.isValid());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"3d", "M.x", "a b", "d(x", "a|b", "';'", "'[x'", "'!a'", "':a'", "'a:M'"})
    void namesThatSetsCannotHold_areNamed(String name) {
        assertEquals(
                List.of("1:15 odds.name-not-in-sets"),
                linesOf("deck: {cards: {" + name + ": {count: 5}}}\n" + TOPICS).stream()
                        .map(line -> line.replace("1:16", "1:15"))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"灰流丽", "kowakuma-trion", "a_b", "No1", "é", "カード"})
    void namesOfEveryScript_areFine(String name) {
        assertEquals(List.of(), linesOf("deck: {cards: {" + name + ": {count: 5}}}\n" + TOPICS));
    }

    // Keys

    @Test
    void unknownKeys_nameTheOneThatWasMeant() {
        assertEquals(
                List.of("4:7 odds.unknown-key-near description"),
                saidOfCard("descripton: x\ncount: 5"));
        assertEquals(
                List.of("4:7 odds.unknown-key-near attribute"),
                saidOfCard("attributes: [x]\ncount: 5"));
        assertEquals(
                List.of("8:7 odds.unknown-key-near start-card"),
                saidOfTopic("start_card: 5\ncombos: {A: {hand: [a]}}"));
        assertEquals(
                List.of("8:20 odds.unknown-key-near hand"),
                saidOfTopic("combos: {A: {hands: [a], score: 2}}"));
        assertEquals(List.of("4:7 odds.unknown-key"), saidOfCard("rarity: x\ncount: 5"));
    }

    @Test
    void keyThatIsThereAlready_isNotSuggested() {
        assertEquals(List.of("5:7 odds.unknown-key"), saidOfCard("count: 5\ncounts: 3"));
    }

    @Test
    void keysOfOtherLevels_nameTheirOwn() {
        assertEquals(
                List.of("8:7 odds.misplaced-key"),
                saidOfTopic("alias: {x: a}\ncombos: {A: {hand: [a]}}"));
        assertEquals(
                "the key “alias” belongs in “deck”; here it is ignored",
                DeckFileReader.read(
                                DECK
                                        + "simulate: {tests: {t: {alias: 1, combos: {A: {hand: [a]}}}}}")
                        .diagnostics()
                        .get(0)
                        .message());
    }

    @Test
    void keyOfSeveralLevels_isSentToTheNearest() {
        assertEquals(
                "the key “count” belongs in “simulate”; here it is ignored",
                DeckFileReader.read(DECK + TOPICS + "count: 3\n").diagnostics().get(0).message());
    }

    @Test
    void keysOnALineOfTheWrongIndentation_areNotJudgedBesides() {
        String yaml = DECK + "simulate:\ncount: 3\n  tests: {t: {combos: {A: {hand: [a]}}}}\n";
        assertEquals(
                List.of(
                        "1:1 odds.no-topics",
                        "5:1 odds.empty-value",
                        "6:1 odds.misplaced-key",
                        "7:1 yaml.indentation "),
                linesOf(yaml));
    }

    @Test
    void turns_wereRemoved() {
        String yaml = DECK + "simulate: {turns: 2, tests: {t: {combos: {A: {hand: [a]}}}}}";
        assertEquals(List.of("5:12 odds.removed-key"), linesOf(yaml));
    }

    // Topics

    @Test
    void combosWithoutTheirLevel_areReadWithAWarning() {
        DeckFileReading reading =
                DeckFileReader.read(
                        DECK
                                + """
                                simulate:
                                  tests:
                                    t:
                                      start-card: 6
                                      A: {score: 2, hand: [a]}
                                      B: {condition: '1'}
                                """);
        assertEquals(List.of("7:5 odds.combos-left-out"), linesOf(reading));
        Topic topic = reading.file().topics().get(0);
        assertEquals(6, topic.startCard());
        assertEquals(List.of("A", "B"), topic.combos().stream().map(Combo::name).toList());
    }

    @Test
    void besideCombos_otherMapsMeanNothing() {
        assertEquals(
                List.of("9:7 odds.unknown-key"),
                saidOfTopic("combos: {A: {hand: [a]}}\nB: {hand: [b]}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "", "{start-card: 5}", "{combos: {}}"})
    void topicWithoutCombos_isAWarning(String body) {
        assertEquals(
                List.of("5:20 odds.no-combos"),
                linesOf(DECK + "simulate: {tests: {t: " + body + "}}"));
    }

    @Test
    void fileWithoutTopics_isAWarning() {
        assertEquals(List.of("1:1 odds.no-topics"), linesOf(DECK));
        assertEquals(List.of("5:11 odds.no-topics"), linesOf(DECK + "simulate: {count: 3}"));
    }

    @Test
    void conditionsOfHands_areTextsInAList() {
        String combo = "combos:\n  A:\n    hand:\n";
        assertEquals(
                List.of("11:15 odds.blank-behind-colon a:trap"),
                saidOfTopic(combo + "      - a: trap"));
        assertEquals(List.of("11:15 odds.not-a-text"), saidOfTopic(combo + "      - {a: trap}"));
        assertEquals(List.of("11:14 odds.empty-item"), saidOfTopic(combo + "      -"));
        assertEquals(
                List.of("11:15 yaml.unquoted-negation '!a'"), saidOfTopic(combo + "      - !a"));
        assertEquals(List.of("10:17 odds.one-item"), saidOfTopic("combos:\n  A:\n    hand: a"));
        assertEquals(List.of("11:13 odds.missing-dashes"), saidOfTopic(combo + "      a\n      b"));
        assertEquals(
                List.of("11:13 odds.missing-dashes"), saidOfTopic(combo + "      -a\n      -b"));
    }

    @Test
    void scoreInBarsWithoutQuotes_isToldToBeQuoted() {
        assertEquals(
                List.of("10:18 yaml.block-header '|H.a|'"),
                saidOfTopic("combos:\n  A:\n    score: |H.a|\n    hand: [a]"));
    }

    @Test
    void combosAndTopicsOfTheWrongShape_areErrors() {
        assertEquals(List.of("8:19 odds.not-a-map"), saidOfTopic("combos: {A: 3}"));
        assertEquals(
                List.of("8:15 odds.not-a-map", "7:5 odds.no-combos").stream().sorted().toList(),
                saidOfTopic("combos: [A]").stream().sorted().toList());
        assertEquals(List.of("5:23 odds.not-a-map"), linesOf(DECK + "simulate: {tests: {t: x}}"));
    }

    // The file

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing\n", "x", "[a]", "3", "{a: b}", "a: b\nc: d"})
    void otherTexts_areNoDeckFiles(String text) {
        DeckFileReading reading = DeckFileReader.read(text);
        assertEquals("odds.no-deck-file", reading.diagnostics().get(0).code().name());
        assertFalse(reading.isValid());
        assertEquals(0, reading.file().size());
    }

    @Test
    void fileWithoutDeck_isAnError() {
        assertEquals("1:1 odds.no-deck", linesOf(TOPICS).get(0));
    }

    @Test
    void allErrorsOfAFile_areSaidAtOnceInTheOrderOfTheFile() {
        List<String> found =
                linesOf(
                        """
                        deck:
                          cards:
                            a: {count: x}
                            b: 'c
                            d: {count: 3}
                          sise: 3
                        simulate:
                        \tcount: 0
                          debug: maybe
                          tests:
                            t: {start-card: -1, combos: {A: {hand: [a}}}
                        """);
        assertEquals(
                List.of(
                        "3:16 odds.not-a-number",
                        "4:8 yaml.unclosed-quote 'c'",
                        "6:3 odds.unknown-key-near size"),
                found.subList(0, 3));
        assertTrue(found.stream().anyMatch(line -> line.startsWith("8:1 yaml.tab")), "" + found);
    }

    @Test
    void unreadableValue_isSaidOnce() {
        assertEquals(
                List.of("4:14 yaml.unclosed-quote '5'"),
                saidOfCard("count: '5\nattribute: [x]").stream()
                        .filter(line -> !line.contains("hand-over-deck"))
                        .toList());
    }
}
