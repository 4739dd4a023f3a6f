package cardbench.spark;

import java.io.Serializable;

/**
 * A post: any text in which people write deck codes.
 *
 * @param name where it is from: its {@code id}, its file, or its file and the byte at which its
 *     line begins
 * @param text the text, or {@code null} if it could not be taken from its source
 */
record Post(String name, String text) implements Serializable {}
