package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.list.NamedLines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GenshinNamesTest {

    private final Diagnostics diagnostics = new Diagnostics();

    private GenshinDeck read(String text) {
        NameSearch search = new NameSearch(Decks.TABLES.names("genshin", Language.EN));
        return GenshinNames.deck(NamedLines.of(text), search, Decks.CARDS, diagnostics);
    }

    private Diagnostic only(String text) {
        read(text);
        assertEquals(1, diagnostics.list().size(), diagnostics.list().toString());
        return diagnostics.list().get(0);
    }

    private static GenshinDeck deck(Integer... ids) {
        return GenshinDeck.of(List.of(ids));
    }

    @Test
    void countsAreReadBeforeAndBehindTheName() {
        for (String line :
                List.of(
                        "2x Undivided Heart",
                        "2 x undivided heart",
                        "2X Undivided Heart",
                        "2 Undivided Heart",
                        "2×Undivided Heart",
                        "２×唯此一心",
                        "Undivided Heart x2",
                        "Undivided Heart ×2",
                        "Undivided Heart*2",
                        "唯此一心 ×２",
                        "唯此一心x02",
                        "唯此一心 2张",
                        "唯此一心,2",
                        "唯此一心\t2",
                        "唯此一心Ｘ２",
                        "唯此一心\u3000２",
                        "\u3000２　唯此一心",
                        "唯此一心：2",
                        "唯此一心、唯此一心",
                        "唯此一心 Undivided Heart x2",
                        "2x Undivided Heart 唯此一心",
                        "2x Undivided Heart / 唯此一心",
                        "唯此一心 / Undivided Heart x2",
                        "# 2x Undivided Heart",
                        "卡名,数量\n唯此一心,2",
                        "Action cards (2)\nUndivided Heart (2)",
                        "行动牌（2张）：\n唯此一心×2",
                        "行动牌：唯此一心×2，……",
                        "AvAA3wEOBQDQA8MPC/EQDBMRDC4RDTMRDTQRDTURDZARD5YRDtMRD9oRDtQDtQDfABAA\n唯此一心×2",
                        "- 2x Undivided Heart",
                        "• Undivided Heart x2\r",
                        "Undivided Heart\nUndivided Heart")) {
            assertEquals(deck(0, 0, 0, 61, 61), read(line), line);
        }
        assertEquals(List.of(), diagnostics.list());
    }

    @Test
    void charactersAndActions_goToTheirSlotsInAnyOrder() {
        assertEquals(
                deck(2, 1, 0, 218, 61),
                read("Ancient Courtyard\nDiona\n\n# my talent\nUndivided Heart\nActions:\n甘雨\n"));
        assertEquals(List.of(), diagnostics.list());
    }

    /** The title that the page gives a deck, and how players write one in a chat. */
    @Test
    void severalNamesOnALine_areAllRead() {
        for (String line :
                List.of(
                        "甘雨 / 迪奥娜 / 凯亚",
                        "甘雨、迪奥娜、凯亚",
                        "甘雨，迪奥娜，凯亚",
                        "甘雨/迪奥娜/凯亚",
                        "Ganyu, Diona, Kaeya",
                        "Characters: Ganyu, Diona, Kaeya",
                        "角色牌：甘雨、迪奥娜、凯亚",
                        "キャラカード（3）\n甘雨\nディオナ\nガイア")) {
            assertEquals(deck(1, 2, 3), read(line), line);
        }
        assertEquals(
                deck(1, 2, 3, 61, 61, 218),
                read("角色牌：甘雨、迪奥娜、凯亚 / 行动牌：唯此一心×2，Ancient Courtyard，……"));
        assertEquals(List.of(), diagnostics.list());
    }

    @Test
    void namesOfTwoCards_areNotOneCard() {
        assertEquals(deck(1, 2), read("Ganyu / 迪奥娜"));
        assertEquals(deck(), read("Ganyu 迪奥娜"));
        assertEquals(1, diagnostics.list().size());
    }

    @Test
    void nameWithASignInIt_isOneCard() {
        NameSearch search = new NameSearch(Decks.TABLES.names("genshin", Language.EN));
        int countdown = search.find("Countdown to the Show: 3");
        assertEquals(
                deck(1, 0, 0, countdown, 61),
                read("Ganyu, Countdown to the Show: 3, Undivided Heart"));
        assertEquals(List.of(), diagnostics.list());
    }

    @Test
    void unknownNameBetweenOthers_isToldAtItsPlace() {
        Diagnostic diagnostic = only("甘雨、迪奥纳、凯亚");
        assertEquals("cards.near-name", diagnostic.code().name());
        assertEquals(
                List.of(3, 6), List.of(diagnostic.location().from(), diagnostic.location().to()));
    }

    @Test
    void namesThatEndInANumber_areNames() {
        int countdown =
                new NameSearch(Decks.TABLES.names("genshin", Language.EN))
                        .find("Countdown to the Show: 3");
        assertTrue(countdown > 0);
        assertEquals(deck(0, 0, 0, countdown, countdown), read("2x Countdown to the Show: 3"));
        assertEquals(List.of(), diagnostics.list());
    }

    @Test
    void wholeExample_comesBackFromItsNamesInEveryLanguage() {
        for (Language language : Language.values()) {
            StringBuilder text = new StringBuilder();
            for (int id : Decks.EXAMPLE_IDS) {
                text.append(Decks.TABLES.name("genshin", language, id)).append('\n');
            }
            assertEquals(GenshinDeck.of(Decks.EXAMPLE_IDS), read(text.toString()), language.tag());
        }
    }

    @Test
    void unknownName_isSaidWithThoseThatComeNear() {
        Diagnostic diagnostic = only("Ganyu\n2x Undivided Hart\n");
        assertEquals("cards.near-name", diagnostic.code().name());
        assertEquals(
                "no card is called “Undivided Hart”; similar names: Undivided Heart",
                diagnostic.message());
        assertEquals("Undivided Heart", diagnostic.fix());
        assertEquals(2, diagnostic.location().line());
        assertEquals(4, diagnostic.location().column());
        assertEquals(9, diagnostic.location().from());
        assertEquals(23, diagnostic.location().to());
    }

    @Test
    void partOfAName_isMetWithTheNamesThatHoldIt() {
        assertTrue(only("Courtyard").message().endsWith("similar names: Ancient Courtyard"));
    }

    @Test
    void nameThatNothingIsNear_isSaid() {
        assertEquals(
                "no card in the open tables is called “Zzzzzzzzzzzz”",
                only("Zzzzzzzzzzzz").message());
    }

    @Test
    void countOutOfRange_isRefused() {
        assertEquals("cards.bad-count", only("31 Ganyu").code().name());
        assertEquals(
                "0 copies are not possible; a line can have 1 to 30",
                new GenshinNamesTest().only("Ganyu x0").message());
    }

    @Test
    void moreCardsThanSlots_areRefusedByName() {
        assertEquals(deck(1, 2, 3), read("Ganyu\nDiona\nKaeya\nRaiden Shogun"));
        assertEquals(
                "there is no slot left for “Raiden Shogun”; a deck has 3 characters",
                diagnostics.list().get(0).message());
        List<Integer> ids = new ArrayList<>(List.of(0, 0, 0));
        ids.addAll(Collections.nCopies(30, 61));
        assertEquals(GenshinDeck.of(ids), read("30 Undivided Heart\nAncient Courtyard"));
        assertEquals("genshin.list-too-long", diagnostics.list().get(1).code().name());
    }

    @Test
    void odds_andEnds_doNotBreakTheReading() {
        for (String text :
                List.of("", "\n\n", "-", "* *", "2x", "x2", "2", "x", "：", "10000", "##")) {
            read(text);
        }
        assertEquals(deck(), read("x\n".repeat(10_000) + "Ganyu"));
    }
}
