package cardbench.build.site;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Lets {@code contains} of collections call {@code equals} of the element that is sought, as the
 * JDK does. TeaVM's class library calls that of each element, so that a bundle gets the equality of
 * every record that is ever in a list, though only texts and numbers are sought.
 */
public final class SoughtElements implements ClassHolderTransformer {

    private static final String COLLECTION = "java.util.AbstractCollection";

    private static final MethodDescriptor CONTAINS =
            new MethodDescriptor("contains", Object.class, boolean.class);

    /**
     * Swaps the arguments of the comparison.
     *
     * @throws IllegalArgumentException if the class library is not that of TeaVM 0.15
     */
    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals(COLLECTION)) {
            return;
        }
        int swapped = 0;
        for (BasicBlock block : type.getMethod(CONTAINS).getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call
                        && call.getMethod().getName().equals("equals")) {
                    List<Variable> arguments = new ArrayList<>(call.getArguments());
                    Collections.reverse(arguments);
                    call.setArguments(arguments.toArray(new Variable[0]));
                    swapped += arguments.size() == 2 ? 1 : 0;
                }
            }
        }
        if (swapped != 1) {
            throw new IllegalArgumentException("this is not the class library of TeaVM 0.15");
        }
    }
}
