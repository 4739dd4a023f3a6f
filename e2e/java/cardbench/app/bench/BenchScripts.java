package cardbench.app.bench;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles {@link BenchBundle} for browsers, with the settings of the bundles that are shipped. */
final class BenchScripts {

    static final String SCRIPT = "bench.js";
    static final String MODULE = "bench.wasm";
    static final String RUNTIME = "bench.wasm-runtime.js";

    private static final String RUNTIME_OF_TEAVM = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private BenchScripts() {}

    /** Writes the script, the module and the script that loads the module into a folder. */
    static void compile(Path folder) throws IOException {
        Files.createDirectories(folder);
        generate(folder.toFile(), SCRIPT, TeaVMTargetType.JAVASCRIPT);
        generate(folder.toFile(), MODULE, TeaVMTargetType.WEBASSEMBLY_GC);
        try (InputStream in =
                TeaVMTool.class.getClassLoader().getResourceAsStream(RUNTIME_OF_TEAVM)) {
            if (in == null) {
                throw new NoSuchFileException(RUNTIME_OF_TEAVM);
            }
            Files.write(folder.resolve(RUNTIME), in.readAllBytes());
        }
    }

    private static void generate(File folder, String file, TeaVMTargetType target)
            throws IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(BenchScripts.class.getClassLoader());
        tool.setStrict(true);
        tool.setTargetDirectory(folder);
        tool.setTargetType(target);
        tool.setTargetFileName(file);
        tool.setMainClass(BenchBundle.class.getName());
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setJsModuleType(JSModuleType.UMD);
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new IOException(file + " could not be compiled", e);
        }
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(),
                    tool.getProblemProvider(),
                    new ConsoleTeaVMToolLog(false));
            throw new IOException(file + ": " + problems.size() + " problems");
        }
    }
}
