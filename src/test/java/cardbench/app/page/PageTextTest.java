package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.page.ScriptText.Literal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The hand-written page says nothing but what its tables hold, and its tables hold nothing else.
 */
class PageTextTest {

    private static final Path WEBAPP = Path.of("webapp");

    /** The page's name, and each language under its own name, are the same in every language. */
    private static final Set<String> NAMES = Set.of("Cardbench", "中文", "日本語", "English");

    /** Its texts are programs, and reasons for developers. */
    private static final Set<String> NOT_SHOWN =
            Set.of(
                    "bookmarklet.js",
                    "lab-worker.js",
                    "lab-connection.js",
                    "worker.js",
                    "sw.js",
                    "embed.js",
                    "index.js");

    /** Declarations for the compiler, whose strings are types. */
    private static final Path EXTERNS = Path.of("externs");

    private static final Pattern WAY = Pattern.compile("[a-z]+(\\.[A-Za-z0-9-]+)+");
    private static final Pattern SAID = Pattern.compile("data-say(?:-[a-z-]+)?=\"([^\"]*)\"");
    private static final Pattern SPOKEN =
            Pattern.compile("\\b(?:alt|title|placeholder|aria-label)=\"([^\"]+)\"");

    /** Operations of the core and files of the site have dots in their names too. */
    private static final Pattern NO_WORD =
            Pattern.compile(
                    "\\b(?:ask[A-Za-z]*\\((?:\\w+, )?|loadScript\\()$|\\bop: $|\\bconstants(?:\\?\\.)?\\[$");

    private static final Pattern TWO_WORDS = Pattern.compile("[A-Za-z]{2,}[,.:;!?]* +[A-Za-z]{2,}");

    private static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(WEBAPP)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> !file.getParent().endsWith(EXTERNS))
                    .filter(file -> !NOT_SHOWN.contains(file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }

    private static String index() throws IOException {
        return Files.readString(WEBAPP.resolve("app/index.html"));
    }

    /** Text for people: several words, or letters that no identifier of ours has. */
    private static boolean isText(Literal literal) {
        boolean named = literal.before().endsWith("class: ") || literal.before().endsWith("Error(");
        boolean foreign =
                literal.text().chars().anyMatch(c -> c > 0x7f && Character.isLetter((char) c));
        return foreign || (!named && TWO_WORDS.matcher(literal.text()).find());
    }

    @Test
    void scripts_holdNoTextOfTheirOwn() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path script : scripts()) {
            for (Literal literal : ScriptText.of(Files.readString(script)).literals()) {
                if (isText(literal) && !isSelector(literal.text())) {
                    faults.add(script.getFileName() + ": " + literal.text());
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    /** Selectors that begin with no name of an element, and conditions of media. */
    private static boolean isSelector(String text) {
        return !text.isEmpty() && ".#[(:".indexOf(text.charAt(0)) >= 0;
    }

    @Test
    void scriptText_isToldFromIdentifiers() {
        String script =
                "say(\"found.title\"); p.textContent = \"Well done\"; /* \"a b\" */"
                        + " make('p', {class: \"note error\"}, `牌`); x.replace(/\"no text\"/, '')";
        List<String> texts = new ArrayList<>();
        for (Literal literal : ScriptText.of(script).literals()) {
            if (isText(literal)) {
                texts.add(literal.text());
            }
        }
        assertEquals(List.of("Well done", "牌"), texts);
    }

    @Test
    void index_holdsNoTextButItsNamesAndWhatIsSaidWithoutScript() throws IOException {
        String scripted =
                index().replaceAll(
                                "(?s)<noscript>.*?</noscript>|<div id=\"unstarted\".*?</div>|<!--.*?-->|%SCRIPT%",
                                "");
        List<String> faults = new ArrayList<>();
        for (String text : scripted.replaceAll("(?s)<[^>]*>", "\n").split("\\n")) {
            if (!text.isBlank() && !NAMES.contains(text.strip())) {
                faults.add(text.strip());
            }
        }
        Matcher spoken = SPOKEN.matcher(scripted.replaceAll("data-say-[a-z-]+=\"[^\"]*\"", ""));
        while (spoken.find()) {
            faults.add(spoken.group());
        }
        assertEquals(List.of(), faults);
    }

    /** What the page asks its tables for: whole ways, and beginnings of ways that end in a dot. */
    private static Set<String> asked() throws IOException {
        Set<String> asked = new TreeSet<>();
        Matcher matcher = SAID.matcher(index());
        while (matcher.find()) {
            asked.add(matcher.group(1));
        }
        for (Path script : scripts()) {
            for (Literal literal : ScriptText.of(Files.readString(script)).literals()) {
                String text = literal.text();
                boolean file = text.endsWith(".cdb") || text.endsWith(".conf");
                if (file || NO_WORD.matcher(literal.before()).find()) {
                    continue;
                }
                String way = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
                if (WAY.matcher(way).matches() || (text.endsWith(".") && !way.isEmpty())) {
                    asked.add(text);
                }
            }
        }
        return asked;
    }

    @Test
    void tables_holdNoWordThatNobodyAsksFor() throws IOException {
        Set<String> asked = asked();
        List<String> leftOver = new ArrayList<>();
        for (String way : LanguageTable.of("en").entries().keySet()) {
            boolean used = asked.contains(way);
            for (String one : asked) {
                used |= one.endsWith(".") && way.startsWith(one);
            }
            if (!used) {
                leftOver.add(way);
            }
        }
        assertEquals(List.of(), leftOver);
    }

    @Test
    void everyWordThatIsAskedFor_isInTheTable() throws IOException {
        Set<String> ways = new TreeSet<>(LanguageTable.of("en").entries().keySet());
        ways.addAll(LanguageTable.of("zh").below("diagnostics").keySet());
        Set<String> parts = new TreeSet<>();
        for (String way : ways) {
            parts.add(way.substring(0, way.indexOf('.')));
        }
        List<String> unknown = new ArrayList<>();
        for (String one : asked()) {
            boolean ours = one.contains(".") && parts.contains(one.substring(0, one.indexOf('.')));
            if (ours && !one.endsWith(".") && !ways.contains(one)) {
                unknown.add(one);
            }
        }
        assertEquals(List.of(), unknown);
    }
}
