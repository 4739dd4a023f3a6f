package cardbench.spark;

import cardbench.app.bundle.Games;
import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckCodes;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.contract.CallCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads the decks of posts, one after the other. Never throws, whatever the text. Not for use by
 * several threads at once: each task has its own.
 */
final class PostReader {

    /** Maximum number of characters of a post. */
    static final int MOST = 1 << 24;

    /** The length from which a word may be a damaged code. */
    private static final int SHORTEST = 16;

    private final CodeKinds kinds;

    /** A reader of the codes of all games. */
    PostReader() {
        List<DeckJsonMapper<?>> mappers = new ArrayList<>();
        for (GameModule game : Games.all()) {
            mappers.addAll(game.mappers());
        }
        kinds = new CodeKinds(mappers, List.of(), List.of());
    }

    /** Reads a post. A fault of the program is reported as one of the post. */
    PostReading read(Post post) {
        List<DecodedDeck> decks = new ArrayList<>();
        List<UnreadText> unread = new ArrayList<>();
        int length = post.text() == null ? 0 : post.text().length();
        try {
            if (post.text() == null) {
                unread.add(UnreadText.of(post.name(), PostCodes.NO_TEXT.anywhere(), 0, 0));
            } else if (length > MOST) {
                Diagnostic why = PostCodes.TOO_LONG.anywhere().with("limit", MOST);
                unread.add(UnreadText.of(post.name(), why, 0, length));
            } else {
                read(post, decks, unread);
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            unread.add(UnreadText.of(post.name(), CallCodes.INTERNAL.anywhere(), 0, length));
        }
        return new PostReading(decks, unread);
    }

    private void read(Post post, List<DecodedDeck> decks, List<UnreadText> unread) {
        String text = post.text();
        List<Found> codes = apart(kinds.find(text));
        int from = 0;
        for (int i = 0; i < codes.size(); i++) {
            Found code = codes.get(i);
            damaged(post, from, code.from(), unread);
            // a deck's name may be above its code, and belongs to no other
            int to = i + 1 < codes.size() ? codes.get(i + 1).from() : text.length();
            deck(kinds.named(code.kind()), post, text.substring(from, to), code, decks, unread);
            from = code.to();
        }
        damaged(post, from, text.length(), unread);
        if (decks.isEmpty() && unread.isEmpty()) {
            unread.add(UnreadText.of(post.name(), whyNone(text), 0, text.length()));
        }
    }

    /** The codes that share no characters; of those that do, the likeliest. */
    private static List<Found> apart(List<Found> found) {
        List<Found> apart = new ArrayList<>();
        int end = 0;
        for (Found code : found) {
            if (code.from() >= end) {
                apart.add(code);
                end = code.to();
            }
        }
        return apart;
    }

    private static <D extends Deck> void deck(
            DeckJsonMapper<D> mapper,
            Post post,
            String part,
            Found code,
            List<DecodedDeck> decks,
            List<UnreadText> unread) {
        Reading<D> reading = mapper.codec().read(part);
        if (reading.deck() == null || !reading.isValid()) {
            Diagnostic why = firstError(reading.diagnostics());
            unread.add(UnreadText.of(post.name(), why, code.from(), code.to()));
            return;
        }
        JsonText json = new JsonText().object().member("post", post.name());
        json.member("kind", code.kind());
        mapper.write(part, reading, json);
        json.member("from", code.from()).member("to", code.to()).endObject();
        List<CardCopies> cards = cards(reading.deck().entries());
        decks.add(new DecodedDeck(reading.deck().game(), json.toString(), cards));
    }

    private static List<CardCopies> cards(List<Entry> entries) {
        Map<String, Long> copies = new TreeMap<>(CardCopies.ORDER);
        for (Entry entry : entries) {
            copies.merge(entry.spelling(), (long) entry.copies(), Long::sum);
        }
        List<CardCopies> cards = new ArrayList<>();
        copies.forEach((card, number) -> cards.add(new CardCopies(card, number)));
        return cards;
    }

    /** Reports the words of a part of the text that look like codes but cannot be read. */
    private void damaged(Post post, int from, int to, List<UnreadText> unread) {
        String text = post.text();
        int word = from;
        for (int i = from; i <= to; i++) {
            // codes are letters of ASCII
            boolean end = i == to || text.charAt(i) <= ' ' || text.charAt(i) > '~';
            if (end && i - word >= SHORTEST) {
                DeckJsonMapper<?> kind = kinds.likeliest(text.substring(word, i));
                if (kind != null) {
                    Diagnostic why = why(kind, text.substring(word, i));
                    unread.add(UnreadText.of(post.name(), why, word, i));
                }
            }
            word = end ? i + 1 : word;
        }
    }

    /** Why a text has no deck. */
    private Diagnostic whyNone(String text) {
        DeckJsonMapper<?> kind = kinds.likeliest(text);
        return kind != null
                ? why(kind, text)
                : text.isBlank() ? DeckCodes.EMPTY.anywhere() : DeckCodes.NO_CODE.anywhere();
    }

    private static Diagnostic why(DeckJsonMapper<?> kind, String text) {
        return firstError(kind.codec().read(text).diagnostics());
    }

    private static Diagnostic firstError(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            if (diagnostic.severity() == Severity.ERROR) {
                return diagnostic;
            }
        }
        return DeckCodes.NO_CODE.anywhere();
    }
}
