package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.genshin.ShareCodeWriter.Skipped;
import cardbench.codes.genshin.ShareCodeWriter.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WordFilterTest {

    private static final GenshinDeck DECK = GenshinDeck.of(Decks.EXAMPLE_IDS);

    @Test
    void words_areFoundInAnyCaseAndAcrossSigns() {
        assertEquals("ggc", WordFilter.DEFAULT.wordIn("AAGgCAA"));
        assertEquals("ggc", WordFilter.DEFAULT.wordIn("AAg+G/+cAA"));
        assertEquals("64", WordFilter.DEFAULT.wordIn("A6/4"));
        assertNull(WordFilter.DEFAULT.wordIn("AAGGAC"));
        assertNull(WordFilter.NONE.wordIn("ggc64"));
    }

    @Test
    void firstWordOfTheList_isNamedWhereverItStands() {
        WordFilter filter = WordFilter.of(List.of("bc", "ab", "abc", "b", "zz"));
        assertEquals("bc", filter.wordIn("abc"));
        assertEquals("ab", filter.wordIn("BAb"));
        assertEquals("b", filter.wordIn("B"));
        assertEquals("zz", filter.wordIn("aZ+z"));
        assertNull(filter.wordIn("za"));
        assertNull(filter.wordIn(""));
    }

    @Test
    void word_isFoundAsAPlainSearchFindsIt() {
        Random random = new Random(6);
        List<String> words = List.of("64", "89", "c4", "aa", "ab", "b", "dd1");
        WordFilter filter = WordFilter.of(words);
        for (int n = 0; n < 5_000; n++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append("aAbcd1468+/9".charAt(random.nextInt(12)));
            }
            String letters = text.toString().replaceAll("[+/]", "").toLowerCase();
            String expected = words.stream().filter(letters::contains).findFirst().orElse(null);
            assertEquals(expected, filter.wordIn(text.toString()), text.toString());
        }
    }

    @Test
    void ownWords_areComparedAsCodesAre() {
        assertEquals(List.of("abc"), WordFilter.of(List.of("", "词", "A+b/C", "++")).words());
        assertEquals(
                WordFilter.MAX_WORDS,
                WordFilter.of(Collections.nCopies(2_000, "x")).words().size());
    }

    @Test
    void defaultWords_areThoseWithEvidence() throws IOException {
        List<String> words = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("cards-data/genshin/words.tsv"))) {
            String[] cells = line.split("\t", -1);
            if (!line.startsWith("#") && !cells[0].equals("word")) {
                words.add(cells[0]);
                boolean agreed = cells[1].split(" ").length >= 2;
                assertTrue(agreed || !cells[2].isEmpty(), line);
            }
        }
        assertEquals(words, WordFilter.DEFAULT.words());
    }

    @Test
    void write_takesTheFirstOffsetWithoutAWordAndSaysWhy() {
        Written plain = ShareCodeWriter.write(DECK, WordFilter.DEFAULT);
        assertEquals(new Written(Decks.EXAMPLE, 0, List.of()), plain);
        // a word of offset 0's text, then one of offset 1's
        String second = ShareCodeWriter.write(DECK, 1);
        WordFilter filter = WordFilter.of(List.of("AvAA3", second.substring(10, 20)));
        Written written = ShareCodeWriter.write(DECK, filter);
        assertEquals(2, written.offset());
        assertEquals(ShareCodeWriter.write(DECK, 2), written.text());
        assertEquals(
                List.of(new Skipped(0, "avaa3"), new Skipped(1, filter.words().get(1))),
                written.skipped());
    }

    @Test
    void write_givesUpAfterAllOffsets() {
        WordFilter everything = WordFilter.of(List.of("a", "b", "c", "d", "e", "f"));
        Written written = ShareCodeWriter.write(DECK, everything);
        assertEquals(ShareCodeWriter.OFFSETS, written.offset());
        assertEquals(256, written.skipped().size());
        for (int offset = 0; offset < 256; offset++) {
            assertEquals(offset, written.skipped().get(offset).offset());
        }
    }

    @Test
    void writtenText_neverHoldsAWord() {
        Random random = new Random(9);
        int retried = 0;
        for (int n = 0; n < 2_000; n++) {
            Written written = ShareCodeWriter.write(Decks.any(random), WordFilter.DEFAULT);
            String letters = written.text().replace("+", "").replace("/", "").toLowerCase();
            for (String word : WordFilter.DEFAULT.words()) {
                assertFalse(letters.contains(word), written.text());
            }
            retried += written.offset() > 0 ? 1 : 0;
        }
        assertTrue(retried > 0);
    }
}
