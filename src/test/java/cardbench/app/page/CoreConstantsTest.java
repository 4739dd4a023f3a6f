package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page asks the core for its constants and has no copies of them. */
class CoreConstantsTest {

    private static final Path WEBAPP = Path.of("webapp");

    /**
     * Round numbers mean too many other things: times in milliseconds, how much the page shows or
     * keeps, bytes. Smaller ones are not looked for at all.
     */
    private static final Set<String> COMMON =
            Set.of(
                    "160", "200", "254", "255", "256", "500", "1000", "1024", "5000", "10000",
                    "20000", "200000", "1000000");

    /** Numbers of the page's own that happen to be one of the core, by file. */
    private static final Map<String, Set<String>> OWN =
            Map.of(
                    // texts that the page takes, whatever they are; the labs say how much they read
                    "base/core/text-limit.js", Set.of("262144"),
                    "app/sw.js", Set.of("262145"),
                    // the history of the browser, and the decks that were open last
                    "base/ui/address-limits.js", Set.of("65536"),
                    "odds/state/recent-decks.js", Set.of("65536"),
                    // the beginning of a file, by which its kind is told
                    "codes/decks/files/main.js", Set.of("4096"));

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?<![:\"'])//[^\n]*");

    /** Not a part of a name or of a string's escape such as {@code \u0020}. */
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\w.\\\\#])(0x[0-9a-fA-F]+|[0-9][0-9_]*(?:\\.[0-9]+)?)(?![\\w])");

    /**
     * The numbers of all constants that tell what they are, and those one beside them; also
     * rounded.
     */
    private static Set<String> numbers() {
        Dispatcher call = new Dispatcher(AllOperations.all());
        Set<String> numbers = new TreeSet<>();
        for (Member group :
                Json.parse(call.call("{\"op\":\"constants\"}"))
                        .asObject()
                        .get("result")
                        .asObject()) {
            group.getValue().asObject().forEach(member -> add(member.getValue(), numbers));
        }
        numbers.removeAll(COMMON);
        return numbers;
    }

    private static void add(JsonValue value, Set<String> numbers) {
        if (value.isArray()) {
            value.asArray().forEach(each -> add(each, numbers));
        } else if (value.isNumber() && !value.toString().contains(".")) {
            for (int beside = -1; beside <= 1; beside++) {
                long number = value.asLong() + beside;
                if (number > 100) {
                    numbers.add(Long.toString(number));
                }
            }
        } else if (value.isNumber()) {
            BigDecimal exact = new BigDecimal(value.toString());
            for (int digits = 2; digits <= exact.scale(); digits++) {
                numbers.add(exact.setScale(digits, RoundingMode.HALF_UP).toString());
            }
        }
    }

    /** The literals of a script, each as a plain decimal number. */
    private static Set<String> literals(String script) {
        Set<String> literals = new TreeSet<>();
        Matcher matcher = NUMBER.matcher(COMMENT.matcher(script).replaceAll(" "));
        while (matcher.find()) {
            String literal = matcher.group(1).replace("_", "");
            literals.add(literal.startsWith("0x") ? hexadecimal(literal) : decimal(literal));
        }
        return literals;
    }

    private static String hexadecimal(String literal) {
        return new BigInteger(literal.substring(2), 16).toString();
    }

    private static String decimal(String literal) {
        return new BigDecimal(literal).toPlainString();
    }

    private static Map<String, String> scripts() throws IOException {
        Map<String, String> scripts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(WEBAPP)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                String path = WEBAPP.relativize(file).toString().replace('\\', '/');
                if (!path.startsWith("words/") && !path.contains("/words/")) {
                    scripts.put(path, Files.readString(file));
                }
            }
        }
        return scripts;
    }

    @Test
    void noConstantOfTheCore_isCopied() throws IOException {
        Set<String> constants = numbers();
        Map<String, Set<String>> copies = new TreeMap<>();
        scripts()
                .forEach(
                        (path, script) -> {
                            Set<String> found = literals(script);
                            found.retainAll(constants);
                            if (!found.isEmpty()) {
                                copies.put(path, found);
                            }
                        });
        assertEquals(new TreeMap<>(OWN), copies);
    }

    @Test
    void literals_areReadAsNumbers_exceptInCommentsAndNames() {
        String script =
                "/* 4096 */ const a1024 = 65_536 * 0xfff; // 24414\nlet z = 1.959964, u = \"\\u2028\";";
        assertEquals(Set.of("65536", "4095", "1.959964"), literals(script));
    }

    /** The service worker cannot import the page's limit of a text. */
    @Test
    void sharedText_isOneLongerThanThePageReads() throws IOException {
        long limit = number("base/core/text-limit.js", "TEXT_LIMIT");
        assertEquals(limit + 1, number("app/sw.js", "SHARED_LIMIT"));
    }

    private static long number(String file, String name) throws IOException {
        Matcher value =
                Pattern.compile("\\b" + name + " = ([0-9]+);")
                        .matcher(Files.readString(WEBAPP.resolve(file)));
        assertTrue(value.find(), name);
        return Long.parseLong(value.group(1));
    }
}
