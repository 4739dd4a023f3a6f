package cardbench.base.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.text.Severity;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The reader against snakeyaml-engine: the same trees with the same places, and the same refusals.
 */
@Tag("slow")
class YamlPeerTest {

    private static final int FILES = Seeds.of(4_000, 10_000);

    /** What we refuse, or read otherwise, on purpose. */
    private static final Set<String> ON_PURPOSE =
            Set.of(
                    "yaml.tag",
                    "yaml.anchor",
                    "yaml.alias",
                    "yaml.duplicate-key",
                    "yaml.tab-in-indentation",
                    "yaml.unquoted-negation",
                    "yaml.too-deep",
                    "yaml.too-many");

    @Test
    void generatedFiles_areReadAsTheyWereMeantAndAsThePeerReadsThem() {
        for (int seed = 0; seed < FILES; seed++) {
            YamlGenerator generator = new YamlGenerator(seed);
            String file = generator.file();
            YamlDocument ours = YamlReader.read(file);
            String message = "seed " + seed + "\n" + file;
            assertEquals(List.of(), ours.diagnostics(), message);
            assertEquals(generator.values(), YamlGenerator.valuesOf(ours.root()), message);
            assertEquals(PeerTree.of(file), TreeText.of(file, ours.root()), message);
        }
    }

    @Test
    void mutatedFiles_areReadOrRefusedAsThePeerDoes() {
        int read = 0;
        for (int seed = 0; seed < FILES; seed++) {
            String file = mutated(new YamlGenerator(seed).file(), new Random(~seed));
            if (differsOnPurpose(file)) {
                continue;
            }
            String peer = PeerTree.of(file);
            YamlDocument document = YamlReader.read(file);
            String ours = refused(document) ? null : TreeText.of(file, document.root());
            if (peerIsWrong(file, peer, ours)) {
                continue;
            }
            assertEquals(peer, ours, "seed " + seed + "\n" + file + document.diagnostics());
            read += ours == null ? 0 : 1;
        }
        assertTrue(read > FILES / 4, "too few files survive their mutation: " + read);
    }

    private static boolean refused(YamlDocument document) {
        return document.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
    }

    static boolean differsOnPurpose(String file) {
        return YamlReader.read(file).diagnostics().stream()
                .anyMatch(d -> ON_PURPOSE.contains(d.code().name()));
    }

    /** Slips of the peer against YAML 1.2, each looked into by hand. */
    static boolean peerIsWrong(String file, String peer, String ours) {
        if (ours == null) {
            // it passes over what stands behind an explicit key, and lets a block text begin left
            // of where its content must stand
            return peer != null
                    && (find("(?m)^[ -]*\\? ", file)
                            || find("(?m)^[ -]*[|>][-+0-9]* *(#.*)?$", file));
        }
        // it places an empty document behind the comment, and refuses one that is only closed
        // it measures the blank lines of an empty block text against a line that is not part of it
        return find("[|>][-+0-9]*( #.*)?\r?\n *\r?\n", file) && peer == null
                || find("(?m)^---[ \t]*(#.*)?$", file) && ours.matches("PLAIN (.*)\\.\\.\\1 \n")
                || ours.equals("nothing\n") && peer == null;
    }

    private static boolean find(String pattern, String file) {
        return Pattern.compile(pattern).matcher(file).find();
    }

    private static String mutated(String file, Random random) {
        StringBuilder text = new StringBuilder(file);
        for (int i = 1 + random.nextInt(3); i > 0 && text.length() > 0; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(5)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, " \n:-?#'\"[]{},|>%@\\x".charAt(random.nextInt(19)));
                case 2 -> text.insert(at, "  ");
                case 3 -> text.delete(at, Math.min(text.length(), at + random.nextInt(8)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 6)));
            }
        }
        return text.toString();
    }
}
