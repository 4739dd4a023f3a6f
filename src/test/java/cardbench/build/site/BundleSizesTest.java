package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BundleSizesTest {

    private static final int LETTERS = 4_000;

    /** Letters by chance, and as many that are all the same. */
    private static byte[] bundle() {
        StringBuilder text = new StringBuilder();
        Random random = new Random(1);
        for (int i = 0; i < LETTERS; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        text.append("x".repeat(LETTERS));
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    /** The numbers of a report by the names in front of them. */
    private static Map<String, int[]> sizes(List<BundlePart> parts) {
        Map<String, int[]> sizes = new HashMap<>();
        for (String line : BundleSizes.report("all", bundle(), parts).lines().toList()) {
            String[] words = line.strip().split(" +");
            sizes.put(words[0], new int[] {Integer.parseInt(words[1]), Integer.parseInt(words[2])});
        }
        return sizes;
    }

    private static int deflated(byte[] bytes) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (var deflater = new DeflaterOutputStream(out, new Deflater(9, true))) {
            deflater.write(bytes);
        }
        return out.size();
    }

    @Test
    void packages_addUpToTheBundle() throws Exception {
        Map<String, int[]> sizes =
                sizes(
                        List.of(
                                new BundlePart(0, "a.B"),
                                new BundlePart(1000, "c.D"),
                                new BundlePart(2500, "a.E"),
                                new BundlePart(LETTERS, "texts")));
        assertEquals(2 * LETTERS, sizes.get("all")[0]);
        assertEquals(deflated(bundle()), sizes.get("all")[1]);
        assertEquals(2500, sizes.get("a")[0]);
        assertEquals(1500, sizes.get("c")[0]);
        assertEquals(LETTERS, sizes.get("texts")[0]);
    }

    @Test
    void repetition_costsNextToNothing() {
        Map<String, int[]> sizes =
                sizes(List.of(new BundlePart(0, "a.B"), new BundlePart(LETTERS, "same")));
        // a letter of 26 has 4.7 bits
        assertTrue(sizes.get("a")[1] > LETTERS / 2, sizes.get("a")[1] + " bytes");
        assertTrue(sizes.get("same")[1] < 100, sizes.get("same")[1] + " bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "cardbench.odds.exact.search.Solver, cardbench.odds.exact.search",
        "java.util.List, java.util",
        "com.eclipsesource.json.JsonParser$Handler, minimal-json",
        "org.teavm.jso.impl.JS, org.teavm",
        "class metadata, class metadata"
    })
    void classes_countForTheirPackages(String name, String expected) {
        assertEquals(expected, BundleSizes.packageOf(name));
    }
}
