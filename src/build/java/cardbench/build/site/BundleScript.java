package cardbench.build.site;

import cardbench.call.Dispatcher;
import cardbench.json.JsonText;

/**
 * Wraps the scripts that TeaVM writes. Its UMD output puts every export straight on the page's
 * global object, and disappears into a module loader where the host page has one; here it is
 * evaluated inside a function that hides {@code define}, {@code exports} and {@code module}, and
 * what it exports lands on the one global {@code Cardbench}.
 *
 * <p>An error that leaves the bundle is answered as the core answers its own ({@link
 * Dispatcher#FAILED}). A core that failed may be left half changed, so a new one takes its place.
 */
final class BundleScript {

    /**
     * Finds the global, or makes it. An element with that id, which browsers offer under the same
     * name, is no property of the global object itself.
     */
    static final String GLOBAL =
            """
            var own = Object.prototype.hasOwnProperty.call(scope, "Cardbench");
            var Cardbench = own ? scope.Cardbench : (scope.Cardbench = {});
            """;

    /** The answer of a core that failed, as a literal. */
    private static final String FAILED = new JsonText().value(Dispatcher.FAILED).toString();

    /** Evaluates the bundle. */
    private static final String CORE =
            """
            var FAILED = %FAILED%;
            function start() {
            var core = {};
            (function (exports, define, module) {
            %CORE%
            })(core);
            return core;
            }
            var core = start();
            function ask(door, given) {
            try {
            return core[door].apply(core, given);
            } catch (error) {
            return FAILED;
            }
            }
            """;

    /** Puts a new core in the place of one that failed. */
    private static final String REPLACING =
            """
            function guarded(door, given) {
            var answer = ask(door, given);
            if (answer === FAILED) {
            core = start();
            reopen();
            }
            return answer;
            }
            """;

    /** What is no text becomes one that the core refuses as every other. */
    private static final String CALL =
            """
            function call(request) {
            return %ASK%("call", [typeof request === "string" ? request : "null"]);
            }
            """;

    /** The doors for data. What is no bytes becomes none. */
    private static final String DATA_DOORS =
            """
            function open(kind, name, bytes) {
            var data = bytes instanceof Uint8Array ? bytes : new Uint8Array(0);
            return %ASK%("open", [String(kind), String(name), data]);
            }
            function table(name, text) {
            return %ASK%("table", [String(name), String(text)]);
            }
            """;

    private static final String NOTHING_TO_REOPEN = "function reopen() {}\n";

    /**
     * Keeps what was opened until it is closed, or until the core tells that other tables took its
     * place. A list of cards is kept as the tables that were made of it, which are a tenth of its
     * size.
     */
    private static final String REOPENING =
            """
            var opened = new Map();
            function reopen() {
            opened.forEach(function (data) {
            ask(data[0], data[1]);
            });
            }
            function kept(door, given) {
            var answer = guarded(door, given);
            if (door === "call") {
            if (answer === CLOSED) {
            opened.delete(JSON.parse(given[0]).name);
            }
            return answer;
            }
            var result = JSON.parse(answer).result;
            if (result && result.kind === "hearthstonejson") {
            result.tables.forEach(function (made) {
            opened.set(made.name, ["table", [made.name, made.text]]);
            });
            } else if (result) {
            opened.set(given[given.length - 2], [door, given]);
            }
            forgetReplaced();
            return answer;
            }
            function forgetReplaced() {
            var listed = JSON.parse(guarded("call", ['{"op":"tables"}']));
            if (!listed.ok) return;
            var there = listed.result.tables;
            opened.forEach(function (data, name) {
            if (data[0] === "table" || data[1][0] === "table") {
            if (!there.some(function (table) { return table.name === name; })) {
            opened.delete(name);
            }
            }
            });
            }
            var CLOSED = '{"ok":true,"result":{"closed":true},"diagnostics":[]}';
            """;

    /**
     * The doors of a script that starts when it is asked to, where no other script has put its own
     * there: they start it at the first call.
     */
    private static final String ALONE =
            """
            if (!Cardbench.call) {
            (function () {
            var FAILED = %FAILED%;
            var core = null;
            function start() {
            return Cardbench.lab();
            }
            function ask(door, given) {
            core = core || start();
            return core[door].apply(core, given);
            }
            %REPLACING%
            Cardbench.call = function (request) {
            return kept("call", [request]);
            };
            Cardbench.open = function (kind, name, bytes) {
            return kept("open", [kind, name, bytes]);
            };
            Cardbench.table = function (name, text) {
            return kept("table", [name, text]);
            };
            })();
            }
            """;

    private BundleScript() {}

    /** The script that is there at once: {@code Cardbench.call(requestText)}. */
    static String atOnce(String umd) {
        return inScope(
                core(umd)
                        + REPLACING
                        + NOTHING_TO_REOPEN
                        + CALL.replace("%ASK%", "guarded")
                        + "Cardbench.call = call;\n");
    }

    /**
     * The script that comes later and takes over: it puts its own {@code Cardbench.call} in the
     * place of the first one, with {@code Cardbench.open(kind, name, bytes)}, and {@code
     * Cardbench.table(name, text)}, which the scripts of card tables call.
     */
    static String takingOver(String umd) {
        return inScope(
                core(umd)
                        + REPLACING
                        + REOPENING
                        + (CALL + DATA_DOORS).replace("%ASK%", "kept")
                        + "Cardbench.call = call;\nCardbench.open = open;\nCardbench.table = table;\n");
    }

    /**
     * The script that starts when it is asked to: {@code Cardbench.lab()} answers an object with
     * the same three. The text of that function is the whole bundle, so that a page opened from
     * disk can make a worker of it without reading the file again. A core that failed is not
     * replaced in here: who started it ends it, and knows what was open. A page that loads nothing
     * but this script has {@code Cardbench.call}, {@code open} and {@code table} as well, which do
     * replace it.
     */
    static String onDemand(String umd) {
        return inScope(
                "Cardbench.lab = function () {\n"
                        + core(umd)
                        + (CALL + DATA_DOORS).replace("%ASK%", "ask")
                        + "return { call: call, open: open, table: table };\n};\n"
                        + ALONE.replace("%FAILED%", FAILED)
                                .replace("%REPLACING%", (REPLACING + REOPENING).strip()));
    }

    private static String core(String umd) {
        return CORE.replace("%FAILED%", FAILED).replace("%CORE%", FasterRuntime.in(umd).strip());
    }

    private static String inScope(String body) {
        return "(function (scope) {\n" + GLOBAL + body + "})(globalThis);\n";
    }
}
