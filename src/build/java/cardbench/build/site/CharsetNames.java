package cardbench.build.site;

import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.StringConstantInstruction;

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
        if (!type.getName().equals(SETS)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null) {
                continue;
            }
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                for (Instruction instruction : block) {
                    if (instruction instanceof StringConstantInstruction text) {
                        text.setConstant(
                                KNOWN.getOrDefault(text.getConstant(), text.getConstant()));
                    }
                }
            }
        }
    }
}
