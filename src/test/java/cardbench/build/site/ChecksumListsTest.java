package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ChecksumListsTest {

    /** The sum of three letters, from the examples of FIPS 180-2. */
    private static final String ABC =
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    private static final String EMPTY =
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    private static final SortedMap<String, byte[]> SITE =
            new TreeMap<>(
                    Map.of(
                            "main.js",
                            "abc".getBytes(StandardCharsets.US_ASCII),
                            "css/page.css",
                            new byte[0],
                            "cards/SHA256SUMS",
                            new byte[0],
                            "cards/chess.en.js",
                            "abc".getBytes(StandardCharsets.US_ASCII)));

    @Test
    void listOfTheProgram_hasTheSumOfTheListOfTables() {
        assertEquals(
                EMPTY + "  cards/SHA256SUMS\n" + EMPTY + "  css/page.css\n" + ABC + "  main.js\n",
                ChecksumLists.ofProgram(SITE));
    }

    @Test
    void listOfTables_saysWhereTheyAreFrom() {
        SortedMap<String, byte[]> tables = new TreeMap<>(SITE);
        tables.remove("cards/SHA256SUMS");
        assertEquals(
                "# chess: chessmen 1.2; licence MIT\n" + ABC + "  chess.en.js\n",
                ChecksumLists.ofTables(tables, Map.of("chess", "chessmen 1.2;\nlicence MIT")));
    }
}
