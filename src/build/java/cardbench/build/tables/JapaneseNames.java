package cardbench.build.tables;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Japanese names of a source that were typed or read off pictures, and of which about two in a
 * hundred are misspelt. A name whose form no Japanese name has is left out, so that its card is
 * named in another language; those that are known to be misspelt are corrected. A slip that makes
 * another sound name is not seen.
 */
final class JapaneseNames {

    /** Misspelt names of LumiTracker, and the names of the game. */
    private static final Map<String, String> CORRECTIONS =
            Map.of(
                    "ストラクタレーションん", "ストラクタレーション",
                    "ドリックカウントダウン：3", "トリックカウントダウン：3",
                    "聖骸ツノワ二", "聖骸ツノワニ");

    private static final String KATAKANA = "[\\u30a1-\\u30fa\\u30fc]";

    /**
     * A Chinese character that looks like a letter of katakana, within or at the end of katakana;
     * an n or a small vowel of hiragana behind katakana; a particle at the end, behind which
     * something is missing.
     */
    private static final Pattern FAULT =
            Pattern.compile(
                    (KATAKANA + "[二八力口工夕卜](?:$|" + KATAKANA + ")")
                            + ("|" + KATAKANA + "[んぁぃぅぇぉゃゅょ]")
                            + "|(?<![もそ])の$|が$");

    private JapaneseNames() {}

    /** The name as the game has it, as far as that is known. */
    static String corrected(String name) {
        return CORRECTIONS.getOrDefault(name, name);
    }

    /** Whether the form of a name is one that Japanese names have. */
    static boolean isSound(String name) {
        long opened = name.chars().filter(c -> c == '「' || c == '『').count();
        long closed = name.chars().filter(c -> c == '」' || c == '』').count();
        return opened == closed && !FAULT.matcher(name).find();
    }
}
