package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.ygo.text.Inflater;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class YgoCodecFuzzTest {

    private static final String[] MARKS = {"", "ydke://", "#main\n", "http://x?ygotype=deck&d="};

    /** Whatever the text, every format reads or refuses it, with places inside of it. */
    @FuzzTest
    void anyText_isReadOrRefusedWithPlacesInsideIt(FuzzedDataProvider data) {
        String text = MARKS[data.consumeInt(0, 3)] + data.consumeRemainingAsString();
        for (YgoCodec codec : YgoCodec.all(ExtraDeck.UNKNOWN)) {
            Reading<YgoDeck> reading = codec.read(text);
            for (Diagnostic diagnostic : reading.diagnostics()) {
                assertTrue(diagnostic.location().to() <= text.length(), diagnostic.message());
            }
            for (Found found : codec.find(text)) {
                assertTrue(found.from() >= 0 && found.to() <= text.length());
            }
            if (reading.isValid() && reading.deck().size() > 0) {
                assertEquals(
                        reading.deck().size(), codec.read(written(codec, reading)).deck().size());
            }
            fields(codec.explain(text), text);
        }
    }

    private static String written(YgoCodec codec, Reading<YgoDeck> reading) {
        Diagnostics problems = new Diagnostics();
        codec.check(reading.deck(), problems);
        assertTrue(!problems.failed(), "what was read fits");
        return codec.write(reading.deck());
    }

    private static void fields(Explanation explanation, String text) {
        int at = 0;
        for (Field field : explanation.fields()) {
            assertEquals(at, field.byteFrom());
            assertTrue(field.from() <= field.to() && field.to() <= text.length());
            at = field.byteTo();
        }
        assertEquals(at, (explanation.bytes().length() + 1) / 3);
    }

    /** No bytes make the inflater hang, or give more than it may. */
    @FuzzTest
    void anyBytes_areInflatedWithinTheLimit(byte[] bytes) {
        Inflater.Inflated inflated = Inflater.inflate(bytes, 3000);
        if (inflated != null) {
            assertTrue(inflated.bytes().length <= 3000 && inflated.used() <= bytes.length);
        }
    }
}
