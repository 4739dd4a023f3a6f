package cardbench.odds.sample;

/**
 * The distinct permutations of numbers, some of which may be equal, in lexicographic order.
 *
 * @see <a
 *     href="https://en.wikipedia.org/wiki/Permutation#Generation_in_lexicographic_order">Generation
 *     in lexicographic order</a>
 */
public final class DistinctPermutations {

    private DistinctPermutations() {}

    /**
     * Rearranges a range of numbers to its next permutation. After the last one, which is
     * descending, comes the first one, which is ascending.
     *
     * @param from the first index of the range
     * @param to the index after the range
     * @return false if this is the first permutation again
     */
    public static boolean next(int[] numbers, int from, int to) {
        int turn = to - 2;
        // >= and not >, here and below: exchanging equal numbers would repeat a permutation
        while (turn >= from && numbers[turn] >= numbers[turn + 1]) {
            turn--;
        }
        if (turn >= from) {
            int larger = to - 1;
            while (numbers[larger] <= numbers[turn]) {
                larger--;
            }
            swap(numbers, turn, larger);
        }
        for (int low = turn < from ? from : turn + 1, high = to - 1; low < high; low++, high--) {
            swap(numbers, low, high);
        }
        return turn >= from;
    }

    private static void swap(int[] numbers, int one, int other) {
        int number = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = number;
    }
}
