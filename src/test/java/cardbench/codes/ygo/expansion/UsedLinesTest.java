package cardbench.codes.ygo.expansion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which lines scripts use; a line is one more than the number in the script. */
class UsedLinesTest {

    private static final long CARD = 100_000_001;

    private static String lines(UsedLines used, long card) {
        StringBuilder lines = new StringBuilder();
        for (int line = 1; line <= 16; line++) {
            lines.append(used.uses(card, line) ? (lines.isEmpty() ? "" : " ") + line : "");
        }
        return lines.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "e1:SetDescription(aux.Stringid(id,0)) e2:SetDescription(aux.Stringid(id,15)); 1 16",
                "Duel.SelectOption(tp,aux.Stringid(id,1),aux.Stringid( id , 2 )); 2 3",
                "aux.Stringid(100000001,3); 4",
                "aux.Stringid(0x5f5e101,4); 5",
                "aux.Stringid(e:GetHandler():GetCode(f(1,2)),5); 6",
                "local d=id*16+6 local e=100000001*16; 1 7",
                "-- aux.Stringid(id,0)\\nx=aux.Stringid(id,7); 8",
                "--[[ aux.Stringid(id,0)\\n ]] x=aux.Stringid(id,8); 9",
                "--[==[ aux.Stringid(id,0) ]] ]==] aux.Stringid(id,9); 10",
                "Debug.Message(\"aux.Stringid(id,0) \\\" '\") aux.Stringid(id,10); 11",
                "Debug.Message([[aux.Stringid(id,0)]]) Debug.Message('\"') aux.Stringid(id,11); 12",
                "for i=0,3 do f(aux.Stringid(id,i)) end; 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                "f(aux.Stringid(id,x+1)); 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                "local d=id<<4; 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                "aux.Stringid(2,0) y=3*16+1; ''",
                "aux.Stringid(; 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                "s.Stringids={}; ''",
                "aux.Stringid(id,16); 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                "local d=id*16+15; 16",
                "local d=id*16+16; 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
                "local d=id*17; ''",
                "local d=x*16+1; ''",
                "aux.Stringid(f{1,2},5); 6",
                "aux.Stringid(t[f(1,2)],6); 7",
                "aux.Stringid(0,3) x=0*16+1; ''",
            })
    void script_usesLines(String script, String expected) {
        UsedLines used = new UsedLines();
        used.add(CARD, script.replace("\\n", "\n"));
        assertEquals(expected, lines(used, CARD));
    }

    @ParameterizedTest
    @CsvSource({"'aux.Stringid(7,1)',2", "'aux.Stringid(7,1) aux.Stringid(7,k(2))',all"})
    void script_mayUseLinesOfAnotherCard(String script, String expected) {
        UsedLines used = new UsedLines();
        used.add(CARD, script);
        String all = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16";
        assertEquals(expected.equals("all") ? all : expected, lines(used, 7));
        assertEquals("", lines(used, CARD));
    }
}
