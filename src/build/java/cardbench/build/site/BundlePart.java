package cardbench.build.site;

/**
 * A part of a bundle, up to the next one.
 *
 * @param from the offset of its first byte
 * @param name where it comes from: the name of a class, or another word for what belongs to none
 */
record BundlePart(int from, String name) {}
