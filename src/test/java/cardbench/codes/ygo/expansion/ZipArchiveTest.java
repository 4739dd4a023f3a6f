package cardbench.codes.ygo.expansion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zips of the class library are read, and written ones are read by the class library. */
class ZipArchiveTest {

    private static final long SEED = 20261129;

    /** Names and contents: nothing, text that repeats, and bytes without any order. */
    private static Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("empty", new byte[0]);
        files.put("folder/青眼.lua", "--青眼\nend\n".repeat(500).getBytes(StandardCharsets.UTF_8));
        byte[] noise = new byte[70_000];
        new Random(SEED).nextBytes(noise);
        files.put("noise.cdb", noise);
        return files;
    }

    static byte[] zip(Map<String, byte[]> files, boolean stored) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("folder/"));
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                if (stored) {
                    CRC32 crc = new CRC32();
                    crc.update(file.getValue());
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(file.getValue().length);
                    entry.setCrc(crc.getValue());
                }
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
            zip.setComment("a comment behind the directory");
        }
        return out.toByteArray();
    }

    private static void assertFiles(Map<String, byte[]> expected, byte[] zip) throws IOException {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (Map.Entry<String, byte[]> file : expected.entrySet()) {
                assertEquals(file.getKey(), in.getNextEntry().getName());
                assertArrayEquals(file.getValue(), in.readAllBytes(), file.getKey());
            }
            assertNull(in.getNextEntry());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void zip_isReadAndCopied(boolean stored) throws IOException {
        byte[] bytes = zip(files(), stored);
        ZipArchive zip = ZipArchive.read(bytes, new Diagnostics());
        assertEquals(files().size(), zip.entries().size());
        ZipWriter writer = new ZipWriter();
        for (ZipArchive.Entry entry : zip.entries()) {
            assertArrayEquals(files().get(entry.name()), zip.content(entry), entry.name());
            writer.copy(entry);
        }
        Map<String, byte[]> expected = files();
        expected.put("new/新.lua", "new".getBytes(StandardCharsets.UTF_8));
        writer.add("new/新.lua", expected.get("new/新.lua"));
        byte[] written = writer.file();
        assertFiles(expected, written);
        ZipArchive again = ZipArchive.read(written, new Diagnostics());
        assertEquals(expected.size(), again.entries().size());
    }

    @Test
    void damage_isFoundByTheChecksum() throws IOException {
        byte[] bytes = zip(files(), true);
        int noise = bytes.length / 2;
        bytes[noise] ^= 1;
        ZipArchive zip = ZipArchive.read(bytes, new Diagnostics());
        assertNull(zip.content(zip.entries().get(2)));
        assertNotNull(zip.content(zip.entries().get(1)));
    }

    /** A thousand entries of one file of 70,000 bytes are no zip: each would be copied. */
    @Test
    void filesThatOverlap_areRefused() throws IOException {
        byte[] bytes = zip(Map.of("noise", files().get("noise.cdb")), true);
        int end = bytes.length - "a comment behind the directory".length() - ZipArchive.END_SIZE;
        int length = ZipArchive.CENTRAL_SIZE + "noise".length();
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        made.write(bytes, 0, end);
        for (int i = 0; i < 1_000; i++) {
            made.write(bytes, end - length, length);
        }
        made.write(bytes, end, bytes.length - end);
        byte[] zip = made.toByteArray();
        int count = end + 1_000 * length + 10;
        zip[count] = (byte) 1_002;
        zip[count + 1] = 1_002 >> 8;
        assertNull(ZipArchive.read(zip, new Diagnostics()));
    }

    /** What a header claims is bounded by what its bytes can hold. */
    @Test
    void claimedSize_allocatesNothing() throws IOException {
        byte[] bytes = zip(Map.of("a", new byte[10]), false);
        int end = bytes.length - "a comment behind the directory".length() - ZipArchive.END_SIZE;
        int size = end - ZipArchive.CENTRAL_SIZE - "a".length() + 24;
        ZipArchive sound = ZipArchive.read(bytes, new Diagnostics());
        assertNotNull(sound.content(sound.entries().get(0)));
        bytes[size + 3] = 1; // 16 MB
        ZipArchive zip = ZipArchive.read(bytes, new Diagnostics());
        assertNull(zip.content(zip.entries().get(0)));
    }

    @Test
    void shortenedAndDamagedZips_neverThrow() throws IOException {
        byte[] bytes =
                zip(Map.of("a/b.lua", "x".repeat(99).getBytes(StandardCharsets.UTF_8)), false);
        for (int length = 0; length < bytes.length; length++) {
            Diagnostics diagnostics = new Diagnostics();
            // the comment is the only part that may be cut
            ZipArchive zip = ZipArchive.read(Arrays.copyOf(bytes, length), diagnostics);
            assertEquals(zip == null, diagnostics.failed(), "length " + length);
            assertTrue(zip == null || length >= bytes.length - 30, "length " + length);
        }
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = bytes.clone();
            for (int change = random.nextInt(4); change >= 0; change--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            ZipArchive zip = ZipArchive.read(damaged, new Diagnostics());
            if (zip != null) {
                zip.entries().forEach(zip::content);
            }
        }
    }
}
