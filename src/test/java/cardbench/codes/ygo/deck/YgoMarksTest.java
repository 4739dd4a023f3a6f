package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.deck.Found;
import cardbench.codes.deck.Recogniser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decks that are recognised by their marks alone, as the reader of each format finds them. */
class YgoMarksTest {

    private static final String YDKE = "ydke://rvTMAq70zAKu9MwCEtmgAqOpVwU=!/WccAL4jpwI=!7ydRAA==!";
    private static final String ADDRESS =
            "http://deck.ourygo.top?ygotype=deck&v=1&d=AyHWZ6VyqDZEmq9TRoHGf9VTkd8hRJ-8";
    private static final String YDK =
            "#main\n46986414\n44095762\n#extra\n1861629\n!side\n5318639\n";

    private static List<Found> found(String text) {
        List<Found> found = new ArrayList<>();
        YgoMarks.all().forEach(marks -> found.addAll(marks.find(text)));
        return found;
    }

    private static Found at(String kind, String text, String code) {
        int from = text.indexOf(code);
        return new Found(kind, from, from + code.length(), true);
    }

    @Test
    void kinds_areThoseOfTheFormatsWithAMark() {
        assertEquals(
                List.of("ydk", "ydke", "ygomobile"),
                YgoMarks.all().stream().map(Recogniser::kind).toList());
    }

    @Test
    void decksOfAPost_areFoundWhereTheyAre() {
        String post = "mine: " + YDKE + " and yours " + ADDRESS + " again " + YDKE + ".";
        assertEquals(
                List.of(
                        at("ydke", post, YDKE),
                        new Found(
                                "ydke",
                                post.lastIndexOf(YDKE),
                                post.lastIndexOf(YDKE) + YDKE.length(),
                                true),
                        at("ygomobile", post, ADDRESS)),
                found(post));
    }

    @Test
    void fileOfADeck_isFoundWhole() {
        assertEquals(List.of("ydk"), found(YDK).stream().map(Found::kind).toList());
        assertEquals(0, found(YDK).get(0).from());
    }

    @Test
    void marksWithoutADeck_areNone() {
        assertEquals(List.of(), found("#main"));
        assertEquals(List.of(), found("ydke://!!!"));
        assertEquals(List.of(), found("no deck at all"));
        // fourteen characters are the shortest that may hold a card
        assertEquals(1, found("ydke://AAAA!!!").size());
    }

    @Test
    void eachReader_findsTheSameDecks() {
        String post = "a " + YDKE + " b " + ADDRESS;
        for (String kind : List.of("ydke", "ygomobile")) {
            List<Found> read = YgoCodec.of(kind, ExtraDeck.UNKNOWN).find(post);
            assertEquals(read, found(post).stream().filter(it -> it.kind().equals(kind)).toList());
        }
    }
}
