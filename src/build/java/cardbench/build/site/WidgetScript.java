package cardbench.build.site;

import cardbench.base.json.JsonText;
import java.util.Map;

/**
 * Makes the widget for other pages: the core, the element and its style, in one script that adds
 * one global to the page. It throws no exception, and a second copy on a page does nothing.
 */
final class WidgetScript {

    /** The first lines of the script, which is often copied without the other files. */
    static final String LICENCES =
            "/*! Cardbench. Copyright (c) 2026 The Cardbench authors, MIT licence. With parts of TeaVM,"
                    + " Apache License 2.0. Their texts: notices.txt in the folder of this script. */\n";

    /**
     * The code around the parts. The core is evaluated where it sees no module loader. If the page
     * already has a core, tables are opened in both.
     */
    private static final String FRAME =
            """
            (function (scope) {
            %GLOBAL%
            if (Cardbench.widget) {
            return;
            }
            Cardbench.widget = true;
            try {
            var core = {};
            (function () {
            var define;
            var exports = core;
            %CORE%
            })();
            var others = Cardbench.table;
            Cardbench.table = function (name, text) {
            var answer = core.table(String(name), String(text));
            return others ? others(name, text) : answer;
            };
            (function () {
            "use strict";
            const STYLE = %STYLE%;
            const WORDS = {%WORDS%};
            %PARTS%
            })();
            } catch (failed) {
            console.warn("cardbench-widget: " + failed);
            }
            })(globalThis);
            """;

    private WidgetScript() {}

    /**
     * Makes the script.
     *
     * @param umd the core, as compiled by TeaVM
     * @param parts the modules of the widget, compiled
     * @param style its style sheet, minified
     * @param words its words, as JSON by language
     */
    static String of(String umd, String parts, String style, Map<String, String> words) {
        StringBuilder tables = new StringBuilder();
        words.forEach(
                (language, json) ->
                        tables.append(language).append(": ").append(json).append(",\n"));
        return FRAME.replace("%GLOBAL%", BundleScript.GLOBAL)
                .replace("%CORE%", BundleScript.rewritten(umd))
                .replace("%STYLE%", new JsonText().value(style).toString())
                .replace("%WORDS%", tables)
                .replace("%PARTS%", parts);
    }
}
