package cardbench.text;

import cardbench.text.Base64Cursor.Form;
import cardbench.text.Base64Cursor.Kind;

/** Says what was read otherwise than it is written, character by character. */
final class Base64Repairs {

    private final String text;
    private final Diagnostics diagnostics;
    private int letters;

    Base64Repairs(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /** Steps through a code, up to the character {@code end}. */
    void inside(Base64Cursor cursor, int end) {
        Form gap = Form.PLAIN;
        int gapFrom = 0;
        int gapTo = 0;
        while (cursor.to() < end) {
            Kind kind = cursor.next();
            boolean sameGap = kind == Kind.GAP && cursor.form() == gap;
            if (!sameGap && gap != Form.PLAIN) {
                dropped(gap, gapFrom, gapTo);
                gap = Form.PLAIN;
            }
            if (kind == Kind.LETTER) {
                letter(cursor);
            } else {
                gapFrom = sameGap ? gapFrom : cursor.from();
                gapTo = cursor.to();
                gap = cursor.form();
            }
        }
    }

    private void letter(Base64Cursor letter) {
        Form form = letter.form();
        if (form != Form.PLAIN) {
            String instead = String.valueOf(Base64Text.letter(letter.value()));
            String written = text.substring(letter.from(), letter.to());
            Diagnostic said = code(form).at(place(letter.from(), letter.to()));
            if (form == Form.URL_SAFE) {
                said = said.with("letter", written).with("instead", instead);
            } else if (form != Form.SPACE_FOR_PLUS) {
                said = said.with("written", written);
            }
            diagnostics.add(said.fixedBy(instead));
        }
        letters++;
    }

    private void dropped(Form form, int from, int to) {
        Diagnostic said = code(form).at(place(from, to)).fixedBy("");
        boolean names = form == Form.HTML || form == Form.PERCENT;
        diagnostics.add(names ? said.with("written", text.substring(from, to)) : said);
    }

    private static DiagnosticCode code(Form form) {
        return switch (form) {
            case URL_SAFE -> TextCodes.URL_SAFE;
            case SPACE_FOR_PLUS -> TextCodes.SPACE_FOR_PLUS;
            case HTML -> TextCodes.HTML;
            case PERCENT -> TextCodes.PERCENT;
            case INVISIBLE -> TextCodes.INVISIBLE;
            case WHITE_SPACE, PLAIN -> TextCodes.WHITE_SPACE;
        };
    }

    private Location place(int from, int to) {
        return Location.range(from, to).withByte(letters * 3 / 4);
    }
}
