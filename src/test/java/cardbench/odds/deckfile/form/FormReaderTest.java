package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.deckfile.form.DeckForm.Card;
import cardbench.odds.deckfile.form.DeckForm.Combo;
import cardbench.odds.deckfile.form.DeckForm.Going;
import cardbench.odds.deckfile.form.DeckForm.Need;
import cardbench.odds.deckfile.form.DeckForm.Topic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that are sound YAML, of which the form shows a part. */
class FormReaderTest {

    private static List<String> texts(String yaml) {
        return FormReading.of(yaml).texts().stream()
                .map(part -> String.join("/", part.path()))
                .toList();
    }

    private static Card card(String value) {
        return FormReading.of("deck: {cards: {ash: " + value + "}}").form().cards().get(0);
    }

    private static Topic topic(String value) {
        return FormReading.of("simulate: {tests: {open: " + value + "}}").form().topics().get(0);
    }

    private static Combo combo(String value) {
        return topic("{combos: {A: " + value + "}}").combos().get(0);
    }

    @Test
    void cards_haveTheDefaultsOfTheFormat() {
        Card plain = new Card("ash", 1, false, List.of(), "");
        assertEquals(plain, card(""));
        assertEquals(plain, card("{count: many, disabled: perhaps, description: [a], program: x}"));
        assertEquals(plain, card("3"));
        assertEquals(
                new Card("ash", 3, true, List.of("trap"), "Ash"),
                card("{count: 3, disabled: true, attribute: trap, description: Ash}"));
        assertEquals(List.of("a", "b"), card("{attribute: [a, b]}").roles());
        assertEquals(List.of(), card("{attribute: }").roles());
        assertEquals(List.of(), card("{attribute: {a: b}}").roles());
        assertEquals(List.of(), card("{attribute: [a, [b]]}").roles());
        assertEquals(List.of(), card("{attribute: [a, ]}").roles().subList(1, 1));
    }

    @Test
    void partsThatTheFormDoesNotShow_areListed() {
        assertEquals(
                List.of(
                        "deck/cards/ash/count",
                        "deck/cards/ash/disabled",
                        "deck/cards/ash/attribute",
                        "deck/cards/ash/description",
                        "deck/cards/ash/program"),
                texts(
                        "deck: {cards: {ash: {count: x, disabled: [], attribute: {}, description:"
                                + " [a], program: '(# X B)'}}}"));
        assertEquals(List.of("deck/cards/ash"), texts("deck: {cards: {ash: 3}}"));
        assertEquals(List.of("deck/cards"), texts("deck: {cards: 3}"));
        assertEquals(List.of(), texts("deck: {cards: {ash: {program: }}}"));
        assertEquals(List.of("simulate/tests/open"), texts("simulate: {tests: {open: 5}}"));
        assertEquals(
                List.of("simulate/tests/open/combos/A"),
                texts("simulate: {tests: {open: {combos: {A: 5}}}}"));
        assertEquals(
                List.of(
                        "simulate/tests/open/combos/A/hand",
                        "simulate/tests/open/combos/A/grave",
                        "simulate/tests/open/combos/A/condition",
                        "simulate/tests/open/combos/A/disabled",
                        "simulate/tests/open/combos/A/more"),
                texts(
                        "simulate: {tests: {open: {combos: {A: {hand: {}, grave: [[]], condition:"
                                + " [a], disabled: x, more: y}}}}}"));
    }

    @Test
    void aliases_areNamed() {
        assertEquals(
                List.of("engine"),
                FormReading.of("deck: {cards: {ash: }, alias: {engine: [ash]}}").form().aliases());
        assertEquals(List.of(), FormReading.of("deck: {alias: x}").form().aliases());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{start-card: 6}| FIRST",
                "{header: ''}| FIRST",
                "{header: '(# D.1 H)'}| SECOND",
                "{header: ' (# D.1  H) '}| SECOND",
                "{header: '(# D.1 H);(= normal 1)'}| SECOND",
                "{header: '(= supporter 1);(# D.1 H)'}| SECOND",
                "{header: '(= normal 1)'}| FIRST",
                "{header: '(= mana turn)'}| IN_TEXT",
                "{header: '(# D.2 H)'}| IN_TEXT",
                "{header: [a]}| IN_TEXT",
                "{turns: }| FIRST",
                "{turns: 3}| IN_TEXT",
                "{turns: {count: 2}}| FIRST",
                "{turns: {go: first}}| FIRST",
                "{turns: {go: second}}| SECOND",
                "{turns: {go: either}}| EITHER",
                "{turns: {go: third}}| IN_TEXT",
                "{turns: {go: [second]}}| IN_TEXT",
                "{turns: {go: second}, header: '(# D.2 H)'}| SECOND",
            })
    void playerWhoGoesSecond_drawsACard(String topic, Going going) {
        assertEquals(going, topic(topic).going());
    }

    /** What turns or a game allow, and how the opponent interrupts. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}| [] []",
                "{header: ' (= normal  1); (= supporter 1);'}| [NORMAL, SUPPORTER] []",
                "{header: '(= normal 1) (= supporter 1)'}| null [] header",
                "{header: '(= normal 1);(= normal 1)'}| null [] header",
                "{header: '(= normal 2)'}| null [] header",
                "{turns: {count: 2, start: '(= mana turn);(= normal 1)'}}| [NORMAL, MANA] [] turns",
                "{turns: {count: 2, start: '(= mana (+ turn 1))'}}| null [] turns",
                "{turns: {count: 2, start: '(# D.1 H)'}}| null [] turns",
                "{turns: {count: 2}, header: '(= normal 1)'}| [] [] turns header",
                "{negate: ['[draw]', any, a]}| [] [[draw], any, a]",
                "{negate: any}| [] [any]",
                "{negate: {a: 1}}| [] null negate",
            })
    void startAndInterruptions_areShownOrListed(String written, String shown) {
        DeckForm.Rules rules = topic(written).rules();
        StringBuilder summary = new StringBuilder(rules.start() + " " + rules.negate());
        for (String text : texts("simulate: {tests: {open: " + written + "}}")) {
            summary.append(text.replace("simulate/tests/open/", " "));
        }
        assertEquals(shown, summary.toString(), written);
    }

    /** What a mulligan is to the form; what it does not show is listed as text. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}| london 0 [] -1 0 []",
                "{keep: '(>= ~H.a~ 2)', most: 3, free: 1}| london 1 [] 3 1 []",
                "{kind: redraw, keep: '~H.a~'}| redraw 1 [] -1 0 []",
                "{kind: hearthstone, keep: [a, b]}| hearthstone 0 [a, b] -1 0 []",
                "{kind: one-by-one, keep: a, most: 4}| one-by-one 0 [a] 4 0 []",
                "{bottom: [a, b]}| london 0 [] -1 0 [1[a, b]]",
                "{bottom: a}| london 0 [] -1 0 [1[a]]",
                "{kind: vancouver, bottom: {3: [b], 1: [a]}}| vancouver 0 [] -1 0 [1[a], 3[b]]",
                "{kind: paris}|",
                "{kind: [a]}|",
                "{kind: redraw, most: 2}|",
                "{kind: genshin, keep: [a], free: 1}|",
                "{kind: hearthstone, most: 2}|",
                "{keep: '(> (+ 1 ~H.a~) 2)'}|",
                "{kind: hearthstone, keep: [a: 2]}|",
                "{most: many}|",
                "{free: 11}|",
                "{bottom: [a: 1]}|",
                "{bottom: {0: [a]}}|",
                "{bottom: {1: []}}|",
                "{bottom: {1: a}}|",
                "{bottom: {x: [a]}}|",
                "{more: 1}|",
                "london|",
            })
    void mulligans_areShownOrListed(String written, String shown) {
        String topic = "{mulligan: " + written.replace('~', '|') + "}";
        ShownMulligan read = topic(topic).rules().mulligan();
        List<String> listed = texts("simulate: {tests: {open: " + topic + "}}");
        assertEquals(
                read == null ? List.of("simulate/tests/open/mulligan") : List.of(),
                listed,
                written);
        String summary =
                read == null
                        ? null
                        : String.join(
                                " ",
                                read.kind(),
                                "" + read.keep().size(),
                                "" + read.cards(),
                                "" + read.most(),
                                "" + read.free(),
                                ""
                                        + read.bottom().stream()
                                                .map(part -> part.from() + "" + part.cards())
                                                .toList());
        assertEquals(shown, summary, written);
    }

    @Test
    void topicWithAState_hasNoOpeningHand() {
        assertEquals(0, topic("{state: {hand: [ash]}}").hand());
        assertEquals(DeckForm.HAND, topic("{state: }").hand());
        assertEquals(DeckForm.HAND, topic("{start-card: x}").hand());
        assertEquals(DeckForm.HAND, topic("").hand());
        assertTrue(
                texts("simulate: {tests: {open: {turns: {go: first}, header: '(# D.1 H)'}}}")
                        .contains("simulate/tests/open/header"));
    }

    @Test
    void combos_countEqualConditions() {
        assertEquals(
                new Combo(
                        "A",
                        true,
                        3,
                        List.of(new Need("ash", 2), new Need("a:trap", 1)),
                        List.of(new Need("brick", 1)),
                        List.of(),
                        List.of()),
                combo(
                        "{hand: [ash, a:trap, ash], grave: brick, score: 3, disabled: true,"
                                + " condition: ''}"));
        Combo other = combo("{score: '|H.ash|', hand: {ash: 2}, grave: [[ash]], condition: [x]}");
        assertEquals(new Combo("A", false, null, null, null, null, List.of()), other);
        assertEquals(Combo.of("A", List.of()), combo("x"));
    }
}
