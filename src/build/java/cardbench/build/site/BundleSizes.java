package cardbench.build.site;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Reports what the bytes of a bundle are for: those of each package, as TeaVM writes them and after
 * compression. Each compressed byte counts for the part whose bytes it yields, so the sum is that
 * of the file. A repetition is cheap, so a package costs less when it comes after a similar one.
 */
final class BundleSizes {

    /** The ending of the file of a report, behind the name of the bundle. */
    static final String ENDING = ".sizes";

    private static final Comparator<Map.Entry<String, double[]>> LARGEST_FIRST =
            Comparator.comparingDouble(entry -> -entry.getValue()[1]);

    private final byte[] bundle;

    /** The bytes of each package before and after compression. */
    private final Map<String, double[]> packages = new TreeMap<>();

    private BundleSizes(byte[] bundle) {
        this.bundle = bundle;
    }

    /** The report, one line for each package, the largest first. */
    static String report(String name, byte[] bundle, List<BundlePart> parts) {
        BundleSizes sizes = new BundleSizes(bundle);
        sizes.count(parts);
        return sizes.report(name);
    }

    private void count(List<BundlePart> parts) {
        double[] costs = costs();
        for (int i = 0; i < parts.size(); i++) {
            int from = parts.get(i).from();
            int to = i + 1 < parts.size() ? parts.get(i + 1).from() : bundle.length;
            double[] sum =
                    packages.computeIfAbsent(packageOf(parts.get(i).name()), key -> new double[2]);
            sum[0] += to - from;
            for (int at = from; at < to; at++) {
                sum[1] += costs[at];
            }
        }
    }

    /** The package of a class, or the library; other names stay as they are. */
    static String packageOf(String name) {
        if (name.startsWith("com.eclipsesource.json.")) {
            return "minimal-json";
        }
        if (name.startsWith("org.teavm.")) {
            return "org.teavm";
        }
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    /** What each byte of the bundle costs in the compressed file, in bytes. */
    private double[] costs() {
        double[] costs = new double[bundle.length];
        byte[] packed = deflated();
        Inflater inflater = new Inflater(true);
        byte[] out = new byte[1 << 16];
        int done = 0;
        int unspent = 0;
        try {
            for (int i = 0; i < packed.length; i++) {
                inflater.setInput(packed, i, 1);
                unspent++;
                int from = done;
                for (int n = inflater.inflate(out); n > 0; n = inflater.inflate(out)) {
                    done += n;
                }
                for (int at = from; at < done; at++) {
                    costs[at] = (double) unspent / (done - from);
                }
                // a table of codes and the first bits of a symbol yield nothing yet
                unspent = done == from ? unspent : 0;
            }
            // the mark of the end yields nothing either
            costs[done - 1] += unspent;
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        } finally {
            inflater.end();
        }
        return costs;
    }

    private byte[] deflated() {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bundle);
        deflater.finish();
        byte[] packed = new byte[bundle.length + 1000];
        int size = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, size);
    }

    private String report(String name) {
        StringBuilder report = new StringBuilder();
        double[] total = new double[2];
        for (double[] sum : packages.values()) {
            total[0] += sum[0];
            total[1] += sum[1];
        }
        line(name, total, report);
        List<Map.Entry<String, double[]>> sorted = new ArrayList<>(packages.entrySet());
        sorted.sort(LARGEST_FIRST);
        for (Map.Entry<String, double[]> one : sorted) {
            line("  " + one.getKey(), one.getValue(), report);
        }
        return report.toString();
    }

    private static void line(String name, double[] sums, StringBuilder report) {
        report.append(
                String.format("%-32s %9.0f %9.0f%n", name, sums[0], sums[1]).replace("\r", ""));
    }
}
