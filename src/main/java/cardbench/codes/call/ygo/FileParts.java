package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.sqlite.SqliteFile;
import cardbench.base.text.Base64Text;
import cardbench.contract.Request;
import java.util.Arrays;

/**
 * Large files, of which an answer has a part. What was written is kept until its last part.
 *
 * @param <T> what is written, with its file
 */
final class FileParts<T> {

    /** The most bytes of a file that one response has: in base64 a third more. */
    private static final int PART = 3 << 20;

    private T last;
    private Object lastSource;
    private String lastRequest = "";

    /** The argument {@code from}: the first byte of the part. */
    static int from(Request request) {
        return request.integer("from", 0, SqliteFile.LIMIT, 0);
    }

    /** What was written for the part before, or {@code null}. */
    T kept(int from, Object source, String wanted) {
        return from > 0 && source == lastSource && wanted.equals(lastRequest) ? last : null;
    }

    /** Writes {@code bytes}, the size of the file, and {@code file}, its part in base64. */
    void write(T written, byte[] file, int from, Object source, String wanted, JsonText json) {
        int to = Math.min(file.length, from + PART);
        boolean more = to < file.length;
        last = more ? written : null;
        lastRequest = more ? wanted : "";
        lastSource = more ? source : null;
        byte[] part = from < to ? Arrays.copyOfRange(file, from, to) : new byte[0];
        json.member("bytes", file.length).member("file", Base64Text.encode(part, part.length));
    }
}
