package cardbench.odds.yisp.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Vocabulary;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/** Hostile programs in an editor: completion, explanation and formatting stay inside the text. */
class LanguageServiceFuzzTest {

    private static final LanguageService SERVICE =
            new LanguageService(
                    new Vocabulary(
                            List.of(
                                    new CardKind("wolf", 3, List.of("M"), "狼"),
                                    new CardKind("cave", 2, List.of("spell"), ""))),
                    List.of("summon"));

    @FuzzTest(maxDuration = "20s")
    void anyProgram_isCompletedAndExplained(FuzzedDataProvider data) {
        boolean effect = data.consumeBoolean();
        int position = data.consumeInt(0, 200);
        String text = data.consumeRemainingAsString();
        Source source = Source.of(text);
        int at = Math.min(position, text.length());
        for (LanguageService.Completion one :
                List.of(
                        SERVICE.complete(source, effect, at),
                        SERVICE.completeCondition(source, at))) {
            assertTrue(0 <= one.from() && one.from() <= one.to() && one.to() <= text.length());
        }
        inside(SERVICE.explain(source, effect, at), text);
        inside(SERVICE.explainCondition(source, at), text);
    }

    private static void inside(LanguageService.Explanation one, String text) {
        if (one != null) {
            assertTrue(0 <= one.from() && one.from() <= one.to() && one.to() <= text.length());
        }
    }

    @FuzzTest(maxDuration = "20s")
    void formattedProgram_needsNoFormatting(FuzzedDataProvider data) {
        boolean effect = data.consumeBoolean();
        String text = data.consumeRemainingAsString();
        String once = formatted(text, effect);
        assertEquals(once, formatted(once, effect), text);
    }

    private static String formatted(String text, boolean effect) {
        StringBuilder out = new StringBuilder();
        int end = 0;
        for (Formatter.Edit edit : Formatter.edits(Source.of(text), effect)) {
            assertTrue(end <= edit.from() && edit.from() <= edit.to(), edit.toString());
            out.append(text, end, edit.from()).append(edit.text());
            end = edit.to();
        }
        return out.append(text, end, text.length()).toString();
    }
}
