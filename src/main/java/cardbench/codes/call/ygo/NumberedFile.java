package cardbench.codes.call.ygo;

import cardbench.codes.ygo.setcode.Dialect;

/**
 * An open file that may show whose numbers of archetypes it uses.
 *
 * @param numbering the clients that number archetypes so; {@code null} if it does not show them
 */
public record NumberedFile(String name, Dialect numbering) {}
