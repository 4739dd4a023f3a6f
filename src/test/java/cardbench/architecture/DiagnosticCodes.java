package cardbench.architecture;

import cardbench.base.text.DiagnosticCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The diagnostic codes that the {@code *Codes} classes list: the page translates by their names and
 * arguments, so both must be what their one place says.
 */
final class DiagnosticCodes {

    private static final Pattern NAME = Pattern.compile("[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern ARG = Pattern.compile("\\{([a-zA-Z]+)(?:\\|[^{}|]+\\|[^{}|]+)?}");
    private static final Pattern ARGS = Pattern.compile("args: ([a-zA-Z, ]+)");

    private DiagnosticCodes() {}

    /** One line for each code whose name is not its own or not that of its group. */
    static List<String> breaches(List<Class<?>> classes) {
        List<String> breaches = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Class<?> type : classes) {
            String prefix = group(type) + ".";
            for (Field field : type.getFields()) {
                DiagnosticCode code = code(field);
                String place = type.getSimpleName() + "." + field.getName() + " ";
                if (!NAME.matcher(code.name()).matches() || !code.name().startsWith(prefix)) {
                    breaches.add(place + "is not named " + prefix + "…: " + code.name());
                }
                if (!names.add(code.name())) {
                    breaches.add(place + "has the name of another: " + code.name());
                }
                if (ARG.matcher(code.template()).replaceAll("").matches(".*[{}].*")) {
                    breaches.add(place + "has a brace without an argument: " + code.template());
                }
            }
        }
        return breaches;
    }

    /**
     * The first part of the names that the codes of a class have. The names belong to the contract,
     * so those of packages that were divided stay together.
     */
    private static String group(Class<?> type) {
        String packageName = type.getPackageName().substring("cardbench.".length());
        return switch (packageName) {
            case "contract", "codes.call.decks", "odds.call", "wizard.call" -> "call";
            case "odds.deckfile", "odds.deckfile.form", "odds.question" -> "odds";
            case "odds.exact.program" -> "solve";
            case "codes.list" -> "decklist";
            default -> {
                String house = ClassFile.house(packageName);
                String subject = ClassFile.subject(packageName);
                yield house.equals("wizard") || subject.equals(house)
                        ? house
                        : subject.substring(house.length() + 1);
            }
        };
    }

    /** One line for each code whose comment does not list the arguments of its sentence. */
    static List<String> undocumented(Class<?> type, String source) {
        List<String> breaches = new ArrayList<>();
        for (Field field : type.getFields()) {
            int end = source.indexOf(" " + field.getName() + " ");
            String comment = source.substring(source.lastIndexOf("/**", end), end);
            Set<String> documented = new TreeSet<>();
            Matcher args = ARGS.matcher(comment.replaceAll("\\s*\\*\\s*|\\s+", " "));
            if (args.find()) {
                documented.addAll(List.of(args.group(1).strip().split(",\\s*")));
            }
            Set<String> needed = new TreeSet<>();
            ARG.matcher(code(field).template()).results().forEach(m -> needed.add(m.group(1)));
            if (!documented.containsAll(needed)) {
                breaches.add(
                        type.getSimpleName()
                                + "."
                                + field.getName()
                                + " tells of "
                                + documented
                                + " but needs "
                                + needed);
            }
        }
        return breaches;
    }

    /** The classes of the project that list codes. */
    static List<Class<?>> ofProject() {
        List<Class<?>> classes = new ArrayList<>();
        for (ClassFile file : ClassFile.ofProject()) {
            if (file.name().endsWith("Codes")) {
                try {
                    classes.add(Class.forName(file.name().replace('/', '.')));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return classes;
    }

    static String source(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".java";
        Path written = Path.of("src/main/java", file);
        try {
            return Files.readString(
                    Files.exists(written)
                            ? written
                            : Path.of("target/generated-sources/words", file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static DiagnosticCode code(Field field) {
        try {
            int modifiers = field.getModifiers();
            if (!Modifier.isStatic(modifiers) || !Modifier.isFinal(modifiers)) {
                throw new IllegalStateException(field + " is no constant");
            }
            return (DiagnosticCode) field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
