package cardbench.wizard.check;

import java.util.LinkedHashSet;
import java.util.Set;

/** The numbers from 1 to 99 that a text spells with Chinese numerals, as in 造成五点伤害. */
final class ChineseNumerals {

    private static final String DIGITS = "零一二三四五六七八九十";

    private static final int TEN = 10;

    private ChineseNumerals() {}

    static Set<Integer> in(String text) {
        Set<Integer> numbers = new LinkedHashSet<>();
        int number = -1;
        for (int i = 0; i <= text.length(); i++) {
            int digit = i < text.length() ? digit(text.charAt(i)) : -1;
            if (digit < 0) {
                if (number > 0) {
                    numbers.add(number);
                }
                number = -1;
            } else if (digit == TEN) {
                // 十五 is 15, 二十 is 20
                number = number > 0 && number < TEN ? number * TEN : TEN;
            } else {
                number = number >= TEN && number % TEN == 0 ? number + digit : digit;
            }
        }
        return numbers;
    }

    /** The number that a text is with Chinese numerals alone; {@code null} for any other text. */
    static Integer alone(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (digit(text.charAt(i)) < 0) {
                return null;
            }
        }
        Set<Integer> numbers = in(text);
        return numbers.isEmpty() ? null : numbers.iterator().next();
    }

    private static int digit(char c) {
        return c == '两' ? 2 : DIGITS.indexOf(c);
    }
}
