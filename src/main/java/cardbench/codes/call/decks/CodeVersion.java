package cardbench.codes.call.decks;

import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;

/** The member {@code version} of a deck: that of the code that it was read from. */
public final class CodeVersion {

    /** The name of the member. */
    public static final String NAME = "version";

    private CodeVersion() {}

    /**
     * The version of a deck, or 0 if it has none.
     *
     * @param last the last version that there is, from 1 on; another value makes the request fail
     * @param pointer the JSON pointer of the deck in the request
     */
    public static int of(JsonObject deck, int last, String pointer, Request request) {
        JsonValue value = deck.get(NAME);
        if (value == null || value.isNull()) {
            return 0;
        }
        int version = JsonInteger.of(value, 1, last, 0);
        if (version == 0) {
            request.refuseAt(pointer + "/" + NAME, "an integer from 1 to " + last);
        }
        return version;
    }
}
