package cardbench.spark;

import java.io.Serializable;

/**
 * A version that the exact methods do not solve within their budget.
 *
 * @param version its number in the {@link VersionSpace}
 * @param why the code of the diagnostic that says why
 */
record OpenVersion(long version, String why) implements Serializable {}
