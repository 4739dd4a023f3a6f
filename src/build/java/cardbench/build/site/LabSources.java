package cardbench.build.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The labs whose operations need no tables and no games: those of the page, and setcodes, which are
 * a module of the npm package. A lab is a bundle of its own, whose classes differ from those of
 * another lab by the groups of operations: for {@code Form}, the class {@code
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

            import cardbench.app.bundle.%1$sLabOperations;
            import cardbench.contract.Dispatcher;
            import org.teavm.jso.JSExport;

            /** The entry point of the lab for %2$s. */
            public final class %1$sLabBundle {

                private static final Dispatcher DISPATCHER = new Dispatcher(%1$sLabOperations.all());

                private %1$sLabBundle() {}

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
            sources.put(
                    "cardbench/app/web/" + lab.name() + "LabBundle.java",
                    BUNDLE.formatted(lab.name(), lab.about(), lab.opens() ? OPEN : ""));
        }
        return sources;
    }
}
