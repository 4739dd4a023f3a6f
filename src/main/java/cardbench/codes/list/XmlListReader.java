package cardbench.codes.list;

import cardbench.base.text.Ascii;
import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.Zone;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads a list in XML: the decks of OCTGN, Cockatrice and Magic Online, and the orders of MPC
 * Autofill. Elements with a count and a name are cards; everything else is skipped. This reads tags
 * and attributes, not all of XML: entities other than the five of XML stay as they are, and the
 * text within comments and CDATA sections is not read.
 */
final class XmlListReader {

    private final String text;
    private final ListBuilder builder;
    private int at;

    private XmlListReader(String text) {
        this.text = text;
        this.builder = new ListBuilder(text);
    }

    /** The list, or {@code null} if the text holds no cards. */
    static DeckList read(String text) {
        XmlListReader reader = new XmlListReader(text);
        reader.read();
        return reader.builder.hasCards() ? reader.builder.build(ListForm.XML) : null;
    }

    private void read() {
        // the elements of a card of MPC Autofill: its slots and its name
        Map<String, String> parts = new LinkedHashMap<>();
        int cardFrom = 0;
        boolean backs = false;
        while (at < text.length()) {
            int open = text.indexOf('<', at);
            int close = open < 0 ? -1 : text.indexOf('>', open);
            if (close < 0) {
                return;
            }
            if (text.startsWith("<!--", open)) {
                int end = text.indexOf("-->", open);
                at = end < 0 ? text.length() : end + "-->".length();
                continue;
            }
            String tag = text.substring(open + 1, close);
            at = close + 1;
            String name = tagName(tag);
            Map<String, String> attributes = attributes(tag);
            String content = content();
            if (name.equals("section") || name.equals("zone")) {
                String title = attributes.getOrDefault("name", "");
                Zone zone = ListWords.zone(title);
                builder.section(open, close + 1, title, zone == null ? Zone.MAIN : zone);
            } else if (name.equals("backs")) {
                backs = true;
            } else if (name.equals("deckname") && !ListSigns.trim(content).isEmpty()) {
                builder.field(open, at, "Name", ListSigns.trim(content));
            } else if (name.equals("card") || name.equals("Cards")) {
                parts.clear();
                cardFrom = open;
                addCard(open, attributes, content);
            } else if (name.equals("/card")
                    && !backs
                    && parts.containsKey("slots")
                    && parts.containsKey("name")) {
                int copies = 1 + commas(parts.get("slots"));
                String file = parts.get("name");
                addNamed(cardFrom, close + 1, copies, withoutFileEnding(file));
            } else {
                parts.put(name, ListSigns.trim(content));
            }
        }
    }

    private void addCard(int from, Map<String, String> attributes, String content) {
        String count = first(attributes, "qty", "number", "Quantity", "quantity");
        String name = first(attributes, "name", "Name");
        name = name == null ? ListSigns.trim(content) : name;
        if (count == null || name.isEmpty() || !isCount(count)) {
            return;
        }
        int to = Math.max(text.indexOf('>', from) + 1, at);
        boolean side = "true".equals(attributes.get("Sideboard"));
        ListCard card =
                new ListCard(
                        unescaped(name),
                        "",
                        unescaped(attributes.getOrDefault("setShortName", "")),
                        unescaped(attributes.getOrDefault("collectorNumber", "")),
                        "");
        Zone zone = side ? Zone.SIDEBOARD : null;
        builder.card(from, to, new CardLine(Integer.parseInt(count), card, zone, true));
    }

    private void addNamed(int from, int to, int count, String name) {
        builder.card(from, to, new CardLine(count, ListCard.named(unescaped(name)), null, true));
    }

    private static boolean isCount(String count) {
        return count.length() <= 4 && Ascii.number(count) >= 0;
    }

    private static String withoutFileEnding(String file) {
        int point = file.lastIndexOf('.');
        String name = point > 0 && file.length() - point <= 5 ? file.substring(0, point) : file;
        int artist = name.endsWith(")") ? name.lastIndexOf('(') : -1;
        return artist > 0 ? ListSigns.trim(name.substring(0, artist)) : name;
    }

    private static int commas(String text) {
        int commas = 0;
        for (int i = 0; i < text.length(); i++) {
            commas += text.charAt(i) == ',' ? 1 : 0;
        }
        return commas;
    }

    private String content() {
        int next = text.indexOf('<', at);
        return text.substring(at, next < 0 ? text.length() : next);
    }

    private static String tagName(String tag) {
        int end = 0;
        while (end < tag.length()
                && !ListSigns.isBlank(tag.charAt(end))
                && (tag.charAt(end) != '/' || end == 0)) {
            end++;
        }
        return tag.substring(0, end);
    }

    private static Map<String, String> attributes(String tag) {
        Map<String, String> attributes = new LinkedHashMap<>();
        int at = tagName(tag).length();
        while (at < tag.length()) {
            int equals = tag.indexOf('=', at);
            if (equals < 0 || equals + 1 >= tag.length()) {
                break;
            }
            char quote = tag.charAt(equals + 1);
            int end = quote == '"' || quote == '\'' ? tag.indexOf(quote, equals + 2) : -1;
            if (end < 0) {
                break;
            }
            attributes.put(
                    ListSigns.trim(tag.substring(at, equals)), tag.substring(equals + 2, end));
            at = end + 1;
        }
        return attributes;
    }

    private static String first(Map<String, String> attributes, String... names) {
        for (String name : names) {
            if (attributes.containsKey(name)) {
                return attributes.get(name);
            }
        }
        return null;
    }

    private static String unescaped(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }
}
