package cardbench.spark;

import java.io.Serializable;
import java.util.List;

/**
 * A deck of a post.
 *
 * @param game the game, as in the contract: {@code "ygo"}
 * @param json the deck with its post and the place of its code, as one line of JSON
 * @param cards its cards, each once
 */
record DecodedDeck(String game, String json, List<CardCopies> cards) implements Serializable {}
