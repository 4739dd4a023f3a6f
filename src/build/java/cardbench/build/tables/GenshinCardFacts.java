package cardbench.build.tables;

import java.util.TreeMap;

/**
 * The data of a card of 七圣召唤 in a source, in the terms of the project's tables.
 *
 * @param shareId its number in share codes
 * @param cardId the number by which the game sorts a deck; 0 if the source has none
 * @param kind one of the words of {@code cardbench.codes.genshin.CardKind}
 * @param cost dice by kind, such as {@code "pyro1 any2"}; empty if it costs nothing
 * @param element a character's element
 * @param weapon a character's weapon, or the kind of a weapon card
 * @param tags a character's nation and camps, with spaces between
 * @param owner the share id of a talent's character, or 0
 * @param needs the element, nation or camp that two characters must have, or empty
 * @param names by language tag
 */
record GenshinCardFacts(
        int shareId,
        int cardId,
        String kind,
        String cost,
        String element,
        String weapon,
        String tags,
        int owner,
        String needs,
        TreeMap<String, String> names) {}
