package cardbench.odds.yisp.editor;

import cardbench.base.text.Diagnostic;

/**
 * A suggestion of completion.
 *
 * @param label the text to insert
 * @param kind {@code operator}, {@code card}, {@code alias}, {@code attribute}, {@code zone} or
 *     {@code variable}
 * @param meaning what it is or does, or {@code null}
 * @param detail the usage of an operator, or the description from the deck file, or empty
 */
public record Suggestion(String label, String kind, Diagnostic meaning, String detail) {}
