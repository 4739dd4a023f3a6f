package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The limits that the help names are those of the core and of the page. */
class HelpLimitsTest {

    private static final long MEBIBYTE = 1L << 20;

    private static final Pattern NUMBER = Pattern.compile("\\d[\\d,]*");

    private static final Pattern CONSTANT = Pattern.compile("const (\\w+) = (\\d+);");

    /** The numbers of each row of the help, in the order of its rows. */
    private static List<List<Long>> limits() throws IOException {
        JsonObject constants =
                Json.parse(new Dispatcher(AllOperations.all()).call("{\"op\":\"constants\"}"))
                        .asObject()
                        .get("result")
                        .asObject();
        return List.of(
                List.of(pageConstant("base/core/text-limit.js", "TEXT_LIMIT")),
                List.of(pageConstant("base/ui/address-limits.js", "LINK_LENGTH")),
                List.of(constant(constants, "identify", "codes")),
                List.of(constant(constants, "ydk", "cards")),
                List.of(
                        constant(constants, "cards.cdb", "bytes") / MEBIBYTE,
                        constant(constants, "cards.cdb", "cards")),
                List.of(
                        constant(constants, "yaml", "characters"),
                        constant(constants, "yaml", "cards"),
                        constant(constants, "yaml", "effects"),
                        constant(constants, "yaml", "topics")),
                List.of(constant(constants, "simulate", "count")),
                List.of(
                        constant(constants, "wizard.check", "text"),
                        constant(constants, "wizard.check", "cards")));
    }

    private static long constant(JsonObject constants, String operation, String name) {
        return constants.get(operation).asObject().get(name).asLong();
    }

    private static long pageConstant(String module, String name) throws IOException {
        String script = Files.readString(Path.of("webapp").resolve(module));
        return CONSTANT.matcher(script)
                .results()
                .filter(found -> found.group(1).equals(name))
                .map(found -> Long.parseLong(found.group(2)))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#all")
    void help_namesTheLimits(String language) throws IOException {
        LanguageTable table = LanguageTable.of(language);
        List<List<Long>> expected = limits();
        for (int row = 0; row < expected.size(); row++) {
            String words = table.entries().get("help.limits.rows." + row + ".1");
            assertEquals(expected.get(row), numbers(words), words);
        }
        assertNull(table.entries().get("help.limits.rows." + expected.size() + ".1"));
    }

    private static List<Long> numbers(String words) {
        return NUMBER.matcher(words)
                .results()
                .map(MatchResult::group)
                .map(digits -> Long.parseLong(digits.replace(",", "")))
                .toList();
    }
}
