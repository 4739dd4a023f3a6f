package cardbench.base.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonParser;
import com.eclipsesource.json.ParseException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * {@link JsonReader} knows the parser's English messages. Here is all that the parser can say, with
 * what is made of it: another version that says something else fails here.
 */
class ParserMessagesTest {

    private static final String NAME = "a name in double quotes is missing";
    private static final String COLON = "a colon behind the name is missing";
    private static final String COMMA = "a comma or closing bracket is missing";
    private static final String END = "the text ends too early";
    private static final String BEHIND = "text stands behind the value";
    private static final String VALUE = "a value is missing";
    private static final String NO_VALUE = "this is no string, number, true, false or null";

    /**
     * @param constant the string in the parser's code that makes the message
     * @param said the message
     * @param text a text on which it is said
     * @param expected what the reader makes of it; empty for a string without an end
     */
    private record Message(String constant, String parserText, String text, String expected) {}

    private static final List<Message> MESSAGES =
            List.of(
                    new Message("name", "Expected name", "{1:2}", NAME),
                    new Message("':'", "Expected ':'", "{\"a\" 1}", COLON),
                    new Message("',' or ']'", "Expected ',' or ']'", "[1 2]", COMMA),
                    new Message("',' or '}'", "Expected ',' or '}'", "{\"a\":1 2}", COMMA),
                    new Message("Unexpected end of input", "", "tru", END),
                    new Message("Unexpected character", "", "1x", BEHIND),
                    new Message("value", "Expected value", "[1,,2]", VALUE),
                    new Message("'", "Expected 'u'", "[tra]", NO_VALUE),
                    new Message("valid escape sequence", "", "[\"\\q\"]", NO_VALUE),
                    new Message("hexadecimal digit", "", "[\"\\u00g0\"]", NO_VALUE),
                    new Message("digit", "Expected digit", "[1.x]", NO_VALUE),
                    new Message("valid string character", "", "\"a\n", ""));

    /** What it says of nesting: the cleaner in front of it refuses brackets long before. */
    private static final String TOO_DEEP = "Nesting too deep";

    /** What it says to programs that call it wrongly. */
    private static final Set<String> OF_PROGRAMS =
            Set.of(
                    "handler is null",
                    "string is null",
                    "reader is null",
                    "buffersize is zero or negative");

    @Test
    void messages_areAllThatTheParserHas() throws IOException {
        Set<String> known = new TreeSet<>(OF_PROGRAMS);
        known.add("Expected ");
        known.add(TOO_DEEP);
        MESSAGES.forEach(message -> known.add(message.constant));
        Set<String> found = new TreeSet<>();
        try (InputStream in = JsonParser.class.getResourceAsStream("JsonParser.class")) {
            new ClassReader(in).accept(constants(found), ClassReader.SKIP_DEBUG);
        }
        assertEquals(known, found);
    }

    private static ClassVisitor constants(Set<String> found) {
        return new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String type, String generic, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitLdcInsn(Object value) {
                        if (value instanceof String string) {
                            found.add(string);
                        }
                    }
                };
            }
        };
    }

    @Test
    void messages_areSaidAndTranslated() {
        for (Message message : MESSAGES) {
            ParseException thrown =
                    assertThrows(ParseException.class, () -> Json.parse(message.text));
            String parserText =
                    message.parserText.isEmpty() ? message.constant : message.parserText;
            assertTrue(
                    thrown.getMessage().contains(parserText), message + ": " + thrown.getMessage());
            if (!message.expected.isEmpty()) {
                assertEquals(
                        message.expected,
                        JsonReader.expected(thrown.getMessage()),
                        message.toString());
            }
        }
    }

    @Test
    void stringWithoutEnd_isSaidWhereNoQuotationMarkHelps() {
        List<Diagnostic> found = JsonReader.read("\"a\n\"b\n").diagnostics();
        assertEquals(
                List.of(JsonCodes.UNCLOSED_STRING.anywhere()),
                found.stream().map(one -> one.at(Location.NONE)).toList());
    }

    @Test
    void nestingThatTheParserRefuses_isRefusedBefore() {
        String deep = "[".repeat(1001) + "]".repeat(1001);
        ParseException thrown = assertThrows(ParseException.class, () -> Json.parse(deep));
        assertTrue(thrown.getMessage().startsWith(TOO_DEEP), thrown.getMessage());
        assertEquals(JsonCodes.TOO_DEEP, JsonReader.read(deep).diagnostics().get(0).code());
    }
}
