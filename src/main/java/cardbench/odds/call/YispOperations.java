package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Response;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileCompletion;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.ProgramText;
import cardbench.odds.deckfile.Topic;
import cardbench.odds.deckfile.Turns;
import cardbench.odds.yisp.editor.Formatter;
import cardbench.odds.yisp.editor.LanguageService;
import cardbench.odds.yisp.editor.Suggestion;
import cardbench.odds.yisp.syntax.Lexer;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The editor operations: {@code yisp.tokens}, {@code .complete}, {@code .hover}, {@code .format}.
 */
public final class YispOperations implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(
                onPrograms("yisp.tokens", programs -> tokens(programs.texts)),
                onPrograms(
                        "yisp.complete",
                        programs ->
                                complete(
                                        programs.file,
                                        programs.texts,
                                        programs.yaml,
                                        programs.offset)),
                onPrograms(
                        "yisp.hover",
                        programs -> hover(programs.file, programs.texts, programs.offset)),
                onPrograms("yisp.format", programs -> format(programs.yaml, programs.texts)));
    }

    /** The programs of a deck file, and the offset of the cursor in it. */
    private record Programs(String yaml, DeckFile file, List<ProgramText> texts, int offset) {}

    private static Operation onPrograms(String name, Function<Programs, Response> body) {
        return new Operation(
                name,
                request -> {
                    String yaml = request.text("yaml");
                    int offset = request.integer("offset", 0, Integer.MAX_VALUE, 0);
                    if (request.failed()) {
                        return Response.refused(request.diagnostics());
                    }
                    DeckFile file = DeckFileReader.read(yaml).file();
                    return body.apply(new Programs(yaml, file, ProgramText.of(file), offset));
                });
    }

    private static Response tokens(List<ProgramText> texts) {
        JsonText json = new JsonText().object().name("tokens").array();
        for (ProgramText text : texts) {
            if (text.kind() == ProgramText.Kind.CONDITION) {
                Location place = text.text().location();
                token(place.from(), place.to(), "condition", json);
                continue;
            }
            Source source = Source.of(text.text());
            for (Token token : Lexer.tokens(source, text.isEffect(), new Diagnostics())) {
                Location place = source.locate(token.from(), token.to());
                token(place.from(), place.to(), token.kind().word(), json);
            }
        }
        return Response.of(json.endArray().endObject());
    }

    private static void token(int from, int to, String kind, JsonText json) {
        json.object().member("from", from).member("to", to).member("kind", kind).endObject();
    }

    private static Response format(String yaml, List<ProgramText> texts) {
        JsonText json = new JsonText().object().name("edits").array();
        StringBuilder formatted = new StringBuilder();
        int done = 0;
        for (ProgramText text : texts) {
            if (text.kind() == ProgramText.Kind.CONDITION) {
                continue;
            }
            Source source = Source.of(text.text());
            for (Formatter.Edit edit : Formatter.edits(source, text.isEffect())) {
                Location place = source.locate(edit.from(), edit.to());
                String gone = yaml.substring(place.from(), place.to());
                // lengths differ where the YAML text has a line break or an escape: left as it is
                if (place.from() >= done && gone.length() == edit.to() - edit.from()) {
                    formatted.append(yaml, done, place.from()).append(edit.text());
                    done = place.to();
                    json.object()
                            .member("from", place.from())
                            .member("to", place.to())
                            .member("text", edit.text())
                            .endObject();
                }
            }
        }
        formatted.append(yaml, done, yaml.length());
        return Response.of(json.endArray().member("yaml", formatted.toString()).endObject());
    }

    private static Response complete(
            DeckFile file, List<ProgramText> texts, String yaml, int offset) {
        ProgramText text = at(texts, offset);
        JsonText json = new JsonText().object();
        if (text == null) {
            DeckFileCompletion completion = DeckFileCompletion.at(yaml, offset);
            json.member("from", completion.from()).member("to", completion.to());
            json.name("items").array();
            for (String word : completion.words()) {
                json.object().member("label", word);
                json.member("kind", completion.isKey() ? "key" : "value").member("detail", "");
                json.endObject();
            }
            return Response.of(json.endArray().endObject());
        }
        Source source = Source.of(text.text());
        int place = text.placeOf(offset);
        LanguageService assistant = assistant(file, texts);
        LanguageService.Completion completion =
                text.kind() == ProgramText.Kind.CONDITION
                        ? assistant.completeCondition(source, place)
                        : assistant.complete(source, text.isEffect(), place);
        Location where = source.locate(completion.from(), completion.to());
        json.member("from", where.from()).member("to", where.to()).name("items").array();
        for (Suggestion suggestion : completion.suggestions()) {
            json.object()
                    .member("label", suggestion.label())
                    .member("kind", suggestion.kind())
                    .member("detail", suggestion.detail());
            meaning(suggestion.meaning(), json);
            json.endObject();
        }
        return Response.of(json.endArray().endObject());
    }

    private static Response hover(DeckFile file, List<ProgramText> texts, int offset) {
        ProgramText text = at(texts, offset);
        JsonText json = new JsonText().object();
        if (text != null) {
            Source source = Source.of(text.text());
            int place = text.placeOf(offset);
            LanguageService assistant = assistant(file, texts);
            LanguageService.Explanation explanation =
                    text.kind() == ProgramText.Kind.CONDITION
                            ? assistant.explainCondition(source, place)
                            : assistant.explain(source, text.isEffect(), place);
            if (explanation != null) {
                Location where = source.locate(explanation.from(), explanation.to());
                json.member("from", where.from())
                        .member("to", where.to())
                        .member("kind", explanation.kind())
                        .member("word", explanation.word())
                        .member("detail", explanation.detail());
                if (explanation.cards() >= 0) {
                    json.member("cards", explanation.cards());
                }
                meaning(explanation.meaning(), json);
            }
        }
        return Response.of(json.endObject());
    }

    /** Writes the code and the arguments, which the page translates. */
    private static void meaning(Diagnostic meaning, JsonText json) {
        if (meaning != null) {
            json.member("code", meaning.code().name());
            Response.writeArgs(meaning, json);
        }
    }

    private static ProgramText at(List<ProgramText> texts, int offset) {
        for (ProgramText text : texts) {
            if (text.placeOf(offset) >= 0) {
                return text;
            }
        }
        return null;
    }

    private static LanguageService assistant(DeckFile file, List<ProgramText> texts) {
        Set<String> variables = new LinkedHashSet<>();
        for (ProgramText text : texts) {
            if (text.kind() != ProgramText.Kind.CONDITION) {
                Source source = Source.of(text.text());
                for (Token token : Lexer.tokens(source, text.isEffect(), new Diagnostics())) {
                    if (token.kind() == Token.Kind.VARIABLE) {
                        variables.add(token.text());
                    }
                }
            }
        }
        for (Topic topic : file.topics()) {
            if (topic.turns() != null) {
                variables.add(Turns.VARIABLE);
            }
        }
        return new LanguageService(
                DeckPrograms.read(file, new Diagnostics()).vocabulary(), List.copyOf(variables));
    }
}
