package cardbench.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.cards.CardNames;
import cardbench.cards.NameSearch;
import cardbench.text.Diagnostics;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.setcode.Setcode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decks from lists of names; the cards are made up. */
class NameListTest {

    private static final int MONSTER = 0x1;
    private static final int SPELL = 0x2;
    private static final int FUSION = 0x41;
    private static final int TOKEN = 0x4001;

    private static final int SENTRY = 70_000_001;
    private static final int SENTRY_TOKEN = 70_000_002;
    private static final int SENTRY_ARTWORK = 70_000_003;
    private static final int SPELLS = 70_000_010;
    private static final int FUSED = 70_000_020;

    private static final int[] IDS = {SENTRY_TOKEN, SENTRY_ARTWORK, SENTRY, SPELLS, FUSED};
    private static final String[] NAMES = {"Sentry", "Sentry", "Sentry", "Spells", "Fused Sentry"};

    private final Diagnostics diagnostics = new Diagnostics();

    private static CardRow row(int id, int type, int alias) {
        return new CardRow(id, "", alias, Setcode.of(List.of()), type, 4, 0, 0, 1L, 1, 3);
    }

    private static final YgoCards CARDS =
            id ->
                    switch (id) {
                        case SENTRY -> row(id, MONSTER, 0);
                        case SENTRY_TOKEN -> row(id, TOKEN, 0);
                        case SENTRY_ARTWORK -> row(id, MONSTER, SENTRY);
                        case SPELLS -> row(id, SPELL, 0);
                        case FUSED -> row(id, FUSION, 0);
                        default -> null;
                    };

    private YgoDeck read(String text) {
        NameSearch search = new NameSearch(List.of(CardNames.of(IDS, NAMES)));
        return NameList.read("ydk", text, search, CARDS, diagnostics);
    }

    private List<String> codes() {
        return diagnostics.list().stream().map(each -> each.code().name()).toList();
    }

    @Test
    void cards_goWhereTheirTypesBelong() {
        YgoDeck deck = read("3 Sentry\n- Fused Sentry x2\n\nSide Deck: 1\n• Sentry\nFused Sentry");
        assertEquals(List.of(SENTRY, SENTRY, SENTRY), deck.main());
        assertEquals(List.of(FUSED, FUSED), deck.extra());
        assertEquals(List.of(SENTRY, FUSED), deck.side());
        assertEquals(List.of(), codes());
    }

    @ParameterizedTest
    @CsvSource({
        "!side, 0, 1",
        "#main, 1, 0",
        "副卡组：, 0, 1",
        "サイドデッキ, 0, 1",
        "Extra Deck (15 cards), 1, 0",
        "Monster Cards, 1, 0",
        "陷阱, 1, 0",
        "----, 1, 0"
    })
    void headings_arePartsOrTypes(String heading, int main, int side) {
        YgoDeck deck = read(heading + "\nSentry");
        assertEquals(List.of(main, side), List.of(deck.main().size(), deck.side().size()));
        assertEquals(List.of(), codes());
    }

    /** A card may be called what types are called; then it is the card. */
    @Test
    void nameOfACard_goesBeforeAHeading() {
        assertEquals(List.of(SPELLS, SPELLS), read("Spells\nSpells").main());
    }

    @Test
    void idsStandForNames_evenUnknownOnes() {
        assertEquals(List.of(SENTRY, 12345), read("70000001\n12345").main());
        assertEquals(List.of(), codes());
    }

    @ParameterizedTest
    @CsvSource({
        "Zzyzx, cards.unknown-name",
        "Sentri, cards.near-name",
        "61 Sentry, cards.bad-count",
        "4294967296, cards.bad-count",
        "123456789012, cards.bad-count"
    })
    void lineThatIsNoCard_isToldWithItsPlace(String line, String code) {
        YgoDeck deck = read("Sentry\n  " + line);
        assertEquals(List.of(SENTRY), deck.main());
        assertEquals(List.of(code), codes());
        assertEquals(2, diagnostics.list().get(0).location().line());
    }

    @Test
    void deckThatIsTooLarge_isCutWithADiagnostic() {
        YgoDeck deck = read("60 Sentry\n".repeat(60));
        assertEquals(YgoDeck.LIMIT / 60 * 60, deck.main().size());
        assertEquals("ygo.too-many-cards", codes().get(0));
    }

    @Test
    void numberOfFiveToTenDigits_isAnId() {
        assertEquals(List.of(10_000, -1), read("10000\n4294967295").main());
        assertEquals(List.of(), codes());
        assertEquals(List.of(), read("9999\n10000000000").main());
    }

    @Test
    void lineHasUpTo60Copies_andAListUpTo200Lines() {
        assertEquals(60, read("60 Sentry").main().size());
        assertEquals(1, read("\n".repeat(NameList.MAX_LINES - 1) + "Sentry").main().size());
        assertEquals(0, read("\n".repeat(NameList.MAX_LINES) + "Sentry").main().size());
    }

    @Test
    void deckOfTheLargestSize_isReadInAllParts() {
        String most = "50 Sentry\n".repeat(18) + "50 Fused Sentry\n!side\n50 Sentry";
        assertEquals(YgoDeck.LIMIT, read(most).size());
        assertEquals(List.of(), codes());
        assertEquals(YgoDeck.LIMIT, read(most + "\nSentry").size());
        assertEquals(List.of("ygo.too-many-cards"), codes());
    }
}
