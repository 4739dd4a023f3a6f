package cardbench.build.tables;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.WriterConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The package of a registry that tables are made from, as {@code sources.json} pins it: the client
 * that downloads it ({@code pip} or {@code npm}), name, version and digest. The program downloads
 * nothing itself: the package is a file that the client has put into a folder.
 */
final class PinnedPackage {

    private final Path sources;
    private final JsonObject root;
    private final JsonObject pin;

    /** The member {@code package} of a {@code sources.json}. */
    PinnedPackage(Path sources) throws IOException {
        this.sources = sources;
        this.root = Json.parse(Files.readString(sources)).asObject();
        this.pin = root.get("package").asObject();
    }

    /** A text of the pin, such as {@code name}; empty if it is not there. */
    String text(String member) {
        return pin.getString(member, "");
    }

    /** The package and its licence, for the notes of tables. */
    String credit() {
        return text("name") + " " + text("version") + ", licence " + text("licence");
    }

    /** The command that downloads the package. */
    private String download() {
        return isNpm()
                ? "npm pack " + text("name") + "@" + text("version")
                : "pip download --no-deps " + text("name") + "==" + text("version");
    }

    private boolean isNpm() {
        return text("client").equals("npm");
    }

    /** How the file of any version begins. */
    private String start() {
        String name = text("name");
        return (isNpm() ? name.replace("@", "").replace('/', '-') : name.replace('-', '_')) + "-";
    }

    /**
     * The package in a folder.
     *
     * @param newest whether another version than the pinned one is taken, and pinned
     */
    Path find(Path folder, boolean newest) throws IOException {
        List<Path> found;
        try (Stream<Path> files = Files.list(folder)) {
            found = files.filter(file -> name(file).startsWith(start())).sorted().toList();
        }
        if (found.size() != 1) {
            throw new CardTableTrouble(
                    found.size() + " files " + start() + "* in " + folder + ": " + download());
        }
        String digest = digest(Files.readAllBytes(found.get(0)));
        if (newest) {
            pin.set("version", version(name(found.get(0)))).set("digest", digest);
            Files.writeString(sources, root.toString(WriterConfig.PRETTY_PRINT) + "\n");
        } else if (!digest.equals(text("digest"))) {
            throw new CardTableTrouble(
                    found.get(0) + " is not the pinned package, its digest is " + digest);
        }
        return found.get(0);
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /** The version in a file name: {@code name-1.2-py3-none-any.whl}, {@code name-1.2.tgz}. */
    private String version(String file) {
        String version = file.substring(start().length());
        int end = isNpm() ? version.lastIndexOf('.') : version.indexOf('-');
        if (end <= 0) {
            throw new CardTableTrouble("no version in the name " + file);
        }
        return version.substring(0, end);
    }

    /** The digest in the form of the client. */
    private String digest(byte[] file) {
        return isNpm()
                ? "sha512-" + Base64.getEncoder().encodeToString(hash("SHA-512", file))
                : "sha256:" + HexFormat.of().formatHex(hash("SHA-256", file));
    }

    private static byte[] hash(String algorithm, byte[] bytes) {
        try {
            return MessageDigest.getInstance(algorithm).digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has " + algorithm, e);
        }
    }
}
