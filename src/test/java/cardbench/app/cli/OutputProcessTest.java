package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.eclipsesource.json.Json;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line in a process of its own, whose output goes where nothing can be written. */
@Tag("slow")
class OutputProcessTest {

    private static final Path FULL = Path.of("/dev/full");
    private static final Path SHELL = Path.of("/bin/sh");

    private static String placeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CARDBENCH decode AAECAQcAAewHAAA= > /dev/full | 2",
                "CARDBENCH decode --json AAECAQcAAewHAAA= > /dev/full | 2",
                "CARDBENCH decode AAECAQcAAewHAAA= >&- | 2",
                "echo '{\"op\":\"tables\"}' ¦ CARDBENCH call > /dev/full | 2",
                "{ yes '{\"op\":\"tables\"}' ¦ { CARDBENCH call; echo $? >&2; } ¦ head -n 2 >&3; } 3>/dev/null | 0",
            })
    void outputThatCannotBeWritten_isAnError(String line, int code)
            throws IOException, InterruptedException, URISyntaxException {
        assumeTrue(Files.exists(FULL) && Files.exists(SHELL), "no /dev/full, or no shell");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = placeOf(Main.class) + File.pathSeparator + placeOf(Json.class);
        String command = String.format("'%s' -cp '%s' %s", java, classes, Main.class.getName());
        Process process =
                new ProcessBuilder(
                                SHELL.toString(),
                                "-c",
                                line.replace("CARDBENCH", command).replace('¦', '|'))
                        .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(code, process.waitFor(), err);
        assertTrue((out + err).contains("the output could not be written"), out + err);
    }
}
