package cardbench.build.site;

import com.google.javascript.jscomp.parsing.JsDocInfoParser;
import com.google.javascript.rhino.Node;
import com.google.javascript.rhino.Token;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Translates the typedefs of {@code webapp/<house>/externs/contract*.js}, which the scripts of the
 * page are checked with, to TypeScript, so that each shape of the contract is written in one place.
 *
 * @see <a
 *     href="https://github.com/google/closure-compiler/wiki/Types-in-the-Closure-Type-System">the
 *     types of the Closure Compiler</a>
 * @see <a href="https://www.typescriptlang.org/docs/handbook/2/objects.html">object types of
 *     TypeScript</a>
 */
final class TypeDeclarations {

    /** The text of a comment, if it has one, and the type and name of its typedef. */
    private static final Pattern TYPEDEF =
            Pattern.compile(
                    "/\\*\\*((?:(?!\\*/|@typedef).)*)@typedef \\{((?:(?!\\*/).)*)\\}\\s*\\*/\\s*var (\\w+);",
                    Pattern.DOTALL);

    private static final Pattern LINE_START = Pattern.compile("\n *\\* ?");

    private final Map<String, String> comments = new TreeMap<>();
    private final Map<String, Node> types = new TreeMap<>();

    /**
     * The typedefs of all houses.
     *
     * @param webapp the folder of the page
     */
    static String contract(Path webapp) throws IOException {
        StringBuilder contract = new StringBuilder();
        try (Stream<Path> files = Files.walk(webapp)) {
            for (Path file : files.filter(TypeDeclarations::isContract).sorted().toList()) {
                contract.append(Files.readString(file));
            }
        }
        return contract.toString();
    }

    private static boolean isContract(Path file) {
        return file.toString().replace('\\', '/').matches(".*/externs/contract[a-z-]*\\.js");
    }

    /**
     * Reads the typedefs of a script.
     *
     * @throws IllegalArgumentException if one of them is not a type
     */
    TypeDeclarations(String script) {
        Matcher typedef = TYPEDEF.matcher(script);
        while (typedef.find()) {
            String name = typedef.group(3);
            Node type =
                    JsDocInfoParser.parseTypeString(
                            LINE_START.matcher(typedef.group(2)).replaceAll(" ").strip());
            if (type == null) {
                throw new IllegalArgumentException(name + " is no type: " + typedef.group(2));
            }
            types.put(name, type);
            comments.put(
                    name,
                    LINE_START
                            .matcher(typedef.group(1))
                            .replaceAll(" ")
                            .replaceAll("\\s+", " ")
                            .strip());
        }
    }

    /**
     * The declarations, and an interface {@code Operations} with the shapes of each operation's
     * result and partial result.
     *
     * @param refined declarations in TypeScript that take the place of typedefs with their names
     * @param operations the names of the operations
     * @throws IllegalArgumentException if an operation has no type for its result
     */
    String declarations(String refined, List<String> operations) {
        StringBuilder text = new StringBuilder();
        types.forEach(
                (name, type) -> {
                    if (refined.contains("export type " + name + " =")) {
                        return;
                    }
                    String comment = comments.get(name);
                    if (!comment.isEmpty()) {
                        text.append("/** ").append(comment).append(" */\n");
                    }
                    text.append("export type ").append(name).append(" = ");
                    text.append(written(type, "")).append(";\n\n");
                });
        text.append(refined.isEmpty() ? "" : refined.strip() + "\n\n");
        text.append("/** The shapes of the results of each operation. */\n");
        text.append("export interface Operations {\n");
        for (String operation : operations) {
            String stem = stem(operation);
            if (!types.containsKey(stem + "Result")) {
                throw new IllegalArgumentException("no type for the result of " + operation);
            }
            String partial = types.containsKey(stem + "Partial") ? "Partial" : "Result";
            text.append("  \"").append(operation).append("\": { result: ");
            text.append(stem).append("Result; partial: ").append(stem).append(partial);
            text.append(" };\n");
        }
        return text.append("}\n").toString();
    }

    /** The name of the types of an operation: {@code SetcodeFree} for {@code setcode.free}. */
    private static String stem(String operation) {
        StringBuilder stem = new StringBuilder();
        for (String word : operation.split("\\.")) {
            stem.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return stem.toString();
    }

    private static String written(Node type, String indent) {
        if (type.getToken() == Token.BANG) {
            return written(type.getFirstChild(), indent);
        }
        if (type.getToken() == Token.QMARK) {
            return type.hasChildren() ? written(type.getFirstChild(), indent) + " | null" : "any";
        }
        if (type.getToken() == Token.PIPE) {
            return union(type, indent);
        }
        if (type.getToken() == Token.LC) {
            return record(type.getFirstChild(), indent);
        }
        return named(type, indent);
    }

    /** A union without {@code undefined}, which {@link #record} writes as a question mark. */
    private static String union(Node union, String indent) {
        StringJoiner members = new StringJoiner(" | ");
        for (Node one = union.getFirstChild(); one != null; one = one.getNext()) {
            if (!isUndefined(one)) {
                members.add(written(one, indent));
            }
        }
        return members.toString();
    }

    private static String record(Node fields, String indent) {
        StringBuilder text = new StringBuilder("{\n");
        String inner = indent + "  ";
        for (Node field = fields.getFirstChild(); field != null; field = field.getNext()) {
            Node type = field.getLastChild();
            text.append(inner).append(field.getFirstChild().getString());
            text.append(mayBeMissing(type) ? "?: " : ": ");
            text.append(written(type, inner)).append(";\n");
        }
        return text.append(indent).append('}').toString();
    }

    private static String named(Node type, String indent) {
        String name = type.getString();
        Node arguments = type.getFirstChild();
        if (Set.of("Array", "Object").contains(name)) {
            String value = written(arguments.getLastChild(), indent);
            return name.equals("Array") ? "Array<" + value + ">" : "Record<string, " + value + ">";
        }
        return name;
    }

    private static boolean mayBeMissing(Node type) {
        boolean may = false;
        if (type.getToken() == Token.PIPE) {
            for (Node one = type.getFirstChild(); one != null; one = one.getNext()) {
                may |= isUndefined(one);
            }
        }
        return may;
    }

    private static boolean isUndefined(Node type) {
        return type.isStringLit() && type.getString().equals("undefined");
    }
}
