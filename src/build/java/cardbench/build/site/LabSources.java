package cardbench.build.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The entry points of bundles that differ by their operations alone, and the operations of the labs
 * that need no tables and no games: for {@code Form}, the class {@code
 * cardbench.app.bundle.FormLabOperations} creates the groups, and {@code
 * cardbench.app.web.FormLabBundle} exports them from {@code form-lab.js}.
 *
 * <p>The build runs this file as it is, before it compiles anything, so that it uses nothing but
 * the JDK.
 */
public final class LabSources {

    /**
     * A lab.
     *
     * @param name how its classes begin
     * @param about what its operations are about
     * @param opens whether it opens binary data
     * @param groups the classes of its groups of operations, each with a constructor without
     *     parameters
     */
    private record Lab(String name, String about, boolean opens, List<String> groups) {}

    /**
     * An entry point for operations that a class of {@code cardbench.app.bundle} lists.
     *
     * @param name how the entry point begins
     * @param about its Javadoc, after “The entry point of”
     * @param operations the class and the method that creates its groups
     * @param exports the methods beside {@code call}
     */
    private record Entry(String name, String about, String operations, String exports) {}

    private static final List<Lab> LABS =
            List.of(
                    new Lab(
                            "Odds",
                            "deck files: checks, games, odds, mulligans, and the service of their editor",
                            false,
                            List.of(
                                    "odds.call.DeckFileOperations",
                                    "odds.call.SimulateOperations",
                                    "odds.call.OddsOperations",
                                    "odds.call.OptimiseOperation",
                                    "odds.call.ReceiptOperation",
                                    "odds.call.TraceOperations",
                                    "odds.call.YispOperations",
                                    "odds.call.MulliganOperation")),
                    new Lab(
                            "Form",
                            "the form for deck files, which needs neither programs nor odds",
                            false,
                            List.of("odds.call.FormOperations", "odds.call.QuestionOperation")),
                    new Lab(
                            "List",
                            "deck lists as text, which need no game and no card table",
                            false,
                            List.of("codes.call.list.ListOperations")),
                    new Lab(
                            "Collection",
                            "the reader's own collection of cards",
                            false,
                            List.of("codes.call.collection.CollectionOperations")),
                    new Lab(
                            "Setcode",
                            "setcodes of Yu-Gi-Oh!, which need no file",
                            false,
                            List.of("codes.call.ygo.SetcodeOperations")),
                    new Lab(
                            "Wizard",
                            "cards of 逆时巫师 OL",
                            false,
                            List.of("wizard.call.WizardOperations")),
                    new Lab(
                            "Words",
                            "the meaning of the words of cards of 逆时巫师 OL, and the JSON Schema of a card",
                            false,
                            List.of("wizard.call.WizardWordsOperations")),
                    new Lab(
                            "Picture",
                            "pictures, which need a library that nothing else needs",
                            true,
                            List.of("codes.call.picture.PictureOperations")));

    private static final String OPERATIONS =
            """
            package cardbench.app.bundle;

            import cardbench.contract.CallLimits;
            import cardbench.contract.OperationGroup;
            import java.util.ArrayList;
            import java.util.List;

            /** The operations on %2$s. */
            public final class %1$sLabOperations {

                private %1$sLabOperations() {}

                /** New groups with nothing open. */
                public static List<OperationGroup> all() {
                    List<OperationGroup> groups = new ArrayList<>(withoutLimits());
                    groups.add(new CallLimits());
                    return groups;
                }

                /** The groups that no other bundle of the page has. */
                static List<OperationGroup> withoutLimits() {
                    return List.of(%3$s);
                }
            }
            """;

    private static final String BUNDLE =
            """
            package cardbench.app.web;

            import cardbench.app.bundle.%4$s;
            import cardbench.contract.Dispatcher;
            import org.teavm.jso.JSExport;

            /**
             * The entry point of %2$s
             */
            public final class %1$sBundle {

                private static final Dispatcher DISPATCHER = new Dispatcher(%4$s.%5$s());

                private %1$sBundle() {}

                /**
                 * Answers a request of the JSON contract with a response, both as text. TeaVM does not check
                 * the type of an argument from JavaScript; the calling script ensures that it is a string.
                 */
                @JSExport
                public static String call(String request) {
                    return DISPATCHER.call(request);
                }
            %3$s}
            """;

    private static final String OPEN =
            """

                /**
                 * Opens data of a kind under a name. Returns a response as text. The calling script ensures
                 * that {@code bytes} is an array of bytes.
                 */
                @JSExport
                public static String open(String kind, String name, byte[] bytes) {
                    return DISPATCHER.open(kind, name, bytes);
                }
            """;

    private static final String TABLE =
            """

                /** Opens a text with card tables under a name. Returns a response as text. */
                @JSExport
                public static String table(String name, String text) {
                    return DISPATCHER.table(name, text);
                }
            """;

    private static final List<Entry> ENTRIES =
            List.of(
                    new Entry(
                            "AllDecks",
                            """
                            {@code all-decks.js}: all operations on decks of every game. The
                            page loads it for the first text that may hold a code of a game that
                            {@code decks.js} leaves out; it then replaces {@code decks.js} and takes
                            over what is open there.""",
                            "Games.operations",
                            OPEN + TABLE),
                    new Entry(
                            "ArchetypeLab",
                            """
                            {@code archetype-lab.js}: the operations on files of Yu-Gi-Oh! and
                            on decks with the cards in them.""",
                            "ArchetypeLabOperations.all",
                            OPEN),
                    new Entry(
                            "Decks",
                            """
                            {@code decks.js}: all operations on decks, with card names. The page
                            loads it after the first answer; it then replaces {@code cardbench.js}.""",
                            "DeckBundleOperations.all",
                            OPEN + TABLE),
                    new Entry(
                            "Decode",
                            """
                            {@code cardbench.js}: the operations on codes, which the first answer
                            of the page needs. It must not refer to other operations, since the
                            compiler would then include them.""",
                            "DecodeOperations.all",
                            ""),
                    new Entry(
                            "ExpansionLab",
                            "{@code expansion-lab.js}: the operations on whole expansions of Yu-Gi-Oh!",
                            "ExpansionLabOperations.all",
                            OPEN));

    private LabSources() {}

    /**
     * Writes the classes.
     *
     * @param arguments the folder for sources
     */
    public static void main(String[] arguments) throws IOException {
        for (Map.Entry<String, String> source : sources().entrySet()) {
            Path file = Path.of(arguments[0]).resolve(source.getKey());
            Files.createDirectories(file.getParent());
            // an unchanged class is not compiled again
            if (!Files.exists(file) || !Files.readString(file).equals(source.getValue())) {
                Files.writeString(file, source.getValue());
            }
        }
    }

    /** The sources by their paths. */
    static Map<String, String> sources() {
        Map<String, String> sources = new TreeMap<>();
        for (Lab lab : LABS) {
            String groups =
                    lab.groups().stream()
                            .map(group -> "new cardbench." + group + "()")
                            .collect(Collectors.joining(", "));
            sources.put(
                    "cardbench/app/bundle/" + lab.name() + "LabOperations.java",
                    OPERATIONS.formatted(lab.name(), lab.about(), groups));
            String name = lab.name() + "Lab";
            put(
                    new Entry(
                            name,
                            "the lab for " + lab.about() + ".",
                            name + "Operations.all",
                            lab.opens() ? OPEN : ""),
                    sources);
        }
        ENTRIES.forEach(entry -> put(entry, sources));
        return sources;
    }

    private static void put(Entry entry, Map<String, String> sources) {
        String[] operations = entry.operations().split("\\.");
        sources.put(
                "cardbench/app/web/" + entry.name() + "Bundle.java",
                BUNDLE.formatted(
                        entry.name(),
                        entry.about().replace("\n", "\n * "),
                        entry.exports(),
                        operations[0],
                        operations[1]));
    }
}
