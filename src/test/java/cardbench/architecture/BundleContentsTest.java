package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.page.LanguageTable;
import cardbench.base.text.DiagnosticCode;
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

    /**
     * The tables of words that are loaded for a first answer; nearly every code needs the page's.
     */
    private static final List<String> FIRST_WORDS = List.of("diagnostics", "page");

    private static final String BUNDLE = "cardbench/app/web/";

    /** All of them, in the order of their names. */
    private static final List<String> BUNDLES =
            List.of(
                    "AllDecksBundle",
                    "ArchetypeLabBundle",
                    "CodecsBundle",
                    "CollectionLabBundle",
                    "DecksBundle",
                    "DecodeBundle",
                    "ExpansionLabBundle",
                    "FormLabBundle",
                    "FullLabBundle",
                    "ListLabBundle",
                    "OddsLabBundle",
                    "PictureLabBundle",
                    "SetcodeLabBundle",
                    "WidgetBundle",
                    "WizardLabBundle",
                    "WordsLabBundle",
                    "YgoCodecsBundle");

    private static Set<String> packages(String bundle, List<ClassFile> classes) {
        Set<String> packages = new TreeSet<>();
        reached(bundle, classes)
                .forEach(file -> packages.add(ClassFile.subject(file.packageName())));
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

    /** What each lab is made of. */
    private static final Set<String> LAB =
            Set.of("app.web", "app.bundle", "contract", "base.json", "base.text");

    private static Set<String> lab(String... further) {
        Set<String> subjects = new TreeSet<>(LAB);
        subjects.addAll(List.of(further));
        return subjects;
    }

    /** The packages of the games. */
    private static Set<String> games() {
        Set<String> games = new TreeSet<>();
        NamedGames.ids().forEach(id -> games.add("codes." + id));
        return games;
    }

    private static Set<String> housesOf(String bundle) {
        Set<String> houses = new TreeSet<>();
        packagesOf(bundle).forEach(subject -> houses.add(ClassFile.house(subject)));
        return houses;
    }

    private static Set<String> packagesOf(String bundle) {
        return packages(BUNDLE + bundle, ClassFile.ofProject());
    }

    @Test
    void firstBundle_holdsTheCodesAlone() {
        Set<String> expected = new TreeSet<>(LAB);
        expected.addAll(Set.of("codes.call", "codes.deck"));
        Set<String> games = packagesOf("DecksBundle");
        games.retainAll(games());
        expected.addAll(games);
        assertEquals(expected, packagesOf("DecodeBundle"));
        assertTrue(games.size() < games().size(), games.toString());
    }

    @Test
    void allDecks_areOfEveryGame() {
        assertTrue(packagesOf("AllDecksBundle").containsAll(games()));
        Set<String> packages = packagesOf("AllDecksBundle");
        packages.removeAll(games());
        Set<String> ofDecks = packagesOf("DecksBundle");
        ofDecks.removeAll(games());
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
    @MethodSource("cardbench.app.page.PageLanguages#translated")
    void firstWords_areThoseOfTheFirstBundle(String language) throws IOException {
        Set<String> used = codesOf(reached(BUNDLE + "DecodeBundle", ClassFile.ofProject()));
        Set<String> translated = new TreeSet<>();
        String words = "diagnostics.json in " + language;
        List<Path> files = new ArrayList<>();
        FIRST_WORDS.forEach(part -> files.addAll(LanguageTable.files(language, part)));
        for (Path file : files) {
            JsonValue groups = Json.parse(Files.readString(file)).asObject().get("diagnostics");
            for (Member group : groups == null ? new JsonObject() : groups.asObject()) {
                for (String name : group.getValue().asObject().names()) {
                    translated.add(group.getName() + "." + name);
                }
            }
        }
        translated.addAll(LanguageTable.diagnostics(language, FIRST_WORDS::contains).keySet());
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
        assertTrue(packages.containsAll(Set.of("codes.call", "codes.cards")), packages.toString());
        packages.removeIf(
                subject ->
                        !Set.of("base.yaml", "base.sqlite", "base.chance").contains(subject)
                                && !Set.of("odds", "wizard").contains(ClassFile.house(subject)));
        assertEquals(Set.of(), packages);
    }

    @Test
    void oddsLab_needsNoGame() {
        Set<String> packages = packagesOf("OddsLabBundle");
        assertTrue(
                packages.containsAll(Set.of("base.yaml", "odds.exact", "odds.report")),
                packages.toString());
        packages.retainAll(games());
        assertEquals(Set.of(), packages);
        assertFalse(housesOf("OddsLabBundle").contains("wizard"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"YgoCodecsBundle", "SetcodeLabBundle"})
    void ygoCodecs_needNoOtherGameAndNoLab(String bundle) {
        Set<String> packages = packagesOf(bundle);
        assertEquals(Set.of("base", "contract", "codes", "app"), housesOf(bundle));
        assertTrue(packages.containsAll(Set.of("codes.ygo", "codes.call")), packages.toString());
        packages.retainAll(Set.of("codes.hearthstone", "codes.genshin", "base.yaml"));
        assertEquals(Set.of(), packages);
    }

    @Test
    void formLab_needsNoPrograms() {
        assertEquals(lab("odds.call", "odds.deckfile", "base.yaml"), packagesOf("FormLabBundle"));
        for (ClassFile file : reached(BUNDLE + "FormLabBundle", ClassFile.ofProject())) {
            assertNotEquals("odds.deckfile", file.packageName(), file.name());
        }
    }

    @Test
    void listLab_needsNoGame() {
        assertEquals(lab("codes.call", "codes.cards", "codes.list"), packagesOf("ListLabBundle"));
    }

    @Test
    void collectionLab_needsNoGame() {
        assertEquals(
                lab("codes.call", "codes.cards", "codes.collection", "codes.list"),
                packagesOf("CollectionLabBundle"));
    }

    /** What words mean is not needed to play a card, nor the other way round. */
    @Test
    void wordsLab_playsNothing_andTheLabOfCardsHasNoSentences() {
        assertEquals(
                lab("wizard.call", "wizard.card", "wizard.check", "wizard.schema", "wizard.text"),
                packagesOf("WordsLabBundle"));
        for (ClassFile file : reached(BUNDLE + "WordsLabBundle", ClassFile.ofProject())) {
            assertNotEquals("wizard.play", file.packageName(), file.name());
        }
        for (ClassFile file : reached(BUNDLE + "WizardLabBundle", ClassFile.ofProject())) {
            assertFalse(file.name().contains("/VocabularyEn"), file.name());
        }
    }

    @Test
    void wizardLab_needsNeitherDecksNorOdds() {
        assertEquals(Set.of("base", "contract", "wizard", "app"), housesOf("WizardLabBundle"));
    }

    @Test
    void archetypeLab_needsNeitherOddsNorTheWizard() {
        Set<String> packages = packagesOf("ArchetypeLabBundle");
        assertEquals(Set.of("base", "contract", "codes", "app"), housesOf("ArchetypeLabBundle"));
        assertTrue(packages.contains("base.sqlite"), packages.toString());
        packages.retainAll(Set.of("codes.genshin", "base.yaml"));
        assertEquals(Set.of(), packages);
    }

    @Test
    void expansionLab_needsNoDecks() {
        Set<String> packages = packagesOf("ExpansionLabBundle");
        assertTrue(packages.contains("base.sqlite"), packages.toString());
        assertEquals(Set.of("base", "contract", "codes", "app"), housesOf("ExpansionLabBundle"));
        packages.retainAll(Set.of("codes.ygo.limits", "codes.list", "codes.export"));
        assertEquals(Set.of(), packages);
    }

    @Test
    void bundles_holdNothingOfTheCommandLine() {
        for (String bundle : BUNDLES) {
            Set<String> packages = packagesOf(bundle);
            assertTrue(
                    packages.contains("contract") && !packages.contains("app.cli"),
                    packages.toString());
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
                        file("cardbench/app/web/Bundle", "cardbench/contract/Dispatcher"),
                        file("cardbench/contract/Dispatcher", "cardbench/codes/deck/Deck"),
                        file("cardbench/codes/deck/Deck", "cardbench/base/yaml/Yaml"),
                        file("cardbench/base/yaml/Yaml", "cardbench/contract/Dispatcher"),
                        file("cardbench/odds/question/Odds", "cardbench/contract/Dispatcher"));
        assertEquals(
                Set.of("app.web", "contract", "codes.deck", "base.yaml"),
                packages("cardbench/app/web/Bundle", classes));
    }

    private static ClassFile file(String name, String reference) {
        return new ClassFile(name, Set.of(reference), new byte[0]);
    }
}
