package cardbench.codes.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrMaskTest {

    private static final int VERSION = 6;

    private static ByteMatrix peer(int mask) throws WriterException {
        Map<EncodeHintType, ?> hints =
                Map.of(EncodeHintType.QR_VERSION, VERSION, EncodeHintType.QR_MASK_PATTERN, mask);
        return Encoder.encode("one text", ErrorCorrectionLevel.M, hints).getMatrix();
    }

    /** Two codes of one text differ where one of their masks inverts a module, not both. */
    @Test
    void masks_areThoseOfAnotherEncoder() throws WriterException {
        ByteMatrix first = peer(0);
        for (int mask = 1; mask < QrMask.COUNT; mask++) {
            ByteMatrix second = peer(mask);
            // between the finders and above the alignment pattern there is data alone
            for (int y = 9; y < 32; y++) {
                for (int x = 9; x < 32; x++) {
                    assertEquals(
                            first.get(x, y) != second.get(x, y),
                            QrMask.inverts(0, x, y) != QrMask.inverts(mask, x, y),
                            mask + " at " + x + " " + y);
                    assertEquals((x + y) % 2 == 0, QrMask.inverts(0, x, y));
                }
            }
        }
    }

    /** The sum of what the standard counts (7.8.3.1), by searches in lines written as digits. */
    private static int penalty(boolean[][] dark) {
        int size = dark.length;
        int penalty = 0;
        int count = 0;
        for (int i = 0; i < size; i++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int j = 0; j < size; j++) {
                row.append(dark[i][j] ? 1 : 0);
                column.append(dark[j][i] ? 1 : 0);
                count += dark[i][j] ? 1 : 0;
                if (i + 1 < size && j + 1 < size) {
                    int four = 0;
                    for (int module = 0; module < 4; module++) {
                        four += dark[i + module / 2][j + module % 2] ? 1 : 0;
                    }
                    penalty += four % 4 == 0 ? 3 : 0;
                }
            }
            penalty += linePenalty(row.toString()) + linePenalty(column.toString());
        }
        return penalty + 10 * (int) (Math.abs(100.0 * count / (size * size) - 50) / 5);
    }

    private static int linePenalty(String line) {
        int penalty = 0;
        Matcher run = Pattern.compile("0{5,}|1{5,}").matcher(line);
        while (run.find()) {
            penalty += 3 + run.group().length() - 5;
        }
        Matcher finder = Pattern.compile("(?=10111010000|00001011101)").matcher(line);
        while (finder.find()) {
            penalty += 40;
        }
        return penalty;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.2, 0.45, 0.5, 0.55, 0.8, 1})
    void penalty_isWhatTheStandardCounts(double share) {
        Random random = new Random(54);
        for (int round = 0; round < 20; round++) {
            boolean[][] dark = new boolean[21][21];
            for (boolean[] row : dark) {
                for (int x = 0; x < row.length; x++) {
                    row[x] = random.nextDouble() < share;
                }
            }
            // a finder with light modules before and behind it, at any place of a row
            String finder = round % 2 == 0 ? "00001011101" : "10111010000";
            int at = round % 11;
            for (int x = 0; x < finder.length(); x++) {
                dark[round][at + x] = finder.charAt(x) == '1';
            }
            assertEquals(penalty(dark), QrMask.penalty(dark), "round " + round);
        }
    }
}
