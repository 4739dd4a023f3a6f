package cardbench.build.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renames the fields in minified scripts of TeaVM 0.15, which are then 4 to 9 % smaller after
 * compression. TeaVM gives each field of the program a name of its own, such as {@code iQ}, so the
 * names are as good as random. Here, classes that do not inherit from each other share names: the
 * fields of a class are {@code a}, {@code b}, {@code c} and so on, after those of its superclass.
 */
final class FieldNames {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$";

    private static final String NAME = "([\\w$]+)";

    private static final String FIELD = "(?:this|a)\\s*\\.\\s*" + NAME + "\\s*=";

    /** A constructor of a class with fields: it calls that of the superclass, then sets them. */
    private static final Pattern CONSTRUCTOR =
            Pattern.compile(
                    "function\\s+"
                            + NAME
                            + "\\s*\\(\\)\\s*\\{\\s*(?:let\\s+a\\s*=\\s*this\\s*;)?\\s*"
                            + NAME
                            + "\\s*\\.\\s*call\\s*\\(\\s*(?:this|a)\\s*\\)\\s*;((?:\\s*"
                            + FIELD
                            + "[^;{}]*;)*)\\s*\\}");

    private static final Pattern FIELDS = Pattern.compile(FIELD);

    /** The function that makes the constructor of a class without fields. */
    private static final Pattern MAKER = Pattern.compile(NAME + "\\s*=\\s*superclass\\s*=>");

    /** A member of an object, or a key where an object is written out. */
    private static final Pattern MEMBER =
            Pattern.compile("\\.\\s*([A-Za-z_$][\\w$]*)|[{,]\\s*([A-Za-z_$][\\w$]*)\\s*:");

    /** The longest name that TeaVM makes up; what is longer has a meaning. */
    private static final int MAX_LENGTH = 3;

    /** Members of the browser's own objects that are as short as the names of fields. */
    private static final Set<String> OF_THE_BROWSER =
            Set.of(
                    "E", "PI", "LN2", "abs", "add", "all", "any", "at", "big", "cos", "exp", "fix",
                    "get", "has", "is", "key", "log", "map", "max", "min", "now", "of", "pop",
                    "pow", "raw", "set", "sin", "sub", "sup", "tan", "try", "url");

    private final String script;

    /** The superclasses by class. */
    private final Map<String, String> parents = new HashMap<>();

    /** The fields by class, in the order of the constructor. */
    private final Map<String, List<String>> fields = new LinkedHashMap<>();

    private FieldNames(String script) {
        this.script = script;
    }

    /**
     * Rewrites a script.
     *
     * @throws IllegalArgumentException if the script is not by the expected version of TeaVM
     */
    static String shortened(String script) {
        FieldNames names = new FieldNames(script);
        names.readClasses();
        return names.renamed();
    }

    private void readClasses() {
        Matcher constructor = CONSTRUCTOR.matcher(script);
        while (constructor.find()) {
            parents.put(constructor.group(1), constructor.group(2));
            fields.put(
                    constructor.group(1),
                    FIELDS.matcher(constructor.group(3))
                            .results()
                            .map(field -> field.group(1))
                            .toList());
        }
        Matcher maker = MAKER.matcher(script);
        if (!maker.find()) {
            throw new IllegalArgumentException(
                    "this is no script of TeaVM 0.15: it has no " + MAKER);
        }
        Matcher plain =
                Pattern.compile(
                                NAME
                                        + "\\s*=\\s*"
                                        + Pattern.quote(maker.group(1))
                                        + "\\("
                                        + NAME
                                        + "\\)")
                        .matcher(script);
        while (plain.find()) {
            parents.put(plain.group(1), plain.group(2));
        }
    }

    private String renamed() {
        Map<String, String> names = newNames();
        return ScriptText.outsideStrings(
                script,
                "\\.\\s*([A-Za-z_$][\\w$]*)",
                member -> "." + names.getOrDefault(member.group(1), member.group(1)));
    }

    private Map<String, String> newNames() {
        List<String> free = freeNames();
        Map<String, String> names = new TreeMap<>();
        fields.forEach(
                (owner, fieldNames) -> {
                    int inherited = inherited(owner);
                    for (int i = 0; i < fieldNames.size(); i++) {
                        String field = fieldNames.get(i);
                        if (isMadeUp(field) && names.put(field, free.get(inherited + i)) != null) {
                            throw new IllegalArgumentException("two classes have a field " + field);
                        }
                    }
                });
        return names;
    }

    private static boolean isMadeUp(String field) {
        return field.length() <= MAX_LENGTH && !OF_THE_BROWSER.contains(field);
    }

    /** The number of fields that a class inherits. */
    private int inherited(String owner) {
        int count = 0;
        for (String at = parents.get(owner); at != null; at = parents.get(at)) {
            count += fields.getOrDefault(at, List.of()).size();
        }
        return count;
    }

    /** Names that no other member has: methods and the browser's own objects keep theirs. */
    private List<String> freeNames() {
        Set<String> taken = new HashSet<>(OF_THE_BROWSER);
        Matcher member = MEMBER.matcher(script);
        while (member.find()) {
            taken.add(member.group(member.group(1) == null ? 2 : 1));
        }
        for (List<String> fieldNames : fields.values()) {
            fieldNames.stream().filter(FieldNames::isMadeUp).forEach(taken::remove);
        }
        List<String> free = new ArrayList<>(List.of(LETTERS.split("")));
        for (String first : LETTERS.split("")) {
            for (String second : LETTERS.split("")) {
                free.add(first + second);
            }
        }
        free.removeAll(taken);
        return free;
    }
}
