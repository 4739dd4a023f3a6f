package cardbench.build.site;

import java.util.Map;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;

/**
 * Gives the character sets of a QR code the names that TeaVM's class library knows. ZXing decodes
 * text by the names of an enumeration, which are aliases in other class libraries.
 */
public final class CharsetNames implements ClassHolderTransformer {

    private static final String SETS = "com.google.zxing.common.CharacterSetECI";

    private static final Map<String, String> KNOWN =
            Map.of(
                    "UTF8", "UTF-8",
                    "ISO8859_1", "ISO-8859-1",
                    "ASCII", "US-ASCII",
                    "UnicodeBigUnmarked", "UTF-16BE");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(SETS)) {
            StringConstants.replace(type, name -> KNOWN.getOrDefault(name, name));
        }
    }
}
