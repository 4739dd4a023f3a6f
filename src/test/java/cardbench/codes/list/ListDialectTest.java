package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.list.line.ListLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of one list are read in the way that most of them have in common. */
class ListDialectTest {

    private static List<String> cards(DeckList list) {
        List<String> cards = new ArrayList<>();
        for (ListLine.Card line : list.lines(ListLine.Card.class)) {
            cards.add(line.count() + " " + line.card().name());
        }
        return cards;
    }

    /** {@code #} is the number, {@code @} the name; each form holds the same three cards. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# @",
                "#x @",
                "# x @",
                "x# @",
                "(#) @",
                "[#x] @",
                "# - @",
                "#: @",
                "#, @",
                "#|@",
                "@ x#",
                "@ × #",
                "@*#",
                "@ #x",
                "@ (#)",
                "@ [x#]",
                "@ - #",
                "@: #",
                "@, #",
                "@ … #",
                "@ #",
                "@ = #",
                "- # @",
                "* #x @",
                "- [ ] # @",
                "☐ # @",
                "> # @",
                "[[@]] x#",
                "# [[@]]",
                "#x [@](https://example.org/1)",
                "**#** @",
                "# **@**",
                "`# @`",
                "# \"@\"",
                "\"#\",\"@\"",
                "<li># @</li>",
                "# @<br>",
                "<td>#</td><td>@</td>",
                "[*]# @",
                "| # | @ |",
                "🔥 # @",
                "#枚 《@》",
                "《@》×#",
                "「@」 #枚",
                "#:《@》",
                "# @ (DOM) 60 #ramp",
                "# @ [DOM] (F)",
                "# @ <251> [DOM]",
                "# @ - $1.49",
                "# @ -- my note",
                "# [DOM] @",
                "# @|DOM|1",
                "# @ ^Have^",
                "# @ ■ ■"
            })
    void form_isReadInEachLine(String form) {
        StringBuilder text = new StringBuilder();
        List<String> expected = List.of("2 Opt", "1 Command and Conquer", "33 Sink Below");
        for (String card : expected) {
            int blank = card.indexOf(' ');
            String line = form.replaceFirst("#", card.substring(0, blank));
            text.append(line.replace("@", card.substring(blank + 1))).append('\n');
        }
        assertEquals(expected, cards(ListReader.read(text.toString())), text.toString());
    }

    @Test
    void numbersOfNames_stayInTrailingLists() {
        assertEquals(
                List.of("3 7 Colored Fish", "2 Opt"),
                cards(ListReader.read("7 Colored Fish x3\nOpt x2\n")));
    }

    @Test
    void items_areNoCopies() {
        assertEquals(
                List.of("4 Opt", "3 Shock", "2 Ponder"),
                cards(ListReader.read("1. 4x Opt\n2. 3x Shock\n3. 2x Ponder\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4 Opt|Sol Ring|19 Island; 24",
                "Sol Ring|4 Opt|55 Island; 60",
                "Opt x4|Sol Ring|Island x19; 24",
                "増殖するG|灰流うらら×3; 4",
                "4 Opt|what is this line|19 Island; 23",
                "15 players|12 comments||4 Opt|56 Island; 60",
                "Total Cards: (60)|4 Opt|56 Island; 60",
                "4 Opt|56 Island|合計：60枚; 60",
                "4 Opt, 2 Ponder, 3 Shock; 9",
            })
    void copies_areCounted(String list, int copies) {
        assertEquals(copies, ListReader.read(list.replace('|', '\n')).copies());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1nOP13-001a4nOP01-016a46nEB04-002",
                "https://example.org/?dg=1nOP13-001a4nOP01-016a46nEB04-002&n=x",
                "OP13-001x1,OP01-016x4,EB04-002x46",
                "1xOP13-001 4xOP01-016 46xEB04-002",
                "{\"OP13-001\":1,\"OP01-016\":4,\"EB04-002\":46}"
            })
    void idsWithNumbers_areAList(String text) {
        assertEquals(51, ListReader.read(text).copies());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2,Opt,Dominaria,60|3,Shock,Magic 2011,1; 2 Opt/3 Shock",
                "\"Opt\",2|\"Atraxa, Praetors' Voice\",1; 2 Opt/1 Atraxa, Praetors' Voice",
                "Opt\tDOM\t2|Shock\tM11\t3; 2 Opt/3 Shock",
                "sep=,|Name,Quantity|Opt,2|Shock,3; 2 Opt/3 Shock",
            })
    void rows_showTheirColumns(String text, String cards) {
        assertEquals(
                List.of(cards.split("/")), cards(ListReader.read(text.replace('|', '\n'))), text);
    }

    @Test
    void names_thatLookLikeIds_stay() {
        assertEquals(
                List.of("3 R2-D2 | Ignoring Protocol", "2 Alliance X-Wing", "1 IG-88"),
                cards(
                        ListReader.read(
                                "3 R2-D2 | Ignoring Protocol\n2 Alliance X-Wing\n1 IG-88\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // words of headings, with the number of copies of the other lines
                "Opt x2|Ice Breaker x2|Shock x3; 2 Opt/2 Ice Breaker/3 Shock",
                "Icebreaker x5|Opt x2|Shock x3; 2 Opt/3 Shock",
                // words in brackets of a name where the list has no packs
                "Agenda|3x Vote|2x Wurm (Mad Titan) ••|1x Opt •; 3 Vote/2 Wurm (Mad Titan)/1 Opt",
                "Agenda|3x Vote (Core Set)|2x Wurm (Core Set) ••; 3 Vote/2 Wurm",
                // names that begin with a number, without a number of copies
                "2 Opt|2-Starred Knight|1st Movement; 2 Opt/1 2-Starred Knight/1 1st Movement",
                "2 Opt|1st place|3rd; 2 Opt",
            })
    void wordsAndNumbersOfNames_stay(String text, String cards) {
        assertEquals(
                List.of(cards.split("/")), cards(ListReader.read(text.replace('|', '\n'))), text);
    }

    @Test
    void certainLists_areExplained() {
        String list = "Deck\n4 Opt (DOM) 60\n56 Island (DOM) 254\n\nSideboard (2)\n2 Negate\n";
        assertTrue(ListReader.read(list).certain());
        assertFalse(ListReader.read(list.replace("(2)", "(3)")).certain());
        assertFalse(ListReader.read(list.replace("2 Negate", "2 Negate 17")).certain());
        assertFalse(ListReader.read(list.replace("56 Is", "what is this\n56 Is")).certain());
        assertTrue(ListReader.read(list.replace("(2)", "(3)")).evident());
    }

    @Test
    void emptyHeadings_areEachReported() {
        DeckList list = ListReader.read("Creatures (4)\n4 Elf\nLands (24)\nSpells (8)\n");
        assertEquals(
                List.of("decklist.section-total", "decklist.section-total"),
                list.diagnostics().stream().map(d -> d.code().name()).toList());
    }
}
