package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.yaml.YamlScalar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The two files that the documents print as their examples, unchanged. */
class DeckFileSamplesTest {

    private static DeckFile read(String name) throws IOException {
        DeckFileReading reading =
                DeckFileReader.read(Files.readString(Path.of("cards-data/examples", name)));
        assertEquals(List.of(), reading.diagnostics());
        return reading.file();
    }

    private static List<String> values(List<YamlScalar> texts) {
        return texts.stream().map(YamlScalar::value).toList();
    }

    @Test
    void example_isReadWhole() throws IOException {
        DeckFile file = read("example.yml");
        assertEquals(40, file.size());
        assertEquals(10, file.cards().size());
        DeckCard atora = file.cards().get(4);
        assertEquals("kowakuma-atora", atora.name());
        assertEquals(1, atora.count(), "a count that is not written");
        assertEquals(List.of("monstor", "kowakuma"), values(atora.attributes()));
        assertEquals("阿特拉虫惑魔", atora.description());
        assertEquals("MonstorHandTrap", file.aliases().get(1).name());
        assertEquals("HandTrap a:monstor", file.aliases().get(1).conditions().value());
        assertEquals(1000, file.count());
        assertTrue(file.confidenceInterval());
        assertFalse(file.debug());

        Topic expend = file.topics().get(0);
        assertEquals("test-expend", expend.name());
        assertEquals(5, expend.startCard());
        assertFalse(expend.execProgram());
        assertNull(expend.header());
        assertEquals("HB", expend.scanZones());
        Combo second = expend.combos().get(1);
        assertEquals("4", second.score().value());
        assertEquals(List.of("a:kowakuma", "bu-mian-jia", "a:trap"), values(second.hand()));
        assertEquals(List.of(), second.grave());

        Combo urara = file.topics().get(1).combos().get(2);
        assertEquals("urara-2", urara.name());
        assertEquals("(== |H.urara| 2)", urara.condition().value());
        assertNull(urara.score());
    }

    @Test
    void zhulei_isReadWhole() throws IOException {
        DeckFile file = read("zhulei.yml");
        assertEquals(40, file.size());
        assertEquals(17, file.cards().size());
        assertTrue(file.debug());
        assertEquals(10, file.count());
        DeckCard zenyuan = file.cards().get(11);
        assertEquals(
                List.of("/(> |D.zhulei-nanren| 0);@;(# X B);(# D.zhulei-nanren.1 H))"),
                values(zenyuan.effects()));
        Topic expend = file.topics().get(0);
        assertTrue(expend.execProgram());
        assertEquals("(= summon 1)", expend.header().value());
        assertEquals(List.of("a:renyu"), values(expend.combos().get(0).grave()));
    }

    @Test
    void charactersOfPrograms_areFoundInTheFile() throws IOException {
        String text = Files.readString(Path.of("cards-data/examples/zhulei.yml"));
        YamlScalar program = read("zhulei.yml").cards().get(11).effects().get(0);
        int last = program.value().length() - 1;
        var place = program.locate(last, last + 1);
        assertEquals(")", text.substring(place.from(), place.to()));
        String line = text.lines().skip(place.line() - 1).findFirst().orElseThrow();
        assertTrue(line.substring(0, place.column()).endsWith(".1 H))"), line);
    }
}
