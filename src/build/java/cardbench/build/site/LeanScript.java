package cardbench.build.site;

import com.google.javascript.jscomp.CheckLevel;
import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.DiagnosticGroups;
import com.google.javascript.jscomp.JSError;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Minifies scripts: removes comments and white space, and shortens local names. The result is
 * ASCII, so that a page in GBK or without a declared charset reads it correctly.
 */
final class LeanScript {

    private LeanScript() {}

    /**
     * Minifies a script.
     *
     * @param name the name of the script in error messages
     * @throws IllegalArgumentException if the script cannot be parsed, with every error and its
     *     place
     */
    static String of(String name, String script) {
        Compiler compiler = new Compiler(new PrintStream(PrintStream.nullOutputStream(), false));
        compiler.disableThreads();
        Result result =
                compiler.compile(List.of(), List.of(SourceFile.fromCode(name, script)), options());
        if (!result.success) {
            StringBuilder faults = new StringBuilder();
            for (JSError fault : result.errors) {
                faults.append(faults.length() == 0 ? "" : "; ").append(fault);
            }
            throw new IllegalArgumentException(faults.toString());
        }
        return compiler.toSource();
    }

    private static CompilerOptions options() {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        setOutput(options);
        // TeaVM's output and libraries use globals that only exist in some environments.
        options.setWarningLevel(DiagnosticGroups.CHECK_VARIABLES, CheckLevel.OFF);
        return options;
    }

    /** Sets what all scripts of the site have in common: the language, the charset, no inlining. */
    static void setOutput(CompilerOptions options) {
        // Its estimate of the gain ignores gzip: with inlining, bundles grew by up to 7 %.
        options.setInlineFunctions(CompilerOptions.Reach.NONE);
        options.setLanguageIn(CompilerOptions.LanguageMode.UNSTABLE);
        options.setLanguageOut(ScriptLevel.MODE);
        options.setRewritePolyfills(false);
        // Breaks in long lines fall at arbitrary places: gzip finds fewer repetitions, and
        // cardbench.js
        // grew by 1 %.
        options.setLineLengthThreshold(Integer.MAX_VALUE);
        // Scripts are files of their own: no sign in a string could end an element of a page.
        options.setTrustedStrings(true);
        options.setOutputCharset(StandardCharsets.US_ASCII);
    }
}
