package cardbench.build.site;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash by which files of the site and of its sources are told apart. */
final class Sha256 {

    private Sha256() {}

    /** The 32 bytes of the hash. */
    static byte[] of(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has it
        }
    }

    /** The hash as 64 digits. */
    static String hex(byte[] content) {
        return HexFormat.of().formatHex(of(content));
    }
}
