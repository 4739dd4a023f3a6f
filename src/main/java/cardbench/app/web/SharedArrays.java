package cardbench.app.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSObject;

/** Gives arrays to JavaScript as they are. An export that returns an array returns a copy of it. */
final class SharedArrays {

    private SharedArrays() {}

    /** An {@code Int8Array} of the same bytes. */
    @JSBody(params = "array", script = "return array;")
    static native JSObject of(@JSByRef byte[] array);

    /** An {@code Int32Array} of the same integers. */
    @JSBody(params = "array", script = "return array;")
    static native JSObject of(@JSByRef int[] array);
}
