package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/** Finds what may be codes without a mark: the whole text, or an argument of a link. */
final class BareCodes {

    /** Arguments with which pages hand over decks. */
    private static final String[] ARGUMENTS = {"deck", "code", "d"};

    /** Signs of quotations and of Markdown. */
    private static final String FRAME = "\"'`>|*\u201c\u201d";

    /** The shortest link with a deck that its form alone makes certain. */
    private static final int SHORTEST = 40;

    private BareCodes() {}

    /** The whole text, and the arguments of the links in it. */
    static List<Candidate> of(String text) {
        List<Candidate> codes = new ArrayList<>(whole(text));
        TextRange place = LinkWord.next(text, 0, SHORTEST);
        while (place != null) {
            LinkWord word = new LinkWord(CodeText.of(text, place));
            for (String argument : ARGUMENTS) {
                CodeText value = word.argument(argument);
                if (value != null) {
                    codes.add(code(value));
                }
            }
            place = LinkWord.next(text, place.to(), SHORTEST);
        }
        return codes;
    }

    /** The whole text, without the signs of a quotation around it. */
    private static List<Candidate> whole(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && isFrame(text.charAt(from))) {
            from++;
        }
        while (to > from && isFrame(text.charAt(to - 1))) {
            to--;
        }
        return from == to
                ? Candidate.whole(text)
                : List.of(Candidate.of(text, new TextRange(from, to), false));
    }

    private static boolean isFrame(char c) {
        return Ascii.isBlank(c) || FRAME.indexOf(c) >= 0;
    }

    private static Candidate code(CodeText value) {
        CodeText code = value;
        for (int level = 1; level < LinkFinder.LEVELS; level++) {
            code = code.decoded();
        }
        return new Candidate(code, value.place(), false, "", List.of());
    }
}
