package cardbench.odds.exact.search;

import java.util.TreeMap;
import java.util.function.BiConsumer;

/** How likely each of some things is that can be seen, as exact fractions. */
public final class Likelihoods {

    private final TreeMap<String, Rational> all = new TreeMap<>();

    public void add(String seen, Rational weight) {
        all.merge(seen, weight, Rational::plus);
    }

    /** Adds all of another one, weighed. */
    void addAll(Likelihoods others, Rational weight) {
        others.all.forEach((seen, own) -> add(seen, own.times(weight)));
    }

    public void forEach(BiConsumer<String, Rational> visitor) {
        all.forEach(visitor);
    }

    public int size() {
        return all.size();
    }

    /** The sum, which is 1 where nothing was forgotten. */
    public Rational sum() {
        Rational sum = Rational.ZERO;
        for (Rational one : all.values()) {
            sum = sum.plus(one);
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Likelihoods weights && all.equals(weights.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
