package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.question.Dealing;
import cardbench.odds.deckfile.question.Question;
import cardbench.odds.deckfile.question.QuestionDeck;
import cardbench.odds.deckfile.question.QuestionFile;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code odds.questions}: the questions of players of a game about a deck, each with the deck file
 * that answers it.
 */
public final class QuestionOperation implements OperationGroup {

    /** The most cards of a hand, and of a draw. */
    private static final int MAX_DEALT = 60;

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("odds.questions", QuestionOperation::questions));
    }

    private static Response questions(Request request) {
        String game = request.textOr("game", "");
        QuestionDeck deck =
                new QuestionDeck(FormOperations.cards(request), dealing(request), words(request));
        JsonObject numbers = request.has("numbers") ? request.object("numbers") : new JsonObject();
        List<Question> asked = new ArrayList<>();
        for (Question question : Question.of(game)) {
            if (question.fits(deck.dealing())) {
                asked.add(with(question, numbers, request));
            }
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("questions").array();
        for (Question question : asked) {
            write(question, deck, json);
        }
        return Response.of(json.endArray().endObject());
    }

    private static void write(Question question, QuestionDeck deck, JsonText json) {
        json.object().member("key", question.key()).name("roles").array();
        question.roles().forEach(json::value);
        json.endArray().name("missing").array();
        List<String> missing = QuestionFile.missing(deck, question);
        missing.forEach(json::value);
        json.endArray();
        if (question.count() > 0) {
            json.member("count", question.count());
        }
        if (question.turn() > 0) {
            json.member("turn", question.turn());
        }
        boolean fits = QuestionFile.fits(deck, question);
        json.member("fits", fits);
        int needed = QuestionFile.needed(question);
        String role = question.roles().get(0);
        boolean few = missing.isEmpty() && deck.copies(role) < needed;
        if (few) {
            json.name("few").object().member("role", role);
            json.member("count", deck.copies(role)).member("needed", needed).endObject();
        }
        if (fits && missing.isEmpty() && !few) {
            json.member("yaml", QuestionFile.of(deck, question));
        }
        json.endObject();
    }

    private static Question with(Question question, JsonObject numbers, Request request) {
        JsonValue given = numbers.get(question.key());
        if (given == null || !given.isObject()) {
            return question;
        }
        Request own = Request.of(given.asObject());
        int count = own.integer("count", 1, Question.MAX, Math.max(1, question.count()));
        int turn = own.integer("turn", 1, question.lastTurn(), Math.max(1, question.turn()));
        own.diagnostics().forEach(request::refuse);
        return question.with(count, turn);
    }

    private static Dealing dealing(Request request) {
        Request deal = Request.of(request.object("deal"));
        int first = deal.integer("first", 0, MAX_DEALT, 0);
        int second = deal.integer("second", 0, MAX_DEALT, first);
        int firstDraw = deal.integer("firstDraw", 0, MAX_DEALT, 0);
        int secondDraw = deal.integer("secondDraw", 0, MAX_DEALT, firstDraw);
        int draw = deal.integer("draw", 0, MAX_DEALT, 0);
        List<String> keys = new ArrayList<>();
        for (Dealing.Redraw redraw : Dealing.Redraw.values()) {
            keys.add(redraw.key());
        }
        int redraw = keys.indexOf(deal.choice("redraw", "none", keys));
        int aside = deal.integer("aside", 0, MAX_DEALT, 0);
        deal.diagnostics().forEach(request::refuse);
        return new Dealing(
                first,
                second,
                firstDraw,
                secondDraw,
                draw,
                Dealing.Redraw.values()[Math.max(0, redraw)],
                aside);
    }

    /** The words of the reader. Two keys with one word would be one role, or one topic. */
    private static Map<String, String> words(Request request) {
        Map<String, String> words = new HashMap<>();
        Set<String> different = new HashSet<>();
        if (request.has("words")) {
            for (JsonObject.Member word : request.object("words")) {
                String text = word.getValue().isString() ? word.getValue().asString() : "";
                words.put(word.getName(), text);
                if (!different.add(text)) {
                    request.refuseType("words", "a map of different words");
                }
            }
        }
        return words;
    }
}
