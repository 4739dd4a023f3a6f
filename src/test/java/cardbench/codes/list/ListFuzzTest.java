package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
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
            ListReader.read(ListWriter.write(list, output).text());
        }
        if (copies > 0) {
            changesTheFirstCard(text, list);
        }
    }

    /** A change is refused, or gives a list in which that section has the number of copies. */
    private static void changesTheFirstCard(String text, DeckList list) {
        ListSection section = list.sections().get(0);
        int more = section.rows().get(0).count() == 1 ? 2 : 1;
        ListEditor.Edited edited = ListEditor.edited(text, new ListEdit.Count(0, 0, more));
        if (edited != null) {
            DeckList read = ListReader.read(edited.text());
            assertEquals(
                    list.copies(section.zone()) - section.rows().get(0).count() + more,
                    read.copies(section.zone()));
        }
    }
}
