package cardbench.codes.call.decks;

import cardbench.base.text.Location;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckCodes;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.export.ExportCodes;
import cardbench.codes.export.PostedDeck;
import cardbench.contract.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the decks of a post. What a code needs of the text around it, it takes from there.
 *
 * @param most the number of decks that are read
 */
record PostReader(CodeKinds kinds, DeckPresenters presenters, int most) {

    /** The length from which a word may be a damaged code. */
    private static final int MIN_LENGTH = 16;

    /**
     * The decks whose codes are in a text, with their cards named in a language. The request gets a
     * diagnostic for each code without a deck, and for codes beyond the limit; it fails if the text
     * contains no code.
     */
    List<PostedDeck> read(String text, Language language, Request request) {
        List<Found> codes = apart(kinds.find(text));
        if (codes.isEmpty()) {
            request.refuse(
                    DeckCodes.NO_CODE.at(Location.range(0, text.length()).withPointer("/text")));
        }
        List<PostedDeck> decks = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < codes.size(); i++) {
            Found code = codes.get(i);
            damaged(text, from, code.from(), request);
            if (decks.size() == most) {
                request.refuse(DeckCodes.MORE_CODES.anywhere().with("limit", most));
                return decks;
            }
            // a deck's name may stand above its code, and belongs to no other
            int to = i + 1 < codes.size() ? codes.get(i + 1).from() : text.length();
            int number = decks.size() + 1;
            PostedDeck deck = read(text.substring(from, to), code, number, language, request);
            if (deck == null) {
                leave(code.kind(), code.from(), code.to(), request);
            } else {
                decks.add(deck);
            }
            from = code.to();
        }
        damaged(text, from, text.length(), request);
        return decks;
    }

    /** Reports the words of a part of the text that look like codes and are none. */
    private void damaged(String text, int from, int to, Request request) {
        int word = from;
        for (int i = from; i <= to; i++) {
            // codes are letters of ASCII
            boolean end = i == to || text.charAt(i) <= ' ' || text.charAt(i) > '~';
            if (end && i - word >= MIN_LENGTH) {
                DeckJsonMapper<?> mapper = kinds.likeliest(text.substring(word, i));
                if (mapper != null) {
                    leave(mapper.codec().kind(), word, i, request);
                }
            }
            word = end ? i + 1 : word;
        }
    }

    private static void leave(String kind, int from, int to, Request request) {
        request.refuse(
                ExportCodes.LEFT_OUT
                        .at(Location.range(from, to).withPointer("/text"))
                        .with("kind", kind));
    }

    /** The deck of a code, or {@code null}. */
    private PostedDeck read(
            String text, Found code, int number, Language language, Request request) {
        DeckJsonMapper<?> mapper = kinds.named(code.kind());
        if (mapper == null) {
            return null;
        }
        Reading<?> reading = mapper.codec().read(text);
        DeckPresenters.PresentedDeck<?> presented =
                reading.deck() == null || !reading.isValid()
                        ? null
                        : presenters.presented(reading.deck(), language, request);
        return presented == null
                ? null
                : new PostedDeck(
                        number, presented.view(), reading.deck().game(), code.from(), code.to());
    }

    /** The codes that share no characters; of those that do, the likeliest. */
    private static List<Found> apart(List<Found> found) {
        List<Found> apart = new ArrayList<>();
        int end = 0;
        for (Found code : found) {
            if (apart.isEmpty() || code.from() >= end) {
                apart.add(code);
                end = code.to();
            }
        }
        return apart;
    }
}
