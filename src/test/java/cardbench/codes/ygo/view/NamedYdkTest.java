package cardbench.codes.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deck files with names as comments. */
class NamedYdkTest {

    private static String file(String name) {
        GivenCards cards = new GivenCards(Dialect.YGOPRO).add(1, 1, name);
        return NamedYdk.of(GivenCards.deck(List.of(1), List.of(), List.of()), cards);
    }

    @Test
    void name_isACommentAboveItsId() {
        GivenCards cards = new GivenCards(Dialect.YGOPRO).add(1, 1, "One").add(2, 1, "");
        assertEquals(
                """
                #main
                # One
                1
                # One
                1
                2
                #extra
                4294967295
                !side
                # One
                1
                """,
                NamedYdk.of(GivenCards.deck(List.of(1, 1, 2), List.of(-1), List.of(1)), cards));
    }

    @Test
    void characterThatEndsALine_isABlank() {
        assertEquals(
                "#main\n# a b c d e f g\n1\n#extra\n!side\n",
                file("a\nb\rc\u007fd\u0085e\u2028f\u2029g"));
        assertEquals("#main\n# 青眼 !~\n1\n#extra\n!side\n", file("青眼 !~"));
    }
}
