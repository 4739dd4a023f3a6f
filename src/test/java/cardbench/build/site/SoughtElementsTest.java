package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.teavm.model.ClassHolder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/** The comparison of {@code contains}, in which the sought element comes first. */
class SoughtElementsTest {

    private final Program program = new Program();
    private final Variable sought = program.createVariable();
    private final Variable element = program.createVariable();
    private final InvokeInstruction call = new InvokeInstruction();

    private void transform(String type, String method) {
        call.setType(InvocationType.SPECIAL);
        call.setMethod(
                new MethodReference(
                        Objects.class, method, Object.class, Object.class, boolean.class));
        call.setArguments(element, sought);
        program.createBasicBlock().add(call);
        MethodHolder contains =
                new MethodHolder(new MethodDescriptor("contains", Object.class, boolean.class));
        contains.setProgram(program);
        ClassHolder holder = new ClassHolder(type);
        holder.addMethod(contains);
        new SoughtElements().transformClass(holder, null);
    }

    @Test
    void soughtElement_comesFirst() {
        transform("java.util.AbstractCollection", "equals");
        assertEquals(List.of(sought, element), call.getArguments());
    }

    @Test
    void otherClass_staysAsItIs() {
        transform("java.util.AbstractList", "equals");
        assertEquals(List.of(element, sought), call.getArguments());
    }

    @Test
    void unknownClassLibrary_isRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> transform("java.util.AbstractCollection", "compare"));
    }
}
