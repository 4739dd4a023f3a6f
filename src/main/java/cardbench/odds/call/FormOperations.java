package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.text.DeckFileNames;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.form.Beginning;
import cardbench.odds.deckfile.form.CardCount;
import cardbench.odds.deckfile.form.DeckForm;
import cardbench.odds.deckfile.form.FormEdit;
import cardbench.odds.deckfile.form.FormEditor;
import cardbench.odds.deckfile.form.FormReading;
import cardbench.odds.deckfile.form.ReadyEffect;
import cardbench.odds.deckfile.form.ShownMulligan;
import cardbench.odds.deckfile.question.Dealing;
import cardbench.odds.deckfile.question.NewDeckFile;
import cardbench.odds.deckfile.question.QuestionDeck;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Deck files as forms: {@code odds.form}, {@code odds.edit}, and {@code odds.write} for new ones.
 */
public final class FormOperations implements OperationGroup {

    private static final int MAX_NUMBER = 1000;

    /** The most cards that a ready effect draws or looks at. */
    private static final int MAX_DRAWN = 20;

    /** The kinds of changes. */
    private static final List<String> CHANGES =
            List.of(
                    "add-card",
                    "remove-card",
                    "count",
                    "disable-card",
                    "role",
                    "effect",
                    "add-topic",
                    "remove-topic",
                    "rename-topic",
                    "hand-size",
                    "go",
                    "start",
                    "negate",
                    "mulligan",
                    "add-combo",
                    "remove-combo",
                    "rename-combo",
                    "disable-combo",
                    "score",
                    "need",
                    "also");

    private static final List<String> GOING = List.of("first", "second", "either");

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("odds.form", FormOperations::form),
                new Operation("odds.edit", FormOperations::edit),
                new Operation("odds.write", FormOperations::write));
    }

    private static Response form(Request request) {
        String yaml = request.text("yaml");
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        FormReading reading = FormReading.of(yaml);
        return reading.errors().isEmpty()
                ? Response.of(FormJson.of(reading))
                : Response.refused(reading.errors());
    }

    private static Response edit(Request request) {
        String yaml = request.text("yaml");
        FormEdit edit = change(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        FormEditor.Outcome outcome = FormEditor.apply(yaml, edit);
        return outcome.refusal() == null
                ? Response.of(new JsonText().object().member("yaml", outcome.yaml()).endObject())
                : Response.refused(List.of(outcome.refusal()));
    }

    private static FormEdit change(Request request) {
        String change = request.choice("change", "", CHANGES);
        String card =
                change.endsWith("card") || of(change, "count", "role", "effect")
                        ? request.text("card")
                        : "";
        String topic = card.isEmpty() ? request.text("topic") : "";
        String combo =
                change.endsWith("combo") || of(change, "score", "need")
                        ? request.text("combo")
                        : change.equals("also") ? request.textOr("combo", "") : "";
        return switch (change) {
            case "add-card" -> addCard(card, request);
            case "remove-card" -> new FormEdit.RemoveCard(card);
            case "count" -> new FormEdit.CountCard(card, number(request, "count"));
            case "disable-card" -> new FormEdit.SwitchCard(card, request.flag("on", true));
            case "role" ->
                    new FormEdit.AssignRole(card, request.text("role"), request.flag("on", true));
            case "effect" -> new FormEdit.AddEffect(card, effect(request));
            case "add-topic" -> new FormEdit.AddTopic(topic, number(request, "hand"));
            case "remove-topic" -> new FormEdit.RemoveTopic(topic);
            case "rename-topic" -> new FormEdit.RenameTopic(topic, request.text("name"));
            case "hand-size" -> new FormEdit.SizeHand(topic, number(request, "hand"));
            case "go" ->
                    new FormEdit.Go(topic, DeckForm.Going.of(request.choice("go", "first", GOING)));
            case "start" -> new FormEdit.Start(topic, start(request));
            case "negate" -> new FormEdit.Negate(topic, texts(request, "of"));
            case "mulligan" -> new FormEdit.Mulligan(topic, mulligan(request));
            case "add-combo" -> new FormEdit.AddCombo(topic, combo, request.text("of"));
            case "remove-combo" -> new FormEdit.RemoveCombo(topic, combo);
            case "rename-combo" -> new FormEdit.RenameCombo(topic, combo, request.text("name"));
            case "disable-combo" ->
                    new FormEdit.SwitchCombo(topic, combo, request.flag("on", true));
            case "score" -> new FormEdit.ScoreCombo(topic, combo, number(request, "score"));
            case "need" ->
                    new FormEdit.NeedCards(
                            topic,
                            combo,
                            request.choice("zone", "hand", List.of("hand", "grave")),
                            texts(request, "of"));
            case "also" ->
                    new FormEdit.CountCards(
                            topic,
                            combo,
                            request.choice("key", "condition", List.of("condition", "given"))
                                    .equals("given"),
                            counts(request, "also"));
            default -> null;
        };
    }

    /**
     * A card under a name that programs can use; the name for people, if it differs, is its label.
     */
    private static FormEdit addCard(String card, Request request) {
        String name = DeckFileNames.plain(card);
        String label = request.textOr("label", name.equals(card) ? "" : card);
        return new FormEdit.AddCard(name, number(request, "count"), label);
    }

    private static ReadyEffect effect(Request request) {
        List<String> words = new ArrayList<>();
        for (ReadyEffect.Kind kind : ReadyEffect.Kind.values()) {
            words.add(kind.word());
        }
        int kind = Math.max(0, words.indexOf(request.choice("effect", "", words)));
        ReadyEffect.Cost cost =
                new ReadyEffect.Cost(
                        request.integer(
                                "discards", 0, MAX_DRAWN, request.flag("cost", false) ? 1 : 0),
                        optional(request, "least"),
                        request.has("uses")
                                ? Beginning.of(request.choice("uses", "", Beginning.words()))
                                : null,
                        request.integer("price", 1, MAX_DRAWN, 1));
        boolean one = request.has("of") && request.value("of").isString();
        return new ReadyEffect(
                ReadyEffect.Kind.values()[kind],
                request.integer("count", 1, MAX_DRAWN, 1),
                one ? List.of(request.text("of")) : optional(request, "of"),
                cost,
                request.flag("once", false));
    }

    /** What each turn allows. */
    private static List<Beginning> start(Request request) {
        List<Beginning> start = new ArrayList<>();
        List<String> allowed = texts(request, "start");
        for (String word : Beginning.words()) {
            if (allowed.remove(word)) {
                start.add(Beginning.of(word));
            }
        }
        if (!allowed.isEmpty()) {
            request.refuseType("start", "a list of " + String.join(", ", Beginning.words()));
        }
        return start;
    }

    /** A list of texts that may be absent. */
    private static List<String> optional(Request request, String argument) {
        return request.has(argument) ? texts(request, argument) : List.of();
    }

    private static boolean of(String word, String... words) {
        return List.of(words).contains(word);
    }

    private static int number(Request request, String argument) {
        return (int) request.number(argument, 0, MAX_NUMBER);
    }

    private static List<String> texts(Request request, String argument) {
        List<String> texts = new ArrayList<>();
        for (JsonValue value : request.array(argument)) {
            if (value.isString() && texts.size() < MAX_NUMBER) {
                texts.add(value.asString());
            } else {
                request.refuseType(argument, "a list of strings");
            }
        }
        return texts;
    }

    private static List<List<CardCount>> counts(Request request, String argument) {
        List<List<CardCount>> also = new ArrayList<>();
        for (JsonValue given : request.array(argument)) {
            List<CardCount> alternatives = new ArrayList<>();
            for (JsonValue one : given.isArray() ? given.asArray() : new JsonArray()) {
                if (one.isObject()) {
                    alternatives.add(count(one.asObject(), request));
                }
            }
            if (alternatives.isEmpty() || also.size() == MAX_NUMBER) {
                request.refuseType(argument, "a list of lists of counts");
            } else {
                also.add(alternatives);
            }
        }
        return also;
    }

    /** A mulligan; without a kind, none. */
    private static ShownMulligan mulligan(Request request) {
        List<String> kinds = new ArrayList<>(ShownMulligan.kinds());
        kinds.add("");
        String kind = request.choice("kind", "", kinds);
        List<ShownMulligan.Bottom> bottom = new ArrayList<>();
        for (JsonValue given : request.has("bottom") ? request.array("bottom") : new JsonArray()) {
            Request one = Request.of(given.isObject() ? given.asObject() : new JsonObject());
            int from = one.integer("from", 1, ShownMulligan.MAX, 1);
            bottom.add(new ShownMulligan.Bottom(from, texts(one, "cards")));
            one.diagnostics().forEach(request::refuse);
        }
        return new ShownMulligan(
                kind,
                request.has("keep") ? counts(request, "keep") : List.of(),
                optional(request, "cards"),
                request.integer("most", -1, ShownMulligan.MAX, -1),
                request.integer("free", 0, ShownMulligan.MAX, 0),
                bottom);
    }

    private static CardCount count(JsonObject given, Request request) {
        Request one = Request.of(given);
        String how = one.choice("how", "", FormJson.RELATIONS);
        String zone = one.text("zone");
        int count = number(one, "count");
        String of = one.text("of");
        one.diagnostics().forEach(request::refuse);
        int relation = Math.max(0, FormJson.RELATIONS.indexOf(how));
        char letter = zone.length() == 1 ? zone.charAt(0) : ' ';
        return new CardCount(CardCount.Relation.values()[relation], count, letter, of);
    }

    private static Response write(Request request) {
        List<QuestionDeck.Card> cards = cards(request);
        List<NewDeckFile.NewTopic> topics = topics(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        return Response.of(
                new JsonText().object().member("yaml", NewDeckFile.of(cards, topics)).endObject());
    }

    /** The cards of a new deck file, each with its roles. */
    static List<QuestionDeck.Card> cards(Request request) {
        List<QuestionDeck.Card> cards = new ArrayList<>();
        for (JsonValue given : request.array("cards")) {
            Request card = Request.of(given.isObject() ? given.asObject() : new JsonObject());
            String name = card.text("name");
            int count = number(card, "count");
            List<String> roles = optional(card, "roles");
            card.diagnostics().forEach(request::refuse);
            cards.add(new QuestionDeck.Card(name, count, roles));
        }
        if (cards.isEmpty() || cards.size() > MAX_NUMBER) {
            request.refuseType("cards", "1 to " + MAX_NUMBER + " cards");
        }
        return cards;
    }

    /**
     * The topic of the opening hand, and that of the cards that are set aside, if there are any.
     */
    private static List<NewDeckFile.NewTopic> topics(Request request) {
        String name = request.textOr("topic", "opening");
        int hand = request.integer("hand", 0, MAX_NUMBER, 5);
        String kind =
                request.has("mulligan")
                        ? request.choice(
                                "mulligan", "london", List.of("london", "hand", "hearthstone"))
                        : "";
        Dealing.Redraw redraw =
                switch (kind) {
                    case "london" -> Dealing.Redraw.LONDON;
                    case "hand" -> Dealing.Redraw.HAND;
                    case "hearthstone" -> Dealing.Redraw.CARDS;
                    default -> Dealing.Redraw.NONE;
                };
        List<NewDeckFile.NewTopic> topics = new ArrayList<>();
        topics.add(new NewDeckFile.NewTopic(name, hand, turns(request), redraw));
        if (request.has("aside")) {
            Request aside = Request.of(request.object("aside"));
            int count = (int) aside.number("count", 1, MAX_NUMBER);
            String topic = aside.text("topic");
            aside.diagnostics().forEach(request::refuse);
            if (topic.equals(name)) {
                request.refuseType("aside", "a topic with a name of its own");
            }
            // they are as random as a hand of so many cards
            topics.add(new NewDeckFile.NewTopic(topic, count, null, Dealing.Redraw.NONE));
        }
        return topics;
    }

    /** The turns of a new topic, or null if there are none. */
    private static NewDeckFile.NewTurns turns(Request request) {
        if (!request.has("turns")) {
            return null;
        }
        Request turns = Request.of(request.object("turns"));
        int count = (int) turns.number("count", 1, NewDeckFile.NewTurns.MAX);
        int draw = turns.integer("draw", 0, NewDeckFile.NewTurns.MAX, 1);
        String go = turns.choice("go", "first", List.of("first", "second"));
        turns.diagnostics().forEach(request::refuse);
        return new NewDeckFile.NewTurns(count, draw, go.equals("second"));
    }
}
