package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.contract.AnswerCorpus;
import cardbench.contract.AnswerCorpus.Data;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/**
 * Databases with some wrong bytes: they are read or refused, and every number finds a card. Two
 * rows of a damaged file may have one number.
 */
class CardDatabaseFuzzTest {

    private static final List<byte[]> SOUND =
            AnswerCorpus.lines().stream()
                    .filter(Data.class::isInstance)
                    .map(Data.class::cast)
                    .filter(data -> data.kind().equals("cards.cdb"))
                    .map(Data::bytes)
                    .toList();

    @FuzzTest(maxDuration = "20s")
    void changedDatabase_isReadOrRefused(FuzzedDataProvider data) {
        byte[] bytes = data.pickValue(SOUND).clone();
        for (int i = data.consumeInt(0, 20); i > 0 && bytes.length > 0; i--) {
            bytes[data.consumeInt(0, bytes.length - 1)] = data.consumeByte();
        }
        Diagnostics diagnostics = new Diagnostics();
        CardDatabase database = CardDatabase.read("changed.cdb", bytes, diagnostics);
        assertEquals(diagnostics.failed(), database == null);
        if (database != null) {
            for (CardRow card : database.cards()) {
                assertEquals(card.id(), database.card(card.id()).id());
            }
        }
    }
}
