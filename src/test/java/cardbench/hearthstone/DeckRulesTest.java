package cardbench.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckRulesTest {

    private static final NamedCards CARDS =
            Tables.written(
                    "1 Knight;kind=minion;rarity=common;class=NEUTRAL;set=CATACLYSM",
                    "2 Dragon;kind=minion;rarity=legendary;class=NEUTRAL;set=CORE",
                    "3 Old Knight;kind=minion;rarity=common;class=NEUTRAL;set=EXPERT1;copy=1",
                    "4 Mage Bolt;kind=spell;rarity=common;class=MAGE;set=CORE",
                    "5 Both;kind=spell;rarity=rare;class=MAGE+ROGUE;set=CORE",
                    "6 Old Bolt;kind=spell;rarity=common;class=NEUTRAL;set=TGT",
                    "8 Vanilla;kind=spell;rarity=common;class=NEUTRAL;set=VANILLA",
                    "9 Once;kind=spell;rarity=rare;class=NEUTRAL;set=CORE;single=1",
                    "11 Blood;kind=spell;rarity=rare;class=DEATHKNIGHT;set=CORE;runes=BB",
                    "12 Frost;kind=spell;rarity=rare;class=DEATHKNIGHT;set=CORE;runes=BF",
                    "13 Unholy;kind=spell;rarity=rare;class=DEATHKNIGHT;set=CORE;runes=U",
                    "20 Tourist;kind=minion;rarity=legendary;class=WARLOCK;set=ISLAND_VACATION;visits=MAGE",
                    "21 Other Tourist;kind=minion;rarity=legendary;class=WARLOCK;set=ISLAND_VACATION;visits=ROGUE",
                    "22 Beach Spell;kind=spell;rarity=common;class=MAGE;set=ISLAND_VACATION",
                    "40 Skin;kind=skin;class=MAGE;set=HERO_SKINS",
                    "41 Hero Card;kind=hero;rarity=legendary;class=MAGE;set=CORE",
                    "50 Module;kind=module;cost=3;class=NEUTRAL;set=WHIZBANGS_WORKSHOP;given=1",
                    "51 Module Too;kind=module;cost=4;class=NEUTRAL;set=WHIZBANGS_WORKSHOP;given=1",
                    "52 Look;kind=look;class=NEUTRAL;set=WHIZBANGS_WORKSHOP;given=1",
                    "79767 Prince Renathal;kind=minion;rarity=legendary;class=NEUTRAL;set=REVENDRETH",
                    "90749 Band Manager;kind=minion;rarity=legendary;class=NEUTRAL;set=BATTLE_OF_THE_BANDS",
                    "102983 Zilliax;kind=minion;rarity=legendary;class=NEUTRAL;set=WHIZBANGS_WORKSHOP",
                    "119432 Rafaam;kind=minion;rarity=legendary;class=WARLOCK;set=TIME_TRAVEL",
                    "130000 New Renathal;kind=minion;rarity=legendary;class=NEUTRAL;set=CORE;copy=79767");

    private static final int WILD = 1;
    private static final int STANDARD = 2;
    private static final int MAGE = 637;
    private static final int WARLOCK = 893;
    private static final int DEATH_KNIGHT = 78065;

    /** Fills up with cards that break no rule: each number is one that no table knows. */
    private static List<String> checks(int format, int hero, int size, int[]... rows) {
        CardCollector cards = new CardCollector();
        CardCollector beside = new CardCollector();
        int count = 0;
        for (int[] row : rows) {
            if (row.length == 3) {
                beside.add(row[0], row[1], row[2], 0);
            } else {
                cards.add(row[0], row[1], 0, 0);
                count += row[1];
            }
        }
        for (int id = 200_000; count < size; count++) {
            cards.add(id++, 1, 0, 0);
        }
        HearthstoneDeck deck =
                new HearthstoneDeck(
                        "", format, List.of(hero), cards.collect(null), beside.collect(null));
        List<String> said = new ArrayList<>();
        for (Diagnostic check : DeckRules.check(deck, CARDS)) {
            if (check.code() != RuleCodes.UNKNOWN_CARDS) {
                said.add(
                        check.code().name().substring("hearthstone.".length())
                                + ": "
                                + check.message());
            }
        }
        return said;
    }

    private static int[] row(int... cells) {
        return cells;
    }

    @Test
    void thirtyCards_areADeck() {
        assertEquals(List.of(), checks(STANDARD, MAGE, 30, row(1, 2), row(2, 1), row(4, 2)));
        assertEquals(
                List.of("size: the deck has 29 cards, but is played with 30"),
                checks(STANDARD, MAGE, 29, row(1, 2)));
    }

    @Test
    void renathalAndRafaam_makeFortyCards() {
        assertEquals(List.of(), checks(WILD, MAGE, 40, row(79767, 1)));
        assertEquals(List.of(), checks(STANDARD, WARLOCK, 40, row(119432, 1)));
        assertEquals(List.of(), checks(STANDARD, WARLOCK, 40, row(130000, 1)));
        assertEquals(
                List.of(
                        "size-by-card: the deck has 30 cards, but with Prince Renathal is played with 40"),
                checks(WILD, MAGE, 30, row(79767, 1)));
        assertEquals(
                List.of("size: the deck has 40 cards, but is played with 30"),
                checks(WILD, MAGE, 40, row(1, 1)));
    }

    @Test
    void sideboards_doNotCountForTheSize() {
        assertEquals(
                List.of(),
                checks(
                        WILD,
                        MAGE,
                        30,
                        row(90749, 1),
                        row(1, 1, 90749),
                        row(4, 1, 90749),
                        row(2, 1, 90749)));
    }

    @Test
    void copies_areCountedWithReprints() {
        assertEquals(List.of(), checks(WILD, MAGE, 30, row(1, 1), row(3, 1)));
        assertEquals(
                List.of("copies: 3 copies of Knight; 2 may be in a deck, reprints counted"),
                checks(WILD, MAGE, 30, row(1, 2), row(3, 1)));
        assertEquals(
                List.of("copies: 2 copies of Dragon; 1 may be in a deck, reprints counted"),
                checks(WILD, MAGE, 30, row(2, 2)));
        assertEquals(
                List.of("copies: 2 copies of Once; 1 may be in a deck, reprints counted"),
                checks(WILD, MAGE, 30, row(9, 2)));
    }

    @Test
    void cardsOfOtherClasses_areNamed() {
        assertEquals(List.of(), checks(STANDARD, MAGE, 30, row(5, 2)));
        assertEquals(
                List.of("class: Mage Bolt is a card of the class Mage, the deck Warlock"),
                checks(STANDARD, WARLOCK, 30, row(4, 1)));
        assertEquals(List.of(), checks(STANDARD, 999, 30, row(4, 1)));
        assertEquals(
                List.of("class: Blood is a card of the class Death Knight, the deck Mage"),
                checks(STANDARD, 40, 30, row(11, 1)));
    }

    @Test
    void sideboardCards_areOfTheClassToo() {
        assertEquals(
                List.of("class: Mage Bolt is a card of the class Mage, the deck Warlock"),
                checks(WILD, WARLOCK, 30, row(90749, 1), row(1, 2, 90749), row(4, 1, 90749)));
    }

    @Test
    void tourists_bringCardsOfTheirOwnSet() {
        assertEquals(List.of(), checks(WILD, WARLOCK, 30, row(20, 1), row(22, 2)));
        assertEquals(
                List.of("class: Mage Bolt is a card of the class Mage, the deck Warlock"),
                checks(WILD, WARLOCK, 30, row(20, 1), row(4, 2)));
        assertEquals(
                List.of("class: Beach Spell is a card of the class Mage, the deck Warlock"),
                checks(WILD, WARLOCK, 30, row(21, 1), row(22, 2)));
        assertEquals(
                List.of(
                        "tourists: Tourist and Other Tourist are both tourists; a deck may hold one"),
                checks(WILD, WARLOCK, 30, row(20, 1), row(21, 1)));
    }

    @Test
    void formats_haveTheirSets() {
        assertEquals(List.of(), checks(WILD, MAGE, 30, row(6, 1), row(1, 1)));
        assertEquals(
                List.of(
                        "not-in-format: Old Bolt is of the set TGT, which is not played in the format Standard"),
                checks(STANDARD, MAGE, 30, row(6, 1), row(1, 1)));
        assertEquals(
                List.of(
                        "not-in-format: Vanilla is of the set VANILLA, which is not played in the format Wild"),
                checks(WILD, MAGE, 30, row(8, 1)));
        assertEquals(List.of(), checks(3, MAGE, 30, row(8, 1)));
        assertEquals(
                List.of(
                        "not-in-format: Knight is of the set CATACLYSM, which is not played in the format Classic"),
                checks(3, MAGE, 30, row(1, 1)));
        assertEquals(List.of(), checks(4, MAGE, 30, row(8, 1), row(1, 1), row(6, 1)));
    }

    @Test
    void reprint_isPlayedWhereTheOtherPrintingIs() {
        assertEquals(List.of(), checks(STANDARD, MAGE, 30, row(3, 1)));
        assertEquals(List.of(), checks(STANDARD, MAGE, 40, row(79767, 1)));
    }

    @Test
    void runes_areThree() {
        assertEquals(List.of(), checks(STANDARD, DEATH_KNIGHT, 30, row(11, 2), row(12, 2)));
        assertEquals(List.of(), checks(STANDARD, DEATH_KNIGHT, 30, row(11, 2), row(13, 2)));
        assertEquals(
                List.of(
                        "runes: the cards need 2 runes of blood, 1 of frost and 1 of unholiness; a deck has three"),
                checks(STANDARD, DEATH_KNIGHT, 30, row(11, 2), row(12, 2), row(13, 1)));
    }

    @Test
    void bandManager_hasThreeCards() {
        assertEquals(
                List.of("sideboard-size: the sideboard of Band Manager has 2 cards, but needs 3"),
                checks(WILD, MAGE, 30, row(90749, 1), row(1, 1, 90749), row(4, 1, 90749)));
        assertEquals(
                List.of("sideboard-size: the sideboard of Band Manager has 0 cards, but needs 3"),
                checks(WILD, MAGE, 30, row(90749, 1)));
        assertEquals(
                List.of(),
                checks(WILD, MAGE, 30, row(90749, 1), row(300, 1, 90749), row(301, 2, 90749)));
    }

    @Test
    void zilliax_hasTwoModulesAndALook() {
        assertEquals(
                List.of(),
                checks(
                        WILD,
                        MAGE,
                        30,
                        row(102983, 1),
                        row(50, 1, 102983),
                        row(51, 1, 102983),
                        row(52, 1, 102983)));
        assertEquals(
                List.of("sideboard-size: the sideboard of Zilliax has 1 cards, but needs 2"),
                checks(WILD, MAGE, 30, row(102983, 1), row(50, 1, 102983), row(52, 1, 102983)));
        assertEquals(
                List.of(),
                checks(WILD, MAGE, 30, row(102983, 1), row(50, 1, 102983), row(99, 1, 102983)));
    }

    @Test
    void heroCard_leadsNoDeck() {
        assertEquals(List.of(), checks(WILD, 40, 30, row(4, 1)));
        assertEquals(
                List.of("not-a-hero: Hero Card is no hero that can lead a deck"),
                checks(WILD, 41, 30, row(4, 1)));
    }

    @Test
    void unknownCards_areCounted() {
        CardCollector cards = new CardCollector();
        cards.add(70, 15, 0, 0);
        cards.add(71, 15, 0, 0);
        HearthstoneDeck deck =
                new HearthstoneDeck(
                        "",
                        1,
                        List.of(999),
                        cards.collect(null),
                        new CardCollector().collect(null));
        List<Diagnostic> checks = DeckRules.check(deck, CARDS);
        assertEquals(1, checks.size());
        assertEquals(
                "2 cards are in no open table: they count for the size of the deck alone",
                checks.get(0).message());
    }

    @Test
    void hostileDeck_isAnsweredAtOnce() {
        CardCollector cards = new CardCollector();
        for (int id = 1; id <= 100_000; id++) {
            cards.add(id, Integer.MAX_VALUE, 0, 0);
        }
        HearthstoneDeck deck =
                new HearthstoneDeck(
                        "", 1, List.of(7), cards.collect(null), new CardCollector().collect(null));
        List<Diagnostic> checks = DeckRules.check(deck, CARDS);
        assertEquals(
                "the deck has 2147483647 cards, but with Prince Renathal is played with 40",
                checks.get(0).message());
        assertEquals(2, checks.size());
    }
}
