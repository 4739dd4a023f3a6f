package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.DiagnosticCode;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page has every word in every language. The sentences of diagnostics come from {@code
 * src/main/words/<house>}: English is in the core, and the other tables have the sentences by their
 * code in the member {@code diagnostics}. The member {@code terms} translates the core's closed
 * vocabulary.
 */
class LanguageTablesTest {

    private static final LanguageTable ENGLISH = LanguageTable.of("en");

    /** Every constant of every class {@code *Codes} of the core, its template by its name. */
    static SortedMap<String, String> templates() throws Exception {
        SortedMap<String, String> templates = new TreeMap<>();
        for (Class<?> codes : codesClasses()) {
            for (Field field : codes.getFields()) {
                if (Modifier.isStatic(field.getModifiers())
                        && field.getType() == DiagnosticCode.class) {
                    DiagnosticCode code = (DiagnosticCode) field.get(null);
                    templates.put(code.name(), code.template());
                }
            }
        }
        return templates;
    }

    private static List<Class<?>> codesClasses()
            throws IOException, URISyntaxException, ClassNotFoundException {
        Path classes =
                Path.of(
                        DiagnosticCode.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(one -> one.toString().endsWith("Codes.class")).toList()) {
                String name = classes.relativize(file).toString().replace('\\', '/');
                found.add(
                        Class.forName(
                                name.substring(0, name.length() - ".class".length())
                                        .replace('/', '.')));
            }
        }
        return found;
    }

    @Test
    void core_hasCodesToTranslate() throws Exception {
        assertTrue(templates().containsKey("call.unknown-operation"), "reflection finds codes");
    }

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#translated")
    void diagnostics_areAllTranslatedAndNoneIsLeftOver(String language) throws Exception {
        SortedMap<String, String> translated = LanguageTable.of(language).below("diagnostics");
        List<String> faults = new ArrayList<>();
        templates()
                .forEach(
                        (code, template) -> {
                            String sentence = translated.remove(code);
                            if (sentence == null) {
                                faults.add("missing: " + code + " = " + template);
                            } else if (!LanguageTable.arguments(sentence)
                                    .equals(LanguageTable.arguments(template))) {
                                faults.add("other arguments: " + code + " = " + template);
                            }
                        });
        translated.keySet().forEach(code -> faults.add("no such code: " + code));
        assertEquals(List.of(), faults, "words/" + language + ", diagnostics");
    }

    @Test
    void diagnostics_takeTheSameArgumentsAsTermsInBothLanguages() {
        SortedMap<String, String> japanese = LanguageTable.of("ja").below("diagnostics");
        List<String> faults = new ArrayList<>();
        LanguageTable.of("zh")
                .below("diagnostics")
                .forEach(
                        (code, sentence) -> {
                            if (!LanguageTable.terms(sentence)
                                    .equals(LanguageTable.terms(japanese.get(code)))) {
                                faults.add(code);
                            }
                        });
        assertEquals(List.of(), faults, "{name|term} in one language, {name} in the other");
    }

    @Test
    void english_leavesDiagnosticsToTheCore() {
        assertEquals(List.of(), List.copyOf(ENGLISH.below("diagnostics").keySet()));
        assertEquals(List.of(), List.copyOf(ENGLISH.below("terms").keySet()));
    }

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#translated")
    void tables_haveTheSameEntriesWithTheSameArguments(String language) {
        LanguageTable table = LanguageTable.of(language);
        List<String> faults = new ArrayList<>();
        TreeSet<String> ways = new TreeSet<>(ENGLISH.entries().keySet());
        ways.addAll(table.entries().keySet());
        for (String way : ways) {
            if (way.startsWith("diagnostics.") || way.startsWith("terms.")) {
                continue;
            }
            String words = table.entries().get(way);
            String english = ENGLISH.entries().get(way);
            if (words == null || english == null) {
                faults.add((words == null ? "missing: " : "left over: ") + way);
            } else if (!LanguageTable.arguments(words).equals(LanguageTable.arguments(english))) {
                faults.add("other arguments: " + way);
            }
        }
        assertEquals(List.of(), faults, "words/" + language + " against en");
    }

    @Test
    void terms_areTheSameInBothLanguages() {
        assertEquals(
                LanguageTable.of("zh").below("terms").keySet(),
                LanguageTable.of("ja").below("terms").keySet());
    }

    @ParameterizedTest
    @MethodSource("cardbench.app.page.PageLanguages#translated")
    void words_areInTheirLanguage(String language) {
        List<String> faults = new ArrayList<>();
        LanguageTable.of(language)
                .entries()
                .forEach(
                        (way, words) -> {
                            boolean kana = words.codePoints().anyMatch(LanguageTablesTest::kana);
                            boolean han = words.codePoints().anyMatch(Character::isIdeographic);
                            boolean letters =
                                    LanguageTable.arguments(words).isEmpty()
                                            && words.chars().anyMatch(Character::isLetter);
                            if (words.isBlank()
                                    || (letters && !han && !kana)
                                    || (language.equals("zh") && kana)) {
                                faults.add(way + " = " + words);
                            }
                        });
        assertEquals(List.of(), faults, "not translated");
    }

    private static boolean kana(int c) {
        return c >= 0x3041 && c <= 0x30fa;
    }
}
