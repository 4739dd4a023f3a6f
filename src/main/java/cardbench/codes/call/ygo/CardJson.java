package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.BitColumn;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.CardWords;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;

/** Writes cards of a database: their rows in the words of a client. */
final class CardJson {

    private CardJson() {}

    /** Begins the object of a card with its number and name. */
    static JsonText begin(CardRow card, JsonText json) {
        return json.object().name("id").value(card.number()).member("name", card.name());
    }

    /** Writes the columns of a card, as members of its object. */
    static void columns(CardRow card, Dialect dialect, JsonText json) {
        if (card.alias() != 0) {
            json.name("alias").value(CardNumber.of(card.alias()));
            json.member("aliasKind", card.isArtwork(dialect) ? "artwork" : "treated as");
        }
        words(BitColumn.REGIONS, card, dialect, json);
        words(BitColumn.TYPES, card, dialect, json);
        if (card.isMonster()) {
            monster(card, dialect, json);
        }
    }

    private static void monster(CardRow card, Dialect dialect, JsonText json) {
        words(BitColumn.ATTRIBUTES, card, dialect, json);
        words(BitColumn.RACES, card, dialect, json);
        json.member("level", card.stars());
        int left = card.level() >> 24 & 255;
        int right = card.level() >> 16 & 255;
        if (CardWords.types(card.type(), dialect).contains("pendulum")) {
            json.member("leftScale", left).member("rightScale", right);
        }
        json.member("attack", card.attack());
        if (card.hasDefence()) {
            json.member("defence", card.defence());
        } else {
            write("arrows", CardWords.arrows(card.defence()), json);
        }
    }

    /** Writes the names of the bits in a column. */
    private static void words(BitColumn column, CardRow card, Dialect dialect, JsonText json) {
        write(column.word(), column.words(column.bits(card), dialect), json);
    }

    /** Writes a list of texts. */
    static void write(String name, List<String> words, JsonText json) {
        json.name(name).array();
        for (String word : words) {
            json.value(word);
        }
        json.endArray();
    }
}
