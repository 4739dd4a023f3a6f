package cardbench.codes.ygo.setcode;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Recogniser;
import java.util.List;

/**
 * Recognises a text as a setcode by its notation: {@code 0x307b1048}, or slots of four digits such
 * as {@code 0066-0043-0100}. Decimal numbers are not recognised, since they may mean anything.
 */
public final class SetcodeRecogniser implements Recogniser {

    private static final int DIGITS = 4;
    private static final int MAX_LENGTH = 19;

    @Override
    public String kind() {
        return "setcode";
    }

    @Override
    public List<Found> find(String text) {
        int from = Ascii.skipBlanks(text, 0, text.length());
        int to = Ascii.dropBlanks(text, from, text.length());
        boolean written =
                to - from <= MAX_LENGTH
                        && (text.startsWith("0x", from) || areSlots(text, from, to));
        Diagnostics diagnostics = new Diagnostics();
        boolean read =
                written
                        && SetcodeReader.read(text.substring(from, to), diagnostics) != null
                        && diagnostics.list().isEmpty();
        return read ? List.of(new Found(kind(), from, to, false)) : List.of();
    }

    private static boolean areSlots(String text, int from, int to) {
        boolean slots = (to - from) % (DIGITS + 1) == DIGITS && to - from > DIGITS;
        for (int at = from + DIGITS; at < to; at += DIGITS + 1) {
            slots &= text.charAt(at) == '-';
        }
        return slots;
    }
}
