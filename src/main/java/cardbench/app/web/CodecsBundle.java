package cardbench.app.web;

import cardbench.app.bundle.CodecOperations;
import cardbench.base.text.CodeBuffer;
import cardbench.codes.genshin.ShareCodeBuffer;
import cardbench.codes.hearthstone.DeckstringBuffer;
import cardbench.contract.Dispatcher;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * The entry point of {@code codecs.js} of the npm package: the operations of {@code cardbench.js},
 * and the codecs behind them without JSON. A code is put into {@link #letters} and read to {@link
 * #numbers}, or the other way.
 */
public final class CodecsBundle {

    private static final Dispatcher DISPATCHER = new Dispatcher(CodecOperations.all());
    private static final CodeBuffer BUFFER = new CodeBuffer(CodeBuffer.MAX_LETTERS);

    private CodecsBundle() {}

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

    /** Reads a deckstring of so many letters. See {@link DeckstringBuffer#read}. */
    @JSExport
    public static int readHearthstone(int length) {
        return DeckstringBuffer.read(BUFFER, length);
    }

    /** The same where there is nothing to report. See {@link DeckstringBuffer#readFlawless}. */
    @JSExport
    public static int readFlawlessHearthstone(int length) {
        return DeckstringBuffer.readFlawless(BUFFER, length);
    }

    /** Writes a deck of so many integers. See {@link DeckstringBuffer#write}. */
    @JSExport
    public static int writeHearthstone(int size) {
        return DeckstringBuffer.write(BUFFER, size);
    }

    /** Reads a share code of so many letters. See {@link ShareCodeBuffer#read}. */
    @JSExport
    public static int readGenshin(int length) {
        return ShareCodeBuffer.read(BUFFER, length);
    }

    /** Writes a deck of so many integers. See {@link ShareCodeBuffer#write}. */
    @JSExport
    public static int writeGenshin(int size) {
        return ShareCodeBuffer.write(BUFFER, size);
    }
}
