package cardbench.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds classes that may go through a map or set in the order of its hashes, which no two platforms
 * share (and {@code Map.of} not even two runs). Which object a loop goes through cannot be seen in
 * a class file, so the rule is broader: a class that goes through any map or set makes only such
 * ones as keep an order.
 */
final class IterationOrder {

    private static final Pattern MAKES =
            Pattern.compile(
                    "java/util/(HashMap|HashSet|IdentityHashMap|WeakHashMap)\\.<init>"
                            + "|java/util/(Map|Set)\\.(of|ofEntries|copyOf)");

    private static final Pattern GOES_THROUGH =
            Pattern.compile(
                    "java/util/(Hash)?Map\\.(keySet|values|entrySet|forEach|toString)"
                            + "|java/util/(Hash)?Set\\.(iterator|forEach|toArray|toString)");

    private IterationOrder() {}

    /** One line for each unordered map or set made in a class that goes through any. */
    static List<String> breaches(ClassFile file) {
        List<String> made = new ArrayList<>();
        List<String> gone = new ArrayList<>();
        ClassVisitor visitor =
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String type, String generic, String[] thrown) {
                        return new MethodVisitor(Opcodes.ASM9) {
                            @Override
                            public void visitMethodInsn(
                                    int opcode, String owner, String called, String t, boolean i) {
                                String call = owner + "." + called;
                                if (MAKES.matcher(call).matches()) {
                                    made.add(file.name() + " " + name + " makes a " + owner);
                                }
                                if (GOES_THROUGH.matcher(call).matches()) {
                                    gone.add(call);
                                }
                            }
                        };
                    }
                };
        new ClassReader(file.bytes()).accept(visitor, ClassReader.SKIP_FRAMES);
        return gone.isEmpty() ? List.of() : made;
    }
}
