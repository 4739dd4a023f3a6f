package cardbench.codes.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.DeckSizes;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of decks without a list of limits. */
class YgoRulesTest {

    private static final int FUSION = 0x61;
    private static final int TOKEN = 0x4011;
    private static final int SKILL = 0x8000002;

    private static final GivenCards CARDS =
            new GivenCards(Dialect.YGOPRO)
                    .add(1, 0x21, "Blue")
                    .add(2, 0x21, "Blue (art)", 1, 0, 1)
                    .add(3, FUSION, "Fusion")
                    .add(4, TOKEN, "Token")
                    .add(5, SKILL, "Skill");

    private static List<String> codesOf(YgoRules rules, YgoDeck deck) {
        return rules.check(deck).stream().map(Diagnostic::message).toList();
    }

    private static List<String> codesOf(
            List<Integer> main, List<Integer> extra, List<Integer> side) {
        return codesOf(new YgoRules(CARDS), GivenCards.deck(main, extra, side));
    }

    @ParameterizedTest
    @CsvSource({
        "39, 0, 0, the main deck has 39 cards; 40 to 60 are allowed",
        "40, 0, 0, ",
        "60, 15, 15, ",
        "61, 0, 0, the main deck has 61 cards; 40 to 60 are allowed",
        "40, 16, 0, the extra deck has 16 cards; 0 to 15 are allowed",
        "40, 0, 16, the side deck has 16 cards; 0 to 15 are allowed"
    })
    void sizes_areThoseOfTheRules(int main, int extra, int side, String message) {
        List<Integer> ids = GivenCards.filled(main + extra + side);
        YgoDeck deck =
                GivenCards.deck(
                        ids.subList(0, main),
                        ids.subList(main, main + extra),
                        ids.subList(main + extra, ids.size()));
        assertEquals(
                message == null ? List.of() : List.of(message),
                codesOf(new YgoRules(YgoCards.NONE), deck));
    }

    @Test
    void card_belongsInItsPart() {
        assertEquals(
                List.of(
                        "Fusion does not belong in the main deck",
                        "Blue does not belong in the extra deck"),
                codesOf(GivenCards.filled(40, 3, 3), List.of(1), List.of()));
        assertEquals(List.of(), codesOf(GivenCards.filled(40, 1), List.of(3), List.of(1, 3)));
    }

    @Test
    void token_belongsInNoPart() {
        String token = "Token is a token and belongs in no deck";
        assertEquals(
                List.of(token, token, token),
                codesOf(GivenCards.filled(40, 4), List.of(4), List.of(4)));
    }

    @Test
    void copies_areCountedInAllPartsAndUnderTheAlias() {
        assertEquals(
                List.of("the deck has 4 copies of Blue; 3 are allowed"),
                codesOf(GivenCards.filled(40, 2, 1, 2), List.of(), List.of(1)));
        assertEquals(List.of(), codesOf(GivenCards.filled(40, 2, 1, 2), List.of(), List.of()));
        assertEquals(
                List.of("the deck has 4 copies of #4294967295; 3 are allowed"),
                codesOf(GivenCards.filled(40, -1, -1, -1, -1), List.of(), List.of()));
    }

    @Test
    void firstLimitThatIsExceeded_isTold() {
        YgoRules rules = new YgoRules(CARDS, DeckSizes.USUAL, id -> id == 2 ? 1 : 3, Map.of());
        YgoDeck deck = GivenCards.deck(GivenCards.filled(40, 1, 2), List.of(), List.of());
        assertEquals(List.of("the deck has 2 copies of Blue; 1 is allowed"), codesOf(rules, deck));
        YgoRules none = new YgoRules(CARDS, DeckSizes.USUAL, id -> id == 1 ? 0 : 3, Map.of());
        assertEquals(List.of("the deck has 2 copies of Blue; 0 are allowed"), codesOf(none, deck));
    }

    @Test
    void skill_isBesideTheMainDeck() {
        YgoRules rules = new YgoRules(CARDS);
        YgoDeck deck = GivenCards.deck(GivenCards.filled(40, 5), List.of(5), List.of());
        assertEquals(39, rules.size(deck, 0));
        assertEquals(1, rules.size(deck, 1));
    }

    @ParameterizedTest
    @CsvSource({"299999999, 20", "300000000, 19", "309999999, 19", "310000000, 20"})
    void unknownSkill_isToldByItsIdInSpeedDuelsAlone(int id, int size) {
        YgoDeck deck = GivenCards.deck(GivenCards.filled(20, id), List.of(), List.of());
        assertEquals(size, new YgoRules(CARDS, DeckSizes.SPEED, any -> 3, Map.of()).size(deck, 0));
        assertEquals(20, new YgoRules(CARDS).size(deck, 0));
    }
}
