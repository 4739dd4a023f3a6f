package cardbench.contract;

import java.util.Random;

/** Damages texts the way people, forums and chat programs do, and as nobody would. */
final class Mutation {

    private static final String[] PIECES = {
        " ",
        "\n",
        "\t",
        "=",
        "==",
        "+",
        "/",
        "-",
        "_",
        "&amp;",
        "\u200b",
        "\ufeff",
        "卡组：",
        "### ",
        "# ",
        "A",
        "AAECA",
        "\"",
        "\\",
        "\ud83c",
        "é",
        "0",
        "{",
        "\u0000",
        "//",
        "http://x/?deck=",
    };

    private Mutation() {}

    /** The text with one to three changes. */
    static String of(String text, Random random) {
        String changed = text;
        for (int i = random.nextInt(3); i >= 0; i--) {
            changed = once(changed, random);
        }
        return changed;
    }

    private static String once(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + 1 + random.nextInt(4));
        String piece = PIECES[random.nextInt(PIECES.length)];
        return switch (random.nextInt(8)) {
            case 0 -> text.substring(0, at);
            case 1 -> text.substring(0, at) + text.substring(to);
            case 2 -> text.substring(0, at) + piece + text.substring(at);
            case 3 -> text.substring(0, at) + piece + text.substring(to);
            case 4 -> piece + " " + text;
            case 5 -> text + piece;
            case 6 -> text.replace('+', '-').replace('/', '_').replace("=", "");
            default -> text.substring(0, at) + flipped(text.substring(at, to)) + text.substring(to);
        };
    }

    private static String flipped(String part) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < part.length(); i++) {
            out.append((char) (part.charAt(i) ^ 1));
        }
        return out.toString();
    }
}
