package cardbench.yisp.editor;

import cardbench.text.Diagnostic;

/**
 * Something that can be written at a place.
 *
 * @param label what to write
 * @param kind {@code operator}, {@code card}, {@code alias}, {@code attribute}, {@code zone} or
 *     {@code variable}
 * @param meaning what it is or does, or {@code null}
 * @param detail how it is written, or what the deck file says of it, or empty
 */
public record Suggestion(String label, String kind, Diagnostic meaning, String detail) {}
