package cardbench.wizard.check;

import cardbench.base.json.JsonReader;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.wizard.card.WizardCodes;

/**
 * Tries a suggestion: puts it into the text and checks the card. So completion offers what the
 * check accepts, and needs no rules of its own.
 */
final class Trial {

    private final String before;
    private final String behind;

    /** The card as it is written around the position. */
    Trial(WrittenText written) {
        String text = written.text;
        this.before = text.substring(written.card, written.from);
        String after = text.substring(written.to, Math.max(written.to, written.cardEnd()));
        // the end of a text that is still being written is left out
        boolean whole = !after.trim().isEmpty() && isReadable(before, after);
        this.behind = whole ? after : written.closers();
    }

    private static boolean isReadable(String before, String after) {
        return JsonReader.read(before + "null" + after).root() != null;
    }

    /** Whether the check has nothing against a value at the position. */
    boolean accepts(String insert) {
        String text = before + insert + behind;
        int from = before.length();
        int to = from + insert.length();
        CardReading reading = CardReader.read(text, false);
        if (reading.form() == CardReading.Form.NOTHING) {
            return !isReadable(before, behind);
        }
        for (Diagnostic one : reading.diagnostics()) {
            Location at = one.location();
            boolean touches = at.from() < to && at.to() > from;
            boolean inside = at.from() >= from && at.to() <= to;
            boolean compared =
                    one.code().equals(WizardCodes.SAME_SIDES)
                            || one.code().equals(WizardCodes.NEVER_EQUAL)
                            || one.code().equals(WizardCodes.NEVER_WORD)
                            || one.code().equals(WizardCodes.CONTRADICTION)
                            || one.code().equals(WizardCodes.NEVER_VALUE);
            // a removal may be written behind it
            boolean open = one.code().equals(WizardCodes.WAND_LEAVES);
            boolean error = one.severity() == Severity.ERROR && touches;
            boolean warning =
                    one.severity() == Severity.WARNING && !open && (inside || touches && compared);
            if (error || warning) {
                return false;
            }
        }
        return true;
    }
}
