package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.CardReading;
import cardbench.wizard.check.Cards;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sentences as a player would write them; the file was written by hand. */
class SentencesTest {

    private static final Path FILE =
            Path.of("src/test/resources/cardbench/wizard/text/sentences.txt");

    private static final List<String> LANGUAGES = List.of("en", "zh", "ja");

    static Stream<List<String>> cases() throws IOException {
        String text = Files.readString(FILE, StandardCharsets.UTF_8);
        return Arrays.stream(text.substring(text.indexOf('\n') + 1).strip().split("\n\n"))
                .map(one -> List.of(one.split("\n")));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void doable_isSaidAsAPlayerWould(List<String> lines) {
        CardReading reading =
                CardReader.read(Cards.playing(lines.get(0).replace('\'', '"')), false);
        for (int i = 0; i < LANGUAGES.size(); i++) {
            List<Explainer.Line> explained = Explainer.explain(reading, LANGUAGES.get(i));
            List<String> sentences =
                    explained.stream()
                            .map(Explainer.Line::text)
                            .filter(SentencesTest::isSaid)
                            .toList();
            assertEquals(lines.get(i + 1), sentences.get(sentences.size() - 1));
        }
    }

    private static boolean isSaid(String sentence) {
        return !List.of("Does nothing.", "没有任何效果。", "効果はない。").contains(sentence);
    }

    /** Chinese and Japanese have no blanks between their own letters and digits. */
    @ParameterizedTest
    @MethodSource("cases")
    void sentences_haveNoBlanks(List<String> lines) {
        assertFalse(lines.get(2).contains(" ") || lines.get(3).contains(" "), lines.toString());
    }
}
