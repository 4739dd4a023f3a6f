package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ArgumentsTest {

    private static Arguments parse(String... words) throws UsageException {
        return Arguments.parse(List.of(words), "--json is a flag; --kind KIND, --open KIND=FILE");
    }

    @Test
    void flagsAndValues_areSortedFromTheRest() throws UsageException {
        Arguments arguments = parse("a", "--json", "--kind", "ydk", "-", "--kind=ydke", "b");
        assertTrue(arguments.has("--json"));
        assertFalse(arguments.has("--open"));
        assertEquals("ydke", arguments.value("--kind"));
        assertNull(arguments.value("--open"));
        assertEquals(List.of("a", "-", "b"), arguments.operands());
    }

    @Test
    void repeatedOptions_keepTheirOrder() throws UsageException {
        assertEquals(List.of("x=1", "y"), parse("--open", "x=1", "--open=y").values("--open"));
        assertEquals(List.of(), parse().values("--open"));
    }

    @Test
    void twoDashesAlone_endTheOptions() throws UsageException {
        assertEquals(List.of("--json", "--"), parse("--", "--json", "--").operands());
    }

    @Test
    void unknownOptions_areRefused() {
        assertThrows(UsageException.class, () -> parse("--nonsense"));
        assertThrows(UsageException.class, () -> parse("--json=yes"));
        assertThrows(UsageException.class, () -> parse("--kind"));
    }
}
