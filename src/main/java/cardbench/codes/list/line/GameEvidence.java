package cardbench.codes.list.line;

import cardbench.base.text.Ascii;
import cardbench.base.text.ListSigns;
import cardbench.codes.cards.NameFold;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the game of a list by the ids, sets, headings and names that only one game has. */
public final class GameEvidence {

    private static final Map<String, ListGame> PREFIXES = new LinkedHashMap<>();

    private static final Map<String, ListGame> HEADINGS = new LinkedHashMap<>();

    private static final Map<String, ListGame> NAMES = new LinkedHashMap<>();

    static {
        put(PREFIXES, ListGame.ONE_PIECE, "OP|EB|PRB");
        put(PREFIXES, ListGame.DIGIMON, "BT|EX|LM|RB");
        put(PREFIXES, ListGame.GUNDAM, "GD");
        put(PREFIXES, ListGame.RIFTBOUND, "OGN|OGS|SFD|UNL");
        put(PREFIXES, ListGame.ALTERED, "ALT");
        put(PREFIXES, ListGame.STAR_WARS, "SOR|SHD|TWI|JTL|LOF|SEC|LAW");
        put(HEADINGS, ListGame.POKEMON, "pokémon|pokemon|宝可梦|寶可夢|ポケモン|포켓몬");
        put(
                HEADINGS,
                ListGame.MAGIC,
                "commander|commanders|companion|planeswalkers|creatures|sorceries|mainboard|maybeboard|sideboard");
        put(
                HEADINGS,
                ListGame.YUGIOH,
                "extra deck|monster cards|trap cards|monsterkarten|fallenkarten|額外卡組|额外卡组|エクストラデッキ|モンスター|怪兽|怪獸");
        put(HEADINGS, ListGame.FLESH_AND_BLOOD, "arena cards|deck cards|weapons and equipment");
        put(HEADINGS, ListGame.GRAND_ARCHIVE, "material deck");
        put(
                HEADINGS,
                ListGame.NETRUNNER,
                "agenda|agendas|code gate|code gates|sentry|barrier|icebreaker|icebreakers");
        put(HEADINGS, ListGame.DIGIMON, "egg deck|digi-egg|digi-eggs|digi-egg deck|デジタマ|デジタマデッキ");
        put(HEADINGS, ListGame.RIFTBOUND, "runes|battlefields|rune pool|chosen champion");
        put(HEADINGS, ListGame.ONE_PIECE, "don!!|don!! deck");
        put(HEADINGS, ListGame.FINAL_FANTASY, "forward|forwards|lb deck");
        put(HEADINGS, ListGame.STAR_WARS, "leaders|base");
        // games without a name here, whose lists have headings of Netrunner, too
        put(
                HEADINGS,
                ListGame.UNKNOWN,
                "plot|plots|attachment|attachments|investigator|skills|treachery|warlord|army unit");
        put(
                NAMES,
                ListGame.MAGIC,
                "plains|island|swamp|mountain|forest|wastes|arid mesa|sol ring|command tower");
        put(
                NAMES,
                ListGame.RIFTBOUND,
                "fury rune|calm rune|mind rune|body rune|chaos rune|order rune");
        put(NAMES, ListGame.NETRUNNER, "hedge fund|sure gamble");
    }

    private GameEvidence() {}

    /**
     * A game with what in the list belongs to it.
     *
     * @param reason a word or line of the list; empty if the game is unknown
     */
    public record Guess(ListGame game, String reason) {}

    private static void put(Map<String, ListGame> map, ListGame game, String words) {
        for (String word : Ascii.split(words, '|')) {
            map.put(map == PREFIXES ? word : NameFold.fold(word), game);
        }
    }

    /** Whether a field states the game of the list. */
    public static boolean isGame(ListLine.Field field) {
        return ListSigns.lower(field.key()).equals("game");
    }

    /** The game that the list states, or the game with evidence on most lines. */
    public static Guess guess(List<ListLine> lines) {
        for (ListLine line : lines) {
            ListGame stated =
                    line instanceof ListLine.Field field && isGame(field)
                            ? ListGame.named(field.value())
                            : null;
            if (stated != null) {
                return new Guess(stated, ((ListLine.Field) line).value());
            }
        }
        Map<ListGame, Integer> votes = new LinkedHashMap<>();
        Map<ListGame, String> reasons = new LinkedHashMap<>();
        for (ListLine line : lines) {
            Guess guess = line instanceof ListLine.Card card ? ofCard(card.card()) : ofLine(line);
            if (guess != null) {
                votes.merge(guess.game(), weight(line), Integer::sum);
                reasons.putIfAbsent(guess.game(), guess.reason());
            }
        }
        ListGame best = ListGame.UNKNOWN;
        int most = 0;
        for (Map.Entry<ListGame, Integer> vote : votes.entrySet()) {
            if (vote.getValue() > most) {
                most = vote.getValue();
                best = vote.getKey();
            }
        }
        boolean other = best == ListGame.NETRUNNER && votes.containsKey(ListGame.UNKNOWN);
        return other || best == ListGame.UNKNOWN
                ? new Guess(ListGame.UNKNOWN, "")
                : new Guess(best, reasons.get(best));
    }

    /**
     * A heading counts more than an id or a name, and a sign in a name least: other games have
     * names with {@code //}. Several games have a sideboard.
     */
    private static int weight(ListLine line) {
        if (line instanceof ListLine.Card card) {
            return card.card().id().isEmpty() && ofName(card.card().name()) == null ? 1 : 4;
        }
        return line instanceof ListLine.Heading heading && heading.zone() == Zone.SIDEBOARD
                ? 4
                : 12;
    }

    private static Guess ofCard(ListCard card) {
        if (!card.id().isEmpty()) {
            ListGame game = ofId(card.id());
            return game == null ? null : new Guess(game, card.id());
        }
        ListGame named = ofName(card.name());
        if (named != null) {
            return new Guess(named, card.name());
        }
        if (card.note().contains("*E*")) {
            return new Guess(ListGame.LORCANA, card.note());
        }
        if (card.name().contains(" | ")) {
            return new Guess(ListGame.STAR_WARS, card.name());
        }
        return card.name().contains(" // ") || card.note().contains("*F*")
                ? new Guess(ListGame.MAGIC, card.name())
                : null;
    }

    /** The game that alone has such a heading, or {@code null}. */
    public static ListGame ofHeading(String title) {
        return HEADINGS.get(NameFold.fold(title));
    }

    /** The game that alone has a card of that name, or {@code null}. */
    public static ListGame ofName(String name) {
        return NAMES.get(NameFold.fold(name));
    }

    /** The game whose cards have such a number, or {@code null}. */
    public static ListGame ofId(String id) {
        int end = 0;
        while (end < id.length() && id.charAt(end) >= 'A' && id.charAt(end) <= 'Z') {
            end++;
        }
        if (end == 0) {
            // 20-040L
            return ListText.isLetter(id.charAt(id.length() - 1)) ? ListGame.FINAL_FANTASY : null;
        }
        return PREFIXES.get(id.substring(0, end));
    }

    private static Guess ofLine(ListLine line) {
        if (line instanceof ListLine.Heading heading) {
            ListGame game = ofHeading(heading.title());
            return game == null ? null : new Guess(game, heading.title());
        }
        if (line instanceof ListLine.Field field && ListSigns.lower(field.key()).equals("hero")) {
            return new Guess(ListGame.FLESH_AND_BLOOD, field.key());
        }
        return null;
    }
}
