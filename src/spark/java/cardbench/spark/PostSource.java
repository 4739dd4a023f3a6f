package cardbench.spark;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapred.FileSplit;
import org.apache.hadoop.mapred.InputSplit;
import org.apache.hadoop.mapred.TextInputFormat;
import org.apache.spark.api.java.JavaHadoopRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.input.PortableDataStream;
import scala.Tuple2;

/** Reads posts in UTF-8 from whatever Hadoop's file systems hold, compressed files included. */
final class PostSource {

    /** Bytes of a file that are read: more than a post may have. */
    private static final int BYTES = 3 * PostReader.MOST + 3;

    private PostSource() {}

    /**
     * The posts in a file, a folder, or what a pattern of Hadoop matches.
     *
     * @param partitions the least number of tasks, where the format allows it
     */
    static JavaRDD<Post> posts(
            JavaSparkContext spark, String path, PostFormat format, int partitions) {
        return switch (format) {
            case FILES ->
                    spark.binaryFiles(path, partitions)
                            .map(file -> new Post(file._1(), contents(file._2())));
            case LINES -> lines(spark, path, partitions);
            case JSON -> lines(spark, path, partitions).map(PostSource::ofJson);
        };
    }

    private static String contents(PortableDataStream file) throws IOException {
        try (InputStream in = file.open()) {
            return new String(in.readNBytes(BYTES), StandardCharsets.UTF_8);
        }
    }

    private static JavaRDD<Post> lines(JavaSparkContext spark, String path, int partitions) {
        JavaHadoopRDD<LongWritable, Text> lines =
                (JavaHadoopRDD<LongWritable, Text>)
                        spark.hadoopFile(
                                path,
                                TextInputFormat.class,
                                LongWritable.class,
                                Text.class,
                                partitions);
        return lines.mapPartitionsWithInputSplit(PostSource::named, true);
    }

    /** Names each line by its file and the byte at which it begins. */
    private static Iterator<Post> named(
            InputSplit split, Iterator<Tuple2<LongWritable, Text>> lines) {
        String file = ((FileSplit) split).getPath().toString();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return lines.hasNext();
            }

            @Override
            public Post next() {
                // Hadoop uses both objects again for the next line
                Tuple2<LongWritable, Text> line = lines.next();
                return new Post(file + "@" + line._1().get(), line._2().toString());
            }
        };
    }

    private static Post ofJson(Post line) {
        try {
            JsonValue value = Json.parse(line.text());
            JsonObject post = value.isObject() ? value.asObject() : new JsonObject();
            JsonValue id = post.get("id");
            JsonValue text = post.get("text");
            boolean named = id != null && (id.isString() || id.isNumber());
            return new Post(
                    !named ? line.name() : id.isString() ? id.asString() : id.toString(),
                    text != null && text.isString() ? text.asString() : null);
        } catch (ParseException e) {
            return new Post(line.name(), null);
        }
    }
}
