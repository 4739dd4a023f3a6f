package cardbench.wizard.check;

import cardbench.base.text.Nearest;
import java.util.Collection;

/** Finds the known word that an author probably meant by an unknown one. */
public final class Spelling {

    /** The shortest word for which near words are offered: shorter ones are near to too many. */
    private static final int MIN_LENGTH = 3;

    private Spelling() {}

    /**
     * Words that authors write for names of the document, the document's own descriptions among
     * them, and those names: without the signs of the passive and of time, 被 and 时.
     */
    private static final String SYNONYMS =
            " dmg=damage hurt=damage 造成伤害=damage 伤害=damage draw=drawCard "
                    + "抽牌=drawCard coin=gold coins=gold money=gold 金币=gold hp=health "
                    + "生命值=health maxHp=maxHealth 生命值上限=maxHealth bounty=reward 赏金=reward "
                    + "freeze=freezing 冻结值=freezing 冻结=freezing repeat=loop 循环执行=loop "
                    + "循环=loop otherwise=elsedo onKill=onDefeat onDeath=onDefeat "
                    + "onDie=onDefeat 怪物被击败=onDefeat 击败=onDefeat onHit=onDamageTaken "
                    + "怪物受到伤害=onDamageTaken 受到伤害=onDamageTaken onTurnBegin=onBattleTurnStart "
                    + "onPurchase=onBuy 购买=onBuy 购买卡牌=onBuy 普通=com 基础=ori 传说=leg 无派系=none "
                    + "中立=none 火焰=fire 冰霜=frost 奥能=arcane 奥术=arcane 出牌=onPlay 打出=onPlay "
                    + "装备=onEquip 卸下=onUnequip 抽到=onDraw 抽到卡牌=onDraw 弃牌=onDiscard "
                    + "玩家弃牌=onDiscard 有玩家在弃牌=onDiscard 遗忘=onForget 遗忘卡牌=onForget 翻开=onFlip "
                    + "条件执行=if 如果=if 法力值=mana 恢复法力=mana 使玩家弃牌=askDiscardCard "
                    + "弃掉指定卡牌=discardCard 弃牌=discardCard 法力消耗=manaCost cost=manaCost "
                    + "洗回牌堆=shuffleBack 添加触发器=addTriggers 移除触发器=removeTriggers "
                    + "回合开始=onRoundStart 回合结束=onRoundEnd 准备阶段开始=onPreparingPhaseStart "
                    + "准备阶段结束=onPreparingPhaseEnd 探索牌被翻开=onExplorationFlip "
                    + "玩家出牌=onPlayCard 有玩家打出牌=onPlayCard 玩家逆转时序=onReverse 等于=Equals "
                    + "大于=GreaterThan 小于=LessThan 大于等于=GreaterThanOrEqual "
                    + "小于等于=LessThanOrEqual 并且=And 或者=Or 非=Not 拥有指定卡牌=HasCard "
                    + "没有指定卡牌=HasNoCard 是指定类型=IsType 不是指定类型=IsNotType 永远为真=AlwaysTrue "
                    + "永远为假=AlwaysFalse value=amount effects=behaviors effects=do actions=do "
                    + "desc=description LessOrEqual=LessThanOrEqual "
                    + "GreaterOrEqual=GreaterThanOrEqual ";

    /**
     * The only name that an author can have meant, or {@code null}: a known synonym, the name that
     * the word continues, such as {@code onDraw} in {@code onDrawCard}, the nearest name, or else
     * the only one that begins with the word, such as {@code elsedo} for {@code else}. Where two
     * names are equally near, none is certain.
     */
    public static String near(String word, Collection<String> names) {
        int from = word.startsWith("被") ? 1 : 0;
        String sought =
                " " + word.substring(from, word.length() - (word.endsWith("时") ? 1 : 0)) + "=";
        int at = sought.length() == 2 ? -1 : SYNONYMS.indexOf(sought);
        while (at >= 0) {
            int start = at + sought.length();
            String name = SYNONYMS.substring(start, SYNONYMS.indexOf(' ', start));
            if (names.contains(name)) {
                return name;
            }
            at = SYNONYMS.indexOf(sought, start);
        }
        String near = Nearest.only(word, names);
        if (word.length() < MIN_LENGTH) {
            return near != null && sameLetters(near, word) ? near : null;
        }
        String begun = begun(word, names);
        if (begun != null && (near == null || !near.startsWith(begun))) {
            return begun;
        }
        if (near != null || Nearest.to(word, names) != null) {
            return near;
        }
        for (String name : names) {
            if (name.startsWith(word)) {
                if (near != null) {
                    // two names begin with it: neither is certain
                    return null;
                }
                near = name;
            }
        }
        return near;
    }

    /** The longest name that a word continues with a capital letter, or {@code null}. */
    private static String begun(String word, Collection<String> names) {
        String longest = null;
        for (String name : names) {
            boolean begins =
                    name.length() >= MIN_LENGTH
                            && word.length() > name.length()
                            && word.startsWith(name)
                            && word.charAt(name.length()) >= 'A'
                            && word.charAt(name.length()) <= 'Z';
            if (begins && (longest == null || name.length() > longest.length())) {
                longest = name;
            }
        }
        return longest;
    }

    /** Whether two words are equal up to the case of ASCII letters. */
    static boolean sameLetters(String a, String b) {
        boolean same = a.length() == b.length();
        for (int i = 0; same && i < a.length(); i++) {
            int x = a.charAt(i);
            int y = b.charAt(i);
            same = x == y || (x ^ y) == 0x20 && (x | 0x20) >= 'a' && (x | 0x20) <= 'z';
        }
        return same;
    }

    /** The words, separated by commas. */
    public static String listed(Collection<String> words) {
        StringBuilder list = new StringBuilder();
        for (String word : words) {
            list.append(list.length() == 0 ? "" : ", ").append(word);
        }
        return list.toString();
    }
}
