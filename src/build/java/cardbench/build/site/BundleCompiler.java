package cardbench.build.site;

import java.io.File;
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
 * Compiles one entry point of the core to JavaScript or WebAssembly with TeaVM.
 *
 * <p>TeaVM orders some classes by their identity hash codes, which differ from run to run. For
 * reproducible bundles, this class runs in a separate JVM ({@link BundleProcesses}) in which all
 * identity hash codes are equal ({@code -XX:hashCode=2}). Maven's JVM cannot run like that, because
 * javac needs different hash codes.
 */
public final class BundleCompiler {

    private BundleCompiler() {}

    /**
     * Compiles a bundle.
     *
     * @param arguments the folder of the bundles, whether they are minified, whether they have
     *     source maps, the optimization levels of JavaScript and of WebAssembly, and the name of
     *     the {@link Bundle}
     */
    public static void main(String[] arguments) throws TeaVMToolException {
        Bundle bundle = Bundle.valueOf(arguments[5]);
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.setClassLoader(BundleCompiler.class.getClassLoader());
        // Otherwise JavaScript has no checks of bounds, null and casts, and WebAssembly traps
        // where nothing can catch it.
        tool.setStrict(true);
        tool.setTargetDirectory(new File(arguments[0]));
        tool.setObfuscated(Boolean.parseBoolean(arguments[1]));
        tool.setSourceMapsFileGenerated(Boolean.parseBoolean(arguments[2]));
        tool.setOptimizationLevel(
                TeaVMOptimizationLevel.valueOf(arguments[bundle.isWasm() ? 4 : 3]));
        tool.setMainClass(bundle.entryPoint());
        tool.setTargetFileName(bundle.file());
        if (bundle.isWasm()) {
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
            throw new TeaVMToolException(bundle.file() + ": " + problems.size() + " problems");
        }
    }
}
