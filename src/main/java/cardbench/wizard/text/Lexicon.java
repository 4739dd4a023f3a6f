package cardbench.wizard.text;

/** The names of numbers, zones, types and events in Chinese, Japanese and English. */
final class Lexicon {

    /** Rows of a word of the format and its translations: zh, ja, en. */
    private static final String[][] WORDS = {
        {"health", "生命值", "体力", "health"},
        {"maxHealth", "生命值上限", "最大体力", "maximum health"},
        {"reward", "赏金", "賞金", "reward"},
        {"mana", "法力值", "マナ", "mana"},
        {"gold", "金币", "金貨", "gold"},
        {"freezing", "冻结值", "凍結", "freezing"},
        {"manaCost", "法力消耗", "マナコスト", "mana cost"},
        {"name", "名称", "名前", "name"},
        {"id", "id", "id", "id"},
        {"school", "派系", "系統", "school"},
        {"rarity", "稀有度", "レア度", "rarity"},
        {"type", "类型", "種類", "type"},
        {"cardType", "类型", "種類", "type"},
        {"level", "等级", "レベル", "level"},
        {"hand", "手牌", "手札", "hand"},
        {"deck", "牌堆", "山札", "deck"},
        {"discard", "弃牌堆", "捨て札", "discard pile"},
        {"played", "出牌区", "プレイエリア", "play area"},
        {"wand", "魔杖", "杖", "wand"},
        {"occultSlot", "暗流", "暗流", "occult slot"},
        {"shop", "商店", "店", "shop"},
        {"spell", "法术牌", "呪文", "spell"},
        {"occult", "秘术牌", "秘術", "occult"},
        {"monster", "怪物", "モンスター", "monster"},
        {"event", "事件", "イベント", "event"},
        {"onRoundStart", "回合开始", "ラウンドが始まる", "a round starts"},
        {"onPreparingPhaseStart", "准备阶段开始", "準備フェイズが始まる", "the preparing phase starts"},
        {"onDiscard", "有玩家弃牌", "プレイヤーがカードを捨てる", "a player discards a card"},
        {"onPreparingPhaseEnd", "准备阶段结束", "準備フェイズが終わる", "the preparing phase ends"},
        {"onExploringPhaseStart", "探索阶段开始", "探索フェイズが始まる", "the exploring phase starts"},
        {"onExplorationFlip", "探索牌被翻开", "探索カードがめくられる", "an exploration card is flipped"},
        {"onExploringPhaseEnd", "探索阶段结束", "探索フェイズが終わる", "the exploring phase ends"},
        {"onBattlingPhaseStart", "战斗阶段开始", "戦闘フェイズが始まる", "the battling phase starts"},
        {"onBattleTurnStart", "轮到玩家战斗", "プレイヤーの戦闘ターンが始まる", "a player's battle turn starts"},
        {"onPlayCard", "有玩家出牌", "プレイヤーがカードをプレイする", "a player plays a card"},
        {"onReverse", "有玩家逆转时序", "プレイヤーが時序を逆転する", "a player reverses"},
        {"onDamageTaken", "怪物受到伤害", "モンスターがダメージを受ける", "a monster takes damage"},
        {"onDefeat", "怪物被击败", "モンスターが倒される", "a monster is defeated"},
        {"onBattleTurnEnd", "玩家战斗结束", "プレイヤーの戦闘ターンが終わる", "a player's battle turn ends"},
        {"onBattlingPhaseEnd", "战斗阶段结束", "戦闘フェイズが終わる", "the battling phase ends"},
        {"onAdvancingPhaseStart", "推进阶段开始", "前進フェイズが始まる", "the advancing phase starts"},
        {"onAdvanceTurnStart", "轮到玩家推进", "プレイヤーの前進ターンが始まる", "a player's advance starts"},
        {"onAdvanceKick", "有玩家将其他玩家向前推进一步", "プレイヤーがほかのプレイヤーを押す", "a player kicks another"},
        {"onAdvanceTurnEnd", "玩家推进结束", "プレイヤーの前進ターンが終わる", "a player's advance ends"},
        {"onAdvancingPhaseEnd", "推进阶段结束", "前進フェイズが終わる", "the advancing phase ends"},
        {"onSupplyingPhaseStart", "补给阶段开始", "補給フェイズが始まる", "the supplying phase starts"},
        {"onSupplyTurnStart", "轮到玩家补给", "プレイヤーの補給ターンが始まる", "a player's supply starts"},
        {"onRefreshShop", "有玩家刷新商店", "プレイヤーが店を更新する", "a player refreshes the shop"},
        {"onBuy", "有玩家购买卡牌", "プレイヤーがカードを買う", "a player buys a card"},
        {"onForget", "有玩家遗忘卡牌", "プレイヤーがカードを忘却する", "a player forgets a card"},
        {"onSupplyTurnEnd", "玩家补给结束", "プレイヤーの補給ターンが終わる", "a player's supply ends"},
        {"onSupplyingPhaseEnd", "补给阶段结束", "補給フェイズが終わる", "the supplying phase ends"},
        {"onRoundEnd", "回合结束", "ラウンドが終わる", "a round ends"},
    };

    private Lexicon() {}

    /** The translation of a word; an unknown word stays as it is. */
    static String in(String language, String word) {
        for (String[] row : WORDS) {
            if (row[0].equals(word)) {
                return row[language.equals("zh") ? 1 : language.equals("ja") ? 2 : 3];
            }
        }
        return word;
    }
}
