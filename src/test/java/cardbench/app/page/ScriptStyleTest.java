package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scripts of the page have one format, and import what they use. */
class ScriptStyleTest {

    private static final int LINE = 120;

    private static final Pattern TIGHT_BRACE = Pattern.compile("[{](?=[^ }\\n])|(?<=[^ {\\n])[}]");
    private static final Pattern TIGHT_OPERATOR =
            Pattern.compile("[\\w)\\]](?:===|!==|&&|\\|\\||=>)|(?:===|!==|&&|=>)[\\w(\\[{]");
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{([^}]*)} from \"[^\"]+\";$", Pattern.MULTILINE);

    private static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("webapp"))) {
            return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
        }
    }

    /** What is wrong with a script, each fault with its line. */
    private static List<String> faults(String name, String script) {
        List<String> faults = new ArrayList<>();
        String[] lines = script.split("\n", -1);
        String[] code = ScriptText.codeOf(script).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String at = name + ":" + (i + 1) + " ";
            if (lines[i].length() > LINE) {
                faults.add(at + "has " + lines[i].length() + " characters");
            }
            if (lines[i].indexOf('\t') >= 0 || lines[i].endsWith(" ")) {
                faults.add(at + "has a tab or ends with a blank");
            }
            int indent = lines[i].length() - lines[i].stripLeading().length();
            if (!lines[i].isBlank() && indent % 2 != 0 && lines[i].charAt(indent) != '*') {
                faults.add(at + "is indented by an odd number of blanks");
            }
            if (TIGHT_BRACE.matcher(code[i]).find()) {
                faults.add(at + "has a brace without a blank inside");
            }
            if (TIGHT_OPERATOR.matcher(code[i]).find()) {
                faults.add(at + "has an operator without blanks around it");
            }
        }
        if (!script.endsWith("\n") || script.endsWith("\n\n")) {
            faults.add(name + " ends with no line break, or with several");
        }
        return faults;
    }

    @Test
    void scripts_haveOneFormat() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path script : scripts()) {
            faults.addAll(faults(script.toString(), Files.readString(script)));
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyImport_isUsed() throws IOException {
        List<String> unused = new ArrayList<>();
        for (Path script : scripts()) {
            String code = ScriptText.codeOf(Files.readString(script));
            String body = IMPORT.matcher(Files.readString(script)).replaceAll("");
            Matcher imported = IMPORT.matcher(Files.readString(script));
            while (imported.find()) {
                for (String name : imported.group(1).split(",")) {
                    Pattern use =
                            Pattern.compile("(?<![\\w$]|[^.]\\.)" + name.strip() + "(?![\\w$])");
                    if (!name.isBlank() && !use.matcher(ScriptText.codeOf(body)).find()) {
                        unused.add(script + ": " + name.strip());
                    }
                }
            }
            assertEquals(
                    code.strip().isEmpty() ? 0 : firstAfterImports(code),
                    lastImport(code),
                    script + ": imports come first");
        }
        assertEquals(List.of(), unused);
    }

    private static int lastImport(String code) {
        int last = 0;
        Matcher statement = Pattern.compile("(?m)^import\\b[^;]*;").matcher(code);
        while (statement.find()) {
            last = statement.end();
        }
        return last;
    }

    private static int firstAfterImports(String code) {
        int end = 0;
        Matcher statement = Pattern.compile("\\G\\s*import\\b[^;]*;").matcher(code);
        while (statement.find()) {
            end = statement.end();
        }
        return end;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "const a = {b: 1};|1",
                "const a = { b: 1 };|0",
                "const a = \"{b}\"; // {c}|0",
                "if (a===b) c();|1",
                "  const a = (b) =>c;|1",
                "'   const a = 1;'|1",
                "const a = {};|0",
            })
    void faults_areFoundInCodeAlone(String script, int count) {
        assertEquals(count, faults("a.js", script + "\n").size(), script);
    }
}
