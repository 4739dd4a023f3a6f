package cardbench.build.tables;

import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.Language;
import cardbench.codes.cards.PackedTableWriter;
import cardbench.codes.hearthstone.mercenaries.Party;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads {@code MercenaryDefs.xml}: the mercenaries of Hearthstone with their equipment. A mercenary
 * has the name of the card that is its default skin. Mercenaries that nobody can own are left out.
 *
 * <pre>{@code
 * <MercenaryDefs build="255790">
 *   <Mercenary ID="1" collectible="True" name="Rexxar">
 *     <Skins><Skin CardID="64516" default="True"/>...</Skins>
 *     <Equipments><Equipment ID="4">...</Equipment>...</Equipments>
 * }</pre>
 */
final class MercenaryDefs {

    private final TreeMap<Integer, String> equipment = new TreeMap<>();
    private final TreeMap<Integer, Integer> skins = new TreeMap<>();

    private MercenaryDefs() {}

    /** The tables by content, in the packed form. */
    static Map<String, String> tables(InputStream in, List<GameEntity> cards, String note) {
        MercenaryDefs mercenaries = new MercenaryDefs();
        try {
            mercenaries.readAll(CardDefs.factory().createXMLStreamReader(in));
        } catch (XMLStreamException | NumberFormatException e) {
            throw new CardTableTrouble("MercenaryDefs.xml cannot be read: " + e.getMessage());
        }
        return mercenaries.tables(note, mercenaries.names(cards));
    }

    /** One table with the equipment of each mercenary, and a table of names for each language. */
    private Map<String, String> tables(String note, Map<String, Map<Integer, String>> names) {
        Map<String, String> tables = new TreeMap<>();
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

    private void readAll(XMLStreamReader xml) throws XMLStreamException {
        int mercenary = 0;
        while (xml.hasNext()) {
            if (xml.next() != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            switch (xml.getLocalName()) {
                case "Mercenary" -> {
                    boolean owned = "True".equals(xml.getAttributeValue(null, "collectible"));
                    mercenary = owned ? number(xml, "ID") : 0;
                    if (owned) {
                        equipment.put(mercenary, "");
                    }
                }
                case "Skin" -> {
                    if ("True".equals(xml.getAttributeValue(null, "default"))) {
                        skins.put(mercenary, number(xml, "CardID"));
                    }
                }
                case "Equipment" -> {
                    String id = Integer.toString(number(xml, "ID"));
                    equipment.computeIfPresent(
                            mercenary, (key, ids) -> ids.isEmpty() ? id : ids + "+" + id);
                }
                default -> {
                    // abilities and their tiers stand in no code
                }
            }
        }
    }

    private static int number(XMLStreamReader xml, String attribute) {
        String value = xml.getAttributeValue(null, attribute);
        return Integer.parseInt(value == null ? "" : value);
    }

    private Map<String, Map<Integer, String>> names(List<GameEntity> cards) {
        Map<Integer, GameEntity> byId = new HashMap<>();
        cards.forEach(card -> byId.put(card.id(), card));
        Map<String, Map<Integer, String>> names = new TreeMap<>();
        for (Map.Entry<String, Language> language : HearthstoneDefinitions.LANGUAGES.entrySet()) {
            Map<Integer, String> named = new TreeMap<>();
            for (int mercenary : equipment.keySet()) {
                GameEntity card = byId.get(skins.getOrDefault(mercenary, 0));
                String name = card == null ? "" : card.names().getOrDefault(language.getKey(), "");
                if (!name.isEmpty()) {
                    named.put(mercenary, HearthstoneDefinitions.cleaned(name));
                }
            }
            names.put(language.getValue().tag(), named);
        }
        return names;
    }
}
