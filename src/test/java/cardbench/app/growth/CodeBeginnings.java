package cardbench.app.growth;

import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.deck.Found;
import cardbench.contract.SampleCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Texts of broken beginnings of codes. The beginnings are cut from one sound code of each kind in
 * the golden vectors, so a game that is added brings its own.
 */
final class CodeBeginnings {

    /** The numbers of letters of a beginning; the last beginning is nearly a whole code. */
    private static final List<Integer> LETTERS = List.of(3, 4, 5, 9, 33);

    /** The characters around a beginning, by the place where people paste codes. */
    private static final List<String> PLACES =
            List.of("%s", "%s ", "> %s\n", "\"%s\", ", "code: %s\n", "a.b/?deck=%s ");

    private CodeBeginnings() {}

    /** A sound code of each kind that the games find, by kind. */
    static Map<String, String> codes() {
        CodeKinds kinds = Games.kinds();
        Map<String, String> codes = new TreeMap<>();
        for (String text : SampleCodes.ofVectors()) {
            for (Found found : kinds.find(text)) {
                codes.putIfAbsent(found.kind(), text.substring(found.from(), found.to()));
            }
        }
        return codes;
    }

    /** The texts to repeat, each with a name of kind, letters and place. */
    static List<HostileText> all() {
        List<HostileText> texts = new ArrayList<>();
        codes().forEach((kind, code) -> add(kind, code, texts));
        return texts;
    }

    private static void add(String kind, String code, List<HostileText> texts) {
        List<Integer> sizes = new ArrayList<>(LETTERS);
        sizes.add(code.length() - 2);
        for (int size : sizes) {
            if (size < code.length()) {
                for (String place : PLACES) {
                    String piece = String.format(place, code.substring(0, size));
                    texts.add(new HostileText(kind + " " + piece.strip(), "", piece, ""));
                }
            }
        }
    }
}
