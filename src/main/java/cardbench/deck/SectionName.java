package cardbench.deck;

/**
 * The name of a section of a deck, in the three languages of the page. Each game defines its own.
 *
 * @param key an identifier for programs and translations: {@code "characters"}. Exports print
 *     {@code "hero"} without a number of cards, and {@code "sideboard"} below the card that owns it
 */
public record SectionName(String key, String english, String chinese, String japanese) {}
