package cardbench.app.growth;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The steps that instrumented code has taken: one for each turn of a loop, for each call of a
 * method, and for each character or element that the library reads or copies on its behalf. Called
 * by the code that {@link StepCounter} writes.
 */
public final class Steps {

    private static long taken;

    private Steps() {}

    /** Sets the count to 0. */
    static void restart() {
        taken = 0;
    }

    /** The number since the last {@link #restart}. */
    static long taken() {
        return taken;
    }

    public static void step() {
        taken++;
    }

    /** The text that a call or a concatenation has made: each character was copied. */
    public static String made(String text) {
        taken += text == null ? 0 : text.length();
        return text;
    }

    private static int searched(String text, int from, int found) {
        taken += Math.max(0, (found < 0 ? text.length() : found) - Math.max(0, from));
        return found;
    }

    public static int indexOf(String text, String part) {
        return searched(text, 0, text.indexOf(part));
    }

    public static int indexOf(String text, String part, int from) {
        return searched(text, from, text.indexOf(part, from));
    }

    public static int indexOf(String text, int character) {
        return searched(text, 0, text.indexOf(character));
    }

    public static int indexOf(String text, int character, int from) {
        return searched(text, from, text.indexOf(character, from));
    }

    public static int lastIndexOf(String text, int character) {
        int found = text.lastIndexOf(character);
        taken += text.length() - Math.max(0, found);
        return found;
    }

    public static int lastIndexOf(String text, String part) {
        int found = text.lastIndexOf(part);
        taken += text.length() - Math.max(0, found);
        return found;
    }

    public static int lastIndexOf(String text, int character, int from) {
        int found = text.lastIndexOf(character, from);
        taken += Math.max(0, Math.min(from, text.length()) - Math.max(0, found));
        return found;
    }

    public static boolean contains(String text, CharSequence part) {
        searched(text, 0, text.indexOf(part.toString()));
        return text.contains(part);
    }

    public static boolean isBlank(String text) {
        taken += text.length() - text.stripLeading().length();
        return text.isBlank();
    }

    public static boolean equals(String text, Object other) {
        if (other instanceof String && ((String) other).length() == text.length()) {
            taken += text.length();
        }
        return text.equals(other);
    }

    public static boolean equalsIgnoreCase(String text, String other) {
        taken += text.length();
        return text.equalsIgnoreCase(other);
    }

    public static int compareTo(String text, String other) {
        taken += Math.min(text.length(), other.length());
        return text.compareTo(other);
    }

    public static char[] toCharArray(String text) {
        taken += text.length();
        return text.toCharArray();
    }

    public static StringBuilder append(StringBuilder to, String text) {
        taken += text == null ? 4 : text.length();
        return to.append(text);
    }

    public static StringBuilder append(StringBuilder to, CharSequence text, int from, int end) {
        taken += end - from;
        return to.append(text, from, end);
    }

    public static StringBuilder insert(StringBuilder to, int at, String text) {
        taken += to.length() - at + text.length();
        return to.insert(at, text);
    }

    public static StringBuilder insert(StringBuilder to, int at, char character) {
        taken += to.length() - at;
        return to.insert(at, character);
    }

    public static StringBuilder delete(StringBuilder from, int start, int end) {
        taken += from.length() - start;
        return from.delete(start, end);
    }

    public static StringBuilder deleteCharAt(StringBuilder from, int at) {
        taken += from.length() - at;
        return from.deleteCharAt(at);
    }

    public static String toString(StringBuilder text) {
        return made(text.toString());
    }

    public static int indexOf(StringBuilder text, String part) {
        return searched(text.toString(), 0, text.indexOf(part));
    }

    public static boolean contains(List<?> list, Object element) {
        taken += list.size();
        return list.contains(element);
    }

    public static int indexOf(List<?> list, Object element) {
        taken += list.size();
        return list.indexOf(element);
    }

    public static Object remove(List<?> list, int at) {
        taken += list.size() - at;
        return list.remove(at);
    }

    @SuppressWarnings("unchecked")
    public static void add(List<?> list, int at, Object element) {
        taken += list.size() - at;
        ((List<Object>) list).add(at, element);
    }

    @SuppressWarnings("unchecked")
    public static boolean addAll(List<?> list, Collection<?> more) {
        taken += more.size();
        return ((List<Object>) list).addAll((Collection<Object>) more);
    }

    public static List<?> copyOf(Collection<?> list) {
        // an unmodifiable list is its own copy
        List<?> copy = List.copyOf(list);
        taken += copy == list ? 0 : list.size();
        return copy;
    }

    public static int[] copyOf(int[] array, int length) {
        taken += Math.min(array.length, length);
        return Arrays.copyOf(array, length);
    }

    public static byte[] copyOf(byte[] array, int length) {
        taken += Math.min(array.length, length);
        return Arrays.copyOf(array, length);
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        taken += to - from;
        return Arrays.copyOfRange(array, from, to);
    }

    public static void arraycopy(Object from, int at, Object to, int place, int length) {
        taken += length;
        System.arraycopy(from, at, to, place, length);
    }
}
