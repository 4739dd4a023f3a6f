package cardbench.build.site;

import java.net.URI;

/**
 * The address at which the site will be found, where it is known when the site is built.
 *
 * @param home the address of the folder of the site, with {@code https} and a slash at its end;
 *     {@code null} if nobody has named it
 */
record SiteAddress(String home) {

    /** The address of a site that nobody has named. */
    static final SiteAddress UNKNOWN = new SiteAddress(null);

    /**
     * Reads an address.
     *
     * @param address of the folder, or {@code "unknown"}
     * @throws IllegalArgumentException if it is neither
     */
    static SiteAddress of(String address) {
        if (address.equals("unknown")) {
            return UNKNOWN;
        }
        URI folder = URI.create(address);
        if (!"https".equals(folder.getScheme()) || folder.getHost() == null) {
            throw new IllegalArgumentException("not an address with https: " + address);
        }
        if (!address.endsWith("/") || !folder.toASCIIString().matches("[\\w:/.~%-]+")) {
            throw new IllegalArgumentException("not the address of a folder: " + address);
        }
        return new SiteAddress(folder.toASCIIString());
    }

    /** Whether the address is known. */
    boolean isKnown() {
        return home != null;
    }
}
