package cardbench.codes.hearthstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.Entry;
import cardbench.codes.list.NamedLines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class HearthstoneNamesTest {

    private static final String CODE =
            "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    private final Diagnostics diagnostics = new Diagnostics();

    private HearthstoneDeck read(String text) {
        return read(text, Tables.few(Language.EN));
    }

    private HearthstoneDeck read(String text, NamedCards cards) {
        return HearthstoneNames.deck(
                NamedLines.of(text), 0, cards.search(), cards.facts(), diagnostics);
    }

    private static List<String> rows(HearthstoneDeck deck) {
        List<String> rows = new ArrayList<>();
        for (Entry entry : deck.entries()) {
            rows.add(
                    entry.copies()
                            + "x"
                            + entry.card()
                            + (entry.owner() == 0 ? "" : "@" + entry.owner()));
        }
        return rows;
    }

    private List<String> codes() {
        List<String> codes = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics.list()) {
            codes.add(
                    diagnostic.code().name()
                            + " "
                            + diagnostic.location().line()
                            + ":"
                            + diagnostic.location().column());
        }
        return codes;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2x Drain Soul",
                "2 Drain Soul",
                "2x(2) Drain Soul",
                "# 2x (2) Drain Soul",
                "(2) Drain Soul",
                "Drain Soul x2",
                "Drain Soul ×2",
                "Drain Soul (2)",
                "- 2 x drain soul",
                "x2 Drain Soul",
                "Drain Soul 2",
                "Drain Soul,2",
                "Drain Soul\t2",
                "2\tDrain Soul",
                "吸取灵魂 2张",
                "吸取灵魂,2",
                "吸取灵魂，２",
                "吸取灵魂Ｘ２",
                "吸取灵魂　２",
                "２张吸取灵魂",
                "吸取灵魂（2张）",
                "// # 2x (0) 吸取灵魂 Drain Soul ID：ICC_055",
                "# 2x (2) 吸取灵魂 ID:ICC_055",
                "//2x (2) Drain Soul",
                "2x Drain Soul (ICC_055)",
                "Minions (1)\n2x Drain Soul",
                "随从牌（1张）\nSpells: 2\n吸取灵魂、吸取灵魂",
                "Warlock cards: Drain Soul x2",
                "Drain Soul / Drain Soul",
                "name,count,dbfId\nDrain Soul,2,42658",
                "卡名;数量\n吸取灵魂;2",
                "1. 2x Drain Soul",
                "2x Drain Soul\nhttps://hsreplay.net/decks/wHdB2hXpZhnANEKiwj1R0f/",
                "Deck code: AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=\n2x Drain Soul",
                "２ｘ Drain Soul",
                "吸取灵魂 x2",
                "2x 吸取灵魂",
                "· （2）吸取灵魂",
                "1x Drain Soul\nDrain Soul",
            })
    void counts_areReadInEveryForm(String text) {
        HearthstoneDeck deck = read(text);
        assertEquals(List.of("2x42658"), rows(deck), diagnostics.list().toString());
        assertEquals(List.of(893), deck.heroes());
        assertEquals(1, deck.format());
        assertEquals(List.of(), codes());
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"ID", "TR", "VI"},
            mode = EnumSource.Mode.EXCLUDE)
    void clipboardTextOfEveryLanguage_becomesItsDeck(Language language) {
        HearthstoneDeck deck = new Deckstring().read("### Name\n" + CODE).deck();
        NamedCards cards = Tables.few(language);
        String text = ClipboardWriter.write(deck, new HearthstoneView(cards).of(deck), language);
        HearthstoneDeck again = read(text.replace("AAEBAf0G", "not the code "), cards);
        assertEquals(rows(deck), rows(again));
        assertEquals("Name", again.name());
        assertEquals(deck.heroes(), again.heroes());
        assertEquals(1, again.format());
    }

    @Test
    void clipboardTextWithItsCode_isReadByItsNames() {
        HearthstoneDeck deck =
                read(
                        "# Class: Mage\n# Format: Standard\n# 1x (3) Drain Life\n# \n"
                                + CODE
                                + "\n# \n# To use this deck");
        assertEquals(List.of("1x919"), rows(deck));
        assertEquals(List.of(637), deck.heroes());
        assertEquals(2, deck.format());
        assertEquals(List.of(), codes());
    }

    @Test
    void cardsFurtherIn_areOfTheSideboardAbove() {
        HearthstoneDeck deck =
                read(
                        "# 1x (4) E.T.C., Band Manager\n#   1x (3) Drain Life\n#   1x (4) Siphon Soul\n"
                                + "# 2x (2) Huge Toad\n#   1x (1) Dark Pact\n");
        assertEquals(
                List.of("2x2918", "1x43128", "1x90749", "1x919@90749", "1x1100@90749"), rows(deck));
    }

    @Test
    void heroInTheList_leadsTheDeck() {
        HearthstoneDeck deck = read("Gul'dan\n2x Huge Toad");
        assertEquals(List.of(893), deck.heroes());
        assertEquals(List.of("2x2918"), rows(deck));
    }

    @Test
    void namesThatNobodyHas_areErrorsAtTheirPlace() {
        read(
                "Warlock cards:\n2x Drain Lief\n2x Blue-Eyes White Dragon\n45x Drain Life\n# some words\n# 2x Nothing at all");
        assertEquals(
                List.of(
                        "cards.near-name 2:4",
                        "cards.unknown-name 3:4",
                        "cards.bad-count 4:5",
                        "cards.unknown-name 6:6",
                        "hearthstone.no-class -1:-1"),
                codes());
        assertEquals("Drain Life", diagnostics.list().get(0).fix());
    }

    @Test
    void similarName_isToldOnce_whateverTheNumberOfPrintings() {
        NamedCards cards =
                Tables.written(
                        "1 Bolt;kind=spell;class=MAGE;set=LEGACY",
                        "3 Bolt;kind=spell;class=MAGE;set=CORE",
                        "5 Bold;kind=spell;class=MAGE;set=GVG",
                        "9 Bolt;kind=spell;class=MAGE;set=VANILLA");
        read("2x Bolz\n2x Bol", cards);
        assertEquals(
                "no card is called “Bolz”; similar names: Bolt, Bold",
                diagnostics.list().get(0).message());
        assertEquals(
                "no card is called “Bol”; similar names: Bolt, Bold",
                diagnostics.list().get(1).message());
    }

    @Test
    void firstTitle_isTheName() {
        assertEquals("One", read("### One\n### Two\n2x Drain Soul").name());
        assertEquals(
                "Name", new HearthstoneNamesTest().read("#### Name ####\n2x Drain Soul").name());
        assertEquals("C#", new HearthstoneNamesTest().read("### C#\n2x Drain Soul").name());
    }

    @Test
    void listWithoutAnyClass_needsALineForIt() {
        read("2x Huge Toad");
        assertEquals(List.of("hearthstone.no-class -1:-1"), codes());
        HearthstoneDeck deck = new HearthstoneNamesTest().read("職業：薩滿\n2x Huge Toad");
        assertEquals(List.of(1066), deck.heroes());
    }

    @Test
    void printing_isThatOfStandard_whereThereIsOne() {
        NamedCards cards =
                Tables.written(
                        "1 Bolt;kind=spell;class=MAGE;set=LEGACY",
                        "3 Ice;kind=spell;class=MAGE;set=TGT",
                        "5 Ice;kind=spell;class=MAGE;set=GVG",
                        "9 Other Bolt;kind=spell;class=MAGE;set=CORE;copy=1");
        HearthstoneDeck standard = read("2x Bolt", cards);
        assertEquals(List.of("2x9"), rows(standard));
        assertEquals(2, standard.format());
        HearthstoneDeck wild = read("2x Bolt\nIce", cards);
        assertEquals(List.of("1x3", "2x9"), rows(wild));
        assertEquals(1, wild.format());
    }

    @Test
    void formatThatIsAskedFor_isTaken() {
        NamedCards cards = Tables.few(Language.EN);
        HearthstoneDeck deck =
                HearthstoneNames.deck(
                        NamedLines.of("# Format: Standard\nDrain Life"),
                        4,
                        cards.search(),
                        cards.facts(),
                        diagnostics);
        assertEquals(4, deck.format());
    }

    @Test
    void manyNotesBehindAName_areAnswered() {
        String notes = "[any] ".repeat(50_000);
        for (String line : List.of("x " + notes, notes + "x".repeat(50_000))) {
            HearthstoneDeck deck = assertTimeout(Duration.ofSeconds(10), () -> read(line));
            assertEquals(List.of(), rows(deck));
        }
        // the first words stand for a paragraph
        assertEquals(80, diagnostics.list().get(0).message().split("[“”]")[1].length());
    }

    @Test
    void hugeText_isAnswered() {
        HearthstoneDeck deck = read("x\n".repeat(200_000));
        assertEquals(List.of(), rows(deck));
        assertTrue(diagnostics.failed());
    }
}
