package cardbench.codes.ygo.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decks as pages and programs hand them over: in links. */
class YgoLinksTest {

    private static final String DIGITS =
            "0123456789ABCDEFGHIJKLMNPRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private static YgoCodec codec(String kind) {
        return YgoCodec.of(kind, ExtraDeck.UNKNOWN);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static List<String> codes(Reading<YgoDeck> reading) {
        return reading.diagnostics().stream().map(diagnostic -> diagnostic.code().name()).toList();
    }

    private static void reads(YgoDeck deck, String link, String why) {
        String post = "see " + link + " for it";
        Reading<YgoDeck> reading = codec(deck.kind()).read(post);
        assertEquals(deck, reading.deck(), why + " " + link);
        assertTrue(reading.isValid(), why + " " + reading);
        List<Found> found = codec(deck.kind()).find(post);
        assertEquals(1, found.size(), why + " " + link);
        assertTrue(found.get(0).certain(), why);
        assertTrue(found.get(0).from() >= 4 && found.get(0).to() <= 4 + link.length(), why);
        // what was found is read like the whole post
        String code = post.substring(found.get(0).from(), found.get(0).to());
        assertEquals(deck, codec(deck.kind()).read(code).deck(), why + " " + code);
    }

    /** A body as the standard alphabet writes it, from the description of the layout. */
    private static String body(YgoDeck deck) {
        StringBuilder body = new StringBuilder();
        for (int part = 0; part < 3; part++) {
            StringBuilder hex = new StringBuilder();
            deck.part(part)
                    .forEach(
                            id -> hex.append(HexFormat.of().toHexDigits(Integer.reverseBytes(id))));
            byte[] bytes = HexFormat.of().parseHex(hex);
            body.append(Base64.getEncoder().encodeToString(bytes)).append('!');
        }
        return body.toString();
    }

    @Test
    void bodiesOfAddresses_areReadFromEveryKindOfLink() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            YgoDeck deck = SampleDecks.random("ydke", 99_999_999, random);
            String body = body(deck);
            String name = random.nextBoolean() ? "" : "白き龍 " + seed + " & co";
            String why = "seed " + seed;
            String site = "https://ygoprodeck.com/deckbuilder/?utm_source=a&";
            YgoDeck named = deck.named(name);
            reads(named, site + "y=" + body + encoded(name), why);
            reads(named, site + "y=" + encoded(body + encoded(name)), why);
            reads(named, site + "ydke=" + encoded(body + name), why);
            String official = "https://www.db.yugioh-card.com/yugiohdb/member_deck.action";
            reads(named, official + "?request_locale=en#storm-access=" + encoded(body + name), why);
            reads(deck, official + "#storm-access=" + encoded(encoded(body)), why);
            reads(deck, encoded("ydke://" + body), why);
            reads(deck, encoded("ydke://" + body).replace("%3A%2F%2F", "%3a%2f%2f"), why);
            reads(deck, encoded(encoded("ydke://" + body)), why);
            reads(deck, "https://a.example/?deck=" + encoded("ydke://" + body) + "&b=c", why);
            reads(deck, "https://a.example/?deck=" + encoded(body), why);
            reads(deck, "https://a.example/?a=b&amp;code=" + body.replace("=", ""), why);
        }
    }

    @Test
    void decodedAddress_isOfferedInPlaceOfTheEncodedOne() {
        YgoDeck deck = SampleDecks.described("ydke");
        String link = encoded("ydke://" + body(deck));
        Diagnostic repair = codec("ydke").read(link).diagnostics().get(0);
        assertEquals("text.percent", repair.code().name());
        assertEquals("ydke://" + body(deck), repair.fix());
        assertEquals(0, repair.location().from());
        assertEquals(link.length(), repair.location().to());
    }

    @Test
    void damagedLinkOfAKnownSite_isReportedWhereItIsDamaged() {
        String link = "https://ygoprodeck.com/deckbuilder/?y=rvTMAq70!!!";
        Reading<YgoDeck> reading = codec("ydke").read(link);
        assertEquals(List.of("ygo.link", "ygo.cut-off"), codes(reading));
        assertEquals(List.of(46986414), reading.deck().main());
        assertEquals(link.indexOf("rvT") + 5, reading.diagnostics().get(1).location().from());
        assertEquals(100, codec("ydke").likeness(link));
        // the same on another site may be anything
        assertEquals(0, codec("ydke").likeness("https://a.example/?y=rvTMAq70!!!"));
        assertEquals(100, codec("ydke").likeness("https://a.example/?y=rvTMAg==!!"));
    }

    @Test
    void numberThatIsNoCard_isLeftOut_andTheOthersStay() {
        String zero = "https://ygoprodeck.com/deckbuilder/?y=AAAAAK70zAIAAAAA!AAAAAA==!!";
        Reading<YgoDeck> reading = codec("ydke").read(zero);
        assertEquals(
                List.of("ygo.link", "ygo.not-a-card", "ygo.not-a-card", "ygo.not-a-card"),
                codes(reading));
        assertEquals(List.of(46986414), reading.deck().main());
        assertTrue(reading.isValid());
        assertEquals(zero.indexOf("AAAAAK"), reading.diagnostics().get(1).location().from());
        assertEquals(1, codec("ydke").find(zero).size());
        Reading<YgoDeck> list =
                codec("ygomobile").read("ygo://deck?main=0_4294967296*2_46986414*3&extra=&side=");
        assertEquals(List.of("ygo.link", "ygo.not-a-card", "ygo.not-a-card"), codes(list));
        assertEquals(List.of(46986414, 46986414, 46986414), list.deck().main());
    }

    private static String list(List<Integer> ids) {
        StringBuilder list = new StringBuilder();
        for (CardRun run : CardRun.of(ids, 3)) {
            list.append(run.id()).append(run.copies() > 1 ? "*" + run.copies() : "").append('_');
        }
        return list.toString();
    }

    @Test
    void olderLinksOfYgoMobile_areRead() {
        for (int seed = 0; seed < 300; seed++) {
            YgoDeck deck = SampleDecks.random("ygomobile", 99_999_999, new Random(seed));
            String why = "seed " + seed;
            String lists =
                    "main="
                            + list(deck.main())
                            + "&extra="
                            + list(deck.extra())
                            + "&side="
                            + list(deck.side());
            reads(deck, "ygo://deck?" + lists, why);
            reads(deck, "(ygo://deck?" + lists + "),", why);
            reads(deck, encoded("ygo://deck?" + lists), why);
            reads(deck, "YGO://deck?" + lists.replace("_&", "&"), why);
            String zero = "http://deck.ourygo.top?ygotype=deck&v=0&";
            reads(deck, zero + lists, why);
            reads(deck, zero + lists.replace("*", "%2A"), why);
            reads(deck, zero + lists.replace("&", "&amp;"), why);
            reads(deck.named("a b"), zero + "name=a+b&" + lists, why);
            String today = codec("ygomobile").write(deck);
            if (!today.isEmpty()) {
                reads(deck, encoded(today), why);
                reads(deck, today + ".", why);
                reads(deck.named("青い目"), today + "&name=" + encoded("青い目"), why);
            }
        }
    }

    @Test
    void entriesThatAreNone_areErrorsWithTheirPlaces() {
        String link = "ygo://deck?main=46986414*_5x_*3_46986414*0_7&extra=8*2*3&side=";
        Reading<YgoDeck> reading = codec("ygomobile").read(link);
        assertEquals(
                List.of(
                        "ygo.link",
                        "ygo.entry-unclear",
                        "ygo.entry-unclear",
                        "ygo.entry-unclear",
                        "ygo.no-copies",
                        "ygo.entry-unclear"),
                codes(reading));
        assertEquals(List.of(7), reading.deck().main());
        assertEquals(link.indexOf("5x"), reading.diagnostics().get(2).location().from());
        assertFalse(reading.isValid());
    }

    @ParameterizedTest
    @ValueSource(longs = {1001, 2147483648L, 4294967295L, 4294967296L, 4294967297L})
    void moreCopiesThanADeckHas_areTooManyCards(long copies) {
        String link = "ygo://deck?main=5318639_46986414*" + copies + "&extra=&side=";
        Reading<YgoDeck> reading = codec("ygomobile").read(link);
        assertEquals(List.of("ygo.link", "ygo.too-many-cards"), codes(reading));
        assertEquals(List.of(5318639), reading.deck().main());
    }

    @Test
    void everyCharacterOfAList_belongsToOneField() {
        for (String link :
                List.of(
                        "http://deck.ourygo.top?ygotype=deck&v=0&main=46986414*3&extra=7&side=5_6",
                        "ygo://deck?main=46986414_&extra=&side=")) {
            Explanation explanation = codec("ygomobile").explain(link);
            int at = 0;
            for (Field field : explanation.fields()) {
                assertEquals(at, field.byteFrom(), link);
                at = field.byteTo();
            }
            assertEquals(link.length(), at);
        }
    }

    /** The letters of a deck, by the rule that {@link KoishiCode} describes. */
    private static String koishi(YgoDeck deck) {
        StringBuilder letters = new StringBuilder();
        List<Integer> elements = new ArrayList<>(List.of(0));
        int end = 0;
        for (int part = 0; part < 3; part++) {
            if (part > 0) {
                letters.append(copy(end));
                end = elements.size();
                elements.add(0);
            }
            for (int id : deck.part(part)) {
                int first = elements.indexOf(id);
                String digits = "";
                for (int i = 0, remaining = id; i < 5; i++, remaining /= 60) {
                    digits = DIGITS.charAt(remaining % 60) + digits;
                }
                letters.append(first > 0 ? copy(first) : digits);
                elements.add(id);
            }
        }
        return letters.toString();
    }

    private static String copy(int element) {
        char last = DIGITS.charAt(element % 60);
        return element < 60 ? "O" + last : "Q" + DIGITS.charAt(element / 60) + last;
    }

    @Test
    void lettersOfKoishi_areRead() {
        for (int seed = 0; seed < 300; seed++) {
            YgoDeck deck = SampleDecks.random("ygomobile", 99_999_999, new Random(seed));
            String link = "https://srv.koishi.pro/deck.html?name=%E9%BE%99.ydk&deck=";
            if (deck.size() >= 10) {
                reads(deck.named("龙"), link + koishi(deck), "seed " + seed);
            }
        }
    }

    @Test
    void lettersThatReferToNothing_areNoDeck() {
        String ten = "0mJyf".repeat(10);
        String site = "https://srv.koishi.pro/deck.html?deck=";
        assertEquals(1, codec("ygomobile").find(site + ten).size());
        for (String letters :
                List.of(
                        "OB" + ten, // an element behind it
                        ten + "O", // no digit
                        ten + "QQ1",
                        ten + "0mJy", // four digits
                        ten + "0mJ-f",
                        "zzzzz".repeat(10), // ids of nine digits
                        "O0O0O0" + ten, // four parts
                        "0mJyf".repeat(9))) {
            assertEquals(List.of(), codec("ygomobile").find(site + letters), letters);
        }
    }

    @Test
    void codesWithoutAMark_areReadFromTheArgumentOfALink() {
        for (int seed = 0; seed < 200; seed++) {
            YgoDeck drawn = SampleDecks.random("ygo", 99_999_999, new Random(seed));
            for (String kind : List.of("ygo", "omega")) {
                YgoDeck deck = new YgoDeck(kind, drawn.main(), List.of(), drawn.side());
                String code = codec(kind).write(deck);
                String link = "https://a.example/?deck=" + encoded(code) + "&b=c";
                if (!codec(kind).find(code).isEmpty()) {
                    assertEquals(deck, codec(kind).read(link).deck(), "seed " + seed + " " + link);
                    assertEquals(1, codec(kind).find(link).size(), "seed " + seed + " " + link);
                }
            }
        }
    }

    @Test
    void wordsLikeLinks_areNoDecks() {
        for (String text :
                List.of(
                        "https://a.example/?y=2026&d=27",
                        "https://a.example/?y=wow!such!deck!",
                        "https://a.example/?main=1&extra=2&side=3",
                        "https://a.example/?main=46986414_5318639",
                        "ygo://deck",
                        "ygo://deck?main=",
                        "ygo://deck?main=&extra=&side=",
                        "100%25 of y=x!!!",
                        "ydke%3A%2F%2F and so on",
                        "#storm-access=",
                        "https://ygoprodeck.com/deckbuilder/?u=https://a.example/b.ydk",
                        "https://ygoprodeck.com/deckbuilder/?y=")) {
            for (YgoCodec codec : YgoCodec.all(ExtraDeck.UNKNOWN)) {
                assertEquals(List.of(), codec.find(text), codec.kind() + " " + text);
            }
        }
    }

    @Test
    void compressedPart_isCalledSo() {
        Reading<YgoDeck> reading = codec("ydke").read("ydke://H4sIAAAAAAAAA2NgYGBgAAAA!!!");
        assertEquals(List.of("ygo.compressed"), codes(reading));
        assertEquals(7, reading.diagnostics().get(0).location().from());
        Explanation explained = codec("ydke").explain("ydke://H4sIAAAAAAAAA2NgYGBgAAAA!!!");
        assertEquals("rest", explained.fields().get(0).name());
    }
}
