package cardbench.base.text;

import cardbench.base.text.Base64Cursor.Form;

/**
 * Reports what was read differently from how it is written. Adjacent gaps of one kind become one
 * diagnostic, letters one each, except full-width letters: a whole code may consist of them.
 */
final class Base64Repairs {

    private static final String INSTEAD = "instead";

    /** Arguments of the messages: the text as written, and the text that it stands for. */
    private static final String[] ARGS = {"letter", "written", INSTEAD};

    private final String text;
    private final Diagnostics diagnostics;

    /** The notation of the elements collected for the next diagnostic; PLAIN: none. */
    private Form form = Form.PLAIN;

    private int from;
    private int to;
    private int byteAt;
    private StringBuilder instead = new StringBuilder();

    Base64Repairs(String text, Diagnostics diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    /**
     * Reports the repairs of letters or of padding.
     *
     * @param end index after the last element
     * @param letters the number of letters before the first element
     */
    void inside(Base64Cursor cursor, int end, int letters) {
        int count = letters;
        while (cursor.to() < end) {
            int element = cursor.next();
            boolean gap = element == Base64Cursor.GAP;
            boolean one = gap || cursor.form() == Form.FULL_WIDTH;
            // A letter written as an entity and a <br> share the form HTML, but one is replaced
            // and the other one dropped: the last test separates them.
            if (!one || cursor.form() != form || gap != instead.isEmpty()) {
                report();
                form = cursor.form();
                from = cursor.from();
                byteAt = count * cursor.bits() / 8;
            }
            to = cursor.to();
            if (!gap && form != Form.PLAIN) {
                instead.append(element >= 0 ? cursor.letter(element) : '=');
            }
            count += element >= 0 ? 1 : 0;
        }
        report();
    }

    private void report() {
        if (form == Form.PLAIN) {
            return;
        }
        if (!diagnostics.full()) {
            Diagnostic diagnostic = form.code.at(Location.range(from, to).withByte(byteAt));
            String written = text.substring(from, to);
            String fix = instead.toString();
            for (String name : ARGS) {
                if (form.code.template().indexOf(name) >= 0) {
                    diagnostic = diagnostic.with(name, name.equals(INSTEAD) ? fix : written);
                }
            }
            diagnostics.add(diagnostic.fixedBy(fix));
        }
        form = Form.PLAIN;
        instead = new StringBuilder();
    }
}
