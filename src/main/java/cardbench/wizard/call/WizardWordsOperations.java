package cardbench.wizard.call;

import cardbench.base.json.JsonText;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.wizard.check.Hover;
import cardbench.wizard.schema.CardSchema;
import cardbench.wizard.text.DescriptionWords;
import cardbench.wizard.text.VocabularyWords;
import java.util.List;
import java.util.Map;

/**
 * The operations that explain the words of cards of 逆时巫师 OL mean: {@code wizard.schema}, {@code
 * wizard.words} and {@code wizard.hover}. The sentences weigh as much as a game, so they are a
 * group of their own.
 */
public final class WizardWordsOperations implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("wizard.schema", WizardWordsOperations::schema),
                new Operation("wizard.words", WizardWordsOperations::words),
                new Operation("wizard.hover", WizardWordsOperations::hover));
    }

    private static String language(Request request) {
        return request.choice("language", "en", DescriptionWords.LANGUAGES);
    }

    private static Response schema(Request request) {
        String language = language(request);
        String editor = request.choice("editor", "any", List.of("any", "vscode"));
        return request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(
                        CardSchema.schema(VocabularyWords.in(language), editor.equals("vscode")));
    }

    private static Response words(Request request) {
        String language = language(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("words").object();
        for (Map.Entry<String, String> one : VocabularyWords.in(language).entrySet()) {
            json.member(one.getKey(), one.getValue());
        }
        return Response.of(json.endObject().endObject());
    }

    private static Response hover(Request request) {
        String text = request.text("text");
        int offset = request.integer("offset", 0, Integer.MAX_VALUE, text.length());
        String language = language(request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        Hover.Word word = Hover.at(text, offset);
        JsonText json = new JsonText().object();
        if (word != null) {
            json.member("from", word.from())
                    .member("to", word.to())
                    .member("word", word.word())
                    .member("entry", word.entry())
                    .member("text", VocabularyWords.in(language).get(word.entry()))
                    .member("extension", word.extension())
                    .name("keys")
                    .array();
            for (String key : word.keys()) {
                json.value(key);
            }
            json.endArray();
        }
        return Response.of(json.endObject());
    }
}
