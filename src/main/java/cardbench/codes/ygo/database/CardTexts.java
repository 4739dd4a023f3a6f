package cardbench.codes.ygo.database;

import cardbench.base.sqlite.SqliteSchema;
import cardbench.base.sqlite.SqliteTable;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.NameFold;
import cardbench.codes.deck.CardNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * The texts on the cards of a database (column {@code desc}). They are most of a file, so they are
 * read when one is asked for first. Not for use by several threads.
 */
public final class CardTexts {

    private final CardDatabase database;

    private final List<Text> texts = new ArrayList<>();

    private boolean read;

    private static final class Text {

        private final int id;
        private final String written;

        /** The form in which texts are searched; computed on first use. */
        private String folded;

        Text(int id, String written) {
            this.id = id;
            this.written = written;
        }
    }

    /** The texts of a database. */
    public CardTexts(CardDatabase database) {
        this.database = database;
    }

    /** The database whose texts these are. */
    public CardDatabase database() {
        return database;
    }

    /** The text of a card, or empty. */
    public String text(int id) {
        Text text = find(id);
        return text == null ? "" : text.written;
    }

    /** Whether the text of a card contains another one in the form of {@link NameFold}. */
    public boolean holds(int id, String folded) {
        Text text = find(id);
        if (text == null) {
            return false;
        }
        if (text.folded == null) {
            text.folded = NameFold.fold(text.written);
        }
        return text.folded.contains(folded);
    }

    private Text find(int id) {
        read();
        return CardNumber.find(texts, text -> text.id, id);
    }

    private void read() {
        if (read) {
            return;
        }
        read = true;
        // The table was read when the database was opened: what is wrong with it was reported then.
        Diagnostics diagnostics = new Diagnostics();
        SqliteTable table = SqliteSchema.table(database.file(), "texts", diagnostics);
        int id = table.column("id");
        int text = table.column("desc");
        if (text >= 0) {
            table.read(
                    database.file(),
                    row -> texts.add(new Text((int) row.integer(id), row.text(text))),
                    diagnostics);
            texts.sort((a, b) -> CardNumber.order(a.id, b.id));
        }
    }
}
