package cardbench.base.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** No bytes make the reader throw, hang, or allocate what is not there. */
class SqliteFuzzTest {

    @FuzzTest(maxDuration = "60s")
    void anyFile_isReadOrRefused(byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        SqliteFile file = SqliteFile.open(bytes, diagnostics);
        assertEquals(file == null, diagnostics.failed());
        if (file == null) {
            return;
        }
        for (String name : new String[] {"datas", "texts", "t"}) {
            SqliteTable table = SqliteSchema.table(file, name, diagnostics);
            if (table != null) {
                Diagnostics inside = new Diagnostics();
                boolean sound =
                        table.read(
                                file,
                                row -> {
                                    for (int i = 0; i < 4; i++) {
                                        row.integer(i);
                                        row.text(i);
                                    }
                                    return true;
                                },
                                inside);
                assertEquals(sound, !inside.failed());
            }
        }
    }
}
