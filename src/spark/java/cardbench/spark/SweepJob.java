package cardbench.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Judges every version of a deck in some ranges and finds the best ones. Blocks of versions are
 * judged in parallel, and a number of blocks is a round, which is stored as a whole: whoever starts
 * the same sweep again, after the program has ended for whatever reason, goes on behind the last
 * stored round. The folder gets {@code best}, {@code open} (versions that were not solved, the
 * first {@link SweepResult#NAMED} of them), {@code counts} and {@code rounds}.
 *
 * @param folder a folder that does not exist, or one with a part of the same sweep
 * @param block the number of versions that a task judges, 1 or more
 * @param round the number of blocks of a round, 1 or more
 */
record SweepJob(SweepQuestion question, String folder, int block, int round) {

    /**
     * Runs the sweep to its end.
     *
     * @throws IOException if the folder has the results of another sweep, or cannot be written
     */
    SweepResult run(JavaSparkContext spark) throws IOException {
        SweepFolder kept = new SweepFolder(folder, spark.hadoopConfiguration());
        // other sizes would give the rounds other versions
        kept.claim(question.fingerprint() + " " + block + " " + round + "\n");
        long versions = question.space().size();
        long blocks = (versions + block - 1) / block;
        for (long first = 0; first < blocks; first += round) {
            String path = kept.round(first / round);
            if (!kept.isWhole(path)) {
                judge(spark, first, Math.min(blocks, first + round), versions, path);
            }
        }
        int best = question.best();
        SweepResult result =
                spark.textFile(kept.rounds())
                        .map(SweepResult::ofLine)
                        .treeReduce((one, other) -> one.plus(other, best));
        write(spark, result, kept);
        return result;
    }

    private void judge(JavaSparkContext spark, long from, long to, long versions, String path) {
        List<Long> blocks = new ArrayList<>();
        for (long i = from; i < to; i++) {
            blocks.add(i);
        }
        SweepQuestion asked = question;
        long size = block;
        // a task for each block: Spark gives the next one to whoever is free
        spark.parallelize(blocks, blocks.size())
                .map(
                        number -> {
                            long first = number * size;
                            long last = Math.min(versions, first + size);
                            VersionJudge judge = new VersionJudge(asked);
                            return judge.judge(first, last, asked.best()).line();
                        })
                .saveAsTextFile(path);
    }

    private void write(JavaSparkContext spark, SweepResult result, SweepFolder kept)
            throws IOException {
        VersionText text = new VersionText(question);
        List<String> best = new ArrayList<>();
        for (JudgedVersion version : result.best()) {
            best.add(text.line(best.size() + 1, version));
        }
        List<String> open = new ArrayList<>();
        result.named().forEach(version -> open.add(text.line(version)));
        save(spark, best, kept, "best");
        save(spark, open, kept, "open");
        save(spark, List.of(result.counts()), kept, "counts");
    }

    private static void save(
            JavaSparkContext spark, List<String> lines, SweepFolder kept, String name)
            throws IOException {
        String path = kept.result(name);
        if (!kept.isWhole(path)) {
            spark.parallelize(lines, 1).saveAsTextFile(path);
        }
    }
}
