package cardbench.contract;

import cardbench.app.bundle.AllOperations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The operations of the dispatcher, with the arguments that the document about them lists. */
public final class Operations {

    /** In the first column of the table: an operation, and maybe its arguments. */
    private static final Pattern SPAN = Pattern.compile("`([a-z.]+)(?: \\{([^}]*)\\})?`");

    private static final Pattern ARGUMENT = Pattern.compile("\\b(?!or\\b)[a-zA-Z]+");

    private Operations() {}

    /** Every operation that the dispatcher answers. */
    public static List<String> all() {
        return new Dispatcher(AllOperations.all()).operations();
    }

    /** The operations of the document's table with their arguments, in its order. */
    public static Map<String, List<String>> documented() {
        Map<String, List<String>> operations = new LinkedHashMap<>();
        List<String> known = all();
        for (String row : table()) {
            String group = "";
            Matcher span = SPAN.matcher(row.split("\\|")[1]);
            while (span.find()) {
                String name = span.group(1);
                boolean shortened = !group.isEmpty() && known.contains(group + name);
                operations
                        .computeIfAbsent(shortened ? group + name : name, key -> new ArrayList<>())
                        .addAll(arguments(span.group(2)));
                group = name.contains(".") ? name.substring(0, name.indexOf('.') + 1) : group;
            }
        }
        return operations;
    }

    private static List<String> arguments(String list) {
        List<String> names = new ArrayList<>();
        Matcher name = ARGUMENT.matcher(list == null ? "" : list);
        while (name.find()) {
            names.add(name.group());
        }
        return names;
    }

    private static List<String> table() {
        try {
            List<String> lines = Files.readAllLines(Path.of("src/site/markdown/operations.md"));
            int from = lines.indexOf("| operation | what it answers |") + 2;
            List<String> rows = lines.subList(from, lines.size());
            return rows.stream().takeWhile(line -> line.startsWith("|")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
