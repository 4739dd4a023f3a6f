package cardbench.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which package may import which. */
final class PackageOrder {

    /** The houses, and the houses that each may import. */
    private static final Map<String, Set<String>> HOUSES =
            Map.of(
                    "base", Set.of(),
                    "contract", Set.of("base"),
                    "codes", Set.of("base", "contract"),
                    "odds", Set.of("base", "contract"),
                    "wizard", Set.of("base", "contract"),
                    "app", Set.of("base", "contract", "codes", "odds", "wizard"),
                    "build", Set.of("base", "contract", "codes", "app"),
                    "spark", Set.of("base", "contract", "codes", "odds", "app"));

    /** A package imports only packages before it in this list. */
    static final List<String> ORDER =
            List.of(
                    "base.text",
                    "base.json",
                    "base.yaml",
                    "base.sqlite",
                    "base.number",
                    "base.chance",
                    "contract",
                    "codes.cards",
                    "codes.deck",
                    "codes.hearthstone",
                    "codes.hearthstone.mercenaries",
                    "codes.genshin",
                    "codes.ygo.setcode",
                    "codes.ygo.text",
                    "codes.ygo.database",
                    "codes.ygo.expansion",
                    "codes.ygo.deck",
                    "codes.ygo.limits",
                    "codes.ygo.view",
                    "codes.lor",
                    "codes.riftbound",
                    "codes.snap",
                    "codes.list.line",
                    "codes.list",
                    "codes.collection",
                    "codes.export",
                    "codes.picture",
                    "codes.call.decks",
                    "codes.call.hearthstone",
                    "codes.call.genshin",
                    "codes.call.ygo",
                    "codes.call.lor",
                    "codes.call.riftbound",
                    "codes.call.snap",
                    "codes.call.picture",
                    "codes.call.list",
                    "codes.call.collection",
                    "odds.yisp.syntax",
                    "odds.yisp.check",
                    "odds.yisp.vm",
                    "odds.yisp.editor",
                    "odds.matching",
                    "odds.deckfile",
                    "odds.deckfile.form",
                    "odds.deckfile.question",
                    "odds.sample",
                    "odds.exact.program",
                    "odds.exact.state",
                    "odds.exact.analysis",
                    "odds.exact.machine",
                    "odds.exact.search",
                    "odds.exact",
                    "odds.question",
                    "odds.advise",
                    "odds.report",
                    "odds.call",
                    "wizard.card",
                    "wizard.check",
                    "wizard.schema",
                    "wizard.play",
                    "wizard.text",
                    "wizard.call",
                    "app.bundle",
                    "app.cli.server",
                    "app.cli",
                    "app.web",
                    "build.words",
                    "build.site",
                    "build.tables",
                    "spark");

    /** Subjects that may import less than the order allows. */
    private static final Map<String, Set<String>> ONLY =
            Map.ofEntries(
                    Map.entry("codes.hearthstone", decks()),
                    Map.entry("codes.genshin", decks()),
                    Map.entry("codes.ygo", decks("base.sqlite")),
                    Map.entry("codes.lor", Set.of("base.text", "codes.deck")),
                    Map.entry("codes.riftbound", Set.of("base.text", "codes.deck")),
                    Map.entry("codes.snap", Set.of("base.json", "base.text", "codes.deck")),
                    Map.entry("codes.export", decks()),
                    Map.entry("codes.list", Set.of("base.text", "base.json", "codes.cards")),
                    Map.entry(
                            "codes.collection",
                            Set.of("base.text", "base.json", "codes.cards", "codes.list")),
                    Map.entry(
                            "build",
                            decks(
                                    "codes.hearthstone",
                                    "codes.ygo",
                                    "codes.lor",
                                    "codes.call",
                                    "contract",
                                    "app.bundle",
                                    "app.cli",
                                    "app.web")),
                    Map.entry(
                            "spark",
                            decks(
                                    "base.number",
                                    "contract",
                                    "codes.call",
                                    "odds.deckfile",
                                    "odds.exact",
                                    "odds.question",
                                    "app.bundle")),
                    // the games for their codecs without JSON; bundles answer requests
                    Map.entry(
                            "app.web",
                            Set.of(
                                    "base.text",
                                    "contract",
                                    "codes.hearthstone",
                                    "codes.genshin",
                                    "codes.ygo",
                                    "codes.call",
                                    "app.bundle")));

    /**
     * Libraries, and the houses or subjects that may use them; of two prefixes the longer one
     * counts.
     */
    private static final Map<String, Set<String>> LIBRARIES =
            Map.of(
                    "com/eclipsesource/json/",
                            Set.of(
                                    "base.json",
                                    "contract",
                                    "codes.call",
                                    "odds.call",
                                    "wizard.call",
                                    "app.bundle",
                                    "app.cli",
                                    "build",
                                    "spark"),
                    "org/apache/", Set.of("spark"),
                    "org/teavm/", Set.of("build"),
                    "org/teavm/jso/", Set.of("app.web"),
                    "com/google/zxing/", Set.of("codes.picture"),
                    "java/io/", Set.of("app.cli", "build", "spark"),
                    "java/net/", Set.of("app.cli", "build"),
                    "java/nio/file/", Set.of("app.cli", "build"),
                    "java/nio/channels/", Set.of("app.cli", "build"),
                    "com/sun/net/", Set.of("app.cli"));

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

    /**
     * The tools of the build, each in a package below {@code build}, do not know each other; the
     * site takes the messages as the words are read.
     */
    private static boolean leavesItsTool(String name, String reference) {
        String tool = name.substring(0, name.lastIndexOf('/') + 1);
        return name.startsWith("cardbench/build/")
                && reference.startsWith("cardbench/build/")
                && !reference.startsWith(tool)
                && !reference.startsWith("cardbench/build/words/");
    }

    private static boolean allowed(String from, String reference) {
        String library = "";
        for (String name : LIBRARIES.keySet()) {
            library =
                    reference.startsWith(name) && name.length() > library.length() ? name : library;
        }
        String house = ClassFile.house(from);
        String subject = ClassFile.subject(from);
        if (!library.isEmpty()) {
            return LIBRARIES.get(library).stream()
                    .anyMatch(place -> place.equals(house) || place.equals(subject));
        }
        String to = ClassFile.packageOf(reference);
        if (to.isEmpty() || to.equals(from)) {
            return true;
        }
        String target = ClassFile.subject(to);
        return ORDER.indexOf(to) >= 0
                && ORDER.indexOf(to) < ORDER.indexOf(from)
                && (house.equals(ClassFile.house(to))
                        || HOUSES.get(house).contains(ClassFile.house(to)))
                && (subject.equals(target)
                        || !ONLY.containsKey(subject)
                        || ONLY.get(subject).contains(target));
    }

    private static Set<String> decks(String... further) {
        Set<String> subjects =
                new TreeSet<>(Set.of("base.text", "base.json", "codes.cards", "codes.deck"));
        subjects.addAll(List.of(further));
        return subjects;
    }
}
