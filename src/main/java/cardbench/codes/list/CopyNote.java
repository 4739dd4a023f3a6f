package cardbench.codes.list;

import cardbench.base.text.ListSigns;

/** Notes on a copy beside its printing: a finish, categories, tags. */
final class CopyNote {

    private CopyNote() {}

    /**
     * A note in the notation of Moxfield, with a blank in front of each part: {@code " *F* #Ramp"}
     * for {@code "*F* [Ramp]"}. Categories of Archidekt become tags, without their marks in braces.
     */
    static String moxfield(String note) {
        String lower = ListSigns.lower(note);
        StringBuilder text = new StringBuilder();
        if (lower.contains("*e*") || lower.contains("etched")) {
            text.append(" *E*");
        } else if (lower.contains("*f*") || lower.contains("foil") || lower.contains("(f)")) {
            text.append(" *F*");
        }
        int tag = note.indexOf('#');
        int open = note.indexOf('[');
        int close = note.indexOf(']', open + 1);
        if (tag >= 0 && open < 0) {
            text.append(' ').append(note, tag, note.length());
        } else if (open >= 0 && close > open) {
            for (int at = open + 1; at < close; ) {
                int comma = note.indexOf(',', at);
                int end = comma < 0 || comma > close ? close : comma;
                int brace = note.indexOf('{', at);
                int to = brace < 0 || brace > end ? end : brace;
                String category = ListSigns.trim(note.substring(at, to));
                text.append(category.isEmpty() ? "" : " #" + category);
                at = end + 1;
            }
        }
        return text.toString();
    }
}
