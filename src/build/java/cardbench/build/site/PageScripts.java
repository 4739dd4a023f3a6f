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
                            "app/main.js",
                            "base/store/store.js",
                            "base/ui/card-language.js",
                            "codes/games/*/code-view.js"),
                    script(
                            "bytes",
                            List.of("main"),
                            "codes/decks/bytes/main.js",
                            "codes/games/*/byte-view.js"),
                    script("start", List.of("main"), "app/start/main.js"),
                    script(
                            "input",
                            List.of("main"),
                            "app/input/main.js",
                            "base/views/forget-button.js",
                            "base/ui/copy-picture.js",
                            "base/ui/offline-tables.js",
                            "base/ui/save-file.js",
                            "base/ui/site-address.js",
                            "base/ui/widths.js"),
                    script(
                            "files",
                            List.of("input"),
                            "codes/decks/files/main.js",
                            "codes/games/*/names-in-files.js"),
                    script("recent", List.of("input"), "codes/decks/parts/recent.js"),
                    script("offline", List.of("input"), "app/offline.js"),
                    script(
                            "workers",
                            List.of("main"),
                            "app/workers.js",
                            "base/core/packed-link.js"),
                    script("pictures", List.of("input", "workers"), "app/input/picture-codes.js"),
                    script("png", List.of("input"), "base/ui/png.js"),
                    script("charts", List.of("input"), "base/charts/*.js"),
                    script("roving", List.of("input"), "base/ui/roving.js"),
                    script(
                            "code-editor",
                            List.of("main"),
                            "base/editor/code-editor.js",
                            "base/editor/editor-switch.js",
                            "base/editor/kept-notice.js",
                            "base/editor/plain-editor.js",
                            "base/editor/unwritten.js"),
                    script(
                            "deck-cards",
                            List.of("input"),
                            "codes/decks/cards/main.js",
                            "codes/decks/cards/card-roles.js",
                            "codes/games/*/cards.js"),
                    script(
                            "lists",
                            List.of("deck-cards", "workers", "charts"),
                            "codes/decks/list/main.js"),
                    script(
                            "collection",
                            List.of("deck-cards", "workers"),
                            "codes/decks/collection/main.js"),
                    script("share", List.of("roving"), "codes/decks/share/main.js"),
                    script("sheet", List.of("share", "deck-cards"), "codes/decks/sheet/main.js"),
                    script("bookmarklet", List.of("input"), "codes/decks/share/bookmarklet.js"),
                    script(
                            "draws",
                            List.of("deck-cards", "workers", "charts", "roving"),
                            "codes/decks/draws/main.js"),
                    script(
                            "comparison-picture",
                            List.of("deck-cards", "charts"),
                            "codes/decks/cards/comparison-picture.js"),
                    script(
                            "odds",
                            List.of("input", "workers", "charts", "code-editor"),
                            "odds/view.js",
                            "app/deck-reader.js"),
                    script("wizard", List.of("input", "workers", "code-editor"), "wizard/view.js"),
                    script(
                            "card-picture",
                            List.of("wizard", "charts"),
                            "wizard/parts/card-picture.js"),
                    script("form", List.of("odds"), "odds/form/main.js"),
                    script("calculator", List.of("odds"), "odds/calculator/main.js"),
                    script("game-deck", List.of("workers", "deck-cards"), "app/game-deck.js"),
                    script("archetypes", List.of("input", "workers"), "codes/archetypes/view.js"),
                    script("help", List.of("input"), "app/help/view.js"));

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
