package cardbench.build.site;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The scripts that run on the pages of others, or beside them: the widget, the userscript and the
 * extension. They share modules, words and a style, and nothing with the page.
 */
final class HostPageScripts {

    static final String WIDGET_FILE = "cardbench-widget.js";

    private static final String WIDGET = "codes/widget/main.js";
    private static final String USER_SCRIPT = "codes/userscript/main.js";
    private static final String POPUP = "codes/extension/popup.js";
    private static final String PAGE = "codes/extension/page.js";

    /** The modules with which they begin. */
    static final List<String> ENTRIES = List.of(WIDGET, USER_SCRIPT, POPUP, PAGE);

    static final String STYLE = "codes/widget/widget.css";

    private static final String WIDGET_WORDS = "/widget";
    private static final String USER_SCRIPT_WORDS = "/userscript";

    private final Map<String, String> widgetWords = new TreeMap<>();
    private final Map<String, String> userScriptWords = new TreeMap<>();
    private final Map<String, String> parts = new TreeMap<>();
    private String style = "";

    /** Takes the style sheet, minified. */
    void setStyle(String minified) {
        style = minified;
    }

    /** Takes a table of words, such as {@code ja/widget}; returns whether it is one of theirs. */
    boolean addWords(String name, String json) {
        int language = name.indexOf('/');
        String table = name.substring(language);
        if (!table.equals(WIDGET_WORDS) && !table.equals(USER_SCRIPT_WORDS)) {
            return false;
        }
        Map<String, String> words = table.equals(WIDGET_WORDS) ? widgetWords : userScriptWords;
        words.put(name.substring(0, language), json);
        return true;
    }

    /**
     * Compiles the modules.
     *
     * @param externs the declarations of files with these names
     */
    void compile(ModuleGraph graph, Function<String, Map<String, String>> externs)
            throws IOException {
        ScriptCompiler extension = new ScriptCompiler(externs.apply("extension.js"));
        parts.put(WIDGET, new ScriptCompiler(externs.apply("widget.js")).alone(WIDGET, graph));
        ScriptCompiler userScript = new ScriptCompiler(externs.apply("userscript.js"));
        parts.put(USER_SCRIPT, userScript.alone(USER_SCRIPT, graph));
        parts.put(POPUP, extension.alone(POPUP, graph));
        parts.put(PAGE, extension.alone(PAGE, graph));
    }

    /** The widget with its core, as compiled by TeaVM. */
    String widget(String umd) {
        return WidgetScript.of(umd, parts.get(WIDGET), style, widgetWords);
    }

    /** The userscript. */
    UserScript userScript(SiteAddress address) {
        return new UserScript(parts.get(USER_SCRIPT), style, widgetWords, userScriptWords, address);
    }

    /** The scripts of the extension. */
    ExtensionFolder.Scripts extension(SiteAddress address) {
        return userScript(address).extension(parts.get(POPUP), parts.get(PAGE));
    }
}
