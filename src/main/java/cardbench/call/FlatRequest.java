package cardbench.call;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;

/**
 * The arguments of a request that is {@linkplain PlainJson plain}. Strings are there at once; other
 * values stay text until they are asked for.
 */
public final class FlatRequest {

    /**
     * An argument.
     *
     * @param string its value if that is a string; otherwise {@code null}
     * @param from where its value begins in the text
     * @param to where its value ends
     * @param previous the one before, or {@code null}
     */
    private record Member(String name, String string, int from, int to, Member previous) {}

    private final String text;
    private Member last;

    private FlatRequest(String text) {
        this.text = text;
    }

    /** The arguments, or {@code null} if the text is not of this simple kind. */
    public static FlatRequest parse(String text) {
        PlainJson json = new PlainJson(text, 0);
        FlatRequest request = new FlatRequest(text);
        if (!json.sign('{')) {
            return null;
        }
        do {
            if (!request.member(json)) {
                return null;
            }
        } while (json.sign(','));
        boolean few = json.values() <= Request.MAX_VALUES;
        return json.sign('}') && json.atEnd() && few ? request : null;
    }

    private boolean member(PlainJson json) {
        String name = json.string();
        if (name == null || !json.sign(':')) {
            return false;
        }
        int from = json.position();
        boolean quoted = text.startsWith("\"", from);
        String string = quoted ? json.string() : null;
        boolean plain = quoted ? string != null : json.skip();
        if (plain) {
            last = new Member(name, string, from, json.position(), last);
        }
        return plain;
    }

    /** The argument of a name, the last one if there are several; {@code null} if there is none. */
    private Member member(String name) {
        Member member = last;
        while (member != null && !member.name.equals(name)) {
            member = member.previous;
        }
        return member;
    }

    /** Whether there is such an argument, other than {@code null}. */
    boolean has(String name) {
        Member member = member(name);
        return member != null && (member.string != null || !text.startsWith("null", member.from));
    }

    /** The argument if it is a string; else {@code null}. */
    String string(String name) {
        Member member = member(name);
        return member == null ? null : member.string;
    }

    /** The argument, or {@code null} if there is none. */
    JsonValue value(String name) {
        Member member = member(name);
        if (member == null) {
            return null;
        }
        return member.string != null
                ? Json.value(member.string)
                : Json.parse(text.substring(member.from, member.to));
    }

    /** Before the value of an argument that is no string; else {@code null}. */
    PlainJson plain(String name) {
        Member member = member(name);
        return member == null || member.string != null ? null : new PlainJson(text, member.from);
    }
}
