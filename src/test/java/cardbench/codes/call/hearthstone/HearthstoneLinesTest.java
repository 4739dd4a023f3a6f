package cardbench.codes.call.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.call.decks.TableStore;
import com.eclipsesource.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decks as the command line prints them, without card tables. */
class HearthstoneLinesTest {

    private static List<String> lines(String deck) {
        return HearthstoneGame.of(new TableStore())
                .lines(Json.parse(deck.replace('\'', '"')).asObject());
    }

    @Test
    void deck_isListedByNumbers() {
        assertEquals(
                List.of(
                        "format: Standard",
                        "hero: 930 (Rogue)",
                        "hero: 1",
                        "cards: 3",
                        "  1x 64",
                        "  2x 90749",
                        "sideboard of 90749:",
                        "  1x 51",
                        "  1x 52",
                        "sideboard of 102983:",
                        "  2x 53"),
                lines(
                        "{'format':2,'heroes':[930,1],'cards':[[64,1],[90749,2]],'sideboards':"
                                + "[[51,1,90749],[52,1,90749],[53,2,102983]]}"));
    }

    @Test
    void partOfADeck_isListedAsFarAsItWasRead() {
        assertEquals(List.of("format: 77", "cards: 0"), lines("{'format':77}"));
        assertEquals(List.of("cards: 0"), lines("{}"));
    }

    @Test
    void verdictOfTheGame_isToldLast() {
        String line = "the game takes this code as it is: ";
        assertEquals(List.of("cards: 0", line + "yes"), lines("{'clientAccepts':true}"));
        assertEquals(List.of("cards: 0", line + "no"), lines("{'clientAccepts':false}"));
        assertEquals(
                List.of("cards: 0", line + "depends on its cards"),
                lines("{'clientAccepts':null}"));
    }

    @Test
    void party_isListedByNumbers() {
        assertEquals(
                List.of(
                        "id: 7",
                        "type: 1",
                        "format: 2",
                        "mercenaries: 2",
                        "  mercenary 17, equipment 301, art 5, premium 0",
                        "  mercenary 29, art 9, premium 1"),
                lines(
                        "{'id':7,'type':1,'format':2,'mercenaries':"
                                + "[[17,301,5,0],[29,null,9,1]]}"));
        assertEquals(List.of("mercenaries: 0"), lines("{'mercenaries':[]}"));
    }
}
