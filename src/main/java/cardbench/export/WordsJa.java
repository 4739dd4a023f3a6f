package cardbench.export;

/** The words of exports in Japanese. */
final class WordsJa {

    static final String TEXT =
            """
            tag = ja
            fonts = 'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP'
            code = デッキコード
            card = カード
            named = （{0}：{1}）
            named.title = （{0}）
            another = {0}、{1}
            dust = 作成コスト {0} 魔素
            dust.least = 作成コスト {0} 魔素以上（ほか {1} 枚は不明）
            section.hero = ヒーロー
            section.cards = カード
            section.sideboard = サイドボード
            section.characters = キャラカード
            section.actions = アクションカード
            section.main = メインデッキ
            section.extra = エクストラデッキ
            section.side = サイドデッキ
            section.champion = 選んだチャンピオン
            section.legends = 追加のレジェンド
            section.mercenaries = 傭兵
            section.equipment = 装備
            """;

    private WordsJa() {}
}
