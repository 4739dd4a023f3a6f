package cardbench.spark;

import java.io.Serializable;
import java.util.List;

/**
 * What was read from a post.
 *
 * @param decks its decks, in the order of their codes
 * @param unread what could not be read: damaged codes or, if there is nothing else, the whole post
 */
record PostReading(List<DecodedDeck> decks, List<UnreadText> unread) implements Serializable {}
