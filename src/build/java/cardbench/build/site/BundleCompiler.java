package cardbench.build.site;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.debugging.information.DebugInformation;
import org.teavm.diagnostics.Problem;
import org.teavm.hppc.HashContainers;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles entry points of the core to JavaScript or WebAssembly with TeaVM.
 *
 * <p>TeaVM orders some classes by their identity hash codes, which differ from run to run. For
 * reproducible bundles, this class runs in a separate JVM ({@link BundleProcesses}) in which all
 * identity hash codes are equal ({@code -XX:hashCode=2}). Maven's JVM cannot run like that, because
 * javac needs different hash codes.
 */
public final class BundleCompiler {

    private final File folder;
    private final Bundle bundle;
    private final boolean minified;

    private BundleCompiler(File folder, Bundle bundle, boolean minified) {
        this.folder = folder;
        this.bundle = bundle;
        this.minified = minified;
    }

    /**
     * Compiles each bundle whose name is a line of the standard input, writes its {@linkplain
     * BundleSizes sizes} beside it, and prints the name: several in one JVM, since TeaVM needs half
     * as long for a second one.
     *
     * @param arguments the folder of the bundles, whether they are minified, whether they have
     *     source maps, and the optimization levels of JavaScript and of WebAssembly
     */
    public static void main(String[] arguments)
            throws TeaVMToolException, IOException, ReflectiveOperationException {
        BufferedReader names =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String name = names.readLine(); name != null; name = names.readLine()) {
            Bundle bundle = Bundle.valueOf(name);
            BundleCompiler compiler =
                    new BundleCompiler(
                            new File(arguments[0]), bundle, Boolean.parseBoolean(arguments[1]));
            forgetEarlierBundles();
            compiler.compile(
                    Boolean.parseBoolean(arguments[2]),
                    TeaVMOptimizationLevel.valueOf(arguments[bundle.isWasm() ? 4 : 3]));
            String report = bundle.isWasm() ? compiler.ofModule() : compiler.ofScript();
            Files.writeString(compiler.path(BundleSizes.ENDING), report);
            System.out.println(name);
        }
    }

    /**
     * Resets the one thing that TeaVM keeps from bundle to bundle: its hash tables are iterated in
     * orders that depend on how many tables there were before. Otherwise, a bundle would depend on
     * those that were compiled before it.
     */
    private static void forgetEarlierBundles() throws ReflectiveOperationException {
        Field seed = HashContainers.class.getDeclaredField("ITERATION_SEED");
        seed.setAccessible(true);
        ((AtomicInteger) seed.get(null)).set(0);
    }

    /** Copies TeaVM's script that loads a WebAssembly module. */
    static void copyRuntime(Path file) throws IOException {
        String name = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";
        try (InputStream in = TeaVMTool.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                throw new NoSuchFileException(name);
            }
            Files.write(file, in.readAllBytes());
        }
    }

    private void compile(boolean sourceMaps, TeaVMOptimizationLevel level)
            throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new EmptyTeaVMToolLog());
        tool.setClassLoader(BundleCompiler.class.getClassLoader());
        // Otherwise JavaScript has no checks of bounds, null and casts, and WebAssembly traps
        // where nothing can catch it.
        tool.setStrict(true);
        tool.setTargetDirectory(folder);
        tool.setSourceMapsFileGenerated(sourceMaps);
        tool.setOptimizationLevel(level);
        tool.setMainClass(bundle.entryPoint());
        tool.setTargetFileName(bundle.file());
        tool.getTransformers().add(SoughtElements.class.getName());
        if (bundle == Bundle.WIDGET) {
            tool.getTransformers().add(WithoutMessages.class.getName());
        }
        if (WithoutPageMessages.BUNDLES.contains(bundle)) {
            tool.getTransformers().add(WithoutPageMessages.class.getName());
        }
        if (bundle == Bundle.PICTURE_LAB) {
            tool.getTransformers().add(CharsetNames.class.getName());
        }
        if (bundle.isWasm()) {
            tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
            // The names of functions tell what is large; they are removed below.
            tool.setObfuscated(false);
        } else {
            tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
            tool.setObfuscated(minified);
            tool.setDebugInformationGenerated(true);
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

    private String ofModule() throws IOException {
        WasmParts parts = WasmParts.of(Files.readAllBytes(path("")));
        if (minified) {
            Files.write(path(""), parts.withoutNames());
        }
        return BundleSizes.report(bundle.file(), parts.withoutNames(), parts.list());
    }

    private String ofScript() throws IOException {
        byte[] script = Files.readAllBytes(path(""));
        Path debug = path(".teavmdbg");
        List<BundlePart> parts;
        try (InputStream in = Files.newInputStream(debug)) {
            parts =
                    ScriptParts.of(
                            new String(script, StandardCharsets.UTF_8), DebugInformation.read(in));
        }
        Files.delete(debug);
        return BundleSizes.report(bundle.file(), script, parts);
    }

    /** The path of a file whose name is that of the bundle and this ending. */
    private Path path(String ending) {
        return folder.toPath().resolve(bundle.file() + ending);
    }
}
