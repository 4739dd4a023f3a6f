package cardbench.build.site;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes four changes to the scripts of TeaVM 0.15, which are then smaller, about twice as fast, and
 * have the same behaviour.
 *
 * <ul>
 *   <li>All array indices are checked in one function, for arrays of all types. Browsers optimise
 *       property access by type at each place in a script, so a place that sees all types is slow.
 *       The check is inlined wherever its arguments are two names.
 *   <li>Strings are created from an array as the argument list of one call, which is slow. Calls
 *       with sixteen arguments are fast.
 *   <li>Members of an object are accessed through a function that throws if it is null. The browser
 *       throws at that place anyway, so the function is removed. Its exception is another one, but
 *       only the dispatcher catches either, with the same response; a browser test plants a null in
 *       every bundle to check that.
 *   <li>Every object calls a chain of constructors, and the last one only sets a number to 0. That
 *       call is inlined.
 * </ul>
 */
public final class FasterRuntime {

    private static final Pattern CHECK =
            code("@=(index,array)=>{if(index<0||index>=array.length){@();}return index;}");

    private static final Pattern UPPER_CHECK =
            code("@=(index,array)=>{if(index>=array.length){@();}return index;}");

    private static final Pattern NULL_CHECK = code("@=val=>{if(val===null){@(@());}return val;}");

    /** With a lock, where a library has synchronized methods. */
    private static final Pattern ROOT_CONSTRUCTOR =
            Pattern.compile(
                    "function\\s+([\\w$]+)\\(\\)\\s*\\{\\s*(?:this\\.([\\w$]+)\\s*=\\s*null;\\s*)?"
                            + "this\\.\\$id\\$\\s*=\\s*0;\\s*\\}");

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

    /** In place of the name and bracket of a call; no script contains this character. */
    private static final String MARK = "\u0001";

    private static final String NAME = "[\\w$]+";

    /** A variable of the whole script for an index that is being checked. */
    private static final String INDEX = "checkedIndex";

    private FasterRuntime() {}

    /** A pattern of code with white space between any words and signs; @ is any name. */
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
     * Rewrites a script.
     *
     * @throws IllegalArgumentException if the script is not by the expected version of TeaVM
     */
    public static String in(String script) {
        // As an unsigned number, a negative index is above every length.
        String faster = withoutCall(script, CHECK, "#>>>0<@.length");
        faster = withoutCall(faster, UPPER_CHECK, "#<@.length");
        faster = withoutNullChecks(faster);
        faster = withRootWrittenOut(faster);
        find(TO_STRING, faster);
        return TO_STRING.matcher(faster).replaceFirst(Matcher.quoteReplacement(FASTER_TO_STRING));
    }

    /**
     * Rewrites a script further: the check of an array index is inlined at every place, also where
     * the index is an expression. That makes readers of codes faster, and the script larger.
     *
     * @param rewritten a script rewritten by {@link #in}
     */
    static String withInlinedChecks(String rewritten) {
        MatchResult check = find(CHECK, rewritten);
        String call = "(?<![\\w$.])" + Pattern.quote(check.group(1)) + "\\s*(\\()";
        StringBuilder script =
                new StringBuilder(ScriptText.outsideStrings(rewritten, call, found -> MARK));
        String mark = MARK;
        // from the last call to the first one, so that calls inside arguments are replaced before
        for (int at = script.lastIndexOf(mark); at >= 0; at = script.lastIndexOf(mark)) {
            int comma = endOfArgument(script, at + 1);
            int end = endOfArgument(script, comma + 1);
            String index = script.substring(at + 1, comma);
            String array = script.substring(comma + 1, end);
            script.replace(at, end + 1, inlined(index, array.strip(), check));
        }
        return "var " + INDEX + "=0;\n" + script;
    }

    private static String inlined(String index, String array, MatchResult check) {
        if (!array.matches(NAME)) {
            return check.group(1) + "(" + index + "," + array + ")";
        }
        // An expression of names and numbers is written twice, and computed once by the browser.
        // Any
        // other one could have side effects, and is kept in a variable.
        return index.matches("[\\w$\\s&|<>+*-]+")
                ? "((%s)>>>0<%s.length?%s:%s())".formatted(index, array, index, check.group(2))
                : "((%s=%s)>>>0<%s.length?%s:%s())"
                        .formatted(INDEX, index, array, INDEX, check.group(2));
    }

    /** The index of the comma or bracket after an argument. */
    private static int endOfArgument(StringBuilder script, int from) {
        int depth = 0;
        for (int at = from; ; at++) {
            char c = script.charAt(at);
            if (depth == 0 && (c == ',' || c == ')')) {
                return at;
            }
            depth += c == '(' || c == '[' || c == MARK.charAt(0) ? 1 : 0;
            depth -= c == ')' || c == ']' ? 1 : 0;
        }
    }

    /** Replaces every call of the function by its argument in parentheses. */
    private static String withoutNullChecks(String script) {
        String name = find(NULL_CHECK, script).group(1);
        return ScriptText.outsideStrings(
                script, "(?<![\\w$.])" + Pattern.quote(name) + "(\\()", call -> "(");
    }

    private static String withRootWrittenOut(String script) {
        MatchResult root = find(ROOT_CONSTRUCTOR, script);
        String lock = root.group(2);
        return ScriptText.outsideStrings(
                script,
                "(?<![\\w$.])" + Pattern.quote(root.group(1)) + "\\.call\\((this|a)\\)",
                call -> {
                    String id = call.group(1) + ".$id$=0";
                    return lock == null
                            ? id
                            : "(" + call.group(1) + "." + lock + "=null," + id + ")";
                });
    }

    /**
     * Inlines a check wherever its function is called with two names.
     *
     * @param condition the condition, with # for the index and @ for the array
     */
    private static String withoutCall(String script, Pattern definition, String condition) {
        MatchResult check = find(definition, script);
        String inline = "(" + condition + "?#:" + check.group(2) + "())";
        return ScriptText.outsideStrings(
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
