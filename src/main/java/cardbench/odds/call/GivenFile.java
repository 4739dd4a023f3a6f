package cardbench.odds.call;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import com.eclipsesource.json.JsonArray;
import java.util.ArrayList;
import java.util.List;

/** The deck file of a request, with its programs parsed and checked. */
final class GivenFile {

    private final DeckPrograms programs;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<Diagnostic> said;

    private GivenFile(String yaml) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        diagnostics.addAll(reading.diagnostics());
        programs = DeckPrograms.read(reading.file(), diagnostics);
        // the reader and the checks of programs each go through the whole file
        List<Diagnostic> sorted = new ArrayList<>(diagnostics.list());
        sorted.sort((a, b) -> Integer.compare(a.location().from(), b.location().from()));
        said = sorted;
    }

    /** Reads the argument {@code yaml}; without it, the request fails. */
    static GivenFile of(Request request) {
        return of(request, "yaml");
    }

    /** Reads a file from an argument; without it, the request fails. */
    static GivenFile of(Request request, String argument) {
        return new GivenFile(request.text(argument));
    }

    /** Whether the file has no error. */
    boolean isValid() {
        return !diagnostics.failed();
    }

    /** The diagnostics of the file, in the order of its text. */
    List<Diagnostic> diagnostics() {
        return said;
    }

    /** The parsed file; complete if it is {@linkplain #sound() sound}. */
    DeckPrograms programs() {
        return programs;
    }

    /** The topics named by the argument {@code topics}; without it, all topics. */
    List<TopicPrograms> topics(Request request) {
        if (!request.has("topics")) {
            return programs.topics();
        }
        JsonArray names = request.array("topics");
        List<TopicPrograms> topics = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).isString() ? names.get(i).asString() : "";
            TopicPrograms topic = programs.topic(name);
            if (topic == null) {
                request.refuse(
                        GameCodes.UNKNOWN_TOPIC
                                .at(Location.pointer("/topics/" + i))
                                .with("topic", name));
            } else if (!topics.contains(topic)) {
                topics.add(topic);
            }
        }
        return topics;
    }

    /** The topic named by the argument {@code topic}; {@code null} if there is none. */
    TopicPrograms topic(Request request) {
        String name = request.text("topic");
        TopicPrograms topic = programs.topic(name);
        if (topic == null && !request.failed()) {
            request.refuse(
                    GameCodes.UNKNOWN_TOPIC.at(Location.pointer("/topic")).with("topic", name));
        }
        return topic;
    }

    /** A refusal with the errors of the request or, if it has none, of the file. */
    Response refusal(Request request) {
        return Response.refused(request.failed() ? request.diagnostics() : said);
    }
}
