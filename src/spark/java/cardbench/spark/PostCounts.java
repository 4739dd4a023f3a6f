package cardbench.spark;

import cardbench.base.json.JsonText;
import java.io.Serializable;

/**
 * The totals of a job.
 *
 * @param posts all posts
 * @param unreadPosts posts without a deck that could be read
 * @param decks decks that were read
 * @param unread posts and parts of posts that could not be read, each with a line that names it
 */
record PostCounts(long posts, long unreadPosts, long decks, long unread) implements Serializable {

    static final PostCounts NONE = new PostCounts(0, 0, 0, 0);

    static PostCounts of(PostReading reading) {
        return new PostCounts(
                1,
                reading.decks().isEmpty() ? 1 : 0,
                reading.decks().size(),
                reading.unread().size());
    }

    PostCounts plus(PostCounts other) {
        return new PostCounts(
                posts + other.posts,
                unreadPosts + other.unreadPosts,
                decks + other.decks,
                unread + other.unread);
    }

    /** One line of JSON. */
    String json() {
        JsonText json = new JsonText().object();
        json.name("posts").value(posts).name("unreadPosts").value(unreadPosts);
        json.name("decks").value(decks).name("unread").value(unread);
        return json.endObject().toString();
    }

    /** The totals for people. */
    String sentence() {
        return posts
                + " posts, "
                + unreadPosts
                + " of them without a readable deck; "
                + decks
                + " decks; "
                + unread
                + " lines in “unread”";
    }
}
