package cardbench.codes.list.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineGrammarTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // line; copies; name; id; set; number; note
                "4 Lightning Bolt; 4; Lightning Bolt;;;;",
                "4x Lightning Bolt; 4; Lightning Bolt;;;;",
                "x4 Lightning Bolt; 4; Lightning Bolt;;;;",
                "4 x Lightning Bolt; 4; Lightning Bolt;;;;",
                "4 Xerneas; 4; Xerneas;;;;",
                "[4] Lightning Bolt; 4; Lightning Bolt;;;;",
                "Lightning Bolt x4; 4; Lightning Bolt;;;;",
                "Lightning Bolt ×4; 4; Lightning Bolt;;;;",
                "灰流うらら 3枚; 3; 灰流うらら;;;;",
                "治疗之环Ｘ２; 2; 治疗之环;;;;",
                "3张 灰流丽; 3; 灰流丽;;;;",
                "４ 増殖するG; 4; 増殖するG;;;;",
                "2 Pegasus Guardian // Rescue the Foal (CLB) 36; 2; Pegasus Guardian // Rescue the Foal;; CLB; 36;",
                "1x Ashnod's Altar (ema) 218 *F*; 1; Ashnod's Altar;; ema; 218; *F*",
                "1 [2XM#310] Ash Barrens; 1; Ash Barrens;; 2XM; 310;",
                "1 Ancestral Vision (plst) TSP-48; 1; Ancestral Vision;; plst; TSP-48;",
                "3 Charcadet SSP 32; 3; Charcadet;; SSP; 32;",
                "2 Comfey LOR 79 PH; 2; Comfey;; LOR; 79; PH",
                "2 Hydreigon 30C 99; 2; Hydreigon;; 30C; 99;",
                "1 Regieleki VMAX CRZ GG12; 1; Regieleki VMAX;; CRZ; GG12;",
                "6 Basic Darkness Energy; 6; Basic Darkness Energy;;;;",
                "BT11-005 Koromon 4; 4; Koromon; BT11-005;;;",
                "4 BlitzGreymon EX9-013; 4; BlitzGreymon; EX9-013;;;",
                "4 (BT22-002); 4; BT22-002; BT22-002;;;",
                "1 Agumon (X Antibody)   (DCG) (BT11-062); 1; Agumon (X Antibody); BT11-062; DCG;;",
                "4 GD01-039 Dopp; 4; Dopp; GD01-039;;;",
                "3 ST01-001 Gundam | RX-78-2; 3; Gundam | RX-78-2; ST01-001;;;",
                "1xOP12-001; 1; OP12-001; OP12-001;;;",
                "3 Rufus (20-040L); 3; Rufus; 20-040L;;;",
                "2 Art of War (red); 2; Art of War (red);;;;",
                "2x Spin Doctor ●●; 2; Spin Doctor;;;; ●●",
                "3 | L3-37 | Droid Revolutionary; 3; L3-37 | Droid Revolutionary;;;;",
                "2x (0) Circle of Healing; 2; Circle of Healing;;;; (0)",
            })
    void line_isTakenApart(
            String line,
            int copies,
            String name,
            String id,
            String set,
            String number,
            String note) {
        CardLine read = read(line);
        assertNotNull(read, line);
        assertEquals(copies, read.count());
        assertEquals(
                new ListCard(name, blank(id), blank(set), blank(number), blank(note)), read.card());
    }

    /** The card of a line whose list has no other lines. */
    private static CardLine read(String line) {
        return LineGrammar.read(line, Dialect.of(TextLine.of(line)), false);
    }

    private static String blank(String value) {
        return value == null ? "" : value;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "200 g flour",
                "2 tbsp butter",
                "3 minutes later",
                "Lightning Bolt",
                "1234",
                "4 4",
                "3-1 Manchester City",
                "4 https://example.org/deck",
                ""
            })
    void line_withoutCopiesOfACard_isNone(String line) {
        assertNull(read(line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SB: 2 Pyroblast; SIDEBOARD",
                "1x Arachnogenesis (cmm) 647 [Maybeboard{noDeck}{noPrice},Mass Disruption]; MAYBE",
                "1x Krenko, Mob Boss (ddt) 52 [Commander{top}]; LEADER",
            })
    void zone_isReadFromTheLine(String line, Zone zone) {
        assertEquals(zone, read(line).zone());
    }
}
