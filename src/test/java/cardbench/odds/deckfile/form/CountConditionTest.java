package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.odds.deckfile.form.CardCount.Relation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountConditionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "|H.brick|; LEAST; 1; H; brick",
                "(>= |H.brick| 2); LEAST; 2; H; brick",
                "(> |H.brick| 2); LEAST; 3; H; brick",
                "(<= |D.a:trap| 0); MOST; 0; D; a:trap",
                "(< |D.A:trap| 3); MOST; 2; D; A:trap",
                "(== |G.ash.a:trap| 1000); EXACTLY; 1000; G; ash a:trap",
                "(>= 2 |H.brick|); MOST; 2; H; brick",
                "(> 2 |H.brick|); MOST; 1; H; brick",
                "(<= 2 |H.brick|); LEAST; 2; H; brick",
                "(< 2 |H.brick|); LEAST; 3; H; brick",
                "(== 2 |H.brick|); EXACTLY; 2; H; brick",
                "(and (== 2 |H.!!brick|)); EXACTLY; 2; H; !!brick",
                "(== 2 |H.!9th|); EXACTLY; 2; H; !9th",
            })
    void comparison_isReadWithTheSetOnEitherSide(
            String text, Relation relation, int number, char zone, String cards) {
        assertEquals(
                List.of(List.of(new CardCount(relation, number, zone, cards))),
                CountCondition.read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "brick",
                "(",
                "(>= |H.brick| 2",
                "(>= |H.brick| 2) |H.ash|",
                "(>= |H.brick| two)",
                "(>= |H.brick| )",
                "(>= |H.brick| -1)",
                "(>= |H.brick| 1001)",
                "(>= |H.brick| 10000)",
                "(>= |H.brick| |H.ash|)",
                "(>= 2 3)",
                "(>= |H.brick 2)",
                "(!= |H.brick| 2)",
                "(< |H.brick| 0)",
                "(and)",
                "(and |H.brick| (not |H.ash|))",
                "(or |H.brick| ash)",
                "(or (and |H.brick| |H.ash|) |H.ash|)",
                "|H|",
                "|Hbrick|",
                "|h.brick|",
                "|1.brick|",
                "|[.brick|",
                "|X.brick|",
                "|H.|",
                "|H..brick|",
                "|H.brick.|",
                "|H.!|",
                "|H.a:|",
                "|H.:trap|",
                "|H.a:!trap|",
                "|H.3|",
                "|H.br\"ick|",
                "|H.br\u0001ick|",
                "|H.br\uff01ick|",
                "|H.br\uff5eick|",
            })
    void otherConditions_areLeftToTheText(String text) {
        assertNull(CountCondition.read(text));
    }

    @Test
    void namesOutsideOfTheFullWidthLetters_areCountable() {
        assertEquals(
                List.of(List.of(new CardCount(Relation.LEAST, 1, 'H', "灰流うらら"))),
                CountCondition.read("|H.灰流うらら|"));
        assertEquals(
                List.of(List.of(new CardCount(Relation.LEAST, 1, 'H', "\uff5f"))),
                CountCondition.read("|H.\uff5f|"));
    }

    @Test
    void alternatives_areJoinedByOrBelowAnd() {
        CardCount ash = new CardCount(Relation.LEAST, 1, 'H', "ash");
        CardCount brick = new CardCount(Relation.MOST, 1, 'H', "brick");
        List<List<CardCount>> terms = List.of(List.of(ash, brick), List.of(brick));
        String text = "(and (or (>= |H.ash| 1) (<= |H.brick| 1)) (<= |H.brick| 1))";
        assertEquals(text, CountCondition.written(terms));
        assertEquals(terms, CountCondition.read(text));
        assertEquals(
                terms,
                CountCondition.read("\n( and\t( or |H.ash| (< |H.brick| 2) )(<= |H.brick| 1) ) "));
        assertEquals("", CountCondition.written(List.of()));
    }

    @Test
    void wordsOfACondition_areSeparatedByBlanksOfEitherWidth() {
        assertEquals(List.of("ash", "a:trap", "!b"), CardCount.words(" ash\u3000a:trap\t !b "));
        assertEquals(List.of(), CardCount.words(" \u3000"));
    }
}
