package cardbench.cli.site;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes styles and pages smaller without a change of what they say. */
final class LeanText {

    private static final String STRING = "(\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*')";

    /** A string, which stays; else a comment, or white space with the signs that need none. */
    private static final Pattern STYLE =
            Pattern.compile(
                    STRING + "|/\\*.*?\\*/\\s*|\\s*([{};,>])\\s*|(:)\\s+|\\s+", Pattern.DOTALL);

    private static final Pattern PAGE = Pattern.compile("<!--.*?-->|(?<=\n)\\s+", Pattern.DOTALL);

    private LeanText() {}

    /** A style sheet without comments, and without white space that means nothing. */
    static String style(String css) {
        String folded = fold(css);
        // where a comment stood between two signs, white space is left that the first pass kept
        return fold(folded).strip();
    }

    private static String fold(String css) {
        return STYLE.matcher(css).replaceAll(found -> Matcher.quoteReplacement(keptOf(found)));
    }

    private static String keptOf(MatchResult found) {
        for (int group = 1; group <= 3; group++) {
            if (found.group(group) != null) {
                return found.group(group);
            }
        }
        return found.group().startsWith("/*") ? "" : " ";
    }

    /** A page without comments and indentation. It must hold no text whose white space is shown. */
    static String page(String html) {
        return PAGE.matcher(html).replaceAll("");
    }
}
