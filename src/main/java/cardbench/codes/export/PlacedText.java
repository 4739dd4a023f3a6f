package cardbench.codes.export;

/**
 * A text for a place.
 *
 * @param content what is typed or pasted there as text
 * @param html the same for an editor that takes formatted text; empty for places that have none
 * @param length the length of the whole text as the place counts it
 * @param shortened whether {@code content} is shorter than the whole text, since that is too long
 * @param fits whether {@code content} is not too long
 */
public record PlacedText(
        String content, String html, int length, boolean shortened, boolean fits) {}
