package cardbench.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which package may know which: the layout is the way the data goes. */
final class PackageOrder {

    /** A package may import those that stand before it. */
    static final List<String> ORDER =
            List.of(
                    "text",
                    "json",
                    "yaml",
                    "sqlite",
                    "chance",
                    "cards",
                    "deck",
                    "hearthstone",
                    "genshin",
                    "ygo",
                    "export",
                    "yisp",
                    "solve",
                    "odds",
                    "wizard",
                    "call",
                    "cli",
                    "web",
                    "build");

    /** Packages that may import even less than the order lets them. */
    private static final Map<String, Set<String>> ONLY =
            Map.of(
                    "hearthstone", Set.of("text", "json", "cards", "deck"),
                    "genshin", Set.of("text", "json", "cards", "deck"),
                    "ygo", Set.of("text", "json", "cards", "deck", "sqlite"),
                    "export", Set.of("text", "json", "cards", "deck"),
                    "web", Set.of("text", "call"),
                    "build", Set.of("text", "json", "cards", "hearthstone", "call"));

    /** Libraries, and those who may know them; of two names the longer one counts. */
    private static final Map<String, Set<String>> LIBRARIES =
            Map.of(
                    "com/eclipsesource/json/", Set.of("json", "call", "cli", "build"),
                    "org/teavm/", Set.of("build"),
                    "org/teavm/jso/", Set.of("web"),
                    "java/io/", Set.of("cli", "build"),
                    "java/net/", Set.of("cli", "build"),
                    "java/nio/file/", Set.of("cli", "build"),
                    "java/nio/channels/", Set.of("cli", "build"),
                    "com/sun/net/", Set.of("cli"));

    private PackageOrder() {}

    /** One line for each arrow that points the wrong way. */
    static List<String> breaches(List<ClassFile> classes) {
        List<String> breaches = new ArrayList<>();
        for (ClassFile file : classes) {
            if (!ORDER.contains(file.room())) {
                breaches.add(file.name() + " is in no package of the order");
            }
            for (String reference : file.references()) {
                if (!allowed(file.room(), reference) || leavesItsTool(file.name(), reference)) {
                    breaches.add(file.name() + " knows " + reference);
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

    private static boolean allowed(String room, String reference) {
        String library = "";
        for (String name : LIBRARIES.keySet()) {
            library =
                    reference.startsWith(name) && name.length() > library.length() ? name : library;
        }
        if (!library.isEmpty()) {
            return LIBRARIES.get(library).contains(room);
        }
        String other = ClassFile.roomOf(reference);
        return other.isEmpty()
                || other.equals(room)
                || ORDER.indexOf(other) < ORDER.indexOf(room)
                        && ONLY.getOrDefault(room, Set.copyOf(ORDER)).contains(other);
    }
}
