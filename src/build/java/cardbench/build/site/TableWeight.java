package cardbench.build.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * What a card table weighs as the site has it.
 *
 * @param packed the bytes of its script
 * @param zipped the same after gzip -9
 */
public record TableWeight(int packed, int zipped) {

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
