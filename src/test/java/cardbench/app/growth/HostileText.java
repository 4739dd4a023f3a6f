package cardbench.app.growth;

/** A piece that is repeated behind a beginning and before an end. */
record HostileText(String name, String before, String piece, String after) {

    /** The text with about so many characters of pieces. */
    String of(int size) {
        return before + piece.repeat(Math.max(1, size / piece.length())) + after;
    }
}
