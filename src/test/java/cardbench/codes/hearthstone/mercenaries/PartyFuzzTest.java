package cardbench.codes.hearthstone.mercenaries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Base64;

/** Hostile texts and bytes: nothing throws, what was read is written, no byte is forgotten. */
class PartyFuzzTest {

    private static final PartyCodec CODEC = new PartyCodec();

    @FuzzTest(maxDuration = "20s")
    void anyText_isReadOrRefusedWithPlacesInsideIt(FuzzedDataProvider data) {
        check(data.consumeRemainingAsString());
    }

    @FuzzTest(maxDuration = "20s")
    void anyBytes_areReadOrRefused(FuzzedDataProvider data) {
        byte[] payload = data.consumeRemainingAsBytes();
        byte[] code = new byte[payload.length + 3];
        code[0] = 8;
        code[1] = 1;
        code[2] = 0x12;
        System.arraycopy(payload, 0, code, 3, payload.length);
        check(Base64.getEncoder().encodeToString(code));
    }

    /** What holds for every text. */
    static void check(String text) {
        Reading<Party> reading = CODEC.read(text);
        reading.diagnostics()
                .forEach(
                        diagnostic -> {
                            assertTrue(0 <= diagnostic.location().from(), diagnostic.message());
                            assertTrue(diagnostic.location().from() <= diagnostic.location().to());
                            assertTrue(
                                    diagnostic.location().to() <= text.length(),
                                    diagnostic.message());
                        });
        if (reading.isValid()) {
            String written = CODEC.write(reading.deck());
            Reading<Party> again = CODEC.read(written);
            assertTrue(again.isValid(), written);
            assertEquals(reading.deck(), again.deck());
            assertEquals(written, CODEC.write(again.deck()));
        }
        if (reading.deck() != null) {
            reading.deck().entries();
        }
        PartyCodecTest.assertCovered(CODEC.explain(text));
        int end = 0;
        for (Found found : CODEC.find(text)) {
            assertTrue(found.from() >= end && found.to() > found.from());
            end = found.to();
            assertTrue(CODEC.read(text.substring(found.from(), end)).isValid());
        }
        CODEC.likeness(text);
    }
}
