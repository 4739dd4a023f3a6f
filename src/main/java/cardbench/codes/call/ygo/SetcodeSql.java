package cardbench.codes.call.ygo;

import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.List;

/** New setcodes of cards as SQL. */
final class SetcodeSql {

    private SetcodeSql() {}

    /** A card whose setcode changes. */
    record Edit(CardRow card, Setcode after) {}

    /**
     * The statements for one database in one transaction; empty without edits. A row is changed
     * only if it still has the setcode that was read, so a script for an older file does no harm.
     */
    static String of(String database, List<Edit> edits) {
        StringBuilder sql = new StringBuilder();
        for (Edit edit : edits) {
            sql.append(sql.length() > 0 ? "" : "-- " + comment(database) + "\nBEGIN;\n");
            sql.append("UPDATE datas SET setcode = ").append(edit.after.signed());
            sql.append(" WHERE id = ").append(edit.card.number());
            sql.append(" AND setcode = ").append(edit.card.setcode().signed());
            sql.append("; -- ").append(comment(edit.card.name())).append('\n');
        }
        return sql.append(edits.isEmpty() ? "" : "COMMIT;\n").toString();
    }

    /** A text for a comment, which ends with its line: no character in it may end the line. */
    private static String comment(String text) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean control = c < ' ' || c >= 0x7f && c < 0xa0 || c == 0x2028 || c == 0x2029;
            line.append(control ? ' ' : c);
        }
        return line.toString();
    }
}
