package cardbench.build.tables;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads {@code CardDefs.xml}, the card definitions of Hearthstone in all languages, as a stream: it
 * has a hundred megabytes. Only the numbers of tags and the names of cards are kept, no texts.
 *
 * <pre>{@code
 * <CardDefs build="255790">
 *   <Entity CardID="CS2_029" ID="315" version="2">
 *     <Tag enumID="185" name="CARDNAME" type="LocString"><enUS>Fireball</enUS>...</Tag>
 *     <Tag enumID="48" name="COST" type="Int" value="4"/>
 * }</pre>
 *
 * @see <a href="https://github.com/HearthSim/hsdata">hsdata, where the file is published</a>
 */
final class CardDefs {

    private static final String NAME = "185";

    private final XMLStreamReader xml;
    private final List<GameEntity> entities = new ArrayList<>();
    private int build;

    private CardDefs(XMLStreamReader xml) {
        this.xml = xml;
    }

    /**
     * The cards of the file, tokens and enchantments among them.
     *
     * @param build the number of the game's build
     * @param entities in the order of the file
     */
    record Definitions(int build, List<GameEntity> entities) {}

    /** Reads the file; a file in another form is a trouble. */
    static Definitions read(InputStream in) {
        try {
            CardDefs file = new CardDefs(factory().createXMLStreamReader(in));
            file.readAll();
            if (file.entities.isEmpty()) {
                throw new CardTableTrouble("CardDefs.xml has no cards");
            }
            return new Definitions(file.build, List.copyOf(file.entities));
        } catch (XMLStreamException | NumberFormatException e) {
            throw new CardTableTrouble("CardDefs.xml cannot be read: " + e.getMessage());
        }
    }

    /** A factory of readers that follow no reference out of the file. */
    static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    private void readAll() throws XMLStreamException {
        TreeSet<Integer> seen = new TreeSet<>();
        while (xml.hasNext()) {
            if (xml.next() != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            if (xml.getLocalName().equals("CardDefs")) {
                build = number("build");
            } else if (xml.getLocalName().equals("Entity")) {
                GameEntity entity = entity();
                if (entity.id() <= 0 || !seen.add(entity.id())) {
                    throw new CardTableTrouble(
                            "CardDefs.xml: the number " + entity.id() + " of " + entity.cardId());
                }
                entities.add(entity);
            }
        }
    }

    private GameEntity entity() throws XMLStreamException {
        int id = number("ID");
        String cardId = attribute("CardID");
        TreeMap<Integer, Integer> tags = new TreeMap<>();
        TreeMap<String, String> names = new TreeMap<>();
        while (xml.next() != XMLStreamConstants.END_ELEMENT
                || !xml.getLocalName().equals("Entity")) {
            boolean tag =
                    xml.getEventType() == XMLStreamConstants.START_ELEMENT
                            && xml.getLocalName().equals("Tag");
            if (tag && attribute("enumID").equals(NAME)) {
                readNames(names);
            } else if (tag && !attribute("value").isEmpty()) {
                tags.put(number("enumID"), number("value"));
            }
        }
        return new GameEntity(id, cardId, tags, names);
    }

    private void readNames(TreeMap<String, String> names) throws XMLStreamException {
        while (xml.next() != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals("Tag")) {
            if (xml.getEventType() == XMLStreamConstants.START_ELEMENT) {
                names.put(xml.getLocalName(), xml.getElementText());
            }
        }
    }

    private int number(String attribute) {
        return Integer.parseInt(attribute(attribute));
    }

    private String attribute(String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }
}
