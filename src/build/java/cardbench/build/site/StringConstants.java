package cardbench.build.site;

import java.util.function.UnaryOperator;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.StringConstantInstruction;

/** Changes texts in the code of a class before it is compiled. */
final class StringConstants {

    private StringConstants() {}

    /** Replaces every constant text in the methods of a class. */
    static void replace(ClassHolder type, UnaryOperator<String> by) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() == null) {
                continue;
            }
            for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                for (Instruction instruction : block) {
                    if (instruction instanceof StringConstantInstruction text) {
                        text.setConstant(by.apply(text.getConstant()));
                    }
                }
            }
        }
    }
}
