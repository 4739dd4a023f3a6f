package cardbench.codes.ygo.expansion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tokens as the manual of Lua divides a script; a quote stands for each string. */
class ScriptTokensTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "az AZ _09|az AZ _09",
                "a+b*16|a + b * 16",
                "{|{",
                "a@b[c]d^e|a @ b [ c ] d ^ e",
                "a b#c|a b # c",
                "x -- y~z|x z",
                "x --|x",
                "x -|x -",
                "x --[[ y~z ]] w|x w",
                "x --[==[ y ]] z ]=] ~ ]==] w|x w",
                "x --[[ y|x",
                "x --[=y~z|x z",
                "f[[a~b]]c|f \" c",
                "f[=[a]]b]=]c|f \" c",
                "f[=[a]=|f \"",
                "f[[]]c|f \" c",
                "t[=1]|t [ = 1 ]",
                "t[[1|t \"",
                "t[=|t [ =",
                "t[|t [",
                "f\"a\"b|f \" b",
                "f'a\"b'c|f \" c",
                "f\"a\\\"b\"c|f \" c",
                "f\"a~b|f \" b",
                "f\"a\\|f \"",
                "f\"|f \"",
            })
    void script_isDividedIntoTokens(String script, String tokens) {
        assertEquals(tokens, String.join(" ", ScriptTokens.of(script.replace('~', '\n'))), script);
    }
}
