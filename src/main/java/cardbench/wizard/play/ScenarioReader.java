package cardbench.wizard.play;

import cardbench.base.chance.Seed;
import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonPlaces;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonReading;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardBuilder;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.CardReader;
import cardbench.wizard.check.CardReading;
import cardbench.wizard.check.Faults;
import cardbench.wizard.check.IntegralNumbers;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads scenarios: JSON with cards, an initial state, and actions. Everything wrong becomes a
 * diagnostic of the {@link Scenario}; nothing is thrown.
 */
public final class ScenarioReader {

    /** The most actions of a scenario. */
    public static final int MAX_ACTIONS = 500;

    /** The most players. */
    public static final int MAX_PLAYERS = 16;

    /** The most conditions, texts or counts. */
    public static final int MAX_INPUTS = 1_000;

    private final JsonPlaces places;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<Diagnostic> ofCards = new ArrayList<>();

    private ScenarioReader(JsonPlaces places) {
        this.places = places;
    }

    /** Reads a scenario. Any text is accepted. */
    public static Scenario read(String text) {
        JsonReading json = JsonReader.read(text);
        if (json.root() instanceof JsonMap root) {
            return read(root, json, json.diagnostics());
        }
        JsonMap root = new JsonMap(List.of(), 0, text.length());
        List<Diagnostic> diagnostics = new ArrayList<>(json.diagnostics());
        diagnostics.add(
                WizardCodes.TYPE
                        .at(json.place(root.from(), root.to()))
                        .with("key", "scenario")
                        .with("expected", "an object"));
        return read(root, json, diagnostics);
    }

    /**
     * Reads a scenario from its tree.
     *
     * @param places where the values of the tree were written
     * @param syntax what was found when the tree was made, located already
     */
    public static Scenario read(JsonMap root, JsonPlaces places, List<Diagnostic> syntax) {
        return new ScenarioReader(places).scenario(IntegralNumbers.of(root), syntax);
    }

    private Scenario scenario(JsonMap root, List<Diagnostic> syntax) {
        LimitProfile profile = LimitProfile.of(root.text("profile", LimitProfile.DOCUMENT.word()));
        Seed seed = Seed.parse(root.text("seed", Seed.DEFAULT.name())).orElse(Seed.DEFAULT);
        List<Card> cards = cards(root);
        new ScenarioCheck(places, diagnostics).scenario(root, ids(cards));
        List<Scenario.Step> steps = new ArrayList<>();
        for (JsonNode item : root.items("actions")) {
            if (steps.size() == MAX_ACTIONS) {
                tooMany(item, "actions", MAX_ACTIONS);
                break;
            }
            if (item instanceof JsonMap action) {
                steps.add(step(action));
            } else {
                new Faults(diagnostics).type(item, "actions", "a list of objects");
            }
        }
        for (String inputs : List.of("conditions", "texts", "counts", "expect")) {
            limit(root.items(inputs), "inputs", MAX_INPUTS);
        }
        limit(root.map("initial").items("players"), "players", MAX_PLAYERS);
        List<Diagnostic> findings = new ArrayList<>(syntax);
        for (Diagnostic one : diagnostics.list()) {
            findings.add(one.at(places.place(one.location().from(), one.location().to())));
        }
        // these have their places already, as pointers into the cards
        findings.addAll(ofCards);
        return new Scenario(
                root,
                profile == null ? LimitProfile.DOCUMENT : profile,
                seed,
                cards,
                steps,
                findings,
                places);
    }

    private void limit(List<JsonNode> items, String subject, int limit) {
        if (items.size() > limit) {
            tooMany(items.get(limit), subject, limit);
        }
    }

    private void tooMany(JsonNode at, String subject, int limit) {
        diagnostics.add(
                WizardCodes.TOO_MANY.at(at.place()).with("what", subject).with("limit", limit));
    }

    /** The ids of the cards; {@code null} if some of them cannot be played. */
    private List<String> ids(List<Card> cards) {
        if (!ofCards.isEmpty()) {
            return null;
        }
        List<String> ids = new ArrayList<>();
        for (Card card : cards) {
            ids.add(card.id());
        }
        return ids;
    }

    /** Reads the cards. Each is an object, or its text with comments as its author wrote it. */
    private List<Card> cards(JsonMap root) {
        List<Card> cards = new ArrayList<>();
        for (JsonNode item : root.items("cards")) {
            boolean text = item instanceof JsonScalar scalar && scalar.isString();
            String source = text ? ((JsonScalar) item).text() : JsonTreeText.of(item);
            CardReading reading = CardReader.read(source, false);
            for (Diagnostic one : reading.diagnostics()) {
                if (one.severity() == Severity.ERROR && ofCards.size() < Diagnostics.LIMIT) {
                    String inside = text ? "" : one.location().pointer();
                    ofCards.add(one.at(inside(item, inside)));
                }
            }
            if (reading.isValid() && reading.form() != CardReading.Form.TRIGGER) {
                for (JsonMap card : reading.cards()) {
                    cards.add(CardBuilder.card(card));
                }
            } else if (reading.isValid()) {
                ofCards.add(WizardCodes.NOT_A_CARD.at(inside(item, "")));
            }
        }
        return cards;
    }

    /** The place of a card, or of a part of it by its pointer. */
    private Location inside(JsonNode card, String pointer) {
        Location at = places.place(card.from(), card.to());
        return at.withPointer(at.pointer() + pointer);
    }

    private Scenario.Step step(JsonMap action) {
        List<List<String>> choices = new ArrayList<>();
        for (JsonNode answer : action.items("choices")) {
            choices.add(answer(answer));
        }
        boolean runs = action.text("action", "").equals(ActionKind.RUN.word());
        List<Doable> doables = runs ? ActionReader.doables(action, diagnostics) : List.of();
        return new Scenario.Step(action, doables, choices);
    }

    /** An answer: a UUID, or a list of UUIDs. */
    static List<String> answer(JsonNode answer) {
        List<String> chosen = new ArrayList<>();
        if (answer instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                chosen.addAll(answer(item));
            }
        } else if (answer instanceof JsonScalar scalar) {
            chosen.add(scalar.text());
        }
        return chosen;
    }
}
