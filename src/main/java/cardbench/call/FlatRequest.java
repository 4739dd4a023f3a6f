package cardbench.call;

import com.eclipsesource.json.JsonObject;

/**
 * Reads the simplest requests, which are also those that come by the hundred thousand: an object
 * whose members are all strings, without escapes and without white space. What it does not know it
 * leaves to the parser, with which it always agrees.
 */
final class FlatRequest {

    private final String text;
    private int at;

    private FlatRequest(String text) {
        this.text = text;
    }

    /** The object, or {@code null} if the text is not of this simple kind. */
    static JsonObject parse(String text) {
        return new FlatRequest(text).object();
    }

    private JsonObject object() {
        JsonObject object = new JsonObject();
        if (!sign('{')) {
            return null;
        }
        do {
            String name = string();
            String value = name != null && sign(':') ? string() : null;
            if (value == null) {
                return null;
            }
            object.add(name, value);
        } while (sign(','));
        return sign('}') && at == text.length() ? object : null;
    }

    private boolean sign(char sign) {
        boolean there = at < text.length() && text.charAt(at) == sign;
        at += there ? 1 : 0;
        return there;
    }

    private String string() {
        if (!sign('"')) {
            return null;
        }
        int from = at;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return text.substring(from, at - 1);
            }
            if (c < ' ' || c == '\\') {
                return null;
            }
        }
        return null;
    }
}
