package cardbench.text;

import cardbench.text.Base64Cursor.Form;

/**
 * Says what was read otherwise than it is written: gaps of one sort as one, and letters one by one,
 * except for those of full width, which come by the hundred.
 */
final class Base64Repairs {

    private static final String INSTEAD = "instead";

    /** What the sentences name: how it is written, and what it stands for. */
    private static final String[] ARGS = {"letter", "written", INSTEAD};

    private final String text;
    private final Diagnostics diagnostics;

    /** What one diagnostic is about, as long as its elements go on; PLAIN: nothing. */
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
     * Steps through letters, or padding.
     *
     * @param end the character behind the last element
     * @param letters how many letters stand before the first element
     */
    void inside(Base64Cursor cursor, int end, int letters) {
        int count = letters;
        while (cursor.to() < end) {
            int element = cursor.next();
            boolean gap = element == Base64Cursor.GAP;
            boolean one = gap || cursor.form() == Form.FULL_WIDTH;
            if (!one || cursor.form() != form || gap != instead.isEmpty()) {
                say();
                form = cursor.form();
                from = cursor.from();
                byteAt = count * 3 / 4;
            }
            to = cursor.to();
            if (!gap && form != Form.PLAIN) {
                instead.append(element >= 0 ? Base64Text.letter(element) : '=');
            }
            count += element >= 0 ? 1 : 0;
        }
        say();
    }

    private void say() {
        if (form == Form.PLAIN) {
            return;
        }
        if (!diagnostics.full()) {
            Diagnostic said = form.code.at(Location.range(from, to).withByte(byteAt));
            String written = text.substring(from, to);
            String fix = instead.toString();
            for (String name : ARGS) {
                if (form.code.template().indexOf(name) >= 0) {
                    said = said.with(name, name.equals(INSTEAD) ? fix : written);
                }
            }
            diagnostics.add(said.fixedBy(fix));
        }
        form = Form.PLAIN;
        instead = new StringBuilder();
    }
}
