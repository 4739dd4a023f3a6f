/**
 * Reads the QR codes of a picture, such as the one that Cardbench draws of a deck. The library that
 * finds them is ZXing. Nothing here knows decks: the content of a code is a text for others.
 *
 * <p>Start at {@link cardbench.codes.picture.QrReader}.
 */
package cardbench.codes.picture;
