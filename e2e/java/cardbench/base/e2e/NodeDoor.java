package cardbench.base.e2e;

import cardbench.contract.AnswerCorpus.Data;
import com.google.gson.Gson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** A process of Node.js that answers requests with bundles ({@code e2e/scripts/answers.js}). */
public final class NodeDoor implements Door {

    private static final Gson JSON = new Gson();

    private final Process process;
    private final Writer in;
    private final BufferedReader out;

    /**
     * Starts the process.
     *
     * @param lab the name of the lab that the last script leaves, or {@code page}
     * @param scripts files of the site, in the order in which a page loads them
     */
    public NodeDoor(String lab, String... scripts) {
        List<String> command =
                new ArrayList<>(
                        List.of("node", Path.of("e2e", "scripts", "answers.js").toString(), lab));
        for (String script : scripts) {
            command.add(Path.of(System.getProperty("site.dir"), script).toString());
        }
        try {
            process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        in = process.outputWriter();
        out = process.inputReader();
    }

    @Override
    public List<String> call(List<String> requests) {
        return answers(requests.stream().map(request -> List.of("call", request)).toList());
    }

    @Override
    public List<String> open(List<Data> files) {
        return answers(
                files.stream()
                        .map(
                                file ->
                                        List.of(
                                                "open",
                                                file.kind(),
                                                file.name(),
                                                Base64.getEncoder().encodeToString(file.bytes())))
                        .toList());
    }

    private List<String> answers(List<List<String>> lines) {
        List<String> answers = new ArrayList<>();
        try {
            // one after the other: neither pipe ever holds more than one
            for (List<String> line : lines) {
                in.write(JSON.toJson(line) + "\n");
                in.flush();
                String answer = out.readLine();
                if (answer == null) {
                    throw new AssertionError("Node.js ended at " + line);
                }
                answers.add(JSON.fromJson(answer, String.class));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return answers;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
