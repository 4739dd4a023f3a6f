package cardbench.base.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files that were sound before some of their bytes changed: each is read or refused, and says so.
 */
class DamagedFileTest {

    private static final List<String> ENCODINGS = List.of("UTF-8", "UTF-16le", "UTF-16be");

    @TempDir Path folder;

    private byte[] sound(String encoding) throws Exception {
        Path file = folder.resolve(encoding + ".db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA page_size = 512");
            statement.execute("PRAGMA encoding = '" + encoding + "'");
            statement.execute("CREATE TABLE datas (id INTEGER PRIMARY KEY, a, b)");
            statement.execute("CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT)");
            statement.execute("CREATE TABLE t (a PRIMARY KEY, b) WITHOUT ROWID");
            try (PreparedStatement row =
                    connection.prepareStatement("INSERT INTO datas VALUES (?, ?, ?)")) {
                for (int i = 1; i < 120; i++) {
                    row.setLong(1, i);
                    row.setLong(2, 1L << (i % 63));
                    row.setString(3, "x".repeat(i * 7));
                    row.execute();
                }
            }
            statement.execute("INSERT INTO texts SELECT id, b FROM datas");
        }
        return Files.readAllBytes(file);
    }

    /**
     * Damages each file so many times, with seeds that are so far apart, and reads what is left.
     */
    private void damage(int times, int step) throws Exception {
        SqliteFuzzTest reader = new SqliteFuzzTest();
        int damaged = 0;
        for (String encoding : ENCODINGS) {
            byte[] sound = sound(encoding);
            reader.anyFile_isReadOrRefused(sound);
            for (int i = 0; i < times; i++) {
                int seed = i * step;
                byte[] bytes = damaged(sound, seed);
                try {
                    reader.anyFile_isReadOrRefused(bytes);
                    damaged++;
                } catch (RuntimeException thrown) {
                    throw new AssertionError(encoding + ", seed " + seed, thrown);
                }
            }
        }
        assertEquals(ENCODINGS.size() * times, damaged);
    }

    private static byte[] damaged(byte[] sound, int seed) {
        Random random = new Random(seed);
        byte[] bytes = sound.clone();
        int reach = seed % 3 == 0 ? 100 : bytes.length;
        for (int i = 0; i <= seed % 4; i++) {
            bytes[random.nextInt(reach)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /** Files that were copied in part: without their last pages, and without a part of one. */
    @Test
    void cutFiles_areReadOrRefused() throws Exception {
        SqliteFuzzTest reader = new SqliteFuzzTest();
        byte[] sound = sound("UTF-8");
        for (int size = sound.length; size > 0; size -= 256) {
            reader.anyFile_isReadOrRefused(Arrays.copyOf(sound, size));
        }
    }

    @Test
    void changedBytes_areReadOrRefused() throws Exception {
        damage(150, 10);
    }

    @Test
    @Tag("slow")
    void manyChangedBytes_areReadOrRefused() throws Exception {
        damage(1500, 1);
    }
}
