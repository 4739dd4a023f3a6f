package cardbench.export;

/** The words of exports in Chinese. */
final class WordsZh {

    static final String TEXT =
            """
            tag = zh-Hans
            fonts = 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'
            code = 卡组代码
            card = 卡牌
            named = （{0}：{1}）
            named.title = （{0}）
            another = {0}、{1}
            dust = 合成需 {0} 奥术之尘
            dust.least = 合成至少需 {0} 奥术之尘（另有 {1} 张未计入）
            section.hero = 英雄
            section.cards = 卡牌
            section.sideboard = 附带牌
            section.characters = 角色牌
            section.actions = 行动牌
            section.main = 主卡组
            section.extra = 额外卡组
            section.side = 副卡组
            section.champion = 选定英雄
            section.legends = 附加传奇
            section.mercenaries = 佣兵
            section.equipment = 装备
            """;

    private WordsZh() {}
}
