package cardbench.build.site;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Compiles the sentences of diagnostics as empty texts, for a bundle that never shows them. They
 * are the constants with a blank in the classes that list codes; the names of codes have none.
 */
public final class WithoutMessages implements ClassHolderTransformer {

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().startsWith("cardbench.") || !type.getName().endsWith("Codes")) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null) {
                continue;
            }
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                for (Instruction instruction : block) {
                    if (instruction instanceof StringConstantInstruction text
                            && text.getConstant().indexOf(' ') >= 0) {
                        text.setConstant("");
                    }
                }
            }
        }
    }
}
