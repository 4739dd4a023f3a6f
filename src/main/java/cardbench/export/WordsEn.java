package cardbench.export;

/** The words of exports in English. */
final class WordsEn {

    static final String TEXT =
            """
            tag = en
            fonts = 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'
            code = Deck code
            card = Card
            named = ({0}: {1})
            named.title = ({0})
            another = {0}, {1}
            dust = {0} dust
            dust.least = at least {0} dust (cards not counted: {1})
            section.hero = Hero
            section.cards = Cards
            section.sideboard = Sideboard
            section.characters = Characters
            section.actions = Action cards
            section.main = Main deck
            section.extra = Extra deck
            section.side = Side deck
            section.champion = Chosen champion
            section.legends = Additional legends
            section.mercenaries = Mercenaries
            section.equipment = Equipment
            """;

    private WordsEn() {}
}
