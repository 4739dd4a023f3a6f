package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.ygo.database.CardRow;
import org.junit.jupiter.api.Test;

class TableCardsTest {

    /** Ash Blossom, Dark Magician with an artwork far off, a card 12 ids behind it. */
    private static final String TABLES =
            "cardbench-table 1\tygo\tcards\n"
                    + "id\ttype\tlevel\tattribute\trace\tsetcode\talias\n"
                    + "14558127\t4129\t3\t4\t10\n"
                    + "22438381\t17\t7\t32\t2\t10a2\n"
                    + "12\t8225\t8\t8\t2000\t2017\n"
                    + "9987894\t17\t7\t32\t2\t10a2\t36996508\n"
                    + "cardbench-table 1\tygo\ten\nid\tname\n"
                    + "14558127\tAsh Blossom & Joyous Spring\n"
                    + "22438381\tDark Magician\n"
                    + "12\tAnother card\n"
                    + "cardbench-table 1\tygo\tja\nid\tname\n"
                    + "14558127\t灰流うらら\n";

    private static YgoCards cards(String text) {
        CardTables tables = CardTables.NONE;
        for (CardTable table : CardTableReader.read(text, new Diagnostics())) {
            tables = tables.with(table);
        }
        CardTables opened = tables;
        return new TableCards(() -> opened);
    }

    private final YgoCards cards = cards(TABLES);

    @Test
    void card_hasItsFacts() {
        CardRow card = cards.card(14558127);
        assertEquals("Ash Blossom & Joyous Spring", card.name());
        assertEquals(0x1021, card.type());
        assertEquals(3, card.level());
        assertEquals(4, card.attribute());
        assertEquals(0x10, card.race());
        assertEquals(0, card.alias());
        assertEquals("0x2017", cards.card(36996520).setcode().hex());
        assertEquals(YgoCards.Home.EXTRA, cards.of(36996520));
        assertEquals(YgoCards.Home.MAIN, cards.of(14558127));
    }

    @Test
    void name_isInTheLanguageOfTheReader_orInEnglish() {
        YgoCards japanese = cards.in(Language.JA);
        assertEquals("灰流うらら", japanese.card(14558127).name());
        assertEquals("Dark Magician", japanese.card(36996508).name());
    }

    /** 46984414 is listed as another artwork of 36996508; the list need not name it twice. */
    @Test
    void listedArtwork_hasTheNameOfItsCard() {
        CardRow card = cards.card(46984414);
        assertEquals("Dark Magician", card.name());
        assertEquals(36996508, card.countedAs());
    }

    @Test
    void passcodeWithinTen_isAnArtworkOfTheNearestCard() {
        assertEquals("Ash Blossom & Joyous Spring", cards.card(14558128).name());
        assertEquals(14558127, cards.card(14558128).countedAs());
        assertEquals(14558127, cards.card(14558117).countedAs());
        assertEquals(14558127, cards.card(14558137).countedAs());
        assertNull(cards.card(14558138));
        assertNull(cards.card(14558116));
        assertEquals(36996508, cards.card(36996514).countedAs(), "of two as near the lower one");
        assertEquals(36996520, cards.card(36996515).countedAs());
        assertEquals(36996508, cards.card(46984415).countedAs(), "an artwork beside an artwork");
    }

    @Test
    void withoutTable_orWithoutName_nothingIsKnown() {
        assertNull(new TableCards(() -> CardTables.NONE).card(14558127));
        assertNull(cards("cardbench-table 1\tygo\tcards\nid\ttype\n5\t17\n").card(5));
    }

    @Test
    void cellsOfAnotherForm_areNoFacts() {
        CardRow card =
                cards(
                                "cardbench-table 1\tygo\tcards\nid\ttype\tlevel\trace\tsetcode\n"
                                        + "5\tx\t-\tzz\t12345678901234567\n"
                                        + "cardbench-table 1\tygo\ten\nid\tname\n5\tFive\n")
                        .card(5);
        assertEquals(0, card.type());
        assertEquals(0, card.race());
        assertEquals(0, card.setcode().value());
    }
}
