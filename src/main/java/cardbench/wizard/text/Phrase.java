package cardbench.wizard.text;

/**
 * The sentences about effects, in Chinese, Japanese and English. A digit in braces is the index of
 * an argument; languages may order them differently.
 */
enum Phrase {
    ON_PLAY("打出时：", "プレイした時：", "When played:"),
    ON_EQUIP("装备时：", "装備した時：", "When equipped:"),
    ON_UNEQUIP("卸下时：", "外した時：", "When unequipped:"),
    ON_DRAW("抽到时：", "引いた時：", "When drawn:"),
    ON_BUY("购买时：", "購入した時：", "When bought:"),
    ON_DISCARD("被弃掉时：", "捨てられた時：", "When discarded:"),
    ON_FORGET("被遗忘时：", "忘却した時：", "When forgotten:"),
    ON_FLIP("翻开时：", "めくられた時：", "When flipped:"),
    NOTHING("没有任何效果。", "効果はありません。", "Does nothing."),
    DAMAGE("对{1}造成 {0} 点伤害。", "{1}に {0} ダメージを与える。", "Deals {0} damage to {1}."),
    ADD("{1}的{2} +{0}。", "{1}の{2} +{0}。", "Adds {0} to the {2} of {1}."),
    SET("将{1}的{2}设为 {0}。", "{1}の{2}を {0} にする。", "Sets the {2} of {1} to {0}."),
    DRAW("{1}抽 {0} 张牌。", "{1}はカードを {0} 枚引く。", "Draws {0} card(s) for {1}."),
    ASK_DISCARD(
            "{2}选择 {0} 到 {1} 张手牌弃掉。",
            "{2}は手札から {0} ～ {1} 枚を選んで捨てる。",
            "From {0} to {1} cards of the hand are chosen and discarded by {2}."),
    DISCARD("弃掉{0}。", "{0}を捨てる。", "Discards {0}."),
    SHUFFLE(
            "将{0}的弃牌堆洗回牌堆。",
            "{0}の捨て札を山札に戻してシャッフルする。", "Shuffles the discard pile of {0} into the deck."),
    REMOVE("移除触发器：{0}。", "トリガーを取り除く：{0}。", "Removes triggers: {0}."),
    COUNTER("反制正在打出的牌。", "プレイされているカードを打ち消す。", "Counters the card being played."),
    LOOP("重复 {0} 次：", "{0} 回くり返す：", "{0} times:"),
    LOOP_OVER("对{1}依次（最多 {0} 次）：", "{1}それぞれに（最大 {0} 回）：", "For each of {1}, at most {0} times:"),
    IF("如果{0}：", "{0}なら：", "If {0}:"),
    ELSE("否则：", "そうでなければ：", "Otherwise:"),
    TRIGGER("{0}，每当{1}：", "{0}、{1}たびに：", "{0}, whenever {1}:"),
    TRIGGER_IF("{0}，每当{1}，且{2}：", "{0}、{1}たびに、{2}なら：", "{0}, whenever {1} and {2}:"),
    ONCE("一次性", "一度だけ", "Once"),
    TURN("本回合内", "このターンの間", "Until the end of the turn"),
    ROUND("本轮内", "このラウンドの間", "Until the end of the round"),
    BATTLE("本场战斗内", "この戦闘の間", "Until the end of the battle"),
    ALWAYS("此后一直", "以後ずっと", "From now on"),
    EQUAL("{0} 等于 {1}", "{0} が {1} と等しい", "{0} is {1}"),
    GREATER("{0} 大于 {1}", "{0} が {1} より大きい", "{0} is more than {1}"),
    LESS("{0} 小于 {1}", "{0} が {1} より小さい", "{0} is less than {1}"),
    AT_LEAST("{0} 大于等于 {1}", "{0} が {1} 以上", "{0} is at least {1}"),
    AT_MOST("{0} 小于等于 {1}", "{0} が {1} 以下", "{0} is at most {1}"),
    AND("，并且", "、かつ", ", and "),
    OR("，或者", "、または", ", or "),
    NOT("并非（{0}）", "「{0}」ではない", "not ({0})"),
    HAS_CARD("{0}的手牌里有{1}", "{0}の手札に{1}がある", "{1} is in the hand of {0}"),
    HAS_NO_CARD("{0}的手牌里没有{1}", "{0}の手札に{1}がない", "{1} is not in the hand of {0}"),
    IS_TYPE("{0}是{1}", "{0}が{1}である", "{0} is of the type {1}"),
    IS_NOT_TYPE("{0}不是{1}", "{0}が{1}ではない", "{0} is not of the type {1}"),
    LAST_PLAYED("{0}上一张打出的牌", "{0}が最後にプレイしたカード", "the card that {0} played last"),
    HAS_WAND("{0}装备了魔杖", "{0}が杖を装備している", "a wand is equipped by {0}"),
    TRUE("总是", "常に", "always"),
    FALSE("从不", "決して…ない", "never"),
    YOU("你", "あなた", "you"),
    EVENT_PLAYER("该玩家", "そのプレイヤー", "that player"),
    KICKER("踢人的玩家", "押したプレイヤー", "the kicking player"),
    KICKED("被踢的玩家", "押されたプレイヤー", "the kicked player"),
    EVENT_MONSTER("该怪物", "そのモンスター", "that monster"),
    EVENT_CARD("该卡牌", "そのカード", "that card"),
    DRAWN("抽到的牌", "引いたカード", "the drawn card"),
    KEPT("“{0}”的目标", "「{0}」の対象", "the target of “{0}”"),
    KEPT_COUNT("“{0}”的数量", "「{0}」の数", "the number of “{0}”"),
    INDEX("第几次", "くり返しの回数", "the number of the turn"),
    FIELD("事件的 {0}", "イベントの {0}", "the event's {0}"),
    NEXT("{0}的下家", "{0}の次のプレイヤー", "the player after {0}"),
    PREVIOUS("{0}的上家", "{0}の前のプレイヤー", "the player before {0}"),
    OF("{0}的{1}", "{0}の{1}", "the {1} of {0}"),
    ONE_MONSTER("{0}选择的一个怪物", "{0}が選ぶモンスター 1 体", "a monster chosen by {0}"),
    MONSTERS("{0}选择的 {1} 个怪物", "{0}が選ぶモンスター {1} 体", "{1} monsters chosen by {0}"),
    ALL_MONSTERS("所有怪物", "すべてのモンスター", "all monsters"),
    RANDOM_MONSTER("随机 {0} 个怪物", "ランダムなモンスター {0} 体", "{0} random monster(s)"),
    PLAYERS("{0}选择的 {1} 名玩家", "{0}が選ぶプレイヤー {1} 人", "{1} player(s) chosen by {0}"),
    ALL_PLAYERS("所有玩家", "すべてのプレイヤー", "all players"),
    RANDOM_PLAYER("随机 {0} 名玩家", "ランダムなプレイヤー {0} 人", "{0} random player(s)"),
    CARDS("{0}从{2}选择的 {1} 张牌", "{0}が{2}から選ぶカード {1} 枚", "{1} card(s) of {2} chosen by {0}"),
    ALL_CARDS("{0}的所有牌", "{0}のすべてのカード", "all cards of {0}"),
    RANDOM_CARD("{1}随机 {0} 张牌", "{1}からランダムに {0} 枚", "{0} random card(s) of {1}"),
    ZONE("{0}的{1}", "{0}の{1}", "the {1} of {0}");

    private final String chinese;
    private final String japanese;
    private final String english;

    Phrase(String chinese, String japanese, String english) {
        this.chinese = chinese;
        this.japanese = japanese;
        this.english = english;
    }

    /** The phrase in a language ({@code zh}, {@code ja}, or any other for English). */
    String in(String language, String... arguments) {
        String text =
                switch (language) {
                    case "zh" -> chinese;
                    case "ja" -> japanese;
                    default -> english;
                };
        StringBuilder said = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '{' && i + 2 < text.length()) {
                said.append(arguments[text.charAt(i + 1) - '0']);
                i += 2;
            } else {
                said.append(text.charAt(i));
            }
        }
        return said.toString();
    }
}
