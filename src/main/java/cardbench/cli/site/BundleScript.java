package cardbench.cli.site;

/**
 * Wraps the scripts that TeaVM writes. Its UMD output puts every export straight on the page's
 * global object, and disappears into a module loader where the host page has one; here it is
 * evaluated inside a function that hides {@code define}, {@code exports} and {@code module}, and
 * what it exports lands on the one global {@code Cardbench}.
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

    /** Evaluates the bundle. What is no text becomes one that the core refuses as every other. */
    private static final String DOOR =
            """
            var core = {};
            (function (exports, define, module) {
            %s
            })(core);
            function call(request) {
            return core.call(typeof request === "string" ? request : "null");
            }
            """;

    /** The doors for data. What is no bytes becomes none. */
    private static final String DATA_DOORS =
            """
            function open(kind, name, bytes) {
            return core.open(String(kind), String(name), bytes instanceof Uint8Array ? bytes : new Uint8Array(0));
            }
            function table(name, text) {
            return core.table(String(name), String(text));
            }
            """;

    private BundleScript() {}

    /** The script that is there at once: {@code Cardbench.call(requestText)}. */
    static String atOnce(String umd) {
        return inScope(door(umd) + "Cardbench.call = call;\n");
    }

    /**
     * The script that comes later and takes over: it puts its own {@code Cardbench.call} in the
     * place of the first one, with {@code Cardbench.open(kind, name, bytes)}, and {@code
     * Cardbench.table(name, text)}, which the scripts of card tables call.
     */
    static String takingOver(String umd) {
        return inScope(
                door(umd)
                        + DATA_DOORS
                        + "Cardbench.call = call;\nCardbench.open = open;\nCardbench.table = table;\n");
    }

    /**
     * The script that starts when it is asked to: {@code Cardbench.lab()} answers an object with
     * the same three. The text of that function is the whole bundle, so that a page opened from
     * disk can make a worker of it without reading the file again.
     */
    static String onDemand(String umd) {
        return inScope(
                "Cardbench.lab = function () {\n"
                        + door(umd)
                        + DATA_DOORS
                        + "return { call: call, open: open, table: table };\n};\n");
    }

    private static String door(String umd) {
        return DOOR.replace("%s", FasterRuntime.in(umd).strip());
    }

    private static String inScope(String body) {
        return "(function (scope) {\n" + GLOBAL + body + "})(globalThis);\n";
    }
}
