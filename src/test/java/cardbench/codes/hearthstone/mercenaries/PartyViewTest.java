package cardbench.codes.hearthstone.mercenaries;

import static cardbench.codes.hearthstone.mercenaries.PartyTest.mercenary;
import static cardbench.codes.hearthstone.mercenaries.PartyTest.party;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartyViewTest {

    /** Mercenary 17 with the equipment 301 and 302, mercenary 29 with 1. */
    private static final String TABLES =
            "cardbench-table 1\tmercenaries\tcards\nid\tequipment\n17\t301+302\n12\t1\n"
                    + "cardbench-table 1\tmercenaries\ten\nid\tname\n17\tAlexstrasza\n12\tBaron\n";

    private static DeckView view(Language language, Party party) {
        CardTables tables = CardTables.NONE;
        Diagnostics diagnostics = new Diagnostics();
        for (CardTable table : CardTableReader.read(TABLES, diagnostics)) {
            tables = tables.with(table);
        }
        assertEquals(List.of(), diagnostics.list());
        return new PartyView(tables, language).of(party);
    }

    private static List<String> checks(Party party) {
        return view(Language.EN, party).checks().stream()
                .map(PartyViewTest::codeAndArguments)
                .toList();
    }

    private static String codeAndArguments(Diagnostic check) {
        return check.args().stream()
                .map(arg -> arg.name() + "=" + arg.value())
                .collect(Collectors.joining(" ", check.code().name() + " ", ""));
    }

    @Test
    void mercenaries_areNamedWithTheirEquipmentBehindThem() {
        DeckView view =
                view(
                        Language.EN,
                        party(
                                "练兵",
                                mercenary(17, 302, 2),
                                mercenary(5, 9, 0),
                                mercenary(29, 0, 3)));
        assertEquals("练兵", view.title());
        assertEquals("Mercenaries", view.subtitle());
        assertEquals(2, view.sections().size());
        assertEquals("mercenaries", view.sections().get(0).key());
        assertEquals("equipment", view.sections().get(1).key());
        List<Row> rows = view.sections().get(0).rows();
        assertEquals(List.of("Alexstrasza", "5", "Baron"), rows.stream().map(Row::name).toList());
        assertEquals(List.of(true, false, true), rows.stream().map(Row::known).toList());
        assertEquals(List.of("diamond", "normal", ""), rows.stream().map(Row::kind).toList());
        List<Row> equipment = view.sections().get(1).rows();
        assertEquals(
                List.of("Alexstrasza · 302", "5 · 9"), equipment.stream().map(Row::name).toList());
        assertEquals(List.of(17, 5), equipment.stream().map(Row::owner).toList());
        assertEquals(List.of(302, 9), equipment.stream().map(Row::id).toList());
        assertEquals(PartyWriter.write(new PartyCodec().read(view.code()).deck()), view.code());
    }

    @ParameterizedTest
    @CsvSource({"EN, Mercenaries", "ZH_CN, 佣兵战纪", "ZH_TW, 傭兵戰紀", "JA, 傭兵モード"})
    void partyWithoutAName_isCalledByTheGame(Language language, String title) {
        DeckView view = view(language, party("", mercenary(17, 0, 1)));
        assertEquals(title, view.title());
        assertEquals("", view.subtitle());
        assertEquals(1, view.sections().size());
        assertEquals("golden", view.sections().get(0).rows().get(0).kind());
    }

    @Test
    void rules_areSizeEachOnceAndOwnEquipment() {
        assertEquals(
                List.of(),
                checks(party("", mercenary(17, 301, 0), mercenary(29, 1, 0), mercenary(5, 9, 0))));
        Mercenary[] six = new Mercenary[6];
        Mercenary[] seven = new Mercenary[7];
        for (int i = 0; i < 7; i++) {
            seven[i] = mercenary(100 + i, 0, 0);
            six[Math.min(i, 5)] = seven[i];
        }
        assertEquals(List.of(), checks(party("", six)));
        assertEquals(List.of("hearthstone.party-size count=7 limit=6"), checks(party("", seven)));
        assertEquals(
                List.of("hearthstone.party-twice mercenary=Baron"),
                checks(
                        party(
                                "",
                                mercenary(29, 0, 0),
                                mercenary(17, 0, 0),
                                mercenary(29, 0, 0),
                                mercenary(29, 0, 0))));
        assertEquals(
                List.of("hearthstone.party-equipment mercenary=Alexstrasza equipment=30"),
                checks(party("", mercenary(17, 30, 0), mercenary(29, Party.ABSENT, 0))));
    }
}
