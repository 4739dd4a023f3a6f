package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.FormLabOperations;
import cardbench.base.yaml.YamlDraft;
import cardbench.base.yaml.YamlEditor;
import cardbench.base.yaml.YamlScalar;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.question.Decks;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The questions of all games as forms: what the form shows of a file, written into an empty one,
 * has the answers of the file, as fractions; and so has the file after changes in the form, against
 * a file that is written from the form that was wanted. The decks and changes are drawn by seed.
 */
class QuestionFormTest {

    private static final int DECKS = 4;

    private static final int CHANGES = 3;

    private static final Dispatcher FORM = new Dispatcher(FormLabOperations.all());

    /** The games with how they deal, and the roles that their questions ask for. */
    private static final Map<String, List<String>> GAMES =
            new TreeMap<>(
                    Map.of(
                            "ygo",
                            List.of(
                                    deal(5, 5, 0, 1, "none", 0),
                                    "starter extender hand-trap brick"),
                            "mtg",
                            List.of(
                                    deal(7, 7, 0, 1, "london", 0),
                                    "land source key partner one two three four"),
                            "ptcg",
                            List.of(deal(7, 7, 1, 1, "basic", 6), "basic supporter key"),
                            "hearthstone",
                            List.of(deal(3, 4, 1, 1, "cards", 0), "key partner one two"),
                            "digimon",
                            List.of(deal(5, 5, 0, 1, "hand", 5), "key partner")));

    private static String deal(
            int first, int second, int firstDraw, int secondDraw, String redraw, int aside) {
        return new JsonObject()
                .add("first", first)
                .add("second", second)
                .add("firstDraw", firstDraw)
                .add("secondDraw", secondDraw)
                .add("draw", 1)
                .add("redraw", redraw)
                .add("aside", aside)
                .toString();
    }

    /** The questions of a deck of a game, of which each role has a card. */
    private static Map<String, String> files(String game, Random random) {
        List<String> about = GAMES.get(game);
        JsonArray cards = new JsonArray();
        int size = 0;
        for (String role : about.get(1).split(" ")) {
            int count = 1 + random.nextInt(4);
            size += count;
            JsonArray roles = new JsonArray().add(role);
            // a source is a land, too
            cards.add(
                    card(role + " card", count, role.equals("source") ? roles.add("land") : roles));
        }
        cards.add(card("rest", 20 + random.nextInt(10) - size / 2, new JsonArray()));
        JsonObject request =
                new JsonObject()
                        .add("op", "odds.questions")
                        .add("game", game)
                        .add("deal", Json.parse(about.get(0)))
                        .add("cards", cards);
        JsonObject answer = Json.parse(FORM.call(request.toString())).asObject();
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        Map<String, String> files = new TreeMap<>();
        for (JsonValue one : answer.get("result").asObject().get("questions").asArray()) {
            JsonValue yaml = one.asObject().get("yaml");
            if (yaml != null) {
                files.put(one.asObject().getString("key", ""), yaml.asString());
            }
        }
        return files;
    }

    private static JsonObject card(String name, int count, JsonArray roles) {
        return new JsonObject().add("name", name).add("count", count).add("roles", roles);
    }

    /** The exact rates of all topics and combos, by their names. */
    private static Map<String, String> answers(String yaml) {
        DeckPrograms programs = Decks.programs(yaml);
        Map<String, String> answers = new TreeMap<>();
        for (TopicPrograms topic : programs.topics()) {
            Attempt attempt = Exact.attempt(topic, Effort.PATIENT);
            String name = topic.topic().name();
            if (attempt.tally() == null) {
                answers.put(name, attempt.why().code().name());
                continue;
            }
            answers.put(name, attempt.tally().success().text());
            for (int i = 0; i < topic.combos().size(); i++) {
                String combo = topic.combos().get(i).combo().name();
                answers.put(name + ": " + combo, attempt.tally().combo(i).text());
            }
        }
        return answers;
    }

    /**
     * A file that says what a form shows, and has those parts of a file that no form shows, as they
     * stand there.
     */
    private static String rewritten(DeckForm form, String yaml) {
        // a form is written by changes of an empty file, which knows turns only as text
        List<DeckForm.Topic> plain = new ArrayList<>();
        for (DeckForm.Topic topic : form.topics()) {
            boolean text = topic.going() == DeckForm.Going.IN_TEXT || topic.turns();
            List<DeckForm.Combo> combos = new ArrayList<>();
            for (DeckForm.Combo combo : topic.combos()) {
                combos.add(
                        new DeckForm.Combo(
                                combo.name(),
                                combo.off(),
                                combo.score() == null ? 1 : combo.score(),
                                shown(combo.hand()),
                                shown(combo.grave()),
                                shown(combo.also()),
                                shown(combo.given())));
            }
            DeckForm.Rules rules = topic.rules();
            ShownMulligan mulligan = rules.mulligan();
            plain.add(
                    (text ? topic.withGoing(DeckForm.Going.FIRST) : topic)
                            .withCombos(combos)
                            .withRules(
                                    new DeckForm.Rules(
                                            shown(rules.condition()),
                                            shown(rules.given()),
                                            mulligan == null ? ShownMulligan.NONE : mulligan,
                                            List.of(),
                                            shown(rules.negate()))));
        }
        String written = RandomForm.written(new DeckForm(form.cards(), form.aliases(), plain));
        YamlEditor editor = new YamlEditor(written);
        FormFile file = new FormFile(new YamlEditor(yaml).document().root());
        for (FormReading.TextPart part : FormReading.of(yaml).texts()) {
            List<String> path = part.path();
            int from = file.at(path).span().from();
            String text = yaml.substring(from, file.at(path).span().to());
            assertTrue(text.indexOf('\n') < 0, text);
            YamlDraft value =
                    file.at(path) instanceof YamlScalar scalar
                            ? new YamlDraft.Text(scalar.value())
                            : new YamlDraft.Word(text);
            editor.put(path.subList(0, path.size() - 1), path.get(path.size() - 1), value);
        }
        return editor.text();
    }

    /** What the form shows; nothing of what it leaves to the text. */
    private static <T> List<T> shown(List<T> part) {
        return part == null ? List.of() : part;
    }

    @Test
    void answersOfTheForm_areThoseOfTheFile() {
        TreeSet<String> asked = new TreeSet<>();
        int changed = 0;
        for (String game : GAMES.keySet()) {
            for (int seed = 0; seed < DECKS; seed++) {
                Random random = new Random(100 * seed + game.hashCode());
                for (Map.Entry<String, String> file : files(game, random).entrySet()) {
                    String yaml = file.getValue();
                    asked.add(game + " " + file.getKey());
                    DeckForm form = FormReading.of(yaml).form();
                    String again = rewritten(form, yaml);
                    assertEquals(answers(yaml), answers(again), yaml + again);
                    for (int change = 0; change < CHANGES; change++) {
                        String after = counted(yaml, form, random);
                        String wanted = rewritten(FormReading.of(after).form(), after);
                        Map<String, String> answers = answers(after);
                        assertEquals(answers, answers(wanted), after + wanted);
                        changed += answers.equals(answers(yaml)) ? 0 : 1;
                    }
                }
            }
        }
        // the twenty questions of QuestionsIT are among them
        assertTrue(asked.size() >= 20, asked.toString());
        assertTrue(changed > asked.size(), "changes that changed an answer: " + changed);
    }

    /** The file with another number of copies of a card, or a condition of a topic. */
    private static String counted(String yaml, DeckForm form, Random random) {
        DeckForm.Card card = form.cards().get(random.nextInt(form.cards().size()));
        DeckForm.Topic topic = form.topics().get(random.nextInt(form.topics().size()));
        CardCount few = new CardCount(CardCount.Relation.MOST, 1, 'H', card.name());
        FormEdit edit =
                random.nextInt(3) > 0
                        ? new FormEdit.CountCard(card.name(), card.count() + 1 + random.nextInt(3))
                        : new FormEdit.CountCards(
                                topic.name(), "", random.nextBoolean(), List.of(List.of(few)));
        FormEditor.Outcome outcome = FormEditor.apply(yaml, edit);
        return outcome.yaml() == null ? yaml : outcome.yaml();
    }
}
