/**
 * Writes decks in the formats of places where people post them: Markdown, BBCode, HTML, SVG, JSON.
 * One class per format, each from a {@link cardbench.deck.DeckView} and nothing else; no game is
 * known here. Each output contains the deck's code, and each class escapes for its format, so that
 * no name can break out of it. Deck codes themselves are written by the packages of the games.
 *
 * <p>Start at {@link cardbench.export.Export}; {@link cardbench.export.Exports} lists the formats.
 * {@code DeckLines} has what all of them show; {@code QrCode}, {@code QrData} and {@code QrMask}
 * make the QR code of the SVG picture.
 */
package cardbench.export;
