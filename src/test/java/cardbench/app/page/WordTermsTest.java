package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The Chinese and Japanese words use one term for one thing: that of the game's client, or the one
 * of the table in style.md. Each row is an expression that is not used, the files that it is about,
 * and what to write instead.
 */
class WordTermsTest {

    private static final List<Path> ROOTS = List.of(Path.of("webapp"), Path.of("src/main/words"));

    private static final Pattern TABLE = Pattern.compile(".*[/\\\\]words[/\\\\].*\\.json");

    /** Tables with one language have it as a folder. */
    private static final Pattern FOLDER = Pattern.compile(".*[/\\\\](en|zh|ja)[/\\\\][^/\\\\]+");

    /**
     * A sentence of a table.
     *
     * @param file the path of the table
     * @param text the sentence
     */
    private record Word(String file, String text) {}

    private static List<Word> words(String language) throws IOException {
        List<Word> words = new ArrayList<>();
        for (Path root : ROOTS) {
            List<Path> files;
            try (Stream<Path> walk = Files.walk(root)) {
                files = walk.filter(file -> TABLE.matcher(file.toString()).matches()).toList();
            }
            for (Path file : files) {
                String path = file.toString().replace('\\', '/');
                JsonValue table = Json.parse(Files.readString(file));
                boolean isAll = path.matches(".*/" + language + "/[^/]+");
                if (isAll || !FOLDER.matcher(path).matches()) {
                    collect(table, isAll, language, path, words);
                }
            }
        }
        return words;
    }

    /** Takes all texts of a table, or those of the members that are named by the language. */
    private static void collect(
            JsonValue value, boolean isWanted, String language, String file, List<Word> words) {
        if (value.isString()) {
            if (isWanted) {
                words.add(new Word(file, value.asString()));
            }
        } else if (value.isArray()) {
            value.asArray().forEach(item -> collect(item, isWanted, language, file, words));
        } else if (value.isObject()) {
            for (JsonObject.Member member : value.asObject()) {
                boolean isLanguage = isWanted || member.getName().equals(language);
                collect(member.getValue(), isLanguage, language, file, words);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "zh; 卡组; hearthstone; 套牌",
                "zh; 套卡组|这套牌|两套|另一套; ; 副",
                "zh; 字段; wizard|bytes|hearthstone; 键, 项 or 列: 字段 is an archetype",
                "zh; 名单|卡组列表; ; 卡表",
                "zh; 伦敦换牌|牌库; ; 伦敦调度, 卡组最下面",
                "zh; 最好的换牌|优化数量; ; 最优换牌, 优化张数",
                "zh; 起始手牌|起手手牌; ; 起手",
                "zh; 角色(?!牌); form|lab; 作用",
                "zh; 填充|避开的词; ; 补位, 屏蔽词",
                "zh; 静音|踢; wizard|description; 停用, 推进",
                "zh; (?<!默)认得|认识|不知道; ; a page and a game do not know: 收录, 识别",
                "zh; 没能|加载|留在设备; ; 未能, 载入, 保存到这台设备",
                "zh; 此页面|这个页面|磁盘; ; 本页, 硬盘",
                "zh; 代表“; ; 已按“…”读取",
                "zh; (?<!…)…$; ; ……",
                "zh; 摸|常见问题|被盖; draws; 抽, 概率问答, 进奖赏卡",
                "ja; エイリアス; ; 別名",
                "ja; 埋め草|詰め物|ずらし幅; ; パディング, オフセット",
                "ja; 符号化|避ける語; genshin|page; 書き方, 禁止語",
                "ja; キャラクターカード; ; キャラカード",
                "ja; エクストラデッキ; webapp; EXデッキ",
                "ja; 値の取得|出来事|(?<!財)宝カード; ; ゲッター, イベント, 財宝カード",
                "ja; 知られてい; ; 未対応の, 対応する",
                "ja; でなければなりません; ; …にしてください",
                "ja; ここは.{0,30}です; ; ここには…を書きます（現在：…）",
                "ja; 」を表します; diagnostics|text; 「…」と読みました",
                "ja; 読みません(?!で); ; 読み込めません",
                "ja; QRコード; ; QR コード",
                "ja; 〜| ～ ; ; ～ without spaces",
                "ja; [一二]つ|二度; ; 1 つ, 2 つ, 2 度",
                "ja; くり返; ; 繰り返",
                "ja; (?<!その)他の|良[いく]; ; ほかの, よい",
                "ja; 対戦|ゲーム \\{|\\} ゲーム; odds|lab|guide; 回, シミュレーション",
                "ja; よくある質問|マナ[1-4]; draws; 引ける確率, 1 マナ",
                "ja; 初動カード|展開カード; ; 初動, 展開札"
            })
    void term_isThatOfTheTable(String language, String not, String files, String instead)
            throws IOException {
        List<Word> words = words(language);
        assertTrue(words.size() > 1_500, language + ": " + words.size() + " words");
        Pattern expression = Pattern.compile(not.strip());
        Pattern about = Pattern.compile(files == null ? "" : files.strip());
        List<Word> found =
                words.stream()
                        .filter(word -> about.matcher(word.file()).find())
                        .filter(word -> expression.matcher(word.text()).find())
                        .toList();
        assertEquals(List.of(), found, "instead: " + instead);
    }
}
