package cardbench.app.library;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The API of the Java library: the public members of the classes that its document names. */
class LibraryApiTest {

    private static final Path DOCUMENT = Path.of("src", "site", "markdown", "programs.md");

    /** A class by its name below {@code cardbench}, such as {@code codes.deck.Codec}. */
    private static final Pattern CLASS =
            Pattern.compile(
                    "\\b(?:base|codes|contract)(?:\\.[a-z]+)+\\.[A-Z]\\w+|contract\\.[A-Z]\\w+");

    private static final Path KEPT = Path.of("src", "test", "resources", "api", "java-library.txt");

    private static final Path NEW = Path.of("target", "api", "java-library.txt");

    /** A program that was compiled with the last version runs with the next one. */
    @Test
    void members_areThoseOfTheLastVersion() throws Exception {
        List<String> members = new ArrayList<>();
        for (String name : names()) {
            members.addAll(membersOf(Class.forName("cardbench." + name)));
        }
        List<String> kept = Files.readAllLines(KEPT);
        if (!members.equals(kept)) {
            Files.createDirectories(NEW.getParent());
            Files.write(NEW, members);
            List<String> gone = new ArrayList<>(kept);
            gone.removeAll(members);
            members.removeAll(kept);
            fail(
                    "the API changed. Gone:\n%s\nAdded:\n%s\nWhere that is meant, the commit says so; the members are then those of %s"
                            .formatted(String.join("\n", gone), String.join("\n", members), NEW));
        }
    }

    @Test
    void document_namesTheCodecsAndTheContract() throws IOException {
        TreeSet<String> names = names();
        assertTrue(names.size() >= 20, names.toString());
        assertTrue(names.contains("codes.deck.Codec"), names.toString());
        assertTrue(names.contains("contract.Dispatcher"), names.toString());
    }

    private static TreeSet<String> names() throws IOException {
        String text = Files.readString(DOCUMENT);
        String section =
                text.substring(
                        text.indexOf("## From Java\n"), text.indexOf("## From JavaScript\n"));
        TreeSet<String> names = new TreeSet<>();
        CLASS.matcher(section).results().map(MatchResult::group).forEach(names::add);
        return names;
    }

    /** One line for each public member; those that the compiler adds do not count. */
    private static List<String> membersOf(Class<?> api) {
        TreeSet<String> lines = new TreeSet<>();
        for (Field field : api.getDeclaredFields()) {
            if (isApi(field)) {
                lines.add(line(api, field.getType().getTypeName() + " " + field.getName(), field));
            }
        }
        for (Constructor<?> constructor : api.getDeclaredConstructors()) {
            if (isApi(constructor)) {
                lines.add(line(api, "new" + types(constructor.getParameterTypes()), constructor));
            }
        }
        for (Method method : api.getDeclaredMethods()) {
            if (isApi(method)) {
                String result = method.getReturnType().getTypeName() + " " + method.getName();
                lines.add(line(api, result + types(method.getParameterTypes()), method));
            }
        }
        return List.copyOf(lines);
    }

    private static boolean isApi(Member member) {
        return Modifier.isPublic(member.getModifiers()) && !member.isSynthetic();
    }

    private static String line(Class<?> api, String member, Member of) {
        String kind = Modifier.isStatic(of.getModifiers()) ? " static " : " ";
        return (api.getName() + kind + member).replace("cardbench.", "");
    }

    private static String types(Class<?>[] types) {
        return "(" + String.join(", ", Arrays.stream(types).map(Class::getTypeName).toList()) + ")";
    }
}
