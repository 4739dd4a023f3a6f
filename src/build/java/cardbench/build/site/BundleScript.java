package cardbench.build.site;

import cardbench.base.json.JsonText;
import cardbench.contract.Dispatcher;

/**
 * Wraps the scripts of TeaVM. Its UMD output sets every export on the global object of the page, or
 * registers with the module loader of the host page if there is one. Here it is evaluated inside a
 * function that hides {@code define} and {@code exports}, and its exports are set on the only
 * global, {@code Cardbench}.
 *
 * <p>An exception of the bundle becomes the response of the core for its own faults ({@link
 * Dispatcher#FAILED}). After a fault, the state of a core may be inconsistent, so it is replaced by
 * a new one.
 */
final class BundleScript {

    /**
     * Finds or creates the global. Browsers also expose an element with that id under the same
     * name, but not as an own property of the global object.
     */
    static final String GLOBAL =
            """
            var own = Object.prototype.hasOwnProperty.call(scope, "Cardbench");
            var Cardbench = own ? scope.Cardbench : (scope.Cardbench = {});
            """;

    /** The response of a core that failed, as a literal. */
    private static final String FAILED = new JsonText().value(Dispatcher.FAILED).toString();

    /** Evaluates the bundle. */
    private static final String CORE =
            """
            var FAILED = %FAILED%;
            function start() {
            var core = {};
            (function () {
            var define;
            var exports = core;
            %CORE%
            })();
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

    /** Replaces a core that failed. */
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

    /** A request that is not a string becomes one that the core refuses. */
    private static final String CALL =
            """
            function call(request) {
            return %ASK%("call", [typeof request === "string" ? request : "null"]);
            }
            """;

    /** Opens data. A value that is not a byte array becomes an empty one. */
    private static final String OPEN =
            """
            function open(kind, name, bytes) {
            var data = bytes instanceof Uint8Array ? bytes : new Uint8Array(0);
            return %ASK%("open", [String(kind), String(name), data]);
            }
            """;

    private static final String TABLE =
            """
            function table(name, text) {
            return %ASK%("table", [String(name), String(text)]);
            }
            """;

    /** Finds or creates the object of the labs. */
    private static final String LABS = "var labs = Cardbench.labs || (Cardbench.labs = {});\n";

    private static final String NOTHING_TO_REOPEN = "function reopen() {}\n";

    /**
     * Sets the function that starts another core of the bundle. Its source text is the whole
     * bundle, of which the page makes a worker for long texts.
     */
    private static final String STARTER = "Cardbench.core = start;\n";

    /** Sets the exports of the core, also of one that replaces another. */
    private static final String CODECS =
            """
            function reopen() {
            Cardbench.codecs = core;
            }
            reopen();
            """;

    /**
     * Records the open data for a replaced core, and for a larger script that takes over, until the
     * data is closed or the core reports that other tables replaced it.
     */
    private static final String REOPENING =
            """
            var opened = Cardbench.opened || (Cardbench.opened = new Map());
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
            if (result) {
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
     * The functions of a script that is started on demand, if no other script has set its own. They
     * start it at the first call.
     */
    private static final String ALONE =
            """
            if (!Cardbench.call) {
            (function () {
            var FAILED = %FAILED%;
            var core = null;
            function start() {
            return Cardbench.labs["full-lab"]();
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

    /** The script for the first response: {@code Cardbench.call(requestText)}. */
    static String atOnce(String umd) {
        return atOnce(rewritten(umd), NOTHING_TO_REOPEN);
    }

    /** The same with all exports of the bundle as {@code Cardbench.codecs}, without any guard. */
    static String withCodecs(String umd) {
        return atOnce(FasterRuntime.withInlinedChecks(rewritten(umd)), CODECS);
    }

    private static String atOnce(String script, String reopen) {
        return inScope(
                CORE.replace("%FAILED%", FAILED).replace("%CORE%", script)
                        + REPLACING
                        + reopen
                        + CALL.replace("%ASK%", "guarded")
                        + "Cardbench.call = call;\n");
    }

    /**
     * The script that is loaded later and replaces {@code Cardbench.call}. It adds {@code
     * Cardbench.open(kind, name, bytes)} and {@code Cardbench.table(name, text)}, which the scripts
     * of card tables call.
     */
    static String takingOver(String umd) {
        return inScope(
                core(umd)
                        + REPLACING
                        + REOPENING
                        + "reopen();\n"
                        + (CALL + OPEN + TABLE).replace("%ASK%", "kept")
                        + STARTER
                        + "Cardbench.call = call;\nCardbench.open = open;\nCardbench.table = table;\n");
    }

    /**
     * The script of a lab, which is started on demand: {@code Cardbench.labs[name]()} returns an
     * object with its functions. The source text of that function is the whole bundle, so that a
     * page opened from disk, which cannot read files, can start a worker with it. A core that
     * failed is not replaced here: its creator ends the worker, and knows the open data.
     *
     * @param name the name of the script without its ending
     * @param opens whether the bundle exports {@code open}
     */
    static String lab(String name, boolean opens, String umd) {
        return inScope(
                opens
                        ? labFunction(name, umd, "call: call, open: open", CALL + OPEN)
                        : labFunction(name, umd, "call: call", CALL));
    }

    /**
     * The script of the lab with all operations, {@code Cardbench.labs["full-lab"]}. On a page with
     * no other script, {@code Cardbench.call}, {@code open} and {@code table} are set too; they
     * start it at the first call and replace a core that failed.
     */
    static String fullLab(String umd) {
        return inScope(
                labFunction(
                                "full-lab",
                                umd,
                                "call: call, open: open, table: table",
                                CALL + OPEN + TABLE)
                        + ALONE.replace("%FAILED%", FAILED)
                                .replace("%REPLACING%", (REPLACING + REOPENING).strip()));
    }

    /**
     * Sets the function of a lab.
     *
     * @param exports the exports of the bundle, as members of an object
     * @param functions the functions that call them
     */
    private static String labFunction(String name, String umd, String exports, String functions) {
        return LABS
                + "labs[\""
                + name
                + "\"] = function () {\n"
                + core(umd)
                + functions.replace("%ASK%", "ask")
                + "return { "
                + exports
                + " };\n};\n";
    }

    private static String core(String umd) {
        return CORE.replace("%FAILED%", FAILED).replace("%CORE%", rewritten(umd));
    }

    /** The script of TeaVM, smaller and faster. */
    static String rewritten(String umd) {
        return FasterRuntime.in(FieldNames.shortened(umd)).strip();
    }

    private static String inScope(String body) {
        return "(function (scope) {\n" + GLOBAL + body + "})(globalThis);\n";
    }
}
