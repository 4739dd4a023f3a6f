package cardbench.decklist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class ListFuzzTest {

    /** Any text is read with places inside it, and each form of the list is read again. */
    @FuzzTest(maxDuration = "20s")
    void anyText_isReadWithPlacesInsideIt(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        DeckList list = ListReader.read(text);
        int copies = 0;
        for (ListLine line : list.lines()) {
            assertTrue(0 <= line.from() && line.from() <= line.to() && line.to() <= text.length());
            copies +=
                    line instanceof ListLine.Card card && card.zone().isPlayed() ? card.count() : 0;
        }
        assertEquals(copies, list.copies());
        for (ListOutput output : ListWriter.outputs(list)) {
            ListReader.read(ListWriter.write(list, output));
        }
    }
}
