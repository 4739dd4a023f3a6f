package cardbench.bench;

import cardbench.call.Call;
import cardbench.call.Families;
import cardbench.hearthstone.Deckstring;
import cardbench.hearthstone.HearthstoneDeck;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/**
 * What is measured, as the JVM runs it and as a bundle for the browser: the door, and behind it the
 * reader and the writer alone. Never shipped.
 */
public final class BenchBundle {

    private static final Call CALL = new Call(Families.all());
    private static final Deckstring DECKSTRING = new Deckstring();
    private static final List<HearthstoneDeck> KEPT = new ArrayList<>();

    private BenchBundle() {}

    /** The door; answers with the response text. */
    @JSExport
    public static String call(String request) {
        return CALL.call(request);
    }

    /** Reads a deckstring and answers its format, 0 where there is no deck. */
    @JSExport
    public static int read(String code) {
        HearthstoneDeck deck = DECKSTRING.read(code).deck();
        return deck == null ? 0 : deck.format();
    }

    /** Reads a deckstring, keeps the deck, and answers its number for {@link #write}. */
    @JSExport
    public static int keep(String code) {
        KEPT.add(DECKSTRING.read(code).deck());
        return KEPT.size() - 1;
    }

    /** Writes a deck that was kept. */
    @JSExport
    public static String write(int number) {
        return DECKSTRING.write(KEPT.get(number));
    }
}
