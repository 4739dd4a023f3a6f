package cardbench.codes.call.decks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.genshin.GenshinCards;
import cardbench.contract.Dispatcher;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TableStoreTest {

    private static final String CARDS =
            "cardbench-table 1\tgenshin\tcards\nid\tcard\tkind\n\t1101\tcharacter\n";
    private static final String NAMES = "cardbench-table 1\tgenshin\ten\nid\tname\n\tGanyu\n";

    private final TableStore tables = new TableStore();
    private final Supplier<GenshinCards> genshin =
            tables.cards(GenshinCards.GAME, GenshinCards.NONE, GenshinCards::of);
    private final Dispatcher call = new Dispatcher(List.of(tables));

    private String open(String name, String text) {
        return call.open("table", name, text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void open_answersWhatIsInTheText() {
        assertEquals(
                "{\"ok\":true,\"result\":{\"kind\":\"table\",\"name\":\"n\",\"tables\":["
                        + "{\"name\":\"n\",\"game\":\"genshin\",\"content\":\"cards\",\"cards\":1},"
                        + "{\"name\":\"n\",\"game\":\"genshin\",\"content\":\"en\",\"cards\":1}]},"
                        + "\"diagnostics\":[]}",
                open("n", CARDS + NAMES));
        assertTrue(genshin.get().card(1).isCharacter());
        assertTrue(call.call("{\"op\":\"tables\"}").contains("\"content\":\"en\""));
    }

    @Test
    void open_replacesTheTableOfTheSameContent() {
        open("a", CARDS + NAMES);
        open("b", NAMES.replace("Ganyu", "甘雨"));
        assertEquals("甘雨", tables.tables().name("genshin", cardbench.codes.cards.Language.EN, 1));
        assertEquals(2, call.call("{\"op\":\"tables\"}").split("\"name\"").length - 1);
    }

    @Test
    void open_underANameAgain_dropsWhatItHeld() {
        open("a", CARDS + NAMES);
        open("a", NAMES);
        assertEquals(0, genshin.get().last());
        assertEquals(
                "Ganyu", tables.tables().name("genshin", cardbench.codes.cards.Language.EN, 1));
    }

    @Test
    void open_refusesWhatIsNoTableAndKeepsWhatWasThere() {
        open("a", CARDS);
        assertTrue(
                open("a", "{}")
                        .startsWith(
                                "{\"ok\":false,\"diagnostics\":[{\"severity\":\"error\",\"code\":\"cards.not-a-table\""));
        assertEquals(1, genshin.get().last());
    }

    @Test
    void close_dropsWhatWasOpenedUnderTheName() {
        open("a", CARDS);
        open("b", NAMES);
        assertEquals(
                "{\"ok\":true,\"result\":{\"closed\":true},\"diagnostics\":[]}",
                call.call("{\"op\":\"close\",\"name\":\"a\"}"));
        assertEquals(0, genshin.get().last());
        assertEquals(
                "Ganyu", tables.tables().name("genshin", cardbench.codes.cards.Language.EN, 1));
        assertTrue(call.call("{\"op\":\"close\",\"name\":\"a\"}").contains("\"closed\":false"));
        assertTrue(call.call("{\"op\":\"close\"}").contains("call.missing-argument"));
    }

    @Test
    void table_opensATextAsItIs() {
        assertEquals(open("n", NAMES), new Dispatcher(List.of(new TableStore())).table("n", NAMES));
        assertTrue(new Dispatcher(List.of()).table("n", NAMES).contains("call.bad-value"));
    }

    @Test
    void open_refusesKindsThatNobodyTakes() {
        assertTrue(call.open("cards", "x", new byte[0]).contains("must be one of table"));
    }
}
