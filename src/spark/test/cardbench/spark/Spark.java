package cardbench.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Spark on this machine. */
final class Spark {

    private Spark() {}

    /** Spark in this process. */
    static JavaSparkContext local(int cores) {
        return new JavaSparkContext(configuration("local[" + cores + "]"));
    }

    /**
     * A cluster of processes with one core each, which get the jar as they do on other machines.
     */
    static JavaSparkContext cluster(int executors) {
        String master = "local-cluster[" + executors + ",1,1024]";
        return new JavaSparkContext(
                configuration(master)
                        .set("spark.executor.memory", "512m")
                        .setJars(new String[] {System.getProperty("spark.jar")}));
    }

    private static SparkConf configuration(String master) {
        return new SparkConf()
                .setMaster(master)
                .setAppName("test")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1");
    }

    /** The lines of a folder that Spark has written, in its order. */
    static List<String> lines(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> lines = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                if (file.getFileName().toString().startsWith("part-")) {
                    lines.addAll(Files.readAllLines(file));
                }
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
