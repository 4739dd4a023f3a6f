/**
 * Lists of cards as sites and clients write them, made from the descriptions of their forms. The
 * classes know nothing of the reader: tests pass the texts to the operations {@code list.find},
 * {@code list.read} and {@code list.write} and compare the answers with the decks behind the texts.
 */
package cardbench.codes.list.written;
