package cardbench.build.site;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites four things in the scripts that TeaVM 0.15 makes, which then are smaller, run about
 * twice as fast, and do the same.
 *
 * <p>Every index of an array is checked in one function, for arrays of all types. A browser can
 * make that fast for one type at each place in a script, not for all types at one place, so the
 * check is written out where it is called, if that takes no more than its two names. And strings
 * are made of characters by handing over the array as a list of arguments, which browsers are slow
 * at; sixteen arguments at a time are quick.
 *
 * <p>Whatever is asked of an object is asked through a function that throws if there is none. The
 * browser throws in that place by itself, so the name of that function goes. What it throws is
 * another exception; the only code that catches either is the dispatcher, which answers both alike,
 * and a browser test plants a null in every bundle to see that. And every object runs a chain of
 * constructors down to the one that only sets a number to 0; that is written out, too.
 */
public final class FasterRuntime {

    private static final Pattern CHECK =
            code("@=(index,array)=>{if(index<0||index>=array.length){@();}return index;}");

    private static final Pattern UPPER_CHECK =
            code("@=(index,array)=>{if(index>=array.length){@();}return index;}");

    private static final Pattern NULL_CHECK = code("@=val=>{if(val===null){@(@());}return val;}");

    private static final Pattern ROOT_CONSTRUCTOR = code("function @(){this.$id$=0;}");

    private static final Pattern TO_STRING =
            code(
                    "let result=\"\";let limit=offset+count;for(let i=offset;i<limit;i=i+1024|0){"
                            + "let next=Math.min(limit,i+1024|0);"
                            + "result+=String.fromCharCode.apply(null,array.subarray(i,next));}");

    private static final String FASTER_TO_STRING =
            """
            let result="",i=offset,limit=offset+count;
            for(;i+16<=limit;i+=16)result+=String.fromCharCode(array[i],array[i+1],array[i+2],\
            array[i+3],array[i+4],array[i+5],array[i+6],array[i+7],array[i+8],array[i+9],\
            array[i+10],array[i+11],array[i+12],array[i+13],array[i+14],array[i+15]);
            for(;i<limit;i++)result+=String.fromCharCode(array[i]);
            """;

    private static final String STRING = "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'";

    private FasterRuntime() {}

    /** The pattern of this code with white space anywhere between words and signs; @ is a name. */
    private static Pattern code(String text) {
        StringBuilder pattern = new StringBuilder();
        Matcher token = Pattern.compile("[\\w$]+|\\S").matcher(text);
        while (token.find()) {
            pattern.append(pattern.length() == 0 ? "" : "\\s*")
                    .append(token.group().equals("@") ? "([\\w$]+)" : Pattern.quote(token.group()));
        }
        return Pattern.compile(pattern.toString());
    }

    /**
     * The script rewritten.
     *
     * @throws IllegalArgumentException where the script is not of the TeaVM that this was written
     *     for
     */
    public static String in(String script) {
        String faster = withoutCall(script, CHECK, "#>>>0<@.length");
        faster = withoutCall(faster, UPPER_CHECK, "#<@.length");
        faster = withoutNullChecks(faster);
        faster = withRootWrittenOut(faster);
        find(TO_STRING, faster);
        return TO_STRING.matcher(faster).replaceFirst(Matcher.quoteReplacement(FASTER_TO_STRING));
    }

    /** Leaves of every call of the function the argument in its parentheses. */
    private static String withoutNullChecks(String script) {
        String name = find(NULL_CHECK, script).group(1);
        return outsideStrings(script, "(?<![\\w$.])" + Pattern.quote(name) + "(\\()", call -> "(");
    }

    private static String withRootWrittenOut(String script) {
        String name = find(ROOT_CONSTRUCTOR, script).group(1);
        return outsideStrings(
                script,
                "(?<![\\w$.])" + Pattern.quote(name) + "\\.call\\((this|a)\\)",
                call -> call.group(1) + ".$id$=0");
    }

    /**
     * Replaces what a pattern with one group finds.
     *
     * @param by what takes its place
     */
    private static String outsideStrings(
            String script, String pattern, Function<MatchResult, String> by) {
        return Pattern.compile(STRING + "|" + pattern)
                .matcher(script)
                .replaceAll(
                        found ->
                                Matcher.quoteReplacement(
                                        found.group(1) == null ? found.group() : by.apply(found)));
    }

    /**
     * Writes the check out wherever its function is called with two plain names.
     *
     * @param condition what must hold, with # for the index and @ for the array
     */
    private static String withoutCall(String script, Pattern definition, String condition) {
        MatchResult check = find(definition, script);
        String inline = "(" + condition + "?#:" + check.group(2) + "())";
        return outsideStrings(
                script,
                "(?<![\\w$.])"
                        + Pattern.quote(check.group(1))
                        + "\\(\\s*([\\w$]+)\\s*,\\s*([\\w$]+)\\s*\\)",
                call -> inline.replace("#", call.group(1)).replace("@", call.group(2)));
    }

    private static MatchResult find(Pattern pattern, String script) {
        Matcher matcher = pattern.matcher(script);
        if (!matcher.find()) {
            throw new IllegalArgumentException(
                    "this is no script of TeaVM 0.15: it has no " + pattern);
        }
        return matcher.toMatchResult();
    }
}
