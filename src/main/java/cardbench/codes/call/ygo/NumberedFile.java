package cardbench.codes.call.ygo;

import cardbench.codes.ygo.setcode.Dialect;

/**
 * An open file that may show whose numbers of archetypes it uses.
 *
 * @param numbering the clients that number archetypes so; {@code null} if it does not show them
 * @param differing whether it has numbers that mean other archetypes to other clients
 */
public record NumberedFile(String name, Dialect numbering, boolean differing) {

    /** Whether the file would be read differently by either client, and shows neither. */
    boolean isUnclear() {
        return numbering == null && differing;
    }
}
