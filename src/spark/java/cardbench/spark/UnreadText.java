package cardbench.spark;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import java.io.Serializable;

/**
 * A post, or a part of one, that could not be read.
 *
 * @param post the name of the post
 * @param code the code of the diagnostic that says why: {@code "deck.no-code"}
 * @param message its English sentence
 * @param from the first character of the part, in UTF-16 units
 * @param to the character after its last one
 */
record UnreadText(String post, String code, String message, int from, int to)
        implements Serializable {

    static UnreadText of(String post, Diagnostic why, int from, int to) {
        return new UnreadText(post, why.code().name(), why.message(), from, to);
    }

    /** One line of JSON. */
    String json() {
        return new JsonText()
                .object()
                .member("post", post)
                .member("code", code)
                .member("message", message)
                .member("from", from)
                .member("to", to)
                .endObject()
                .toString();
    }
}
