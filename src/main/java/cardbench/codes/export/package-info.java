/**
 * Writes decks for the places where people post them. {@link cardbench.codes.export.Place} has the
 * rules of each place: its markup (Markdown, BBCode, HTML, plain text), the signs that it
 * interprets, and how long a post may be; {@link cardbench.codes.export.PostForm} the ways to show
 * several decks of a post. {@link cardbench.codes.export.Exports} lists what is no text to post:
 * pictures and JSON. All are written from a {@link cardbench.codes.deck.DeckView} and nothing else;
 * no game is known here. Each output contains the deck's code, and each markup escapes for its
 * language, so that no name can break out of it. Deck codes themselves are written by the packages
 * of the games.
 *
 * <p>Start at {@link cardbench.codes.export.Place}. {@code DeckLines} has what all outputs show,
 * {@code Markup} how it is written; {@code QrCode}, {@code QrData} and {@code QrMask} make the QR
 * code of the SVG picture.
 */
package cardbench.codes.export;
