package cardbench.build.site;

import cardbench.json.JsonText;
import java.util.Map;

/**
 * Makes the widget for other people's pages: the core, the element and its style, in one script
 * that leaves nothing on the page but the one global. No exception leaves it; a second copy of it
 * does nothing.
 */
final class WidgetScript {

    /** Stands in front of the script, which is often copied without the files beside it. */
    static final String LICENCES =
            "/*! Cardbench. Copyright (c) 2026 The Cardbench authors, MIT licence. With minimal-json,"
                    + " copyright (c) 2013, 2016 EclipseSource, MIT licence, and parts of TeaVM, Apache"
                    + " License 2.0. Their texts: notices.txt in the folder of this script. */\n";

    /**
     * What lies around the parts. The core is evaluated where it sees no module loader. A page that
     * has a core already gets the widget's tables as well.
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
            (function (exports, define, module) {
            %CORE%
            })(core);
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
     * The script.
     *
     * @param umd the core as TeaVM wrote it
     * @param parts the parts of the widget, one after the other
     * @param style its style sheet
     * @param words its words, as JSON by language
     */
    static String of(String umd, String parts, String style, Map<String, String> words) {
        StringBuilder tables = new StringBuilder();
        words.forEach(
                (language, json) ->
                        tables.append(language).append(": ").append(json).append(",\n"));
        return FRAME.replace("%GLOBAL%", BundleScript.GLOBAL)
                .replace("%CORE%", FasterRuntime.in(umd).strip())
                .replace("%STYLE%", new JsonText().value(LeanText.style(style)).toString())
                .replace("%WORDS%", tables)
                .replace("%PARTS%", parts);
    }
}
