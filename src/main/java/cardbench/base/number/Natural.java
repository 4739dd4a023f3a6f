package cardbench.base.number;

import cardbench.base.text.Ascii;
import java.util.Arrays;

/** A natural number of any size, 0 or more. Immutable. */
public final class Natural implements Comparable<Natural> {

    /** 2<sup>53</sup>: every smaller natural number is a double. */
    public static final double EXACT = 9007199254740992.0;

    /** Zero. */
    public static final Natural ZERO = new Natural(new int[0]);

    /** One. */
    public static final Natural ONE = of(1);

    private static final int BITS = 24;
    private static final int LIMB = (1 << BITS) - 1;
    private static final int BILLION = 1_000_000_000;
    private static final int BILLION_DIGITS = 9;

    /** The digits in base 2<sup>24</sup>, lowest first, without leading zeros. */
    private final int[] limbs;

    private Natural(int[] limbs) {
        int size = limbs.length;
        while (size > 0 && limbs[size - 1] == 0) {
            size--;
        }
        this.limbs = size == limbs.length ? limbs : Arrays.copyOf(limbs, size);
    }

    /** Converts a long; negative values become 0. */
    public static Natural of(long value) {
        int[] limbs = new int[3];
        long rest = Math.max(0, value);
        for (int i = 0; i < limbs.length; i++) {
            limbs[i] = (int) (rest & LIMB);
            rest >>>= BITS;
        }
        return new Natural(limbs);
    }

    /** Reads decimal digits; {@code null} if there are none, or any other character. */
    public static Natural parse(String digits) {
        Natural number = digits.isEmpty() ? null : ZERO;
        for (int i = 0; i < digits.length() && number != null; i++) {
            char c = digits.charAt(i);
            number = Ascii.isDigit(c) ? number.times(10).plus(of(c - '0')) : null;
        }
        return number;
    }

    /** The sum. */
    public Natural plus(Natural other) {
        int[] sum = new int[Math.max(limbs.length, other.limbs.length) + 1];
        int carry = 0;
        for (int i = 0; i < sum.length; i++) {
            int one = carry + limb(i) + other.limb(i);
            sum[i] = one & LIMB;
            carry = one >>> BITS;
        }
        return new Natural(sum);
    }

    /** The difference. The other number must not be larger. */
    public Natural minus(Natural smaller) {
        int[] rest = new int[limbs.length];
        int borrow = 0;
        for (int i = 0; i < rest.length; i++) {
            int one = limbs[i] - smaller.limb(i) - borrow;
            borrow = one < 0 ? 1 : 0;
            // Of a negative difference, the low bits are the difference plus 2^24.
            rest[i] = one & LIMB;
        }
        return new Natural(rest);
    }

    private int limb(int at) {
        return at < limbs.length ? limbs[at] : 0;
    }

    /**
     * The product.
     *
     * @param factor 0 or more
     */
    public Natural times(int factor) {
        int[] product = new int[limbs.length + 2];
        long carry = 0;
        for (int i = 0; i < product.length; i++) {
            long one = carry + (long) limb(i) * factor;
            product[i] = (int) (one & LIMB);
            carry = one >>> BITS;
        }
        return new Natural(product);
    }

    /** The product. */
    public Natural times(Natural other) {
        int[] product = new int[limbs.length + other.limbs.length + 1];
        for (int i = 0; i < limbs.length; i++) {
            long carry = 0;
            for (int j = 0; i + j < product.length; j++) {
                long one = carry + product[i + j] + (long) limbs[i] * other.limb(j);
                product[i + j] = (int) (one & LIMB);
                carry = one >>> BITS;
            }
        }
        return new Natural(product);
    }

    /**
     * The quotient, rounded down.
     *
     * @param divisor 1 or more
     */
    public Natural over(int divisor) {
        int[] quotient = new int[limbs.length];
        long rest = 0;
        for (int i = limbs.length - 1; i >= 0; i--) {
            long one = (rest << BITS) + limbs[i];
            quotient[i] = (int) (one / divisor);
            rest = one % divisor;
        }
        return new Natural(quotient);
    }

    /**
     * The remainder of a division.
     *
     * @param divisor 1 or more
     */
    public int mod(int divisor) {
        long rest = 0;
        for (int i = limbs.length - 1; i >= 0; i--) {
            rest = ((rest << BITS) + limbs[i]) % divisor;
        }
        return (int) rest;
    }

    /**
     * The quotient, rounded down, by binary long division.
     *
     * @param divisor not 0
     */
    public Natural over(Natural divisor) {
        int shift = Math.max(0, bits() - divisor.bits());
        Natural part = divisor.shiftedLeft(shift);
        Natural rest = this;
        int[] quotient = new int[shift / BITS + 1];
        for (int bit = shift; bit >= 0; bit--) {
            if (part.compareTo(rest) <= 0) {
                rest = rest.minus(part);
                quotient[bit / BITS] |= 1 << bit % BITS;
            }
            part = part.shiftedRight(1);
        }
        return new Natural(quotient);
    }

    /** The greatest common divisor; 0 if both numbers are 0. */
    public Natural common(Natural other) {
        Natural a = this;
        Natural b = other;
        if (a.isZero() || b.isZero()) {
            return a.isZero() ? b : a;
        }
        // Stein's binary algorithm: division is much slower here than subtraction and shifts.
        int shared = Math.min(a.trailingZeros(), b.trailingZeros());
        a = a.shiftedRight(a.trailingZeros());
        b = b.shiftedRight(b.trailingZeros());
        while (a.compareTo(b) != 0) {
            if (a.compareTo(b) < 0) {
                Natural larger = b;
                b = a;
                a = larger;
            }
            a = a.minus(b);
            a = a.shiftedRight(a.trailingZeros());
        }
        return a.shiftedLeft(shared);
    }

    private int trailingZeros() {
        int zeros = 0;
        while ((limbs[zeros / BITS] >>> zeros % BITS & 1) == 0) {
            zeros++;
        }
        return zeros;
    }

    private Natural shiftedLeft(int bits) {
        int words = bits / BITS;
        int rest = bits % BITS;
        int[] shifted = new int[limbs.length + words + 1];
        for (int i = words; i < shifted.length; i++) {
            // If rest is 0, this shifts out all 24 bits of the limb, as it should.
            int low = i - words > 0 ? limb(i - words - 1) >>> BITS - rest : 0;
            shifted[i] = (limb(i - words) << rest | low) & LIMB;
        }
        return new Natural(shifted);
    }

    private Natural shiftedRight(int bits) {
        int words = bits / BITS;
        int rest = bits % BITS;
        int[] shifted = new int[Math.max(0, limbs.length - words)];
        for (int i = 0; i < shifted.length; i++) {
            int high = limb(i + words + 1) << BITS - rest;
            shifted[i] = (limbs[i + words] >>> rest | high) & LIMB;
        }
        return new Natural(shifted);
    }

    /** The number of binary digits; 0 has none. */
    public int bits() {
        if (limbs.length == 0) {
            return 0;
        }
        int top = limbs[limbs.length - 1];
        int bits = (limbs.length - 1) * BITS;
        while (top != 0) {
            top >>>= 1;
            bits++;
        }
        return bits;
    }

    /** Whether the number is 0. */
    public boolean isZero() {
        return limbs.length == 0;
    }

    /** Whether the number is odd. */
    public boolean isOdd() {
        return limbs.length > 0 && (limbs[0] & 1) == 1;
    }

    /** The nearest double, or one next to it. */
    public double approximately() {
        double value = 0;
        for (int i = limbs.length - 1; i >= 0; i--) {
            value = value * (LIMB + 1) + limbs[i];
        }
        return value;
    }

    @Override
    public int compareTo(Natural other) {
        int size = Math.max(limbs.length, other.limbs.length);
        for (int i = size - 1; i >= 0; i--) {
            if (limb(i) != other.limb(i)) {
                return limb(i) < other.limb(i) ? -1 : 1;
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Natural number && compareTo(number) == 0;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int limb : limbs) {
            hash = 31 * hash + limb;
        }
        return hash;
    }

    /** The decimal digits. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        Natural rest = this;
        while (rest.limbs.length > 1 || rest.limb(0) != 0) {
            String part = Integer.toString(rest.mod(BILLION));
            rest = rest.over(BILLION);
            String zeros = rest.isZero() ? "" : "0".repeat(BILLION_DIGITS - part.length());
            text.insert(0, zeros + part);
        }
        return text.length() == 0 ? "0" : text.toString();
    }
}
