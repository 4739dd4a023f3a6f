package cardbench.codes.hearthstone.source;

import cardbench.base.json.JsonBytes;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.PackedTableWriter;
import cardbench.codes.hearthstone.mercenaries.Party;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Converts {@code mercenaries.json} of HearthstoneJSON to card tables of the game {@code
 * mercenaries}: one with the equipment of each mercenary, and one with the names for each language
 * of the file. Ids are those of the codes of parties, not DBF ids.
 *
 * <pre>{@code
 * [{"id": 1, "name": "...", "defaultSkinDbfId": 1, "equipment": [{"id": 1, "tiers": [...]}], ...}]
 * }</pre>
 *
 * @see <a href="https://hearthstonejson.com/docs/cards.html">HearthstoneJSON</a>
 */
public final class MercenaryConversion {

    private static final int MOST_EQUIPMENT = 100;

    private final JsonBytes json;
    private final Map<Integer, Map<String, String>> names = new TreeMap<>();
    private final Map<Integer, String> equipment = new TreeMap<>();
    private int leftOut;
    private int sameNumber;

    private MercenaryConversion(byte[] bytes) {
        this.json = new JsonBytes(bytes);
    }

    /** Whether a file begins like a list of mercenaries. */
    public static boolean isList(byte[] bytes) {
        JsonBytes json = new JsonBytes(bytes);
        json.open('[');
        if (!json.nextElement(true)) {
            return false;
        }
        json.open('{');
        String name = json.nextName(true);
        while (name != null && !json.failed()) {
            if (name.equals("defaultSkinDbfId") || name.equals("specializations")) {
                return true;
            }
            json.skip();
            name = json.nextName(false);
        }
        return false;
    }

    /**
     * The texts of the tables by their content; empty if the file is not a list.
     *
     * @param address the address or path of the file, as in {@link CardConversion#convert}
     */
    public static Map<String, String> convert(
            byte[] bytes, String address, Diagnostics diagnostics) {
        MercenaryConversion conversion = new MercenaryConversion(bytes);
        conversion.readAll(diagnostics);
        return conversion.tables(address, diagnostics);
    }

    private void readAll(Diagnostics diagnostics) {
        json.open('[');
        boolean first = true;
        int count = 0;
        while (count <= HearthstoneJson.MAX_CARDS && json.nextElement(first)) {
            first = false;
            readOne();
            count++;
        }
        if (count > HearthstoneJson.MAX_CARDS) {
            diagnostics.add(
                    ConversionCodes.TOO_MANY_CARDS
                            .anywhere()
                            .with("limit", HearthstoneJson.MAX_CARDS));
        } else if (json.failed() || !json.isAtEnd()) {
            diagnostics.add(ConversionCodes.NOT_A_CARD_LIST.at(Location.NONE.withByte(json.at())));
        } else if (names.isEmpty()) {
            diagnostics.add(ConversionCodes.NO_CARDS.anywhere());
        }
        if (leftOut > 0) {
            diagnostics.add(ConversionCodes.LEFT_OUT.anywhere().with("count", leftOut));
        }
        if (sameNumber > 0) {
            diagnostics.add(ConversionCodes.SAME_NUMBER.anywhere().with("count", sameNumber));
        }
    }

    private void readOne() {
        int id = 0;
        String pieces = "";
        Map<String, String> names = new LinkedHashMap<>();
        json.open('{');
        String member = json.nextName(true);
        while (member != null && !json.failed()) {
            switch (member) {
                case "id" -> id = json.integer(0);
                case "name" -> JsonCard.texts(json, names);
                case "equipment" -> pieces = equipment();
                default -> json.skip();
            }
            member = json.nextName(false);
        }
        if (id <= 0 || json.failed()) {
            leftOut++;
        } else if (this.names.containsKey(id)) {
            sameNumber++;
        } else {
            this.names.put(id, names);
            equipment.put(id, pieces);
        }
    }

    /** The ids of the pieces of equipment, joined by plus signs. */
    private String equipment() {
        StringBuilder ids = new StringBuilder();
        if (json.peek() != '[') {
            json.skip();
            return "";
        }
        json.open('[');
        for (int i = 0; json.nextElement(i == 0); i++) {
            json.open('{');
            String member = json.nextName(true);
            while (member != null && !json.failed()) {
                if (member.equals("id") && i < MOST_EQUIPMENT) {
                    ids.append(ids.length() == 0 ? "" : "+").append(json.integer(0));
                } else {
                    json.skip();
                }
                member = json.nextName(false);
            }
        }
        return ids.toString();
    }

    private Map<String, String> tables(String address, Diagnostics diagnostics) {
        if (diagnostics.failed()) {
            return new LinkedHashMap<>();
        }
        Map<String, Map<Integer, String>> byTag = new LinkedHashMap<>();
        byLanguage(address, diagnostics)
                .forEach((language, named) -> byTag.put(language.tag(), named));
        return tables(CardConversion.note(address), equipment, byTag);
    }

    /**
     * The texts of the tables by their content.
     *
     * @param note where the facts are from, for the head of each table
     * @param equipment the ids of the equipment of each mercenary, joined by plus signs; by
     *     ascending id, as the names are
     * @param names by the tag of the language
     */
    public static Map<String, String> tables(
            String note, Map<Integer, String> equipment, Map<String, Map<Integer, String>> names) {
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put(
                CardTable.CARDS,
                new PackedTableWriter(Party.KIND, CardTable.CARDS, List.copyOf(equipment.keySet()))
                        .note(note)
                        .lines("equipment", List.copyOf(equipment.values()))
                        .text());
        names.forEach(
                (tag, named) ->
                        tables.put(
                                tag,
                                new PackedTableWriter(Party.KIND, tag, List.copyOf(named.keySet()))
                                        .note(note)
                                        .lines("name", List.copyOf(named.values()))
                                        .text()));
        return tables;
    }

    private Map<Language, Map<Integer, String>> byLanguage(
            String address, Diagnostics diagnostics) {
        Map<Language, Map<Integer, String>> namesByLanguage = new EnumMap<>(Language.class);
        Language only = null;
        for (Map.Entry<Integer, Map<String, String>> each : names.entrySet()) {
            for (Map.Entry<String, String> name : each.getValue().entrySet()) {
                boolean alone = name.getKey().equals(JsonCard.ONLY);
                if (alone && only == null) {
                    only = languageOf(address, diagnostics);
                }
                Language language = alone ? only : Language.of(name.getKey());
                String line = CardTableText.name(name.getValue());
                if (!line.isEmpty()) {
                    namesByLanguage
                            .computeIfAbsent(language, key -> new TreeMap<>())
                            .putIfAbsent(each.getKey(), line);
                }
            }
        }
        return namesByLanguage;
    }

    /** The language of a file that does not name it: by its address, otherwise by its script. */
    private Language languageOf(String address, Diagnostics diagnostics) {
        Language addressLanguage = CardConversion.languageOf(address);
        if (addressLanguage != null) {
            return addressLanguage;
        }
        List<String> texts = new ArrayList<>();
        for (Map<String, String> each : names.values()) {
            texts.add(each.getOrDefault(JsonCard.ONLY, ""));
        }
        Language language = byScript(texts);
        // several languages are written in these two scripts
        if (language == Language.EN || language == Language.ZH_CN) {
            diagnostics.add(
                    ConversionCodes.LANGUAGE_UNKNOWN.anywhere().with("language", language.tag()));
        }
        return language;
    }

    private static Language byScript(List<String> texts) {
        Language language = Language.EN;
        for (String text : texts) {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c >= 0x3041 && c <= 0x30fa) {
                    // kana tell Japanese, whatever Chinese characters are around them
                    return Language.JA;
                } else if (c >= 0xac00 && c <= 0xd7a3) {
                    return Language.KO;
                } else if (c >= 0x400 && c <= 0x4ff) {
                    return Language.RU;
                } else if (c >= 0xe01 && c <= 0xe5b) {
                    return Language.TH;
                } else if (c >= 0x4e00 && c <= 0x9fff) {
                    language = Language.ZH_CN;
                }
            }
        }
        return language;
    }
}
