package cardbench.build.site;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.teavm.debugging.information.DebugInformation;
import org.teavm.debugging.information.ExactMethodIterator;
import org.teavm.debugging.information.GeneratedLocation;

/**
 * The parts of a script by TeaVM 0.15, from the debug information that TeaVM writes beside it.
 *
 * <pre>
 * runtime     not mapped
 * methods     mapped; in front of those of a class, its constructor, not mapped
 * metadata    the tables of packages and classes
 * texts       the string constants of all classes
 * exports     some lines, not mapped
 * </pre>
 */
final class ScriptParts {

    private static final Pattern METADATA = Pattern.compile("[\\w$]+\\(\\[-1,\\s*\"");
    private static final Pattern TEXTS = Pattern.compile("(?<=\\n)[\\w$]+\\(\\[\"");

    private final String script;
    private final List<BundlePart> parts = new ArrayList<>();
    private int chars;
    private int bytes;

    private ScriptParts(String script) {
        this.script = script;
    }

    static List<BundlePart> of(String script, DebugInformation debug) {
        return new ScriptParts(script).parts(debug);
    }

    private List<BundlePart> parts(DebugInformation debug) {
        List<Integer> lines = lines();
        int metadata = find(METADATA, 0);
        add(0, "runtime");
        int unmapped = 0;
        ExactMethodIterator methods = debug.iterateOverExactMethods(0);
        for (; !methods.isEndReached(); methods.next()) {
            GeneratedLocation at = methods.getLocation();
            int from = lines.get(at.getLine()) + at.getColumn();
            if (from >= metadata) {
                break;
            }
            if (methods.getExactMethod() == null) {
                unmapped = unmapped == 0 ? from : unmapped;
            } else {
                add(unmapped == 0 ? from : unmapped, methods.getExactMethod().getClassName());
                unmapped = 0;
            }
        }
        add(metadata, "class metadata");
        add(find(TEXTS, metadata), "texts");
        return parts;
    }

    private List<Integer> lines() {
        List<Integer> lines = new ArrayList<>(List.of(0));
        for (int end = script.indexOf('\n'); end >= 0; end = script.indexOf('\n', end + 1)) {
            lines.add(end + 1);
        }
        return lines;
    }

    private int find(Pattern pattern, int from) {
        Matcher matcher = pattern.matcher(script);
        if (!matcher.find(from)) {
            throw new IllegalArgumentException(
                    "this is no script of TeaVM 0.15: it has no " + pattern);
        }
        return matcher.start();
    }

    /** Adds a part that begins at a character; in the file it begins at a byte. */
    private void add(int from, String name) {
        bytes += script.substring(chars, from).getBytes(StandardCharsets.UTF_8).length;
        chars = from;
        parts.add(new BundlePart(bytes, name));
    }
}
