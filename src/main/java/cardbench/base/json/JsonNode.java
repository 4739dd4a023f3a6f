package cardbench.base.json;

/** A value of a JSON text with its place, given as offsets in UTF-16 units. Immutable. */
public sealed interface JsonNode permits JsonMap, JsonList, JsonScalar {

    /** The offset of its first character. */
    int from();

    /** The offset behind its last character. */
    int to();
}
