package cardbench.json;

/** A value of a JSON text, with its place in the text. */
public sealed interface JsonNode permits JsonMap, JsonList, JsonScalar {

    /** The first character of the value. */
    int from();

    /** The character after the last one. */
    int to();
}
