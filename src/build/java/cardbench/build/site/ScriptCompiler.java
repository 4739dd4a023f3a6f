package cardbench.build.site;

import com.google.javascript.jscomp.AbstractCommandLineRunner;
import com.google.javascript.jscomp.CheckLevel;
import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.DependencyOptions;
import com.google.javascript.jscomp.DiagnosticGroups;
import com.google.javascript.jscomp.JSChunk;
import com.google.javascript.jscomp.JSError;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.deps.ModuleLoader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks the hand-written scripts of the page and makes classic scripts of their modules, because
 * browsers load no modules from disk. Undeclared names and wrong types are errors.
 */
final class ScriptCompiler {

    /** The object that scripts of the page share their names through. */
    private static final String NAMESPACE = "_";

    private static final String WRAPPER =
            "(function(_){\"use strict\";\n%s})"
                    + "((globalThis.Cardbench=globalThis.Cardbench||{}).modules=Cardbench.modules||{});\n";

    private final List<SourceFile> externs = new ArrayList<>();

    /**
     * Makes a compiler.
     *
     * @param externs declarations of what scripts use and do not declare
     */
    ScriptCompiler(Map<String, String> externs) throws IOException {
        this.externs.addAll(
                AbstractCommandLineRunner.getBuiltinExterns(CompilerOptions.Environment.BROWSER));
        externs.forEach((name, text) -> this.externs.add(SourceFile.fromCode(name, text)));
    }

    /**
     * Makes the scripts of the page.
     *
     * @param graph the modules
     * @return the text of each script by its file name, minified
     * @throws IllegalArgumentException if a script has errors, with every error and its place
     */
    Map<String, String> page(ModuleGraph graph) {
        Map<String, JSChunk> chunks = new LinkedHashMap<>();
        PageScripts.modules(graph)
                .forEach(
                        (script, modules) -> {
                            JSChunk chunk = chunk(script.name(), modules, graph);
                            script.needs().forEach(need -> chunk.addDependency(chunks.get(need)));
                            chunks.put(script.name(), chunk);
                        });
        Compiler compiler = compile(List.copyOf(chunks.values()));
        Map<String, String> scripts = new LinkedHashMap<>();
        chunks.forEach(
                (name, chunk) ->
                        scripts.put(
                                name + ".js", String.format(WRAPPER, compiler.toSource(chunk))));
        return scripts;
    }

    /**
     * Makes one script that shares nothing with others, without a function around it.
     *
     * @param entry the path of the module that imports the others
     */
    String alone(String entry, ModuleGraph graph) {
        JSChunk chunk = chunk("alone", graph.inOrder(List.of(entry)), graph);
        return compile(List.of(chunk)).toSource(chunk);
    }

    /**
     * Checks a classic script, which is delivered as it is.
     *
     * @throws IllegalArgumentException if the script has errors, with every error and its place
     */
    void check(String path, String text) {
        JSChunk chunk = new JSChunk("alone");
        chunk.add(SourceFile.fromCode(path, text));
        compile(List.of(chunk));
    }

    private static JSChunk chunk(String name, List<String> modules, ModuleGraph graph) {
        JSChunk chunk = new JSChunk(name);
        modules.forEach(path -> chunk.add(SourceFile.fromCode(path, graph.source(path))));
        return chunk;
    }

    private Compiler compile(List<JSChunk> chunks) {
        Compiler compiler = new Compiler(new PrintStream(PrintStream.nullOutputStream(), false));
        compiler.disableThreads();
        Result result = compiler.compileChunks(externs, chunks, options(chunks.size() > 1));
        if (!result.success) {
            StringBuilder faults = new StringBuilder();
            for (JSError fault : result.errors) {
                faults.append(faults.length() == 0 ? "" : "\n").append(fault);
            }
            throw new IllegalArgumentException(faults.toString());
        }
        return compiler;
    }

    private static CompilerOptions options(boolean shared) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setWrappedOutputOptimizations(options);
        LeanScript.setOutput(options);
        options.setEmitUseStrict(false);
        options.setDependencyOptions(DependencyOptions.none());
        options.setModuleResolutionMode(ModuleLoader.ResolutionMode.BROWSER);
        if (shared) {
            options.setRenamePrefixNamespace(NAMESPACE);
            options.setRenamePrefixNamespaceAssumeCrossChunkNames(true);
        }
        options.setWarningLevel(DiagnosticGroups.CHECK_VARIABLES, CheckLevel.ERROR);
        options.setCheckTypes(true);
        options.setWarningLevel(DiagnosticGroups.CHECK_TYPES, CheckLevel.ERROR);
        return options;
    }
}
