package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.yaml.YamlDocument;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Changes of a form in texts of any kind. */
class FormEditorTest {

    private static final int FILES = 5_000;

    private static final Path EXAMPLES = Path.of("cards-data/examples");

    private static FormReading read(String yaml) {
        return FormReading.of(yaml);
    }

    /* Texts that were written by hand. */

    private static void becomes(String before, FormEdit edit, String after) {
        FormEditor.Outcome outcome = FormEditor.apply(before, edit);
        assertEquals(after, outcome.yaml() == null ? outcome.refusal().message() : outcome.yaml());
    }

    private static final String FILE =
            """
            # my deck
            deck:
              cards:
                ash:   # hand trap
                  count: 3  # three of them
                  attribute: ['trap']
                  program:
                    - '@;(# X B)'   # does nothing
                brick: {count: 2}
                filler:
              # aliases come here
            simulate:
              tests:
                open:
                  combos:
                    A: # the first one
                      hand:
                        - ash  # first
                        - a:trap
                    B: {hand: [ash, ash], condition: '(<= |H.brick| 1)'}
            """;

    @Test
    void cards_areChangedWhereTheyStand() {
        becomes(FILE, new FormEdit.CountCard("ash", 2), FILE.replace("count: 3", "count: 2"));
        becomes(
                FILE,
                new FormEdit.CountCard("filler", 9),
                FILE.replace("filler:\n", "filler:\n      count: 9\n"));
        becomes(
                FILE,
                new FormEdit.AssignRole("ash", "starter", true),
                FILE.replace("['trap']", "['trap', 'starter']"));
        becomes(
                FILE,
                new FormEdit.AssignRole("ash", "trap", false),
                FILE.replace("      attribute: ['trap']\n", ""));
        becomes(
                FILE,
                new FormEdit.SwitchCard("brick", true),
                FILE.replace("{count: 2}", "{count: 2, disabled: true}"));
        becomes(
                FILE,
                new FormEdit.RemoveCard("brick"),
                FILE.replace("    brick: {count: 2}\n", ""));
        becomes(
                FILE,
                new FormEdit.AddCard("Blue: Eyes", 3, "Blue-Eyes"),
                FILE.replace(
                        "filler:\n",
                        "filler:\n"
                                + "    'Blue: Eyes':\n"
                                + "      count: 3\n"
                                + "      description: Blue-Eyes\n"));
    }

    @Test
    void combos_areChangedWhereTheyStand() {
        becomes(
                FILE,
                new FormEdit.NeedCards("open", "A", "hand", List.of("ash", "a:trap", "a:trap")),
                FILE.replace("- a:trap\n", "- a:trap\n            - a:trap\n"));
        becomes(
                FILE,
                new FormEdit.NeedCards("open", "B", "hand", List.of("ash", "brick")),
                FILE.replace("[ash, ash]", "[ash, brick]"));
        becomes(
                FILE,
                new FormEdit.CountCards(
                        "open",
                        "B",
                        false,
                        List.of(
                                List.of(new CardCount(CardCount.Relation.MOST, 1, 'H', "brick")),
                                List.of(
                                        new CardCount(CardCount.Relation.LEAST, 1, 'D', "a:trap"),
                                        new CardCount(
                                                CardCount.Relation.EXACTLY,
                                                2,
                                                'B',
                                                "ash a:trap")))),
                FILE.replace(
                        "'(<= |H.brick| 1)'",
                        "'(and (<= |H.brick| 1) (or (>= |D.a:trap| 1) (== |B.ash.a:trap| 2)))'"));
        becomes(
                FILE,
                new FormEdit.SwitchCombo("open", "A", true),
                FILE.replace("- a:trap\n", "- a:trap\n          disabled: true\n"));
        becomes(
                FILE,
                new FormEdit.AddCombo("open", "C", "a:trap"),
                FILE + "        C: {hand: ['a:trap']}\n");
        becomes(
                FILE,
                new FormEdit.RemoveCombo("open", "B"),
                FILE.replace("        B: {hand: [ash, ash], condition: '(<= |H.brick| 1)'}\n", ""));
        becomes(
                FILE,
                new FormEdit.Go("open", DeckForm.Going.SECOND),
                FILE + "      header: '(# D.1 H)'\n");
        becomes(FILE, new FormEdit.SizeHand("open", 7), FILE + "      start-card: 7\n");
    }

    @Test
    void emptyText_becomesAFile() {
        String text = "";
        for (FormEdit edit :
                List.of(
                        new FormEdit.AddCard("ash", 3, ""),
                        new FormEdit.AddTopic("open", 5),
                        new FormEdit.AddCombo("open", "A", "ash"))) {
            text = FormEditor.apply(text, edit).yaml();
        }
        assertEquals(
                """
                deck:
                    cards:
                        ash:
                            count: 3
                simulate:
                    tests:
                        open:
                            start-card: 5
                            combos:
                                A:
                                    hand: [ash]
                """,
                text);
    }

    @Test
    void whatTheFormDoesNotShow_isNotOverwritten() {
        String text =
                """
                deck: {cards: {ash: }}
                simulate:
                  tests:
                    open:
                      header: '(= summon 1)'
                      combos:
                        A: {score: '|H.ash|', condition: '(> (+ 1 |H.ash|) 1)', hand: {ash: 2}}
                """;
        String refused = FormCodes.IN_TEXT.at(cardbench.base.text.Location.NONE).message();
        becomes(text, new FormEdit.Go("open", DeckForm.Going.SECOND), refused);
        becomes(text, new FormEdit.ScoreCombo("open", "A", 2), refused);
        becomes(text, new FormEdit.CountCards("open", "A", false, List.of()), refused);
        becomes(text, new FormEdit.NeedCards("open", "A", "hand", List.of("ash")), refused);
        assertEquals(
                List.of(
                        "simulate/tests/open/header",
                        "simulate/tests/open/combos/A/score",
                        "simulate/tests/open/combos/A/condition",
                        "simulate/tests/open/combos/A/hand"),
                read(text).texts().stream().map(part -> String.join("/", part.path())).toList());
    }

    @Test
    void namesThatCannotBe_areRefused() {
        becomes(
                FILE,
                new FormEdit.AddCard("ash", 1, ""),
                FormCodes.NAME_TAKEN.anywhere().with("name", "ash").message());
        becomes(
                FILE,
                new FormEdit.CountCard("none", 1),
                FormCodes.NO_SUCH_NAME.anywhere().with("name", "none").message());
        becomes(FILE, new FormEdit.AddTopic(" ", 5), FormCodes.EMPTY_NAME.anywhere().message());
        becomes(
                FILE,
                new FormEdit.CountCards(
                        "open",
                        "A",
                        false,
                        List.of(List.of(new CardCount(CardCount.Relation.MOST, 0, 'H', "x.y")))),
                FormCodes.NOT_COUNTABLE.anywhere().with("name", "x.y").message());
    }

    @Test
    void singleText_becomesAList() {
        String text = "deck: {cards: {ash: {attribute: trap}}}\n";
        becomes(
                text,
                new FormEdit.AssignRole("ash", "starter", true),
                text.replace("trap", "[trap, starter]"));
        becomes(text, new FormEdit.AssignRole("ash", "trap", true), text);
        becomes(
                text,
                new FormEdit.AssignRole("ash", "trap", false),
                "deck: {cards: {ash: }}\n".replace("ash: ", "ash: {}"));
        String combo = "simulate: {tests: {open: {combos: {A: {hand: ash}}}}}\n";
        becomes(
                combo,
                new FormEdit.NeedCards("open", "A", "hand", List.of("brick", "ash")),
                combo.replace("hand: ash", "hand: [brick, ash]"));
        becomes(
                combo,
                new FormEdit.NeedCards("open", "A", "hand", List.of("brick")),
                combo.replace("ash", "brick"));
        becomes(
                combo,
                new FormEdit.NeedCards("open", "A", "grave", List.of("ash")),
                combo.replace("hand: ash", "hand: ash, grave: [ash]"));
    }

    @Test
    void turns_sayWhoGoesFirst() {
        String text = "simulate: {tests: {open: {turns: {go: second}}}}\n";
        becomes(
                text,
                new FormEdit.Go("open", DeckForm.Going.FIRST),
                text.replace("second", "first"));
        String header = "simulate: {tests: {open: {header: '(# D.1 H)', start-card: 5}}}\n";
        becomes(
                header,
                new FormEdit.Go("open", DeckForm.Going.FIRST),
                header.replace("header: '(# D.1 H)', ", ""));
    }

    @Test
    void brokenYaml_isNotAForm() {
        String broken = "deck:\n  cards: {a: 1\n";
        assertEquals(
                YamlReader.read(broken).diagnostics().get(0),
                FormEditor.apply(broken, new FormEdit.AddTopic("t", 5)).refusal());
        assertEquals(1, read("- a list").errors().size());
    }

    /* A form, written and read. */

    @Test
    void anyForm_isWrittenAndReadAgain() {
        for (int seed = 0; seed < FILES / 10; seed++) {
            RandomForm random = new RandomForm(seed);
            DeckForm form = random.form();
            String text = RandomForm.written(form);
            String message = "seed " + seed + "\n" + text;
            assertEquals(form, read(text).form(), message);
            assertEquals(List.of(), read(text).errors(), message);
            assertEquals(RandomForm.summary(form), RandomForm.summary(text), message);
        }
    }

    /* Texts of others. */

    @Test
    void foreignFiles_keepEverythingOutsideOfTheChange() {
        int made = 0;
        for (int seed = 0; seed < FILES; seed++) {
            made += change(ForeignFile.of(seed), seed, "seed " + seed) ? 1 : 0;
        }
        assertTrue(made > FILES / 2, "changes that were made: " + made);
    }

    @Test
    void examples_keepEverythingOutsideOfTheChange() throws IOException {
        List<Path> files;
        try (Stream<Path> paths = Files.list(EXAMPLES)) {
            files = paths.filter(path -> path.toString().endsWith(".yml")).sorted().toList();
        }
        assertTrue(files.size() >= 2, files.toString());
        for (Path file : files) {
            String text = Files.readString(file);
            for (int seed = 0; seed < 200; seed++) {
                change(text, seed, file + ", seed " + seed);
            }
        }
    }

    /** Makes one change; returns whether it was not refused. */
    private static boolean change(String before, int seed, String source) {
        YamlDocument document = YamlReader.read(before);
        FormReading reading = FormReading.of(before);
        assertEquals(List.of(), reading.errors(), source + "\n" + before);
        FormEdit edit = new RandomForm(seed).edit(reading.form());
        List<String> refusals = new ArrayList<>();
        DeckForm wanted =
                ExpectedForm.after(reading.form(), edit, (code, name) -> refusals.add(code.name()));
        FormEditor.Outcome outcome = FormEditor.apply(before, edit);
        String message = source + "\n" + edit + "\n" + before + "\n" + outcome.yaml();
        if (!refusals.isEmpty()) {
            assertEquals(refusals.get(0), outcome.refusal().code().name(), message);
            return false;
        }
        if (outcome.refusal() != null) {
            // a map in a topic that has lost its last key is no combo any more
            assertEquals(FormCodes.IN_TEXT, outcome.refusal().code(), message);
            assertTrue(isInTopic(edit, new FormFile(document.root())), message);
            return false;
        }
        String after = outcome.yaml();
        assertEquals(wanted, read(after).form(), message);
        Place place = Place.of(edit, before, document.root());
        String head = before.substring(0, place.from());
        String tail = before.substring(place.to());
        assertTrue(after.startsWith(head) && after.endsWith(tail), message);
        if (!place.removed()) {
            assertEquals(words(before), words(after), message);
        }
        YamlDocument changed = YamlReader.read(after);
        assertEquals(
                untouched(document.root(), before, edit),
                untouched(changed.root(), after, edit),
                message);
        return true;
    }

    /** Whether a change is about a combo that is in its topic, without the level of combos. */
    private static boolean isInTopic(FormEdit edit, FormFile file) {
        List<String> path = Place.paths(edit, file).get(0);
        return path.size() > 3
                && path.subList(0, 2).equals(FormFile.TOPICS)
                && file.combos(path.get(2)).size() == 3;
    }

    private static final Pattern COMMENT = Pattern.compile("#c\\d+");

    /** The comments of a text. */
    private static TreeSet<String> words(String text) {
        TreeSet<String> words = new TreeSet<>();
        Matcher comment = COMMENT.matcher(text);
        while (comment.find()) {
            words.add(comment.group());
        }
        return words;
    }

    /** The texts of all values but the one that is changed. */
    private static Map<String, String> untouched(YamlNode root, String text, FormEdit edit) {
        Map<String, String> texts = new LinkedHashMap<>();
        FormFile file = new FormFile(root);
        List<List<String>> paths = Place.paths(edit, file);
        List<List<String>> maps = new ArrayList<>();
        maps.add(List.of());
        while (!maps.isEmpty()) {
            List<String> at = maps.remove(0);
            YamlMap map = file.map(at);
            for (YamlMap.Entry entry : map.entries()) {
                List<String> entryPath = FormFile.below(at, entry.key().value());
                boolean around = false;
                for (List<String> path : paths) {
                    boolean leads = path.size() >= entryPath.size();
                    around |= leads && path.subList(0, entryPath.size()).equals(entryPath);
                }
                if (!around) {
                    texts.put(
                            entryPath.toString(),
                            text.substring(entry.value().span().from(), entry.value().span().to()));
                } else if (!paths.contains(entryPath) && entry.value() instanceof YamlMap) {
                    maps.add(entryPath);
                }
            }
        }
        return texts;
    }
}
