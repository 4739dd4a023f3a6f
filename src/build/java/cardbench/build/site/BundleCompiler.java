package cardbench.build.site;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the entry points of the core to JavaScript and WebAssembly with TeaVM.
 *
 * <p>TeaVM orders some classes by their identity hash codes, which differ from run to run. For
 * reproducible bundles, this class runs in a separate JVM ({@link BundleProcesses}) in which all
 * identity hash codes are equal ({@code -XX:hashCode=2}). Maven's JVM cannot run like that, because
 * javac needs different hash codes.
 */
public final class BundleCompiler {

    private final File folder;
    private final boolean minified;
    private final boolean sourceMaps;

    private BundleCompiler(File folder, boolean minified, boolean sourceMaps) {
        this.folder = folder;
        this.minified = minified;
        this.sourceMaps = sourceMaps;
    }

    /**
     * Compiles bundles.
     *
     * @param arguments the folder of the bundles, whether they are minified, whether they have
     *     source maps, and for each bundle its optimization level, its entry point and its file
     *     ({@code .js} or {@code .wasm})
     */
    public static void main(String[] arguments) throws TeaVMToolException {
        List<String> words = Arrays.asList(arguments);
        BundleCompiler compiler =
                new BundleCompiler(
                        new File(words.get(0)),
                        Boolean.parseBoolean(words.get(1)),
                        Boolean.parseBoolean(words.get(2)));
        for (int i = 3; i < words.size(); i += 3) {
            compiler.compile(words.get(i), words.get(i + 1), words.get(i + 2));
        }
    }

    private void compile(String level, String entryPoint, String file) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.setClassLoader(BundleCompiler.class.getClassLoader());
        // Otherwise JavaScript has no checks of bounds, null and casts, and WebAssembly traps
        // where nothing can catch it.
        tool.setStrict(true);
        tool.setObfuscated(minified);
        tool.setSourceMapsFileGenerated(sourceMaps);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(level));
        tool.setMainClass(entryPoint);
        tool.setTargetDirectory(folder);
        tool.setTargetFileName(file);
        if (file.endsWith(".wasm")) {
            tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        } else {
            tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
            // No ES module: browsers load none from disk.
            tool.setJsModuleType(JSModuleType.UMD);
        }
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(),
                    tool.getProblemProvider(),
                    new ConsoleTeaVMToolLog(false));
            throw new TeaVMToolException(file + ": " + problems.size() + " problems");
        }
    }
}
