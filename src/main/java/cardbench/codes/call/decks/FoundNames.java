package cardbench.codes.call.decks;

import cardbench.codes.deck.Found;

/** Finds what a text calls the decks whose codes are in it. */
public record FoundNames(CodeKinds kinds) implements CodeNames {

    /** The characters before a code that are looked at: more than a client writes above one. */
    private static final int MAX_BEFORE = 8_000;

    @Override
    public String of(Found found, String text, int from) {
        DeckJsonMapper<?> mapper = kinds.named(found.kind());
        int begin = Math.max(from, found.from() - MAX_BEFORE);
        return mapper == null || begin >= found.from()
                ? ""
                : mapper.nameBefore(text.substring(begin, found.from()));
    }
}
