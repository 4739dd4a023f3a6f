package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SweepWordsTest {

    private static SweepWords words(String more) throws UsageException {
        List<String> all = new ArrayList<>(List.of("deck.yml", "out"));
        all.addAll(List.of(more.split(" ")));
        return SweepWords.of(all);
    }

    @Test
    void question_namesCardsAndTopicsByTheFile() throws Exception {
        SweepQuestion question =
                words("--range starter=0..3 --fill other --topic both=3 --topic one --best 7")
                        .question(OpeningHands.YAML);
        assertEquals(List.of(new CountRange(0, 0, 3)), question.ranges());
        assertEquals(2, question.filler());
        assertEquals(
                List.of(new TopicWeight("both", 3), new TopicWeight("one", 1)), question.topics());
        assertEquals(7, question.best());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--best 3",
                "--range starter",
                "--range starter=3",
                "--range starter=0..3 --best 0",
                "--range starter=0..3 --best",
                "--range starter=0..3 --fill other --fill starter",
                "--range starter=0..3 --fastest 1",
                "--range starter=0..3 deck2.yml",
            })
    void wrongWords_areRefused(String more) {
        assertThrows(UsageException.class, () -> words(more));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--range nobody=0..3",
                "--range starter=3..0",
                "--range starter=0..1001",
                "--range starter=0..3 --range starter=1..2",
                "--range starter=0..3 --fill starter",
                "--range starter=0..3 --topic none",
                "--range starter=0..3 --topic one=0",
                "--range starter=0..3 --topic one --topic one=2",
            })
    void wordsThatTheFileDoesNotHave_areRefused(String more) {
        assertThrows(IOException.class, () -> words(more).question(OpeningHands.YAML));
    }

    @Test
    void fileWithAnError_isRefusedWithItsLine() {
        String yaml = OpeningHands.YAML.replace("hand: [starter]", "hand: [stater]");
        int line = yaml.substring(0, yaml.indexOf("stater")).split("\n").length;
        IOException refused =
                assertThrows(IOException.class, () -> words("--range starter=0..3").question(yaml));
        assertTrue(
                refused.getMessage().startsWith("deck.yml: line " + line + ":"),
                refused.getMessage());
    }
}
