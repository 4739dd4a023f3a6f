package cardbench.app.cli;

import com.eclipsesource.json.Json;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line in a JVM of its own with little memory. */
final class CallProcess implements AutoCloseable {

    private final Process process;
    private final BufferedWriter to;
    private final BufferedReader from;

    private CallProcess(Process process) {
        this.process = process;
        this.to =
                new BufferedWriter(
                        new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        this.from = process.inputReader(StandardCharsets.UTF_8);
    }

    /** Starts the command {@code call}. */
    static CallProcess start(String memory) throws IOException, URISyntaxException {
        return new CallProcess(run(memory, "call"));
    }

    /** The same for what takes so long that optimising its code pays off. */
    static CallProcess startForLong(String memory) throws IOException, URISyntaxException {
        return new CallProcess(run(List.of("-Xmx" + memory), List.of("call")));
    }

    /** Starts any command. */
    static Process run(String memory, String... words) throws IOException, URISyntaxException {
        return run(List.of("-Xmx" + memory, "-XX:TieredStopAtLevel=1"), List.of(words));
    }

    private static Process run(List<String> options, List<String> words)
            throws IOException, URISyntaxException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("-cp");
        command.add(placeOf(Main.class) + File.pathSeparator + placeOf(Json.class));
        command.add(Main.class.getName());
        command.addAll(words);
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    private static Path placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /** The response to one request; {@code null} where the process has ended. */
    String ask(String request) throws IOException {
        to.write(request);
        to.write('\n');
        to.flush();
        return from.readLine();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
