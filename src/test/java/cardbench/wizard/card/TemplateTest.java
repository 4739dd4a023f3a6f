package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Variables in texts; {@code dc1} and {@code loop1} are those of the document's second example. */
class TemplateTest {

    private static final String UUID = "c-7";

    private static Variables variables() {
        Variables variables = new Variables();
        variables.put("loop1.index", new GameValue.Number(1));
        variables.put("dc1.UUID", new GameValue.Text(UUID));
        variables.put("shop", new GameValue.Texts(List.of("a", "b")));
        variables.put("x", new GameValue.Text("x"));
        return variables;
    }

    private static GameValue resolve(String text) {
        return Template.resolve(text, variables());
    }

    private static String nested(int depth) {
        return "{".repeat(depth) + "x" + "}".repeat(depth);
    }

    @Test
    void singleVariable_keepsTheTypeOfItsValue() {
        assertEquals(new GameValue.Number(1), resolve("$loop1.index"));
        assertEquals(new GameValue.Number(1), resolve("{loop1.index}"));
        assertEquals(new GameValue.Texts(List.of("a", "b")), resolve("{shop}"));
    }

    @ParameterizedTest
    @CsvSource({
        "dc{loop1.index}, dc1",
        "{loop1.index}0, 10",
        "{loop1.index}{loop1.index}, 11",
        "'{loop1.index}: {shop}', '1: a, b'",
        "plain, plain",
        "a}b, a}b",
        "$, $",
        "'', ''"
    })
    void variablesInAText_areWrittenAsText(String text, String result) {
        assertEquals(new GameValue.Text(result), resolve(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{dc{loop1.index}.UUID}", "$dc{loop1.index}.UUID"})
    void braces_areResolvedFromTheInsideOut(String text) {
        assertEquals(new GameValue.Text(UUID), resolve(text));
    }

    @Test
    void unsetVariable_leavesTheWholeTextUnresolved() {
        assertEquals(new GameValue.Unresolved("dc2.UUID"), resolve("$dc2.UUID"));
        assertEquals(new GameValue.Unresolved("none"), resolve("a {none} and {other} {x}"));
        assertEquals(new GameValue.Unresolved("none"), resolve("${none}.UUID"));
    }

    @Test
    void bracesNestedTooDeep_areText() {
        assertEquals(new GameValue.Text("x"), resolve(nested(Template.MAX_DEPTH)));
        assertEquals(new GameValue.Unresolved("{x"), resolve(nested(Template.MAX_DEPTH + 1)));
    }

    @Test
    void longText_isCut() {
        String longest = "a".repeat(Template.MAX_LENGTH);
        assertEquals(new GameValue.Text(longest), resolve(longest));
        assertEquals(new GameValue.Text(longest), resolve(longest + "b"));
    }

    @Test
    void balancedText_closesEveryBraceItOpens() {
        assertTrue(Template.isBalanced(""));
        assertTrue(Template.isBalanced("a{b{c}}{d}"));
        assertFalse(Template.isBalanced("{a"));
        assertFalse(Template.isBalanced("a}{b"));
        assertTrue(Template.isBalanced(nested(Template.MAX_DEPTH)));
        assertFalse(Template.isBalanced(nested(Template.MAX_DEPTH + 1)));
    }

    @Test
    void references_areFoundWithTheInnermostFirst() {
        assertEquals(
                List.of("loop1.index", "dc*.UUID"), Template.references("{dc{loop1.index}.UUID}"));
        assertEquals(List.of("b", "a*"), Template.references("$a{b}"));
        assertEquals(List.of("onPlay.playerUUID"), Template.references("$onPlay.playerUUID"));
        assertEquals(List.of("a", "b"), Template.references("1 {a} } {b} {c"));
        assertEquals(List.of(), Template.references("$"));
        assertEquals(List.of(), Template.references("plain"));
    }

    @Test
    void pattern_hasOneStarForEachOutermostVariable() {
        assertEquals("dc*", Template.pattern("dc{loop1.index}"));
        assertEquals("*-*", Template.pattern("{a{b}c}-{d}"));
        assertEquals("a}b", Template.pattern("a}b"));
    }

    /** Every pair of short patterns, compared with the names that each of them has. */
    @Test
    void patterns_meetIfSomeNameHasBoth() {
        List<String> patterns = words("ab*", 3);
        List<String> names = words("ab", 6);
        for (String one : patterns) {
            for (String other : patterns) {
                boolean common =
                        names.stream().anyMatch(name -> has(one, name) && has(other, name));
                assertEquals(common, Template.meet(one, other), one + " and " + other);
            }
        }
    }

    private static boolean has(String pattern, String name) {
        return name.matches(pattern.replace("*", ".*"));
    }

    private static List<String> words(String letters, int longest) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int i = 0; i < words.size() && words.get(i).length() < longest; i++) {
            for (char letter : letters.toCharArray()) {
                words.add(words.get(i) + letter);
            }
        }
        return words;
    }

    @ParameterizedTest
    @ValueSource(strings = {"$a", "$onPlay.playerUUID", "{a}", "{dc{loop1.index}.UUID}", "{}"})
    void textThatIsOneVariable_isAlone(String text) {
        assertTrue(Template.isAlone(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "$", "{", "a", "ab", "a{b}", "{a}b", "{a}{b}", "{a", "{{a}", "{a}}"})
    void textWithAnythingElse_isNotAlone(String text) {
        assertFalse(Template.isAlone(text));
    }
}
