package cardbench.codes.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.list.NamedLines;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks from lists of names; the cards are made up. */
class YgoNamesTest {

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
        return YgoNames.deck("ydk", NamedLines.of(text), search, CARDS, diagnostics);
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
        "Monsterkarten (1), 1, 0",
        "Zauberkarten 1, 1, 0",
        "Fallenkarten: 0, 1, 0",
        "モンスター (3), 1, 0",
        "モンスター：３枚, 1, 0",
        "罠カード（3）, 1, 0",
        "怪兽卡 3, 1, 0",
        "魔法卡（12张）, 1, 0",
        "Pièges (2), 1, 0",
        "Cartes Monstre (20), 1, 0",
        "Cartas de Trampa (4), 1, 0",
        "Fusion Monsters (6), 1, 0",
        "함정 (3), 1, 0",
        "Hauptdeck (40), 1, 0",
        "=== 副卡組 (15張) ===, 0, 1",
        "### Sidedeck: 15, 0, 1",
        "사이드 덱 (3), 0, 1",
        "サイドデッキ（15枚）, 0, 1",
        "Monster Cards, 1, 0",
        "陷阱, 1, 0",
        "----, 1, 0"
    })
    void headings_arePartsOrTypes(String heading, int main, int side) {
        YgoDeck deck = read(heading + "\nSentry");
        assertEquals(List.of(main, side), List.of(deck.main().size(), deck.side().size()));
        assertEquals(List.of(), codes());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 Sentry [SDY-006]",
                "3x Sentry (LOB-053)",
                "Sentry [SDY-006] x3",
                "Sentry x3 [SDY-006]",
                "3 Sentry SDY-006",
                "SDY-006 Sentry x3",
                "[LOB-EN053] 3 Sentry",
                "Sentry\t3",
                "3\tSentry",
                "Sentry,3",
                "Sentry，３张",
                "Sentry 3張",
                "Sentry　３",
                "\u3000３　Sentry",
                "Sentry Ｘ３",
                "Sentry×3枚",
                "3枚 Sentry",
                "Sentry: 3",
                "Sentry | 3",
                "1. 3x Sentry",
                "2) Sentry x3",
                "// # 3x Sentry ID：SD_6",
                "# 3x Sentry (70000001)",
                "> - 3x Sentry",
                "Sentry, Sentry, Sentry",
                "Sentry x2 / Sentry",
                "Main Deck: Sentry x2、Sentry",
                "cardname,cardq,cardid\nSentry,3,70000001",
                "\"cardname\",\"cardq\",\"cardid\"\n\"Sentry\",\"3\",\"70000001\"",
                "cardid;cardq\n70000001;3",
                "数量\tカード名\n3\tSentry",
                "# a comment\n| Name | Count |\n| Sentry | 3 |",
                "| Name | Count |\n| :--- | ---: |\n| Sentry | 3 |",
                "ydke://o6lXBaOpVwWjqVcF!!!\n3 Sentry",
                "https://ygoprodeck.com/deck/any-3\n3 Sentry",
            })
    void copies_areReadInEveryForm(String text) {
        assertEquals(List.of(SENTRY, SENTRY, SENTRY), read(text).main());
        assertEquals(List.of(), codes());
    }

    @Test
    void columnOfParts_putsCardsIntoThem() {
        YgoDeck deck =
                read("name,count,section\nSentry,2,Main\nSentry,1,Side\nFused Sentry,1,Extra");
        assertEquals(List.of(SENTRY, SENTRY), deck.main());
        assertEquals(List.of(FUSED), deck.extra());
        assertEquals(List.of(SENTRY), deck.side());
    }

    @ParameterizedTest
    @CsvSource({
        "name;count|Zzyzx;2, cards.unknown-name 2",
        "name;count|Sentry;two, cards.unknown-name 2",
        "name;count|Sentry;4000, cards.bad-count 2",
    })
    void rowThatIsNoCard_isTold(String text, String expected) {
        read(text.replace('|', '\n'));
        assertEquals(
                List.of(expected),
                diagnostics.list().stream()
                        .map(each -> each.code().name() + " " + each.location().line())
                        .toList());
    }

    /** As EDOPro copies a deck: main, extra and side deck, with blank lines between them. */
    @Test
    void cardsBehindTheExtraDeck_areTheSideDeck() {
        YgoDeck deck = read("Sentry x3\n\nFused Sentry x2\n\nSpells x2\nFused Sentry x1\n\nSentry");
        assertEquals(List.of(SENTRY, SENTRY, SENTRY), deck.main());
        assertEquals(List.of(FUSED, FUSED), deck.extra());
        assertEquals(List.of(SPELLS, SPELLS, FUSED, SENTRY), deck.side());
        assertEquals(List.of("ygo.side-behind-gap"), codes());
        assertEquals(5, diagnostics.list().get(0).location().line());
    }

    @Test
    void cardsBehindAWholeMainDeck_areTheSideDeck() {
        YgoDeck deck = read("Sentry x40\n\nSpells x15");
        assertEquals(40, deck.main().size());
        assertEquals(15, deck.side().size());
        assertEquals(List.of("ygo.side-behind-gap"), codes());
    }

    @ParameterizedTest
    @CsvSource({
        "Sentry x39||Spells x15, 54, 0, ygo.list-gaps 3",
        "Sentry x40||Spells x16, 56, 0, ygo.list-gaps 3",
        "Sentry||Spells||Sentry, 3, 0, ygo.list-gaps 5",
        "Sentry||Fused Sentry, 1, 0, ''",
        "||Sentry||||, 1, 0, ''",
        "Monsters||Sentry||Spell Cards||Spells, 2, 0, ''",
        "Sentry||Side||Spells, 1, 1, ''",
    })
    void otherBlankLines_moveNoCard(String text, int main, int side, String expected) {
        YgoDeck deck = read(text.replace('|', '\n'));
        assertEquals(List.of(main, side), List.of(deck.main().size(), deck.side().size()));
        assertEquals(
                expected,
                diagnostics.list().stream()
                        .map(each -> each.code().name() + " " + each.location().line())
                        .collect(Collectors.joining()));
    }

    /** What is written above a list or between the cards is no card. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "I drew Sentry, and then the other player had a long turn, so I lost",
                "Sentry is good",
                "2024 Sentry",
            })
    void sentence_isNoList(String text) {
        assertEquals(0, read(text).size());
        assertEquals(1, codes().size());
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
        "4294967296, cards.unknown-name",
        "123456789012, cards.unknown-name"
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
    void lineHasUpTo60Copies_andAListUpTo500Lines() {
        assertEquals(60, read("60 Sentry").main().size());
        assertEquals(1, read("x\n".repeat(ListedLine.MAX_LINES - 1) + "Sentry").main().size());
        assertEquals(0, read("x\n".repeat(ListedLine.MAX_LINES) + "Sentry").main().size());
    }

    @Test
    void linesBeyondTheLimit_areReportedWithTheFirstOfThem() {
        YgoDeck deck = read("Sentry\n".repeat(ListedLine.MAX_LINES));
        assertEquals(ListedLine.MAX_LINES, deck.main().size());
        assertEquals(List.of(), codes());
        read("Sentry\n".repeat(ListedLine.MAX_LINES + 2));
        assertEquals(List.of("cards.lines-left-out"), codes());
        assertEquals(ListedLine.MAX_LINES + 1, diagnostics.list().get(0).location().line());
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
