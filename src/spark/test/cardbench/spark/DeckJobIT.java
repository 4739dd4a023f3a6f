package cardbench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Posts in, decks and the popularity of cards out, on two threads. */
class DeckJobIT {

    private static JavaSparkContext spark;

    @TempDir Path folder;

    @BeforeAll
    static void start() {
        spark = Spark.local(2);
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    private PostCounts run(Path in, PostFormat format) {
        return new DeckJob(in.toString(), folder.resolve("out").toString(), format).run(spark);
    }

    private List<String> lines(String name) {
        return Spark.lines(folder.resolve("out").resolve(name));
    }

    /** The names of the posts in these lines of JSON, in their order. */
    private static List<String> posts(List<String> lines) {
        List<String> posts = new ArrayList<>();
        lines.forEach(line -> posts.add(Json.parse(line).asObject().get("post").asString()));
        return posts;
    }

    @Test
    void lines_arePosts() throws Exception {
        Path in = Files.write(folder.resolve("posts.txt"), ExamplePosts.LINES);
        PostCounts counts = run(in, PostFormat.LINES);
        assertEquals(new PostCounts(10, 3, ExamplePosts.DECKS, 3), counts);
        assertEquals(List.of(counts.json()), lines("counts"));
        assertEquals(ExamplePosts.CARDS, lines("cards"));
        assertEquals(ExamplePosts.DECKS, lines("decks").size());
        List<String> unread = new ArrayList<>();
        for (int line : ExamplePosts.UNREAD) {
            unread.add("file:" + in + "@" + ExamplePosts.at(line));
        }
        assertEquals(unread, posts(lines("unread")));
    }

    @Test
    void objects_arePostsWithNames() throws Exception {
        List<String> objects = new ArrayList<>();
        for (int i = 0; i < ExamplePosts.LINES.size(); i++) {
            String text = "\n" + ExamplePosts.LINES.get(i);
            objects.add(new JsonObject().add("id", "post " + i).add("text", text).toString());
        }
        objects.add("{\"id\":11}");
        objects.add("[\"" + ExamplePosts.ROGUE + "\"]");
        objects.add("{\"text\":");
        Path in = Files.write(folder.resolve("posts.jsonl"), objects);
        PostCounts counts = run(in, PostFormat.JSON);
        assertEquals(new PostCounts(13, 6, ExamplePosts.DECKS, 6), counts);
        assertEquals(ExamplePosts.CARDS, lines("cards"));
        List<String> unread = posts(lines("unread"));
        assertEquals(List.of("post 3", "post 5", "post 7", "11"), unread.subList(0, 4));
    }

    @Test
    void files_arePosts() throws Exception {
        Path posts = Files.createDirectory(folder.resolve("posts"));
        for (int i = 0; i < ExamplePosts.LINES.size(); i++) {
            Files.writeString(posts.resolve(i + ".txt"), ExamplePosts.LINES.get(i) + "\n");
        }
        // no UTF-8
        Files.write(posts.resolve("noise"), new byte[] {(byte) 0xff, 0, (byte) 0xc3, 0x28});
        PostCounts counts = run(posts, PostFormat.FILES);
        assertEquals(new PostCounts(11, 4, ExamplePosts.DECKS, 4), counts);
        assertEquals(ExamplePosts.CARDS, lines("cards"));
    }

    @Test
    void noPosts_giveNothing() throws Exception {
        Path in = Files.createFile(folder.resolve("empty"));
        assertEquals(new PostCounts(0, 0, 0, 0), run(in, PostFormat.LINES));
        assertEquals(List.of(), lines("cards"));
    }
}
