package cardbench.build.site;

import cardbench.base.json.JsonText;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes the userscript {@code cardbench.user.js}: the metadata that managers of userscripts read,
 * the core of the widget, the modules and the style.
 *
 * @see <a href="https://violentmonkey.github.io/api/metadata-block/">the metadata block</a>
 */
final class UserScript {

    static final String FILE = "cardbench.user.js";

    /** Sites that were tried; readers add others in their manager, and switch each one on. */
    private static final List<String> SITES =
            List.of(
                    "*://*.reddit.com/*",
                    "*://bbs.nga.cn/*",
                    "*://ngabbs.com/*",
                    "*://nga.178.com/*",
                    "*://*.bilibili.com/*",
                    "*://tieba.baidu.com/*",
                    "*://discord.com/*",
                    "*://*.hsguru.com/*",
                    "*://github.com/*");

    /** The tables that come along: games with tables, in the languages of the page. */
    private static final List<String> GAMES = List.of("hearthstone", "mercenaries", "genshin");

    private static final List<String> TABLES = List.of("cards", "en", "zh-CN", "ja");

    private static final String FRAME =
            """
            (function () {
            function makeCore() {
            var core = {};
            (function () {
            var define;
            var exports = core;
            %CORE%
            })();
            return core;
            }
            (function () {
            "use strict";
            const HOME = %HOME%;
            const STYLE = %STYLE%;
            const WORDS = {%WORDS%};
            %PARTS%
            })();
            })();
            """;

    private final String parts;
    private final String style;
    private final Map<String, String> words = new TreeMap<>();
    private final SiteAddress address;

    /**
     * Makes the script without its core.
     *
     * @param parts the modules of the userscript, compiled
     * @param style the style sheet of the widget, minified
     * @param widgetWords the words of the widget, as JSON by language
     * @param ownWords those of the userscript, in the same languages
     * @param address the address of the site, for links and metadata
     */
    UserScript(
            String parts,
            String style,
            Map<String, String> widgetWords,
            Map<String, String> ownWords,
            SiteAddress address) {
        this.parts = parts;
        this.style = style;
        this.address = address;
        ownWords.forEach(
                (language, json) -> {
                    JsonObject both = Json.parse(widgetWords.get(language)).asObject();
                    words.put(language, both.merge(Json.parse(json).asObject()).toString());
                });
    }

    /**
     * The whole file. Its metadata are in UTF-8, since people read them; the code is ASCII.
     *
     * @param umd the core of the widget, as compiled by TeaVM
     */
    String text(String umd, String version, boolean minified) {
        String code = code(umd);
        String lean = minified ? LeanScript.of(FILE, code) : code;
        return metadata(version) + AsciiScript.of(WidgetScript.LICENCES + lean);
    }

    /** The scripts of the extension: of its window, which has words, and of pages. */
    ExtensionFolder.Scripts extension(String popup, String page) {
        String window =
                "(() => {\n\"use strict\";\nconst WORDS = {"
                        + tables()
                        + "};\n"
                        + popup
                        + "})();\n";
        // the value of a script is what the page returns to the window
        String texts =
                "(() => {\n\"use strict\";\nlet texts = [];\nconst report = (found) => {\n"
                        + "texts = found;\n};\n"
                        + page
                        + "return texts;\n})();\n";
        return new ExtensionFolder.Scripts(window, texts);
    }

    private String tables() {
        StringBuilder tables = new StringBuilder();
        words.forEach(
                (language, json) ->
                        tables.append(language).append(": ").append(json).append(",\n"));
        return tables.toString();
    }

    private String code(String umd) {
        return FRAME.replace("%HOME%", new JsonText().value(home()).toString())
                .replace("%CORE%", BundleScript.rewritten(umd))
                .replace("%STYLE%", new JsonText().value(style).toString())
                .replace("%WORDS%", tables())
                .replace("%PARTS%", parts);
    }

    private String home() {
        return address.isKnown() ? address.home() : "";
    }

    /**
     * The metadata. Managers resolve relative addresses against the one from which the script was
     * installed, so that a site of unknown address serves its own tables, too.
     */
    private String metadata(String version) {
        String home = home();
        StringBuilder meta = new StringBuilder("// ==UserScript==\n");
        line(meta, "name", "Cardbench");
        line(meta, "name:zh-CN", "Cardbench 卡组");
        line(meta, "name:ja", "Cardbench デッキ");
        line(meta, "namespace", "cardbench");
        line(meta, "version", version);
        line(meta, "description", "Shows the deck of each deck code on the page, with card names");
        line(meta, "description:zh-CN", "在网页的每个卡组代码旁显示卡组和卡牌名称");
        line(meta, "description:ja", "ページ内のデッキコードの横に、カード名付きのデッキを表示");
        line(meta, "license", "MIT");
        if (address.isKnown()) {
            line(meta, "homepageURL", home);
            line(meta, "updateURL", home + FILE);
            line(meta, "downloadURL", home + FILE);
        }
        SITES.forEach(site -> line(meta, "match", site));
        for (String game : GAMES) {
            for (String table : TABLES) {
                String name = game + "." + table;
                line(meta, "resource", name + " " + home + "cards/" + name + ".js");
            }
        }
        for (String grant :
                List.of(
                        "GM_getResourceText",
                        "GM_getValue",
                        "GM_setValue",
                        "GM_registerMenuCommand")) {
            line(meta, "grant", grant);
        }
        line(meta, "run-at", "document-end");
        meta.append("// @noframes\n// ==/UserScript==\n");
        return meta.toString();
    }

    private static void line(StringBuilder meta, String key, String value) {
        meta.append("// @").append(key).append(' ').append(value).append('\n');
    }
}
