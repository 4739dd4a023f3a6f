package cardbench.sample;

/** The distinct orders of numbers some of which are equal. */
public final class DistinctPermutations {

    private DistinctPermutations() {}

    /**
     * Brings a stretch of numbers into the order that comes next; behind the last order, which is
     * descending, comes the first one, which is ascending.
     *
     * @param from first place of the stretch
     * @param to the place behind its last one
     * @return whether it is not the first one again
     */
    public static boolean next(int[] numbers, int from, int to) {
        int turn = to - 2;
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
