package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected types are written by TypeScript's handbook. */
class TypeDeclarationsTest {

    private static final String NO_OPERATIONS =
            "/** The shapes of the results of each operation. */\nexport interface Operations {\n}\n";

    private static String declared(String comment) {
        String declarations =
                new TypeDeclarations(comment + "\nvar A;\n").declarations("", List.of());
        assertTrue(declarations.endsWith(NO_OPERATIONS), declarations);
        return declarations.substring(0, declarations.length() - NO_OPERATIONS.length()).strip();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "string ~ string",
                "?string ~ string | null",
                "? ~ any",
                "!B ~ B",
                "!Array<!Array<number>> ~ Array<Array<number>>",
                "!Array<?number> ~ Array<number | null>",
                "!Array<(number|string)> ~ Array<number | string>",
                "(!Array<number>|!Object<string, !B>) ~ Array<number> | Record<string, B>",
                "(boolean|null|undefined) ~ boolean | null",
                "!Object<string, ?> ~ Record<string, any>",
            })
    void type_isThatOfTypeScript(String closure, String typeScript) {
        assertEquals(
                "export type A = " + typeScript + ";",
                declared("/** @typedef {" + closure + "} */"));
    }

    @Test
    void membersThatMayBeMissing_haveAQuestionMark() {
        assertEquals(
                """
                /** One of several. It has a name. */
                export type A = {
                  name: string;
                  size?: number;
                  parts: Array<{
                    id: number;
                  }>;
                };""",
                declared(
                        """
                        /**
                         * One of several.
                         * It has a name.
                         *
                         * @typedef {{
                         *   name: string, size: (number|undefined),
                         *   parts: !Array<{id: number}>
                         * }}
                         */"""));
    }

    @Test
    void operations_haveTheirResultsAndPartialResults() {
        String script =
                """
                /** @typedef {{a: number}} */
                var SetcodePackResult;
                /** @typedef {{b: number}} */
                var SetcodePackPartial;
                /** @typedef {{c: number}} */
                var CheckResult;
                """;
        String declarations =
                new TypeDeclarations(script).declarations("", List.of("setcode.pack", "check"));
        assertTrue(
                declarations.endsWith(
                        """
                        export interface Operations {
                          "setcode.pack": { result: SetcodePackResult; partial: SetcodePackPartial };
                          "check": { result: CheckResult; partial: CheckResult };
                        }
                        """),
                declarations);
        assertThrows(
                IllegalArgumentException.class,
                () -> new TypeDeclarations(script).declarations("", List.of("setcode.free")));
    }

    /** A typedef that the pattern does not match would be left out silently. */
    @Test
    void everyTypeOfTheContract_isDeclared() throws IOException {
        String contract = TypeDeclarations.contract(Path.of("webapp"));
        String declarations = new TypeDeclarations(contract).declarations("", List.of());
        Matcher name = Pattern.compile("(?m)^var (\\w+);").matcher(contract);
        int count = 0;
        while (name.find()) {
            count++;
            assertTrue(
                    declarations.contains("export type " + name.group(1) + " = "), name.group(1));
        }
        assertTrue(count > 80, "types: " + count);
    }
}
