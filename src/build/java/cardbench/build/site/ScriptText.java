package cardbench.build.site;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces code in the text of a script. */
final class ScriptText {

    private static final String STRING = "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'";

    private ScriptText() {}

    /**
     * Replaces the matches of a pattern with at least one group, except inside of strings.
     *
     * @param by the replacement
     */
    static String outsideStrings(String script, String pattern, Function<MatchResult, String> by) {
        // A string literal matches the first alternative, without a group, and stays as it is.
        return Pattern.compile(STRING + "|" + pattern)
                .matcher(script)
                .replaceAll(
                        found ->
                                Matcher.quoteReplacement(
                                        found.group(1) == null ? found.group() : by.apply(found)));
    }
}
