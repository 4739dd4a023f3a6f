package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.JSError;
import com.google.javascript.jscomp.SourceFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every script of the built site can be read by browsers of {@link ScriptLevel}. */
class ScriptLevelIT {

    private static final Path SITE = Path.of(System.getProperty("site.dir", "target/site"));

    /**
     * Loaded by a worker alone, which answers from JavaScript where it cannot be read: browsers
     * with its WebAssembly know the syntax.
     */
    private static final String WASM_RUNTIME = "lab.wasm-runtime.js";

    /** What the compiler's parser says of a script, if it may use no newer syntax than this. */
    private static List<String> faults(String name, String script) {
        CompilerOptions options = new CompilerOptions();
        options.setLanguageIn(ScriptLevel.MODE);
        options.setSkipNonTranspilationPasses(true);
        Compiler compiler = new Compiler(new PrintStream(PrintStream.nullOutputStream(), false));
        compiler.disableThreads();
        compiler.compile(List.of(), List.of(SourceFile.fromCode(name, script)), options);
        List<String> faults = new ArrayList<>();
        for (JSError fault : compiler.getErrors()) {
            faults.add(fault.toString());
        }
        return faults;
    }

    @Test
    void everyScript_isOfTheLevel() throws IOException {
        Map<String, List<String>> faults = new TreeMap<>();
        int scripts = 0;
        try (Stream<Path> files = Files.walk(SITE)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                String name = SITE.relativize(file).toString().replace('\\', '/');
                // the scripts of card tables are calls with strings, and weigh the most
                if (name.equals(WASM_RUNTIME) || name.startsWith("cards/")) {
                    continue;
                }
                List<String> found = faults(name, Files.readString(file));
                scripts++;
                if (!found.isEmpty()) {
                    faults.put(name, found);
                }
            }
        }
        assertTrue(scripts > 20, scripts + " scripts");
        assertEquals(Map.of(), faults);
    }

    /** Syntax of ECMAScript 2021 and 2022, which a parser of the level does not know. */
    @Test
    void newerSyntax_isFound() {
        assertFalse(faults("assignment.js", "let a; a ||= 1;").isEmpty());
        assertFalse(faults("separator.js", "let a = 1_000;").isEmpty());
        assertFalse(faults("field.js", "class A { b = 1; }").isEmpty());
        assertEquals(List.of(), faults("chain.js", "let a = {}; a = a?.b ?? 1n;"));
    }
}
