package cardbench.build.tables;

import java.util.Map;
import java.util.TreeMap;

/**
 * A set of Hearthstone.
 *
 * @param word its name in HearthstoneJSON, which {@code cardbench.codes.hearthstone.SetsOfFormats}
 *     knows
 * @param year the year in whose spring its Standard year began; 0 for sets of no year. A set leaves
 *     Standard in the spring two years later
 * @see <a href="https://github.com/HearthSim/python-hearthstone">python-hearthstone, enums.CardSet
 *     and utils.STANDARD_SETS</a>
 */
record GameSet(String word, int year) {

    private static final Map<Integer, GameSet> BY_NUMBER = new TreeMap<>();

    static {
        add(2014, 12, "NAXX", 13, "GVG");
        add(2015, 14, "BRM", 15, "TGT", 20, "LOE");
        add(2016, 21, "OG", 23, "KARA", 25, "GANGS");
        add(2017, 27, "UNGORO", 1001, "ICECROWN", 1004, "LOOTAPALOOZA");
        add(2018, 1125, "GILNEAS", 1127, "BOOMSDAY", 1129, "TROLL");
        add(2019, 1130, "DALARAN", 1158, "ULDUM", 1347, "DRAGONS");
        add(2019, 1403, "YEAR_OF_THE_DRAGON", 1439, "WILD_EVENT");
        add(2020, 1414, "BLACK_TEMPLE", 1443, "SCHOLOMANCE", 1463, "DEMON_HUNTER_INITIATE");
        add(2020, 1466, "DARKMOON_FAIRE");
        add(2021, 1525, "THE_BARRENS", 1559, "WAILING_CAVERNS", 1578, "STORMWIND");
        add(2021, 1626, "ALTERAC_VALLEY");
        add(2022, 1658, "THE_SUNKEN_CITY", 1691, "REVENDRETH", 1776, "RETURN_OF_THE_LICH_KING");
        add(2022, 1869, "PATH_OF_ARTHAS");
        add(2023, 1809, "BATTLE_OF_THE_BANDS", 1858, "TITANS", 1892, "WILD_WEST");
        add(2024, 1897, "WHIZBANGS_WORKSHOP", 1905, "ISLAND_VACATION", 1935, "SPACE");
        add(2025, 1946, "EMERALD_DREAM", 1952, "THE_LOST_CITY", 1957, "TIME_TRAVEL");
        add(2026, 1980, "CATACLYSM", 1988, "ESCAPEFROM_VIOLET_HOLD", 1994, "BE");
        add(0, 2, "BASIC", 3, "EXPERT1", 4, "HOF", 11, "PROMO", 17, "HERO_SKINS", 1635, "LEGACY");
        add(0, 1637, "CORE", 1646, "VANILLA", 1810, "PLACEHOLDER_202204", 1898, "WONDERS");
        add(0, 1941, "EVENT");
    }

    private static void add(int year, Object... numbersAndWords) {
        for (int i = 0; i < numbersAndWords.length; i += 2) {
            BY_NUMBER.put(
                    (Integer) numbersAndWords[i],
                    new GameSet((String) numbersAndWords[i + 1], year));
        }
    }

    /**
     * The set with a number. A set that is not in the list gets a word with its number and no year,
     * so that a new set costs its cards nothing else; {@code TableReport} names it.
     */
    static GameSet of(int number) {
        return BY_NUMBER.getOrDefault(number, new GameSet("SET_" + number, 0));
    }

    /** Whether the set is in the list. */
    static boolean isKnown(int number) {
        return BY_NUMBER.containsKey(number);
    }
}
