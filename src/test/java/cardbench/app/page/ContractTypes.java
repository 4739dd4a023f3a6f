package cardbench.app.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.javascript.jscomp.parsing.JsDocInfoParser;
import com.google.javascript.rhino.Node;
import com.google.javascript.rhino.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The typedefs of a script, and whether a JSON value has one of these types. */
final class ContractTypes {

    private static final Pattern TYPEDEF =
            Pattern.compile("@typedef \\{([^*]*(?:\\*(?!/)[^*]*)*)\\}\\s*\\*/\\s*var (\\w+);");

    private final Map<String, Node> types = new TreeMap<>();
    private final Set<String> met = new TreeSet<>();

    ContractTypes(String script) {
        Matcher typedef = TYPEDEF.matcher(script);
        while (typedef.find()) {
            String type = typedef.group(1).replaceAll("\n \\*", "\n").replaceAll("\\s+", " ");
            Node parsed = JsDocInfoParser.parseTypeString(type.strip());
            if (parsed == null) {
                throw new IllegalArgumentException(typedef.group(2) + " is no type: " + type);
            }
            types.put(typedef.group(2), parsed);
        }
    }

    Set<String> names() {
        return types.keySet();
    }

    /** The types that some value had so far. */
    Set<String> met() {
        return met;
    }

    /** Why a value does not have the type of this name, with the place in the value. */
    List<String> faults(JsonNode value, String name) {
        return named(value, name, null, name);
    }

    private List<String> faults(JsonNode value, Node type, String place) {
        if (type.getToken() == Token.BANG) {
            return faults(value, type.getFirstChild(), place);
        }
        if (type.getToken() == Token.QMARK) {
            return !type.hasChildren() || value.isNull()
                    ? List.of()
                    : faults(value, type.getFirstChild(), place);
        }
        if (type.getToken() == Token.PIPE) {
            return union(value, type, place);
        }
        if (type.getToken() == Token.LC) {
            return record(value, type.getFirstChild(), place);
        }
        return named(value, type.getString(), type.getFirstChild(), place);
    }

    /** A value of a union has one of its types; if it has none, the nearest tells why. */
    private List<String> union(JsonNode value, Node union, String place) {
        List<List<String>> faults = new ArrayList<>();
        for (Node one = union.getFirstChild(); one != null; one = one.getNext()) {
            if (!isUndefined(one)) {
                faults.add(faults(value, one, place));
            }
        }
        return faults.stream().min(Comparator.comparing(List::size)).orElseThrow();
    }

    private List<String> record(JsonNode value, Node fields, String place) {
        if (!value.isObject()) {
            return List.of(place + " is no object: " + value);
        }
        List<String> faults = new ArrayList<>();
        Set<String> declared = new HashSet<>();
        for (Node field = fields.getFirstChild(); field != null; field = field.getNext()) {
            String name = field.getFirstChild().getString();
            Node type = field.getLastChild();
            declared.add(name);
            if (value.has(name)) {
                faults.addAll(faults(value.get(name), type, place + "." + name));
            } else if (!mayBeMissing(type)) {
                faults.add(place + "." + name + " is missing");
            }
        }
        value.fieldNames()
                .forEachRemaining(
                        name -> {
                            if (!declared.contains(name)) {
                                faults.add(place + "." + name + " is not declared");
                            }
                        });
        return faults;
    }

    /** A value of a type with a name; the arguments are null unless it is a generic type. */
    private List<String> named(JsonNode value, String name, Node arguments, String place) {
        boolean fits =
                switch (name) {
                    case "string" -> value.isTextual();
                    case "number" -> value.isNumber();
                    case "boolean" -> value.isBoolean();
                    case "null" -> value.isNull();
                    case "Array" -> value.isArray();
                    case "Object" -> value.isObject();
                    default -> types.containsKey(name);
                };
        if (!fits) {
            return List.of(place + " is no " + name + ": " + value);
        }
        if (types.containsKey(name)) {
            List<String> faults = faults(value, types.get(name), place);
            if (faults.isEmpty()) {
                met.add(name);
            }
            return faults;
        }
        List<String> faults = new ArrayList<>();
        for (JsonNode element : value) {
            faults.addAll(faults(element, arguments.getLastChild(), place + "[]"));
        }
        return faults;
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
