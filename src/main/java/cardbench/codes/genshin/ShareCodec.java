package cardbench.codes.genshin;

/**
 * The codec of share codes: finds, reads, explains and writes them. Stateless, so threads may share
 * it.
 *
 * @see <a href="https://github.com/isHarryh/GI-Code-Converter">GI-Code-Converter, which describes
 *     share codes</a>
 */
public final class ShareCodec extends FlawlessShareCodec {

    @Override
    Damage damage(String text) {
        return new DamagedCode(text);
    }
}
