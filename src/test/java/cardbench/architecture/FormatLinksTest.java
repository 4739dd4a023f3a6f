package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.deck.Codec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every codec says where its format is written down. */
class FormatLinksTest {

    @Test
    void everyCodec_linksItsFormat() throws ReflectiveOperationException, IOException {
        List<String> without = new ArrayList<>();
        int codecs = 0;
        for (ClassFile file : ClassFile.ofProject()) {
            if (file.name().contains("$")
                    || !file.references().contains("cardbench/codes/deck/Codec")) {
                continue;
            }
            Class<?> type = Class.forName(file.name().replace('/', '.'));
            if (Codec.class.isAssignableFrom(type) && !type.isInterface()) {
                codecs++;
                String source = Files.readString(Path.of("src/main/java", file.name() + ".java"));
                String head = source.substring(0, source.indexOf("class " + type.getSimpleName()));
                if (!head.contains("@see <a href=\"https://")) {
                    without.add(file.name());
                }
            }
        }
        assertTrue(codecs >= 3, codecs + " codecs");
        assertEquals(List.of(), without);
    }
}
