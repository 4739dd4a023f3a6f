package cardbench.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of a sweep: its question, the rounds that are over, and at last the result. Rounds are
 * written by Hadoop's committer, which marks a whole one with the file {@code _SUCCESS}.
 */
final class SweepFolder {

    private final FileSystem files;
    private final Path folder;

    /** What Hadoop takes for a pattern or a list where it reads. */
    private static final String PATTERNS = ",*?[]{}\\";

    /**
     * Opens a folder.
     *
     * @throws IOException if its name has a character that Hadoop reads as part of a pattern, or
     *     its file system is not there
     */
    SweepFolder(String folder, Configuration configuration) throws IOException {
        for (char c : PATTERNS.toCharArray()) {
            if (folder.indexOf(c) >= 0) {
                throw new IOException(folder + ": choose a name without “" + c + "”");
            }
        }
        this.folder = new Path(folder);
        this.files = this.folder.getFileSystem(configuration);
    }

    /** The text of a file in UTF-8. */
    static String text(FileSystem files, Path path) throws IOException {
        try (InputStream in = files.open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /**
     * Makes this the folder of a sweep.
     *
     * @throws IOException if it is that of another one
     */
    void claim(String question) throws IOException {
        Path path = new Path(folder, "question.json");
        if (!files.exists(path)) {
            // renamed when it is whole, so that a sweep that ends here begins again
            Path begun = new Path(folder, "question.json.new");
            try (OutputStream out = files.create(begun, true)) {
                out.write(question.getBytes(StandardCharsets.UTF_8));
            }
            files.rename(begun, path);
        }
        if (!text(files, path).equals(question)) {
            throw new IOException(folder + " has the results of another sweep; choose another");
        }
    }

    /** Where a round is written. */
    String round(long number) {
        return new Path(folder, String.format("rounds/%012d", number)).toString();
    }

    /** A pattern of all rounds. */
    String rounds() {
        return new Path(folder, "rounds/*").toString();
    }

    /** Where a part of the result is written. */
    String result(String name) {
        return new Path(folder, name).toString();
    }

    /** Whether all of a folder was written. Else removes what there is of it. */
    boolean isWhole(String path) throws IOException {
        boolean whole = files.exists(new Path(path, "_SUCCESS"));
        if (!whole) {
            files.delete(new Path(path), true);
        }
        return whole;
    }
}
