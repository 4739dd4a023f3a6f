package cardbench.build.tables;

import cardbench.codes.cards.Language;
import cardbench.codes.hearthstone.CardClass;
import cardbench.codes.hearthstone.DefaultHero;
import cardbench.codes.hearthstone.HearthstoneCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The cards of Hearthstone's definitions that can stand in a deck code, in the terms of the
 * project's tables: collectible cards, heroes that can lead a deck, modules of Zilliax and its
 * appearances, and the cards that come with Fabled legends.
 */
final class HearthstoneDefinitions {

    /** The languages of the tables by the game's locale. Mexico's Spanish falls back to Spain's. */
    static final Map<String, Language> LANGUAGES =
            new TreeMap<>(
                    Map.ofEntries(
                            Map.entry("zhCN", Language.ZH_CN),
                            Map.entry("zhTW", Language.ZH_TW),
                            Map.entry("enUS", Language.EN),
                            Map.entry("jaJP", Language.JA),
                            Map.entry("koKR", Language.KO),
                            Map.entry("deDE", Language.DE),
                            Map.entry("frFR", Language.FR),
                            Map.entry("esES", Language.ES),
                            Map.entry("itIT", Language.IT),
                            Map.entry("ptBR", Language.PT),
                            Map.entry("plPL", Language.PL),
                            Map.entry("ruRU", Language.RU),
                            Map.entry("thTH", Language.TH)));

    private static final int HERO = 3;
    private static final int MINION = 4;
    private static final int SPELL = 5;
    private static final int WEAPON = 7;
    private static final int LOCATION = 39;

    private static final int HERO_SKINS = 17;

    /** The classes by the game's number; the rest of the numbers are no classes of decks. */
    private static final Map<Integer, CardClass> CLASSES =
            new TreeMap<>(
                    Map.ofEntries(
                            Map.entry(1, CardClass.DEATH_KNIGHT),
                            Map.entry(2, CardClass.DRUID),
                            Map.entry(3, CardClass.HUNTER),
                            Map.entry(4, CardClass.MAGE),
                            Map.entry(5, CardClass.PALADIN),
                            Map.entry(6, CardClass.PRIEST),
                            Map.entry(7, CardClass.ROGUE),
                            Map.entry(8, CardClass.SHAMAN),
                            Map.entry(9, CardClass.WARLOCK),
                            Map.entry(10, CardClass.WARRIOR),
                            Map.entry(12, CardClass.NEUTRAL),
                            Map.entry(14, CardClass.DEMON_HUNTER)));

    /** The tags of tourists, which name the class that they visit. */
    private static final Map<Integer, CardClass> TOURS =
            new TreeMap<>(
                    Map.ofEntries(
                            Map.entry(3597, CardClass.ROGUE),
                            Map.entry(3598, CardClass.WARLOCK),
                            Map.entry(3599, CardClass.DEATH_KNIGHT),
                            Map.entry(3600, CardClass.SHAMAN),
                            Map.entry(3601, CardClass.DEMON_HUNTER),
                            Map.entry(3602, CardClass.PRIEST),
                            Map.entry(3603, CardClass.HUNTER),
                            Map.entry(3604, CardClass.WARRIOR),
                            Map.entry(3605, CardClass.DRUID),
                            Map.entry(3606, CardClass.MAGE),
                            Map.entry(3607, CardClass.PALADIN)));

    private final List<GameEntity> entities;

    HearthstoneDefinitions(List<GameEntity> entities) {
        List<GameEntity> kept = new ArrayList<>();
        for (GameEntity entity : entities) {
            if (!kind(entity).isEmpty() && canBeInCode(entity)) {
                kept.add(entity);
            }
        }
        kept.sort(Comparator.comparingInt(GameEntity::id));
        this.entities = List.copyOf(kept);
    }

    /** The cards by ascending DBF id. */
    List<HearthstoneCard> cards() {
        return entities.stream().map(HearthstoneDefinitions::card).toList();
    }

    /** The numbers of sets that {@link GameSet} does not know, with a card of each. */
    Map<Integer, String> unknownSets() {
        Map<Integer, String> unknown = new TreeMap<>();
        for (GameEntity entity : entities) {
            int set = entity.tag(GameEntity.CARD_SET);
            if (!GameSet.isKnown(set)) {
                unknown.putIfAbsent(set, entity.cardId());
            }
        }
        return unknown;
    }

    /** The tables by content, in the packed form. */
    TreeMap<String, String> tables(String note) {
        HearthstoneTableText text = new HearthstoneTableText(note, cards());
        TreeMap<String, String> tables = new TreeMap<>();
        tables.put("cards", text.shared());
        LANGUAGES.forEach(
                (locale, language) ->
                        tables.put(language.tag(), text.names(language.tag(), names(locale))));
        return tables;
    }

    private Map<Integer, String> names(String locale) {
        Map<Integer, String> names = new TreeMap<>();
        for (GameEntity entity : entities) {
            names.put(entity.id(), cleaned(entity.names().getOrDefault(locale, "")));
        }
        return names;
    }

    /** A name as it is shown: the files have underscores for spaces at which no line is broken. */
    static String cleaned(String name) {
        return name.replace('_', ' ').replace("  ", " ").trim();
    }

    private static boolean canBeInCode(GameEntity entity) {
        boolean leads = kind(entity).equals(HearthstoneCard.SKIN) && !classes(entity).isEmpty();
        return entity.has(GameEntity.COLLECTIBLE)
                || leads
                || entity.has(GameEntity.FUNCTIONAL_MODULE)
                || entity.has(GameEntity.COSMETIC_MODULE)
                || entity.has(GameEntity.FABLED_BUNDLE_CARD);
    }

    private static String kind(GameEntity entity) {
        return switch (entity.tag(GameEntity.CARD_TYPE)) {
            case MINION -> part(entity);
            case SPELL -> "spell";
            case WEAPON -> "weapon";
            case LOCATION -> "location";
            case HERO -> hero(entity);
            default -> "";
        };
    }

    private static String part(GameEntity entity) {
        if (entity.has(GameEntity.FUNCTIONAL_MODULE)) {
            return HearthstoneCard.MODULE;
        }
        return entity.has(GameEntity.COSMETIC_MODULE) ? "look" : "minion";
    }

    private static String hero(GameEntity entity) {
        boolean skin =
                entity.tag(GameEntity.CARD_SET) == HERO_SKINS
                        || !DefaultHero.className(entity.id()).isEmpty();
        return skin ? HearthstoneCard.SKIN : "hero";
    }

    private static HearthstoneCard card(GameEntity entity) {
        GameSet set = GameSet.of(entity.tag(GameEntity.CARD_SET));
        int deck = entity.tag(GameEntity.DECK_SIZE);
        return new HearthstoneCard(
                entity.id(),
                kind(entity),
                entity.tag(GameEntity.COST),
                rarity(entity.tag(GameEntity.RARITY)),
                classes(entity),
                set.word(),
                entity.tag(GameEntity.COPY_OF),
                runes(entity),
                visits(entity),
                entity.has(GameEntity.ELITE),
                !entity.has(GameEntity.COLLECTIBLE),
                // cards that bring a deck of their own have the size 1
                deck == 1 ? HearthstoneCard.ANY_DECK : deck,
                entity.tag(GameEntity.MAX_SIDEBOARD_CARDS),
                set.year());
    }

    private static String rarity(int number) {
        return switch (number) {
            case 1 -> "common";
            case 2 -> "free";
            case 3 -> "rare";
            case 4 -> "epic";
            case 5 -> "legendary";
            default -> "";
        };
    }

    /** A card of several classes has a bit for each, the lowest for the class with number 1. */
    private static List<CardClass> classes(GameEntity entity) {
        List<CardClass> classes = new ArrayList<>();
        int bits = entity.tag(GameEntity.MULTIPLE_CLASSES);
        CLASSES.forEach(
                (number, each) -> {
                    if ((bits >> number - 1 & 1) != 0) {
                        classes.add(each);
                    }
                });
        CardClass only = CLASSES.get(entity.tag(GameEntity.CLASS));
        return classes.isEmpty() && only != null ? List.of(only) : classes;
    }

    private static String runes(GameEntity entity) {
        return "B".repeat(entity.tag(GameEntity.COST_BLOOD))
                + "F".repeat(entity.tag(GameEntity.COST_FROST))
                + "U".repeat(entity.tag(GameEntity.COST_UNHOLY));
    }

    private static CardClass visits(GameEntity entity) {
        for (Map.Entry<Integer, CardClass> tour : TOURS.entrySet()) {
            if (entity.has(tour.getKey())) {
                return tour.getValue();
            }
        }
        return null;
    }
}
