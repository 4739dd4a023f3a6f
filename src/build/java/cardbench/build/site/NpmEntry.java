package cardbench.build.site;

import cardbench.app.bundle.AllOperations;
import cardbench.app.bundle.CodecOperations;
import cardbench.app.bundle.SetcodeLabOperations;
import cardbench.app.bundle.YgoCodecOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.OperationGroup;
import java.util.List;
import java.util.function.Supplier;

/** A script that users of the npm package import: {@code cardbench}, {@code cardbench/ygo}. */
enum NpmEntry {
    CODECS("cardbench", ".", CodecOperations::all, List.of("hearthstone", "genshin")),
    YGO(
            "ygo",
            "./ygo",
            YgoCodecOperations::all,
            List.of("ydk", "ydke", "ygo", "ygomobile", "omega")),
    SETCODES("setcodes", "./setcodes", SetcodeLabOperations::all, List.of()),
    FULL("full", "./full", AllOperations::all, List.of());

    /** Functions of each entry, as JavaScript. The core takes and returns texts. */
    private static final String FUNCTIONS =
            """
            const core = scope.Cardbench;
            const callText = (request) => core.call(request);
            const call = (request) => JSON.parse(core.call(JSON.stringify(request)));
            """;

    private static final String CODE_FUNCTIONS =
            """
            const identify = (text) => call({ op: "identify", text });
            const decode = (text, options) => call({ ...options, op: "decode", text });
            const encode = (deck, options) => call({ ...options, op: "encode", deck });
            """;

    private static final String STORE_FUNCTIONS =
            """
            const open = (kind, name, bytes) => JSON.parse(core.open(kind, name, bytes));
            const table = (name, text) => JSON.parse(core.table(name, text));
            """;

    private static final String NAMES = "call, callText";

    private final String file;
    private final String path;
    private final Supplier<List<OperationGroup>> operations;
    private final List<String> formats;

    NpmEntry(
            String file,
            String path,
            Supplier<List<OperationGroup>> operations,
            List<String> formats) {
        this.file = file;
        this.path = path;
        this.operations = operations;
        this.formats = formats;
    }

    /** The name of its files without their endings. */
    String file() {
        return file;
    }

    /** What follows the name of the package where it is imported. */
    String path() {
        return path;
    }

    /** The names of the operations that it answers. */
    List<String> operations() {
        return new Dispatcher(operations.get()).operations();
    }

    /** Whether it reads and writes codes of decks. */
    boolean decodes() {
        return this != SETCODES;
    }

    /** Whether it keeps data that is opened for the requests that follow. */
    boolean opens() {
        return this == FULL;
    }

    /** The formats that it reads and writes without JSON, each an export of that name. */
    List<String> formats() {
        return formats;
    }

    /**
     * The ES module.
     *
     * @param script a script that sets {@code globalThis.Cardbench}; here that is an object of the
     *     module, so that no global is set
     * @param typed the script with the {@link #formats}, or empty
     */
    String module(String script, String typed) {
        return around(script, typed) + "export { " + names() + " };\n";
    }

    /** The same as a module of CommonJS. */
    String commonJs(String script, String typed) {
        return around(script, typed) + "module.exports = { " + names() + " };\n";
    }

    private String around(String script, String typed) {
        return WidgetScript.LICENCES
                + "\"use strict\";\nconst scope = {};\n(function (globalThis) {\n"
                + script.strip()
                + "\n})(scope);\n"
                + FUNCTIONS
                + (decodes() ? CODE_FUNCTIONS : "")
                + (opens() ? STORE_FUNCTIONS : "")
                + typed;
    }

    private String names() {
        return NAMES
                + (decodes() ? ", decode, encode, identify" : "")
                + (opens() ? ", open, table" : "")
                + (formats.isEmpty() ? "" : ", " + String.join(", ", formats));
    }
}
