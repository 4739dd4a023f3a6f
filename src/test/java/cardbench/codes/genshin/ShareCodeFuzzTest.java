package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.list.NamedLines;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class ShareCodeFuzzTest {

    private final ShareCodec codec = new ShareCodec();

    /** Nothing breaks; what is said has its place in the text; what is read can be written. */
    @FuzzTest
    void anyText_isReadOrRefusedWithPlacesInsideIt(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Reading<ShareCode> reading = codec.read(text);
        assertEquals(reading.deck() == null, !reading.isValid());
        reading.diagnostics()
                .forEach(
                        diagnostic -> {
                            assertTrue(0 <= diagnostic.location().from(), diagnostic.message());
                            assertTrue(diagnostic.location().from() <= diagnostic.location().to());
                            assertTrue(
                                    diagnostic.location().to() <= text.length(),
                                    diagnostic.message());
                            assertFalse(
                                    diagnostic.message().indexOf('{') >= 0
                                            && text.indexOf('{') < 0);
                        });
        if (reading.isValid()) {
            Reading<ShareCode> again = codec.read(codec.write(reading.deck()));
            assertTrue(again.isValid() || !reading.deck().isLikely());
            assertTrue(!again.isValid() || again.deck().deck().equals(reading.deck().deck()));
        }
        assertTrue(codec.likeness(text) >= 0);
    }

    /** Every code that is found is read without an error where it was found. */
    @FuzzTest
    void everyCodeFound_isReadAlone(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        int behind = 0;
        for (Found found : codec.find(text)) {
            assertTrue(behind <= found.from());
            behind = found.to();
            Reading<ShareCode> alone = codec.read(text.substring(found.from(), found.to()));
            assertTrue(alone.isValid());
            assertTrue(alone.deck().isLikely());
        }
    }

    /** The fields of an explanation cover the 51 bytes, each once. */
    @FuzzTest
    void explanation_coversEveryByteOnce(FuzzedDataProvider data) {
        byte[] bytes = data.consumeBytes(51);
        String text = cardbench.base.text.Base64Text.encode(bytes, bytes.length);
        int at = 0;
        for (Field field : codec.explain(text).fields()) {
            assertEquals(at, field.byteFrom());
            at = field.byteTo();
        }
        assertTrue(at == 0 || at == 51);
    }

    /**
     * A list of names never breaks the reading, and what it makes is a deck that can be written.
     */
    @FuzzTest
    void anyList_makesADeck(FuzzedDataProvider data) {
        NameSearch search = new NameSearch(Decks.TABLES.names("genshin", Language.ZH_CN));
        GenshinDeck deck =
                GenshinNames.deck(
                        NamedLines.of(data.consumeRemainingAsString()),
                        search,
                        Decks.CARDS,
                        new Diagnostics());
        assertEquals(68, ShareCodeWriter.write(deck, 0).length());
    }

    /** No text breaks the reader of tables, and ids ascend in what it reads. */
    @FuzzTest
    void anyTable_isReadOrRefused(FuzzedDataProvider data) {
        Diagnostics diagnostics = new Diagnostics();
        String text = "cardbench-table 1\tgenshin\tcards\nid\tcard\tkind\tcost\n";
        for (CardTable table :
                CardTableReader.read(text + data.consumeRemainingAsString(), diagnostics)) {
            for (int row = 1; row < table.size(); row++) {
                assertTrue(table.card(row - 1).id() < table.card(row).id());
            }
            GenshinCards cards = GenshinCards.of(table);
            assertTrue(cards.last() <= GenshinDeck.MAX_ID);
            for (int id = 0; id <= cards.last(); id++) {
                assertTrue(cards.card(id) == null || cards.card(id).dice() >= Integer.MIN_VALUE);
            }
        }
        assertTrue(diagnostics.list().size() < 3);
    }
}
