package cardbench.call;

import cardbench.text.Location;
import java.util.List;

/**
 * The one door: a request text goes in, a response text comes out. Built from families of
 * operations.
 */
public final class Call {

    private final List<Family> families;

    /**
     * A door to these families; where two have an operation of the same name, the first one
     * answers.
     */
    public Call(List<Family> families) {
        this.families = List.copyOf(families);
    }

    /** Answers one request of the contract with its response. Never throws, whatever the text. */
    public String call(String requestText) {
        Request request = Request.parse(requestText);
        String operation = request.failed() ? "" : request.text("op");
        if (request.failed()) {
            return Answer.refused(request.diagnostics()).text();
        }
        for (Family family : families) {
            if (family.operations().contains(operation)) {
                return family.answer(operation, request).text();
            }
        }
        request.refuse(
                CallCodes.UNKNOWN_OPERATION.at(Location.pointer("/op")).with("op", operation));
        return Answer.refused(request.diagnostics()).text();
    }
}
