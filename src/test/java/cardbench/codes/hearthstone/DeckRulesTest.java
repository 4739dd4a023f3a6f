package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.CraftingCost;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules, by the decks of {@code rules-decks.txt} with the cards of {@code rules-cards.tsv}. */
class DeckRulesTest {

    private static final NamedCards CARDS = RuleDecks.cards();

    static List<RuleDecks.Case> decks() throws IOException {
        return RuleDecks.read();
    }

    private static List<String> findings(HearthstoneDeck deck, NamedCards cards) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic check : DeckRules.check(deck, cards)) {
            codes.add(
                    check.severity().name().toLowerCase(Locale.ROOT)
                            + " "
                            + check.code().name().substring("hearthstone.".length())
                            + ": "
                            + check.message());
        }
        return codes;
    }

    @ParameterizedTest
    @MethodSource("decks")
    void decks_areJudgedByTheirCards(RuleDecks.Case each) {
        assertEquals(each.codes(), findings(each.deck(), CARDS), each.name());
    }

    /** No deck of the file is warned about when nothing is known of its cards. */
    @ParameterizedTest
    @MethodSource("decks")
    void withoutTables_nothingIsSureButWhatCodesShow(RuleDecks.Case each) {
        for (String line : findings(each.deck(), Tables.none())) {
            boolean known = line.contains("79767") || line.contains("0/3") || line.contains("2/3");
            assertTrue(line.startsWith("info ") || known, each.name() + ": " + line);
        }
    }

    @Test
    void everyRule_hasADeck() throws IOException {
        StringBuilder found = new StringBuilder();
        decks().forEach(each -> found.append(each.codes()));
        for (String rule :
                List.of(
                        "warning size:",
                        "warning size-by-card:",
                        "info size-unsure:",
                        "warning copies:",
                        "info copies-unsure:",
                        "warning class:",
                        "info class-unsure:",
                        "info class-unchecked:",
                        "warning not-in-format:",
                        "warning runes:",
                        "warning tourists:",
                        "warning sideboard-size:",
                        "info sideboard-unchecked:",
                        "warning not-a-hero:",
                        "info twist:",
                        "info any-deck:",
                        "info unknown-cards:")) {
            assertTrue(found.indexOf(rule) >= 0, rule);
        }
    }

    @Test
    void bundle_costsItsOneCard() {
        CardCollector cards = new CardCollector();
        // a legendary card, and one that brings nine others with it: 1,600 each
        for (int id = 1061; id <= 1071; id++) {
            cards.add(id, 1, 0, 0);
        }
        assertEquals(
                new CraftingCost(3200, 0),
                DustCost.of(cards.collect(null).entries(), CARDS.facts()));
    }

    @Test
    void tablesWithoutTheColumn_areCompletedByTheList() {
        NamedCards old =
                Tables.written(
                        "1 Knight;kind=minion;rarity=common;class=NEUTRAL;set=CORE",
                        "79767 Prince;kind=minion;rarity=legendary;class=NEUTRAL;set=REVENDRETH",
                        "130000 New Prince;kind=minion;rarity=legendary;class=NEUTRAL;set=CORE;copy=79767");
        assertEquals(
                List.of(
                        "warning size-by-card: the size of the deck is 3, but with New Prince must"
                                + " be 40"),
                findings(RuleDecks.deck("2 637 1x2 130000"), old));
    }

    /** The sets by the years of their release, as the publisher announced them. */
    private static final NamedCards YEARS =
            Tables.written(
                    "1 Classic;kind=minion;rarity=common;class=NEUTRAL;set=EXPERT1",
                    "2 Naxxramas;kind=minion;rarity=common;class=NEUTRAL;set=NAXX;year=2014",
                    "3 Tournament;kind=minion;rarity=common;class=NEUTRAL;set=TGT;year=2015",
                    "4 Journey;kind=minion;rarity=common;class=NEUTRAL;set=UNGORO;year=2017",
                    "5 Witchwood;kind=minion;rarity=common;class=NEUTRAL;set=GILNEAS;year=2018",
                    "6 Shadows;kind=minion;rarity=common;class=NEUTRAL;set=DALARAN;year=2019",
                    "7 Throne;kind=minion;rarity=common;class=NEUTRAL;set=REVENDRETH;year=2022",
                    "8 Core;kind=minion;rarity=common;class=NEUTRAL;set=CORE",
                    "9 Reprint;kind=minion;rarity=common;class=NEUTRAL;set=PLACEHOLDER_202204;copy=5",
                    "10 Caverns;kind=minion;rarity=common;class=NEUTRAL;set=WONDERS",
                    "11 First;kind=minion;rarity=common;class=NEUTRAL;set=VANILLA",
                    "12 Dream;kind=minion;rarity=common;class=NEUTRAL;set=EMERALD_DREAM;year=2025",
                    "13 Space;kind=minion;rarity=common;class=NEUTRAL;set=SPACE;year=2024");

    @ParameterizedTest
    @CsvSource({
        "1x2 4x2 5x2, 2018",
        "1x2 4x2, 2017",
        "1x2 5x2 6x2, 2019",
        "3x2 1x2, 2016",
        "1x2, 2016",
        "7x2 8x2, 2022",
        "13x2 12x2 8x2, 2025",
        "4x2 9x2, 2018",
        "6x2 9x2, 2019",
        "2x2 1x2, 0",
        "4x2 6x2, 0",
        "1x2 8x2, 0",
        "5x2 10x2, 0",
        "5x2 11x2, 0",
        "5x2 99x2, 0"
    })
    void deckOfSetsThatWereStandardTogether_isOfThatYear(String cards, int year) {
        String start = year > 0 ? "info old-standard: a deck of the Standard of " + year + ";" : "";
        List<String> found = new ArrayList<>();
        for (String line : findings(RuleDecks.deck("2 637 " + cards), YEARS)) {
            if (line.contains("old-standard") || line.contains("not-in-format")) {
                found.add(line);
            }
        }
        assertEquals(1, found.size());
        assertTrue(
                found.get(0).startsWith(year > 0 ? start : "warning not-in-format"), found.get(0));
    }

    @Test
    void wildDeck_isOfNoYear() {
        assertFalse(
                findings(RuleDecks.deck("1 637 4x2"), YEARS).toString().contains("old-standard"));
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
        assertEquals(
                List.of("hearthstone.any-deck", "hearthstone.unknown-cards"),
                DeckRules.check(deck, CARDS).stream()
                        .map(diagnostic -> diagnostic.code().name())
                        .toList());
        assertEquals(2, findings(deck, Tables.none()).size());
    }
}
