package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.question.Decks;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs of a file, read together. */
class DeckProgramsTest {

    private static final int TRIES = 20;

    /**
     * Whatever the numbers of copies: the same as where the changed file is read from the start.
     */
    @ParameterizedTest
    @ValueSource(strings = {"example", "zhulei"})
    void otherCounts_needNoReading(String sample) {
        DeckPrograms programs = Decks.programs(Decks.sample(sample));
        for (int seed = 0; seed < TRIES; seed++) {
            String where = sample + ", seed " + seed;
            int[] counts = new Random(seed).ints(programs.file().cards().size(), 0, 5).toArray();
            DeckPrograms changed = programs.withCounts(counts);
            DeckPrograms read = DeckPrograms.read(changed.file(), new Diagnostics());
            for (int i = 0; i < counts.length; i++) {
                assertEquals(counts[i], changed.file().cards().get(i).count(), where);
            }
            assertEquals(read.vocabulary().cards(), changed.vocabulary().cards(), where);
            assertArrayEquals(read.vocabulary().kinds(), changed.vocabulary().kinds(), where);
            assertEquals(text(read.effects()), text(changed.effects()), where);
            for (int i = 0; i < read.topics().size(); i++) {
                assertEquals(read.topics().get(i).topic(), changed.topics().get(i).topic(), where);
                assertEquals(
                        text(read.topics().get(i).header()),
                        text(changed.topics().get(i).header()),
                        where);
                assertEquals(read.topics().get(i).hand(), changed.topics().get(i).hand(), where);
                same(read.topics().get(i).combos(), changed.topics().get(i).combos(), where);
            }
        }
    }

    /** All of a syntax tree; a source has no text of its own. */
    private static String text(Object tree) {
        return String.valueOf(tree).replaceAll("Source@[0-9a-f]+", "Source");
    }

    private static void same(
            List<ComboPrograms> expected, List<ComboPrograms> given, String where) {
        assertEquals(expected.size(), given.size(), where);
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i).combo(), given.get(i).combo(), where);
            assertEquals(text(expected.get(i).score()), text(given.get(i).score()), where);
            assertEquals(text(expected.get(i).condition()), text(given.get(i).condition()), where);
            assertArrayEquals(
                    expected.get(i).hand().toArray(), given.get(i).hand().toArray(), where);
            assertArrayEquals(
                    expected.get(i).grave().toArray(), given.get(i).grave().toArray(), where);
            assertEquals(expected.get(i).orderMatters(), given.get(i).orderMatters(), where);
        }
    }
}
