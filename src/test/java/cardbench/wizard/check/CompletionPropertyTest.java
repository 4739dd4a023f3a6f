package cardbench.wizard.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever completion offers, at every place of many cards, the check accepts. */
class CompletionPropertyTest {

    private static final int CARDS = Seeds.of(20, 200);

    private static final String ME = "\"$onPlay.playerUUID\"";

    private final Random random = new Random(52);
    private int ids;

    private String one(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** A card made at random, without errors. */
    private String card() {
        ids = 0;
        StringBuilder doables = new StringBuilder();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            doables.append(i == 0 ? "" : ", ").append(doable(2, ""));
        }
        return Cards.playing(doables.toString());
    }

    private String doables(int depth, String event) {
        return "["
                + doable(depth - 1, event)
                + (random.nextBoolean() ? ", " + doable(0, event) : "")
                + "]";
    }

    private String doable(int depth, String event) {
        String id = "x" + ++ids;
        String name = "{\"id\": \"" + id + "\", ";
        switch (random.nextInt(depth > 0 ? 8 : 5)) {
            case 0:
                return "{\"type\": \"damage\", \"amount\": "
                        + number()
                        + ", \"target\": "
                        + monster()
                        + "}";
            case 1:
                return "{\"type\": \""
                        + one("gold", "mana", "freezing")
                        + "\", \"mode\": \""
                        + one("add", "set")
                        + "\", \"amount\": "
                        + number()
                        + ", \"target\": "
                        + player()
                        + "}";
            case 2:
                return name
                        + "\"type\": \"drawCard\", \"amount\": "
                        + number()
                        + ", \"target\": "
                        + player()
                        + "}, {\"type\": \"discardCard\", \"target\": \"$"
                        + id
                        + ".UUID\"}";
            case 3:
                return "{\"type\": \"askDiscardCard\", \"minimum\": 0, \"maximum\": 2, \"target\": "
                        + player()
                        + "}";
            case 4:
                return "{\"type\": \"manaCost\", \"mode\": \"add\", \"amount\": 1, \"target\":"
                        + " {\"type\": \"cardChooser\", \"ask\": "
                        + ME
                        + ", \"zone\": \"hand\"}}";
            case 5:
                return name
                        + "\"type\": \"loop\", \"times\": 2, \"do\": [{\"id\": \"d{"
                        + id
                        + ".index}\", \"type\": \"drawCard\", \"amount\": 1, \"target\": "
                        + ME
                        + "}, {\"type\": \"discardCard\", \"target\": \"{d{"
                        + id
                        + ".index}.UUID}\"}]}";
            case 6:
                return "{\"type\": \"if\", \"condition\": "
                        + condition()
                        + ", \"do\": "
                        + doables(depth, event)
                        + ", \"elsedo\": "
                        + doables(depth, event)
                        + "}";
            default:
                return trigger(depth, id);
        }
    }

    private String trigger(int depth, String id) {
        String event = one("onDefeat", "onDamageTaken", "onExplorationFlip");
        String field =
                one(
                        "level",
                        event.equals("onExplorationFlip") ? "type" : "level",
                        "sourcePlayerUUID");
        String other = field.equals("level") ? "\"VI\"" : field.equals("type") ? "\"monster\"" : ME;
        return "{\"type\": \"addTriggers\", \"triggers\": [{\"id\": \"t"
                + id
                + "\", \"mode\": \""
                + one("once", "turn", "round")
                + "\", \"event\": \""
                + event
                + "\", \"condition\": {\"type\": \"Equals\", \"value1\": \"$"
                + event
                + "."
                + field
                + "\", \"value2\": "
                + other
                + "}, \"do\": "
                + doables(depth, event)
                + "}]}, {\"type\": \"removeTriggers\", \"mode\": \"id\", \"targets\": [\"t"
                + id
                + "\"]}";
    }

    private String condition() {
        return one(
                "{\"type\": \"HasWand\", \"playerUUID\": " + ME + "}",
                "{\"type\": \"GreaterThan\", \"value1\": {\"type\": \"getPlayerProperty\","
                        + " \"playerUUID\": "
                        + ME
                        + ", \"property\": \"gold\"}, \"value2\": 3}",
                "{\"type\": \"Not\", \"condition\": {\"type\": \"HasWand\", \"playerUUID\": "
                        + ME
                        + "}}");
    }

    private String number() {
        return one(
                "1",
                "2",
                "{\"type\": \"getPlayerProperty\", \"playerUUID\": "
                        + ME
                        + ", \"property\": \"hand\"}");
    }

    private String player() {
        return one(
                ME,
                "{\"type\": \"allPlayers\"}",
                "{\"type\": \"playerChooser\", \"ask\": " + ME + "}");
    }

    private String monster() {
        return one(
                "{\"type\": \"monsterChooser\", \"ask\": " + ME + "}",
                "{\"type\": \"allMonsters\"}");
    }

    private static List<String> errors(String text) {
        List<String> errors = new ArrayList<>();
        for (Diagnostic one : CardReader.read(text, false).diagnostics()) {
            if (one.severity() == Severity.ERROR) {
                errors.add(one.code().name() + " " + one.message());
            }
        }
        return errors;
    }

    /** The errors that only depend on what has not been written yet, or on what follows. */
    private static boolean isOfTheRest(String error) {
        return error.startsWith("wizard.missing");
    }

    @Test
    @Tag("slow")
    void everyOfferAtEveryPlace_isAccepted() {
        int offers = 0;
        TreeSet<String> kinds = new TreeSet<>();
        for (int i = 0; i < CARDS; i++) {
            String card = card();
            assertEquals(List.of(), errors(card), card);
            Completion.Offer last = null;
            for (int place = card.indexOf("\"behaviors\""); place <= card.length(); place++) {
                Completion.Offer offer = Completion.at(card, place);
                // every place of a word has the offers of the word
                if (last != null && offer.from() == last.from() && offer.to() == last.to()) {
                    continue;
                }
                last = offer;
                for (Completion.Item item : offer.items()) {
                    if (!item.kind().equals("key")) {
                        offers++;
                        kinds.add(item.label());
                        accepted(card, offer, item);
                    }
                }
            }
        }
        assertTrue(offers > 100 * CARDS, "offers: " + offers);
        assertTrue(kinds.size() > 60, kinds.toString());
    }

    private static void accepted(String card, Completion.Offer offer, Completion.Item item) {
        String text = card.substring(0, offer.from()) + item.insert() + card.substring(offer.to());
        CardReading reading = CardReader.read(text, false);
        assertTrue(reading.json().root() != null, text);
        int end = offer.from() + item.insert().length();
        for (Diagnostic one : reading.diagnostics()) {
            boolean overlaps = one.location().from() < end && one.location().to() > offer.from();
            boolean error = one.severity() == Severity.ERROR && overlaps;
            assertTrue(
                    !error || isOfTheRest(one.code().name()),
                    () -> item.label() + ": " + one.message() + " in " + text);
        }
    }

    /** Cut off at the place, as a card is while it is written. */
    @Test
    @Tag("slow")
    void everyOfferAtTheEndOfAText_isAccepted() {
        int offers = 0;
        for (int i = 0; i < CARDS; i++) {
            String card = card();
            for (int place = card.indexOf("\"do\""); place < card.length(); place++) {
                String sign = card.substring(place - 1, place);
                if (!sign.equals(" ") && !sign.equals("[")) {
                    continue;
                }
                String begun = card.substring(0, place);
                for (Completion.Item item : Completion.at(begun, place).items()) {
                    if (item.kind().equals("key")) {
                        continue;
                    }
                    offers++;
                    int end = place + item.insert().length();
                    String text = begun + item.insert();
                    for (Diagnostic one : CardReader.read(text, false).diagnostics()) {
                        boolean overlaps =
                                one.location().from() < end && one.location().to() > place;
                        boolean ofWizard = one.code().name().startsWith("wizard.");
                        assertTrue(
                                !overlaps || !ofWizard || one.severity() != Severity.ERROR,
                                () -> item.label() + ": " + one.message() + " in " + text);
                    }
                }
            }
        }
        assertTrue(offers > 15 * CARDS, "offers: " + offers);
    }

    @Test
    void everySkeleton_isACardWithoutFaults() {
        for (Skeletons.Skeleton one : Skeletons.cards()) {
            assertEquals(List.of(), Cards.linesOf(one.json()), one.label());
        }
        List<Completion.Item> items = Completion.at("", 0).items();
        assertEquals(Skeletons.cards().size(), items.size());
        assertEquals(5, items.size());
    }

    @Test
    void emptyPlaces_haveSomethingToBeginWith() {
        String card = Cards.playing("").replace("[]", "[|]");
        for (String text :
                List.of(
                        card,
                        Cards.treasure("").replace("[]", "|"),
                        Cards.treasure("").replace("[]", "[|]"),
                        Cards.playing(Fault.mount("")).replace("[]", "[|]"),
                        Cards.playing(Fault.iff("{}")).replace("{}", "|"),
                        Cards.playing(
                                Fault.mount(
                                                "{\"id\":\"a\",\"mode\":\"once\",\"event\":\"onBuy\",\"do\":[]}")
                                        + ",{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":[|]}"),
                        "{\"id\": |")) {
            int place = text.indexOf('|');
            Completion.Offer offer = Completion.at(text.replace("|", ""), place);
            assertTrue(!offer.items().isEmpty(), text);
        }
    }
}
