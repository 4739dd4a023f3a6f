package cardbench.build.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The scripts of the page: {@code main.js} comes with the page, each other one when something needs
 * it. A module is in the first script that needs it. Scripts that are loaded independently share
 * only the modules of scripts that both need.
 */
final class PageScripts {

    /**
     * A script.
     *
     * @param name its name without {@code .js}
     * @param entries the modules it is made of, with all that they import
     * @param needs the scripts that are loaded before it
     */
    record PageScript(String name, List<String> entries, List<String> needs) {}

    /** Every script after those that it needs. */
    static final List<PageScript> ALL =
            List.of(
                    script(
                            "main",
                            List.of(),
                            "main.js",
                            "core/store.js",
                            "ui/card-language.js",
                            "games/*/code-view.js"),
                    script(
                            "bytes",
                            List.of("main"),
                            "views/decks/bytes/main.js",
                            "games/*/byte-view.js"),
                    script("start", List.of("main"), "views/decks/start/main.js"),
                    script(
                            "input",
                            List.of("main"),
                            "views/input/main.js",
                            "views/forget-button.js",
                            "ui/offline-tables.js",
                            "ui/save-file.js",
                            "ui/site-address.js",
                            "ui/widths.js"),
                    script("files", List.of("input"), "views/decks/files/main.js"),
                    script("recent", List.of("input"), "views/decks/recent.js"),
                    script("offline", List.of("input"), "ui/offline.js"),
                    script("workers", List.of("main"), "workers/main.js", "core/packed-link.js"),
                    script("pictures", List.of("input", "workers"), "views/input/picture-codes.js"),
                    script("png", List.of("input"), "ui/png.js"),
                    script("charts", List.of("input"), "ui/charts/*.js"),
                    script(
                            "code-editor",
                            List.of("main"),
                            "views/editor/code-editor.js",
                            "views/editor/editor-switch.js",
                            "views/editor/kept-notice.js",
                            "views/editor/plain-editor.js",
                            "views/editor/unwritten.js"),
                    script(
                            "deck-cards",
                            List.of("input"),
                            "views/decks/cards/main.js",
                            "games/*/cards.js"),
                    script("lists", List.of("deck-cards", "workers"), "views/decks/list/main.js"),
                    script("share", List.of("input"), "views/decks/share/main.js"),
                    script(
                            "draws",
                            List.of("deck-cards", "workers", "charts"),
                            "views/decks/draws/main.js"),
                    script(
                            "comparison-picture",
                            List.of("deck-cards", "charts"),
                            "views/decks/cards/comparison-picture.js"),
                    script(
                            "odds",
                            List.of("input", "workers", "charts", "code-editor"),
                            "views/odds/view.js"),
                    script(
                            "wizard",
                            List.of("input", "workers", "code-editor"),
                            "views/wizard/view.js"),
                    script(
                            "card-picture",
                            List.of("wizard", "charts"),
                            "views/wizard/parts/card-picture.js"),
                    script("form", List.of("odds"), "views/odds/form/main.js"),
                    script(
                            "game-deck",
                            List.of("workers", "deck-cards"),
                            "views/odds/game-deck.js"),
                    script("archetypes", List.of("input", "workers"), "views/archetypes/view.js"),
                    script("help", List.of("input"), "views/help/view.js"));

    private PageScripts() {}

    private static PageScript script(String name, List<String> needs, String... entries) {
        return new PageScript(name, List.of(entries), needs);
    }

    /**
     * The modules of each script, in the order in which they run.
     *
     * @throws IllegalArgumentException if a module is imported that is in a script which need not
     *     be loaded by then, or if an entry is missing
     */
    static Map<PageScript, List<String>> modules(ModuleGraph graph) {
        Map<String, String> scriptOf = new HashMap<>();
        Map<String, List<String>> loaded = new HashMap<>();
        Map<PageScript, List<String>> modules = new LinkedHashMap<>();
        for (PageScript script : ALL) {
            List<String> before = new ArrayList<>(script.needs());
            script.needs().forEach(need -> before.addAll(loaded.get(need)));
            loaded.put(script.name(), before);
            List<String> entries =
                    script.entries().stream()
                            .flatMap(pattern -> graph.matching(pattern).stream())
                            .toList();
            List<String> ofScript = new ArrayList<>();
            for (String module : graph.inOrder(entries)) {
                String earlier = scriptOf.putIfAbsent(module, script.name());
                if (earlier == null) {
                    ofScript.add(module);
                } else if (!before.contains(earlier)) {
                    throw new IllegalArgumentException(
                            String.format(
                                    "%s is in %s.js and imported in %s.js, which is loaded without it:"
                                            + " let a script that both need import it",
                                    module, earlier, script.name()));
                }
            }
            modules.put(script, List.copyOf(ofScript));
        }
        return modules;
    }
}
