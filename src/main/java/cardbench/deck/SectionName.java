package cardbench.deck;

/**
 * What a section of a deck is called, in the three languages of the page. Each game names its own.
 *
 * @param key for programs, by which a page translates: {@code "characters"}. Exports print {@code
 *     "hero"} without a number of cards, and {@code "sideboard"} below the card that owns it
 */
public record SectionName(String key, String english, String chinese, String japanese) {}
