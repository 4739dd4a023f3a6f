package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers are those of the two clients in 2026. */
class NumberingEvidenceTest {

    private static Dialect ofList(String text) {
        return SetConstants.read("list", text, new Diagnostics()).numbering();
    }

    @ParameterizedTest
    @CsvSource({
        "!setname 0x181 珠泪哀歌族, YGOPRO",
        "!setname 0x182 Tearlaments, EDOPRO",
        "!setname 0x181 Spright, EDOPRO",
        "!setname 0x180 スプライト, YGOPRO",
        "!setname 0x189 俱舍怒威族, YGOPRO",
        "!setname 0x18a KASHTIRA, EDOPRO",
        "!setname 0x1b1 白森林, YGOPRO",
        "!setname 0x1aa White Forest, EDOPRO",
        "SET_TEARLAMENTS = 0x182, EDOPRO",
        "SET_TRI_BRIGADE = 0x14d, YGOPRO",
    })
    void list_tellsItsNumbering(String line, Dialect expected) {
        assertEquals(expected, ofList(line + "\n"));
    }

    @Test
    void nameBehindTheTab_countsToo() {
        assertEquals(Dialect.YGOPRO, ofList("!setname 0x145 somewhere\tドラグマ\n"));
    }

    @Test
    void mostArchetypesDecide_andATieDecidesNothing() {
        String slip = "!setname 0x181 Tearlaments\n!setname 0x18a Kashtira\n";
        assertNull(ofList(slip));
        assertEquals(Dialect.EDOPRO, ofList(slip + "!setname 0x1aa White Forest\n"));
    }

    @Test
    void oldArchetypes_tellNothing() {
        assertNull(ofList("!setname 0x8 HERO\n!setname 0x115 Sky Striker\n"));
        assertNull(ofList("#setname 0x182 Tearlaments\n!setname 0x8 HERO\n"), "retired");
        assertNull(ofList("!setname 0x182 Something\n!setname 0x300 Tearlaments\n"));
    }

    /** YGOPro has no such constants. */
    @Test
    void constants_areOfEdoproUnlessTheyTell() {
        assertEquals(Dialect.EDOPRO, ofList("SET_MY_OWN = 0x600\n"));
        List<Archetype> archetypes = List.of(new Archetype(0x600, "My own"));
        for (Dialect client : Dialect.values()) {
            assertEquals(client, ofList(SetConstants.write(archetypes, client)));
        }
    }

    @Test
    void cards_tellTheNumberingOfTheirDatabase() {
        // Kashtira Fenrir, Tearlaments Kitkallos
        Map<Integer, Setcode> ygopro =
                Map.of(32909498, new Setcode(0x189), 92731385, new Setcode(0x181));
        Map<Integer, Setcode> edopro =
                Map.of(32909498, new Setcode(0x18a), 92731385, new Setcode(0x182));
        assertEquals(Dialect.YGOPRO, NumberingEvidence.ofCards(ygopro::get));
        assertEquals(Dialect.EDOPRO, NumberingEvidence.ofCards(edopro::get));
        assertNull(NumberingEvidence.ofCards(Map.of(89631139, new Setcode(0xdd))::get));
        assertNull(NumberingEvidence.ofCards(id -> new Setcode(0)));
    }

    @Test
    void listsWithoutEvidence_speakEveryNumbering() {
        SetnameTable example = ExampleSetnames.table();
        assertTrue(example.speaks(Dialect.YGOPRO) && example.speaks(Dialect.EDOPRO));
    }
}
