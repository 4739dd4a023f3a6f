package cardbench.codes.ygo.database;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * New values for the columns of a card, which may be new itself. Immutable.
 *
 * @param id the id as an unsigned number
 * @param numbers the new values of columns of {@code datas}, by their names in lower case
 * @param texts the new values of columns of {@code texts}
 */
public record CardChange(long id, Map<String, Long> numbers, Map<String, String> texts) {

    /** The columns of {@code datas} that the clients know, in their order. */
    public static final List<String> NUMBERS =
            List.of(
                    "ot",
                    "alias",
                    "setcode",
                    "type",
                    "atk",
                    "def",
                    "level",
                    "race",
                    "attribute",
                    "category");

    /** The columns of {@code texts}: name, text, and sixteen lines that scripts show. */
    public static final List<String> TEXTS =
            List.of(
                    "name", "desc", "str1", "str2", "str3", "str4", "str5", "str6", "str7", "str8",
                    "str9", "str10", "str11", "str12", "str13", "str14", "str15", "str16");

    /** Copies the maps. */
    public CardChange {
        numbers = new LinkedHashMap<>(numbers);
        texts = new LinkedHashMap<>(texts);
    }
}
