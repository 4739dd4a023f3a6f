package cardbench.odds.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What ygo-calc prints of a file before it plays: the deck and the topics. */
class ReportDumpTest {

    private static DeckFile example() throws IOException {
        return DeckFileReader.read(Files.readString(Path.of("cards-data/examples/example.yml")))
                .file();
    }

    @Test
    void deck_isListedCardByCardWithSortedAttributes() throws IOException {
        assertEquals(
                """
                size: 40
                cards:\s
                name: kowakuma-trion, count: 3, description: 特里恩虫惑魔, attribute: [kowakuma monstor ]
                name: kowakuma-tio, count: 3, description: 蒂奥虫惑魔, attribute: [kowakuma monstor ]
                name: kowakuma-ranka, count: 3, description: 兰卡虫惑魔, attribute: [kowakuma monstor ]
                name: kowakuma-jiner, count: 3, description: 吉娜虫惑魔, attribute: [kowakuma monstor ]
                name: kowakuma-atora, count: 1, description: 阿特拉虫惑魔, attribute: [kowakuma monstor ]
                name: urara, count: 3, description: 灰流丽, attribute: [hand-trap monstor ]
                name: zou-g, count: 3, description: 增殖G, attribute: [hand-trap monstor ]
                name: bu-mian-jia, count: 3, description: 布面甲, attribute: [trap ]
                name: houyou, count: 3, description: 泡影, attribute: [hand-trap trap ]
                name: other-trap, count: 15, description: 红坑, attribute: [trap ]
                """,
                Report.deck(example()));
    }

    @Test
    void attributes_areASetInCodeOrder() {
        DeckFile file =
                DeckFileReader.read("deck: {cards: {a: {attribute: [b, M, b, 虫, 1]}}}").file();
        assertEquals(
                "size: 1\ncards: \nname: a, count: 1, description: , attribute: [1 M b 虫 ]\n",
                Report.deck(file));
    }

    @Test
    void topics_areListedComboByCombo() throws IOException {
        assertEquals(
                "A1: score: 2; hand: a:kowakuma  a:trap  \n"
                        + "A2: score: 4; hand: a:kowakuma  bu-mian-jia  a:trap  \n"
                        + "HT1: score: |H.a:hand-trap|; hand: HandTrap  \n"
                        + "HT2: score: |H.a:hand-trap|; hand: HandTrap  HandTrap  \n"
                        + "urara-2: score: 1; condition: (== |H.urara| 2); \n",
                Report.topics(example().topics()));
    }
}
