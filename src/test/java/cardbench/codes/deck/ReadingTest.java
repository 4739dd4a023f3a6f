package cardbench.codes.deck;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadingTest {

    private static boolean isWhole(Diagnostic... diagnostics) {
        return new Reading<Deck>(null, 0, 4, List.of(diagnostics)).isValid();
    }

    @Test
    void reading_isWholeWithoutAnError() {
        Diagnostic warning = DeckCodes.WHITE_SPACE.anywhere();
        Diagnostic error = DeckCodes.EMPTY.anywhere();
        assertTrue(isWhole());
        assertTrue(isWhole(warning));
        assertFalse(isWhole(error));
        assertFalse(isWhole(warning, error));
    }
}
