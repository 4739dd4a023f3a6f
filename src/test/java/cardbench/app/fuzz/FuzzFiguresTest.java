package cardbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FuzzFiguresTest {

    @Test
    void lastStatusAndEnd_areTheFigures() {
        String output =
                """
                #2	INITED cov: 610 ft: 1051 corp: 1/1b exec/s: 0 rss: 300Mb
                #21784	DONE   cov: 1286 ft: 4299 corp: 372/3705b lim: 21 exec/s: 1361 rss: 386Mb
                Done 21784 runs in 16 second(s)
                """;
        assertEquals(new FuzzFigures(21784, 1286, 4299, 0, 16), FuzzFigures.of(output));
    }

    @Test
    void findingThatEndsTheRun_isCounted() {
        String output =
                """
                #7	NEW    cov: 10 ft: 20 corp: 1/1b
                == Java Exception: java.lang.AssertionError: lost
                == libFuzzer crashing input ==
                """;
        assertEquals(new FuzzFigures(0, 10, 20, 1, 0), FuzzFigures.of(output));
    }
}
