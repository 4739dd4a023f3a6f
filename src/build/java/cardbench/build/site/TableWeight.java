package cardbench.build.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * What a card table weighs as the site has it. The program {@code TableWeight <card table>...}
 * prints a line for each.
 *
 * @param packed the bytes of its script
 * @param zipped the same after gzip -9
 */
public record TableWeight(int packed, int zipped) {

    /** Prints the weights. */
    public static void main(String[] files) throws IOException {
        for (String file : files) {
            TableWeight weight = of(file, Files.readString(Path.of(file)));
            System.out.printf(
                    Locale.ROOT,
                    "%-34s %,9d bytes as script, %,8d compressed%n",
                    file,
                    weight.packed(),
                    weight.zipped());
        }
    }

    /** The weight of a table under a name, such as {@code genshin.ja}. */
    public static TableWeight of(String name, String table) throws IOException {
        byte[] script =
                AsciiScript.of(CardScript.of(name, table)).getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out =
                new GZIPOutputStream(bytes) {
                    {
                        def.setLevel(Deflater.BEST_COMPRESSION);
                    }
                }) {
            out.write(script);
        }
        return new TableWeight(script.length, bytes.size());
    }
}
