package cardbench.app.web;

import cardbench.app.bundle.YgoCodecOperations;
import cardbench.base.text.CodeBuffer;
import cardbench.codes.ygo.deck.YgoBuffer;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * The entry point of {@code ygo.js} of the npm package: the deck formats of Yu-Gi-Oh! and its
 * setcodes, and two of the codecs without JSON. As in {@link CodecsBundle}, a code is put into
 * {@link #letters} and read to {@link #numbers}, or the other way.
 */
public final class YgoCodecsBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(YgoCodecOperations.all());

    private static final CodeBuffer BUFFER = new CodeBuffer(CodeBuffer.MAX_LETTERS);

    private YgoCodecsBundle() {}

    /**
     * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
     * the type of an argument from JavaScript; the calling script ensures that it is a string.
     */
    @JSExport
    public static String call(String request) {
        return DISPATCHER.call(request);
    }

    /** The bytes of the letters, which the caller and the codecs share. */
    @JSExport
    public static JSObject letters() {
        return SharedArrays.of(BUFFER.letters());
    }

    /** The integers of the deck, which the caller and the codecs share. */
    @JSExport
    public static JSObject numbers() {
        return SharedArrays.of(BUFFER.numbers());
    }

    /** Reads an address of so many letters. See {@link YgoBuffer#readYdke}. */
    @JSExport
    public static int readYdke(int length) {
        return YgoBuffer.readYdke(BUFFER, length);
    }

    /** Writes a deck of so many integers. See {@link YgoBuffer#writeYdke}. */
    @JSExport
    public static int writeYdke(int size) {
        return YgoBuffer.writeYdke(BUFFER, size);
    }

    /** Reads a code of so many letters. See {@link YgoBuffer#readYgo}. */
    @JSExport
    public static int readYgo(int length) {
        return YgoBuffer.readYgo(BUFFER, length);
    }

    /** Writes a deck of so many integers. See {@link YgoBuffer#writeYgo}. */
    @JSExport
    public static int writeYgo(int size) {
        return YgoBuffer.writeYgo(BUFFER, size);
    }
}
