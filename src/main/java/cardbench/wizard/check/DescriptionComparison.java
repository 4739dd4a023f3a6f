package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Ascii;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Compares what a description names with what the behaviours do: all targets or chosen ones, whose
 * they are, the kinds of effects, and the number of each kind. Against false alarms, it leaves out
 * words that are absent from the tables below, and clauses that state a condition.
 */
final class DescriptionComparison {

    /** A kind of effect, and what the behaviours do of it. */
    private static final class Kind {
        /** Its types in behaviours. */
        private final List<String> types;

        /** Its words in descriptions. */
        private final List<String> words;

        /** The first of its types that the behaviours have; {@code null} if they have none. */
        private String done;

        /** The numbers of these effects, and whether one of them depends on the game. */
        private final Set<Integer> amounts = new LinkedHashSet<>();

        private boolean varies;

        /** Whether the description has it. */
        private boolean described;

        private Kind(String types, String words) {
            this.types = words(types);
            this.words = words(words);
        }

        private void add(JsonMap effect) {
            done = done == null ? effect.text("type", "") : done;
            Integer amount = KeyTypeCheck.known(effect.get("amount"));
            varies |= amount == null;
            amounts.add(amount == null ? 0 : Math.abs(amount));
        }
    }

    private static List<Kind> allKinds() {
        return List.of(
                new Kind("damage", "伤害 damage ダメージ"),
                new Kind("drawCard", "抽 draw 引く 引き 引いて"),
                new Kind("discardCard askDiscardCard", "弃掉 弃置 弃 discard 捨て"),
                new Kind("gold", "金币 gold ゴールド"),
                new Kind("mana", "法力 mana マナ"),
                new Kind("freezing", "冻结 冰冻 freez 凍結"),
                new Kind("reward", "赏金 bounty reward 報酬"),
                new Kind("health maxHealth", "血量 生命 health 体力"),
                new Kind("shuffleBack", "洗 shuffle シャッフル"),
                new Kind("counter", "反制 counter 打ち消"));
    }

    /** What parts the clauses of a description. */
    private static final String STOPS = "，。；、,.;：:！!\n";

    /** The words for targets that are random, all or chosen, of monsters and of players. */
    private static final List<List<String>> TARGETS =
            List.of(
                    words("随机怪物 随机一个怪物 随机一只怪物 random_monster ランダムなモンスター"),
                    words(
                            "所有怪物 所有的怪物 全部怪物 全体怪物 每个怪物 每只怪物 all_monsters each_monster"
                                    + " every_monster すべてのモンスター 全てのモンスター 全モンスター モンスター全"),
                    words(
                            "一个怪物 一只怪物 1个怪物 1只怪物 单个怪物 任意怪物 a_monster one_monster"
                                    + " target_monster モンスター1体 モンスター一体 1体のモンスター"),
                    words("随机玩家 随机一名玩家 随机一位玩家 random_player ランダムなプレイヤー"),
                    words(
                            "所有玩家 所有的玩家 全体玩家 每位玩家 每名玩家 每个玩家 all_players each_player"
                                    + " every_player すべてのプレイヤー 全てのプレイヤー 全プレイヤー"),
                    words(
                            "一名玩家 一位玩家 一个玩家 1名玩家 任意玩家 a_player one_player target_player"
                                    + " プレイヤー1人 プレイヤー一人"));

    private static final List<String> RANDOM = words("随机 random ランダム");

    /** The choosers of these targets, in the same order. */
    private static final List<String> CHOOSERS =
            words("randomMonster allMonsters monsterChooser randomPlayer allPlayers playerChooser");

    private static final List<String> NEXT = words("下家 next_player 次のプレイヤー 左隣");
    private static final List<String> PREVIOUS = words("上家 previous_player 前のプレイヤー 右隣");

    /** Words that name a player beside the one who plays the card. */
    private static final List<String> OTHERS =
            words("其他 其它 对手 敌 别的 他人 玩家 opponent other player 相手 他の ほかの プレイヤー");

    /** Words of clauses that state a condition, a limit or a factor, and not just an effect. */
    private static final List<String> CONDITIONAL =
            words(
                    "若 如果 当 时 每 倍 次 至多 最多 至少 不超过 不低于 以上 以下 等于 大于 小于 直到 改为 if when each per"
                            + " times until up_to at_least less more equal instead なら とき 時 ごと 回 以上 以下 まで 倍");

    private final Set<Integer> numbers;
    private final Diagnostics diagnostics;
    private final Location place;

    /** The types of objects of the behaviours, each name and word of them, and what they target. */
    private final Set<String> types = new LinkedHashSet<>();

    private final StringBuilder written = new StringBuilder();
    private final Set<String> seats = new LinkedHashSet<>();
    private final List<Kind> kinds = allKinds();

    private DescriptionComparison(Set<Integer> numbers, Diagnostics diagnostics, Location place) {
        this.numbers = numbers;
        this.diagnostics = diagnostics;
        this.place = place;
    }

    /** Words that a text separates by spaces; a low line stands for a space in a word. */
    static List<String> words(String spaced) {
        List<String> words = new ArrayList<>();
        for (String word : parts(spaced, " ")) {
            words.add(word.replace('_', ' '));
        }
        return words;
    }

    /**
     * Reports the differences.
     *
     * @param description without tags
     * @param behaviors of a normalised card
     * @param numbers all that the behaviours have
     */
    static void report(
            String description,
            JsonNode behaviors,
            Set<Integer> numbers,
            Diagnostics diagnostics,
            Location place) {
        DescriptionComparison comparison = new DescriptionComparison(numbers, diagnostics, place);
        behaviors.visit("", comparison::collect);
        String text = Ascii.lower(description);
        comparison.targets(text);
        comparison.seats(text);
        comparison.kinds(text);
    }

    private void collect(String key, JsonNode node) {
        written.append(' ').append(key);
        if (node instanceof JsonMap map) {
            String type = map.text("type", "");
            types.add(type);
            for (Kind kind : kinds) {
                if ((key.equals("do") || key.equals("elsedo")) && kind.types.contains(type)) {
                    kind.add(map);
                }
            }
            if (map.has("seat")) {
                seats.add(map.text("seat", ""));
            }
        } else if (node instanceof JsonScalar scalar) {
            written.append(' ').append(scalar.text());
        }
    }

    private void differs(DiagnosticCode code, String words, String done) {
        diagnostics.add(code.at(place).with("words", words).with("done", done));
    }

    /** The first of the words that a text has; {@code null} for none. */
    private static String wordIn(String text, List<String> words) {
        for (String word : words) {
            if (text.contains(word)) {
                return word;
            }
        }
        return null;
    }

    /** All or chosen: one way is described, and the behaviours choose in another one alone. */
    private void targets(String text) {
        for (int first = 0; first < CHOOSERS.size(); first += 3) {
            String described = null;
            boolean met = false;
            String done = null;
            String rest = text;
            for (int i = first; i < first + 3; i++) {
                // “a monster” may be what a condition is about
                rest = i == first + 2 ? unconditional(rest) : rest;
                // “at random, to a monster”: chosen, but by nobody
                String chooser = CHOOSERS.get(i);
                String randomOne = CHOOSERS.get(first);
                boolean random = i == first + 2 && types.contains(randomOne);
                random &= wordIn(text, RANDOM) != null;
                String word = random ? null : wordIn(rest, TARGETS.get(i));
                rest = word == null ? rest : rest.replace(word, "");
                boolean chosen = types.contains(chooser);
                described = described == null ? word : described;
                met |= word != null && chosen;
                done = chosen ? chooser : done;
            }
            if (described != null && done != null && !met) {
                differs(WizardCodes.DESCRIBED_TARGETS, described, done);
            }
        }
    }

    /** Whose: a neighbour is described, or is meant by the behaviours alone. */
    private void seats(String text) {
        boolean next = seats.contains("next");
        boolean previous = seats.contains("previous");
        String word = wordIn(text, next ? List.of() : NEXT);
        word = word == null && !previous ? wordIn(text, PREVIOUS) : word;
        boolean chosen =
                types.contains("playerChooser")
                        || types.contains("randomPlayer")
                        || types.contains("allPlayers");
        if (word == null && seats.isEmpty() && !types.contains("addTriggers")) {
            word = wordIn(text, TARGETS.get(CHOOSERS.indexOf("allPlayers")));
        }
        if (word != null && !chosen) {
            differs(WizardCodes.DESCRIBED_PLAYER, word, player(next, previous));
            return;
        }
        boolean named =
                wordIn(text, NEXT) != null
                        || wordIn(text, PREVIOUS) != null
                        || wordIn(text, OTHERS) != null;
        boolean hasEffect = false;
        for (Kind kind : kinds) {
            hasEffect |= kind.done != null && wordIn(text, kind.words) != null;
        }
        if ((next || previous) && hasEffect && !named) {
            differs(WizardCodes.DESCRIBED_PLAYER, "—", player(next, previous));
        }
    }

    private static String player(boolean next, boolean previous) {
        return previous ? "the previous player" : next ? "the next player" : "the card's player";
    }

    /** The kinds of effects, and the number of each kind that a clause states alone. */
    private void kinds(String text) {
        boolean differs = false;
        for (String clause : parts(text, STOPS)) {
            boolean conditional = wordIn(clause, CONDITIONAL) != null;
            List<Kind> inside = new ArrayList<>();
            for (Kind kind : kinds) {
                // a condition may name what happened, which is no effect
                if (wordIn(clause, kind.words) != null && (!conditional || kind.done != null)) {
                    inside.add(kind);
                    kind.described = true;
                }
            }
            differs |=
                    !differs && !conditional && inside.size() == 1 && number(inside.get(0), clause);
        }
        Kind missing = null;
        Kind unnamed = null;
        for (Kind kind : kinds) {
            boolean isMissing = kind.described && !isMentioned(kind);
            missing = isMissing && missing == null ? kind : missing;
            boolean isUnnamed = !kind.described && kind.done != null;
            unnamed = isUnnamed && unnamed == null ? kind : unnamed;
        }
        // an author may call the loss of health damage
        boolean loss =
                missing == kinds.get(0) && unnamed != null && unnamed.types.contains("health");
        if (missing != null && unnamed != null && !loss) {
            differs(WizardCodes.DESCRIBED_EFFECT, wordIn(text, missing.words), unnamed.done);
        }
    }

    private static List<String> parts(String text, String stops) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || stops.indexOf(text.charAt(i)) >= 0) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        return parts;
    }

    /** The clauses that state no condition. */
    private static String unconditional(String text) {
        StringBuilder plain = new StringBuilder();
        for (String clause : parts(text, STOPS)) {
            plain.append(wordIn(clause, CONDITIONAL) == null ? clause + ";" : "");
        }
        return plain.toString();
    }

    /** Whether a text has a word for an effect. */
    static boolean namesEffect(String text) {
        boolean named = false;
        for (Kind kind : allKinds()) {
            named |= wordIn(Ascii.lower(text), kind.words) != null;
        }
        return named;
    }

    /** Whether any word of the behaviours is about a kind: an event, a property, an effect. */
    private boolean isMentioned(Kind kind) {
        String behaviors = Ascii.lower(written.toString());
        String word = kind.types.get(0).replace("Card", "").replace("Back", "");
        return behaviors.contains(word);
    }

    /** Compares the number of a clause. Returns whether it differs. */
    private boolean number(Kind kind, String clause) {
        Set<Integer> stated = DescriptionCheck.numbersOf(clause);
        if (stated.isEmpty()) {
            stated = ChineseNumerals.in(clause);
        }
        if (stated.size() != 1 || kind.done == null || kind.varies || types.contains("loop")) {
            return false;
        }
        Integer number = stated.iterator().next();
        // one that the behaviours do not have at all is reported elsewhere
        boolean differs = !kind.amounts.contains(number) && numbers.contains(number);
        if (differs) {
            differs(
                    WizardCodes.DESCRIBED_NUMBER,
                    wordIn(clause, kind.words) + " " + number,
                    Integer.toString(kind.amounts.iterator().next()));
        }
        return differs;
    }
}
