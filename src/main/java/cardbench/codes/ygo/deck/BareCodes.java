package cardbench.codes.ygo.deck;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.codes.deck.CodeLabel;
import cardbench.codes.ygo.text.Candidate;
import cardbench.codes.ygo.text.CodeText;
import cardbench.codes.ygo.text.LinkFinder;
import cardbench.codes.ygo.text.LinkWord;
import cardbench.codes.ygo.text.TextRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what may be codes without a mark: the whole text, an argument of a link, or a long word of
 * base64, as a post has it behind a label or on a line of its own.
 */
final class BareCodes {

    /** Arguments with which pages hand over decks. */
    private static final String[] ARGUMENTS = {"deck", "code", "d"};

    /** Signs of quotations and of Markdown. */
    private static final String FRAME = "\"'`>|*\u201c\u201d";

    /** Signs that join a word to the words on both sides. */
    private static final String JOINTS = "=%&@#$~";

    /** The shortest link or word with a deck that its form alone makes certain. */
    private static final int MIN_LENGTH = 40;

    private BareCodes() {}

    /** The whole text, the arguments of the links in it, and its words. */
    static List<Candidate> of(String text) {
        List<Candidate> whole = whole(text);
        List<Candidate> codes = new ArrayList<>(whole);
        TextRange place = whole.isEmpty() ? null : whole.get(0).place();
        codes.addAll(Candidate.merged(links(text), words(text, place)));
        return codes;
    }

    private static List<Candidate> links(String text) {
        List<Candidate> codes = new ArrayList<>();
        TextRange place = LinkWord.next(text, 0, MIN_LENGTH);
        while (place != null) {
            LinkWord word = new LinkWord(CodeText.of(text, place));
            for (String argument : ARGUMENTS) {
                CodeText value = word.argument(argument);
                if (value != null) {
                    codes.add(code(value));
                }
            }
            place = LinkWord.next(text, place.to(), MIN_LENGTH);
        }
        return codes;
    }

    /** The words of base64 that are not the whole text. */
    private static List<Candidate> words(String text, TextRange whole) {
        List<Candidate> words = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int from = at;
            while (at < text.length() && Base64Text.isLetter(text.charAt(at))) {
                at++;
            }
            int letters = at - from;
            while (at < text.length() && at - from - letters < 2 && text.charAt(at) == '=') {
                at++;
            }
            TextRange place = new TextRange(from, at);
            if (letters >= MIN_LENGTH && !place.equals(whole) && standsAlone(text, place)) {
                words.add(Candidate.of(text, place, false));
            }
            at = Math.max(at, from + 1);
        }
        return words;
    }

    /** Whether a word is no part of a token, an address or the bytes of an image. */
    private static boolean standsAlone(String text, TextRange place) {
        char before = place.from() == 0 ? ' ' : text.charAt(place.from() - 1);
        char behind = place.to() + 1 >= text.length() ? ' ' : text.charAt(place.to());
        boolean joined = behind == '.' && CodeLabel.isWordLetter(text.charAt(place.to() + 1));
        return before != '.'
                && before != ','
                && JOINTS.indexOf(before) < 0
                && JOINTS.indexOf(behind) < 0
                && !joined;
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
