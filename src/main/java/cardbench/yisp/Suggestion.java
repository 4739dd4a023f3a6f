package cardbench.yisp;

/**
 * Something that can be written at a place.
 *
 * @param label what to write
 * @param kind {@code operator}, {@code card}, {@code alias}, {@code attribute}, {@code zone} or
 *     {@code variable}
 * @param detail what it is, or empty
 */
public record Suggestion(String label, String kind, String detail) {}
