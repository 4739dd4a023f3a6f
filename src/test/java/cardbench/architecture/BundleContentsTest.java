package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.DiagnosticCode;
import cardbench.page.LanguageTable;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which packages are in which bundle: everything that its class names, and what that names. */
class BundleContentsTest {

    private static final String BUNDLE = "cardbench/web/";

    /** All of them, in the order of their names. */
    private static final List<String> BUNDLES =
            List.of(
                    "AllDecksBundle",
                    "ArchetypeLabBundle",
                    "CodecsBundle",
                    "DecksBundle",
                    "DecodeBundle",
                    "FormLabBundle",
                    "FullLabBundle",
                    "ListLabBundle",
                    "MulliganLabBundle",
                    "OddsLabBundle",
                    "PictureLabBundle",
                    "WidgetBundle",
                    "WizardLabBundle",
                    "WordsLabBundle",
                    "YgoCodecsBundle");

    private static Set<String> packages(String bundle, List<ClassFile> classes) {
        Set<String> packages = new TreeSet<>();
        reached(bundle, classes)
                .forEach(file -> packages.add(ClassFile.outermost(file.packageName())));
        return packages;
    }

    private static List<ClassFile> reached(String bundle, List<ClassFile> classes) {
        Map<String, ClassFile> byName = new HashMap<>();
        classes.forEach(file -> byName.put(file.name(), file));
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(bundle));
        while (!open.isEmpty()) {
            String name = open.pop();
            if (byName.containsKey(name) && seen.add(name)) {
                open.addAll(byName.get(name).references());
            }
        }
        return seen.stream().map(byName::get).toList();
    }

    private static Set<String> packagesOf(String bundle) {
        return packages(BUNDLE + bundle, ClassFile.ofProject());
    }

    @Test
    void firstBundle_holdsTheCodesAlone() {
        Set<String> expected = new TreeSet<>(Set.of("web", "call", "deck", "json", "text"));
        Set<String> games = packagesOf("DecksBundle");
        games.retainAll(NamedGames.ids());
        expected.addAll(games);
        assertEquals(expected, packagesOf("DecodeBundle"));
        assertTrue(games.size() < NamedGames.ids().size(), games.toString());
    }

    @Test
    void allDecks_areOfEveryGame() {
        assertTrue(packagesOf("AllDecksBundle").containsAll(NamedGames.ids()));
        Set<String> packages = packagesOf("AllDecksBundle");
        packages.removeAll(NamedGames.ids());
        Set<String> ofDecks = packagesOf("DecksBundle");
        ofDecks.removeAll(NamedGames.ids());
        assertEquals(ofDecks, packages);
    }

    /** The names of the diagnostic codes that these classes use. */
    private static Set<String> codesOf(List<ClassFile> classes) {
        Set<String> codes = new TreeSet<>();
        for (ClassFile file : classes) {
            file.fields()
                    .forEach(
                            (owner, names) -> {
                                if (owner.endsWith("Codes") && !owner.equals(file.name())) {
                                    names.forEach(name -> codes.add(codeName(owner, name)));
                                }
                            });
        }
        return codes;
    }

    private static String codeName(String owner, String field) {
        try {
            Object code = Class.forName(owner.replace('/', '.')).getField(field).get(null);
            return ((DiagnosticCode) code).name();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("cardbench.page.PageLanguages#translated")
    void firstWords_areThoseOfTheFirstBundle(String language) throws IOException {
        Set<String> used = codesOf(reached(BUNDLE + "DecodeBundle", ClassFile.ofProject()));
        Set<String> translated = new TreeSet<>();
        String words = "diagnostics.json in " + language;
        List<Path> files = new ArrayList<>(LanguageTable.files(language, "diagnostics"));
        // what nearly every code of a game is told comes with the first words of the page
        files.addAll(LanguageTable.files(language, "page"));
        for (Path file : files) {
            JsonValue groups = Json.parse(Files.readString(file)).asObject().get("diagnostics");
            for (Member group : groups == null ? new JsonObject() : groups.asObject()) {
                for (String name : group.getValue().asObject().names()) {
                    translated.add(group.getName() + "." + name);
                }
            }
        }
        Set<String> missing = new TreeSet<>(used);
        missing.removeAll(translated);
        assertEquals(Set.of(), missing, words + " has no words for them");
        translated.removeAll(used);
        assertEquals(
                Set.of(),
                translated,
                words + ": cardbench.js never says them; to decks.json or lab.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"DecksBundle", "WidgetBundle"})
    void decks_needNothingOfTheLabs(String bundle) {
        Set<String> packages = packagesOf(bundle);
        assertTrue(packages.containsAll(Set.of("call", "cards")), packages.toString());
        packages.retainAll(
                Set.of(
                        "yaml",
                        "sqlite",
                        "chance",
                        "yisp",
                        "deckfile",
                        "sample",
                        "exact",
                        "odds",
                        "advise",
                        "report",
                        "wizard"));
        assertEquals(Set.of(), packages);
    }

    @Test
    void oddsLab_needsNoGame() {
        Set<String> packages = packagesOf("OddsLabBundle");
        assertTrue(packages.containsAll(Set.of("yaml", "exact", "report")), packages.toString());
        packages.retainAll(NamedGames.ids());
        assertEquals(Set.of(), packages);
        assertFalse(packagesOf("OddsLabBundle").contains("wizard"));
    }

    @Test
    void ygoCodecs_needNoOtherGameAndNoLab() {
        Set<String> packages = packagesOf("YgoCodecsBundle");
        assertTrue(packages.containsAll(Set.of("ygo", "call")), packages.toString());
        packages.retainAll(Set.of("hearthstone", "genshin", "yaml", "yisp", "exact", "wizard"));
        assertEquals(Set.of(), packages);
    }

    @Test
    void formLab_needsNoPrograms() {
        assertEquals(
                Set.of("web", "call", "deck", "deckfile", "yaml", "json", "text"),
                packagesOf("FormLabBundle"));
        for (ClassFile file : reached(BUNDLE + "FormLabBundle", ClassFile.ofProject())) {
            assertNotEquals("deckfile", file.packageName(), file.name());
        }
    }

    @Test
    void listLab_needsNoGame() {
        assertEquals(
                Set.of("web", "call", "decklist", "json", "text"), packagesOf("ListLabBundle"));
    }

    /** What words mean is not needed to play a card, nor the other way round. */
    @Test
    void wordsLab_playsNothing_andTheLabOfCardsHasNoSentences() {
        assertEquals(Set.of("web", "call", "wizard", "json", "text"), packagesOf("WordsLabBundle"));
        for (ClassFile file : reached(BUNDLE + "WordsLabBundle", ClassFile.ofProject())) {
            assertNotEquals("wizard.play", file.packageName(), file.name());
        }
        for (ClassFile file : reached(BUNDLE + "WizardLabBundle", ClassFile.ofProject())) {
            assertFalse(file.name().contains("/VocabularyEn"), file.name());
        }
    }

    @Test
    void mulliganLab_needsNoGameAndNoEditor() {
        Set<String> packages = packagesOf("MulliganLabBundle");
        assertTrue(packages.containsAll(Set.of("yaml", "exact")), packages.toString());
        packages.retainAll(NamedGames.ids());
        assertEquals(Set.of(), packages);
        for (ClassFile file : reached(BUNDLE + "MulliganLabBundle", ClassFile.ofProject())) {
            assertNotEquals("yisp.editor", file.packageName(), file.name());
        }
    }

    @Test
    void wizardLab_needsNeitherDecksNorOdds() {
        assertEquals(
                Set.of("web", "call", "wizard", "chance", "json", "text"),
                packagesOf("WizardLabBundle"));
    }

    @Test
    void archetypeLab_needsNeitherOddsNorTheWizard() {
        Set<String> packages = packagesOf("ArchetypeLabBundle");
        assertTrue(packages.contains("sqlite"), packages.toString());
        packages.retainAll(Set.of("genshin", "yaml", "yisp", "exact", "wizard"));
        assertEquals(Set.of(), packages);
    }

    @Test
    void conversionOfCardLists_isInTheArchetypeLabAlone() {
        for (String bundle : List.of("DecodeBundle", "DecksBundle", "WidgetBundle")) {
            for (ClassFile file : reached(BUNDLE + bundle, ClassFile.ofProject())) {
                assertNotEquals("hearthstone.source", file.packageName(), bundle);
            }
        }
    }

    @Test
    void bundles_holdNothingOfTheCommandLine() {
        for (String bundle : BUNDLES) {
            Set<String> packages = packagesOf(bundle);
            assertTrue(packages.contains("call") && !packages.contains("cli"), packages.toString());
        }
    }

    @Test
    void everyBundle_isLookedAt() {
        List<String> bundles =
                ClassFile.ofProject().stream()
                        .map(ClassFile::name)
                        .filter(name -> name.startsWith(BUNDLE) && name.endsWith("Bundle"))
                        .sorted()
                        .toList();
        assertEquals(BUNDLES.stream().map(BUNDLE::concat).toList(), bundles);
    }

    @Test
    void packageReachedOverOthers_isFound() {
        List<ClassFile> classes =
                List.of(
                        file("cardbench/web/Bundle", "cardbench/call/Dispatcher"),
                        file("cardbench/call/Dispatcher", "cardbench/deck/Deck"),
                        file("cardbench/deck/Deck", "cardbench/yaml/Yaml"),
                        file("cardbench/yaml/Yaml", "cardbench/call/Dispatcher"),
                        file("cardbench/odds/Odds", "cardbench/call/Dispatcher"));
        assertEquals(
                Set.of("web", "call", "deck", "yaml"), packages("cardbench/web/Bundle", classes));
    }

    private static ClassFile file(String name, String reference) {
        return new ClassFile(name, Set.of(reference), new byte[0]);
    }
}
