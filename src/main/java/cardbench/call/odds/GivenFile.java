package cardbench.call.odds;

import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.deckfile.DeckFileReader;
import cardbench.deckfile.DeckFileReading;
import cardbench.deckfile.DeckPrograms;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.deckfile.GameCodes;
import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;
import com.eclipsesource.json.JsonArray;
import java.util.ArrayList;
import java.util.List;

/** The deck file of a request, read and checked with its programs. */
final class GivenFile {

    private final DeckPrograms programs;
    private final Diagnostics diagnostics = new Diagnostics();
    private final List<Diagnostic> said;

    private GivenFile(String yaml) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        diagnostics.addAll(reading.diagnostics());
        programs = DeckPrograms.read(reading.file(), diagnostics);
        List<Diagnostic> sorted = new ArrayList<>(diagnostics.list());
        sorted.sort((a, b) -> Integer.compare(a.location().from(), b.location().from()));
        said = sorted;
    }

    /** Reads the argument {@code yaml}; the request fails where it is not there. */
    static GivenFile of(Request request) {
        return of(request, "yaml");
    }

    /** Reads a file out of an argument; the request fails where it is not there. */
    static GivenFile of(Request request, String argument) {
        return new GivenFile(request.text(argument));
    }

    /** Whether it has no error. */
    boolean sound() {
        return !diagnostics.failed();
    }

    /** Everything that is said about it, in the order of the file. */
    List<Diagnostic> diagnostics() {
        return said;
    }

    /** What it says; complete where it is {@linkplain #sound() sound}. */
    DeckPrograms programs() {
        return programs;
    }

    /** The topics that the argument {@code topics} names, or all of them without it. */
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

    /** The topic that the argument {@code topic} names; {@code null} where there is none. */
    TopicPrograms topic(Request request) {
        String name = request.text("topic");
        TopicPrograms topic = programs.topic(name);
        if (topic == null && !request.failed()) {
            request.refuse(
                    GameCodes.UNKNOWN_TOPIC.at(Location.pointer("/topic")).with("topic", name));
        }
        return topic;
    }

    /** A refusal: what is wrong with the request, or else with the file. */
    Response refusal(Request request) {
        return Response.refused(request.failed() ? request.diagnostics() : said);
    }
}
