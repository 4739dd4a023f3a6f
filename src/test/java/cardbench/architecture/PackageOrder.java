package cardbench.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which package may import which. */
final class PackageOrder {

    /** A package imports only packages before it in this list. */
    static final List<String> ORDER =
            List.of(
                    "text",
                    "json",
                    "yaml",
                    "sqlite",
                    "number",
                    "chance",
                    "cards",
                    "deck",
                    "hearthstone",
                    "hearthstone.mercenaries",
                    "hearthstone.source",
                    "genshin",
                    "ygo.setcode",
                    "ygo.database",
                    "ygo.deck",
                    "ygo.limits",
                    "ygo.view",
                    "lor",
                    "riftbound",
                    "snap",
                    "decklist",
                    "export",
                    "picture",
                    "yisp.syntax",
                    "yisp.check",
                    "yisp.vm",
                    "yisp.editor",
                    "matching",
                    "deckfile",
                    "deckfile.form",
                    "deckfile.question",
                    "sample",
                    "exact.program",
                    "exact.state",
                    "exact.analysis",
                    "exact.machine",
                    "exact.search",
                    "exact",
                    "odds",
                    "advise",
                    "report",
                    "wizard.card",
                    "wizard.check",
                    "wizard.play",
                    "wizard.text",
                    "call",
                    "call.decks",
                    "call.hearthstone",
                    "call.genshin",
                    "call.ygo",
                    "call.lor",
                    "call.riftbound",
                    "call.snap",
                    "call.odds",
                    "call.picture",
                    "call.wizard",
                    "call.list",
                    "call.bundle",
                    "cli",
                    "web",
                    "build.site",
                    "build.tables",
                    "build.words",
                    "spark");

    /** Packages that may import less than the order allows, by the first part of their names. */
    private static final Map<String, Set<String>> ONLY =
            Map.ofEntries(
                    Map.entry("hearthstone", Set.of("text", "json", "cards", "deck")),
                    Map.entry("genshin", Set.of("text", "json", "cards", "deck")),
                    Map.entry("ygo", Set.of("text", "json", "cards", "deck", "sqlite")),
                    Map.entry("lor", Set.of("text", "deck")),
                    Map.entry("riftbound", Set.of("text", "deck")),
                    Map.entry("snap", Set.of("text", "deck")),
                    Map.entry("export", Set.of("text", "json", "cards", "deck")),
                    // the games for their codecs without JSON; requests are answered by call
                    Map.entry("web", Set.of("text", "call", "hearthstone", "genshin", "ygo")),
                    Map.entry("decklist", Set.of("text", "json")),
                    Map.entry(
                            "spark",
                            Set.of("text", "json", "number", "deck", "deckfile", "exact", "call")),
                    Map.entry(
                            "build",
                            Set.of("text", "json", "cards", "hearthstone", "ygo", "call", "web")));

    /** Libraries, and the packages that may use them; of two prefixes the longer one counts. */
    private static final Map<String, Set<String>> LIBRARIES =
            Map.of(
                    "com/eclipsesource/json/", Set.of("json", "call", "cli", "build", "spark"),
                    "org/apache/", Set.of("spark"),
                    "org/teavm/", Set.of("build"),
                    "org/teavm/jso/", Set.of("web"),
                    "com/google/zxing/", Set.of("picture"),
                    "java/io/", Set.of("cli", "build", "spark"),
                    "java/net/", Set.of("cli", "build"),
                    "java/nio/file/", Set.of("cli", "build"),
                    "java/nio/channels/", Set.of("cli", "build"),
                    "com/sun/net/", Set.of("cli"));

    private PackageOrder() {}

    /** One line for each arrow that points the wrong way. */
    static List<String> breaches(List<ClassFile> classes) {
        List<String> breaches = new ArrayList<>();
        for (ClassFile file : classes) {
            if (!ORDER.contains(file.packageName())) {
                breaches.add(file.name() + " is in no package of the order");
            }
            for (String reference : file.references()) {
                if (!allowed(file.packageName(), reference)
                        || leavesItsTool(file.name(), reference)) {
                    breaches.add(file.name() + " imports " + reference);
                }
            }
        }
        return breaches;
    }

    /** The tools of the build, each in a package below {@code build}, do not know each other. */
    private static boolean leavesItsTool(String name, String reference) {
        String tool = name.substring(0, name.lastIndexOf('/') + 1);
        return name.startsWith("cardbench/build/")
                && reference.startsWith("cardbench/build/")
                && !reference.startsWith(tool);
    }

    private static boolean allowed(String from, String reference) {
        String library = "";
        for (String name : LIBRARIES.keySet()) {
            library =
                    reference.startsWith(name) && name.length() > library.length() ? name : library;
        }
        String outer = ClassFile.outermost(from);
        if (!library.isEmpty()) {
            return LIBRARIES.get(library).contains(outer);
        }
        String to = ClassFile.packageOf(reference);
        if (to.isEmpty() || to.equals(from)) {
            return true;
        }
        String target = ClassFile.outermost(to);
        return ORDER.indexOf(to) >= 0
                && ORDER.indexOf(to) < ORDER.indexOf(from)
                && (outer.equals(target)
                        || !ONLY.containsKey(outer)
                        || ONLY.get(outer).contains(target));
    }
}
