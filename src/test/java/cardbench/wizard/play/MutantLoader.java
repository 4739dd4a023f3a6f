package cardbench.wizard.play;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the packages once more, so that one row's code can be taken away: the methods that carry
 * rows out return at once for that row. One loader serves for all rows, whose classes are then
 * loaded and compiled once.
 */
final class MutantLoader extends ClassLoader {

    private static final String PACKAGE = "cardbench.wizard.";

    /** Class and method; which argument is the row; what is answered instead. */
    private static final Map<String, List<String>> METHODS =
            Map.of(
                    "play.Effects.run", List.of("1", "nothing"),
                    "play.Engine.emit", List.of("1", "nothing"),
                    "play.Engine.behave", List.of("2", "nothing"),
                    "card.CardBuilder.condition", List.of("0", "condition"),
                    "card.TriggerMode.of", List.of("0", "mode"),
                    "play.Effects.choose", List.of("1", "list"),
                    "play.Evaluator.arithmetic", List.of("1", "value"),
                    "play.Evaluator.property", List.of("1", "null"));

    MutantLoader() {
        super(MutantLoader.class.getClassLoader());
    }

    /** Takes a row's code away, and gives that of the row before back; none if it is empty. */
    void takeAway(String row) throws ReflectiveOperationException {
        loadClass(PACKAGE + "play.Taken").getField("row").set(null, row);
    }

    /** The differences of a scenario when it is run here, as text; empty where there are none. */
    String differences(String scenario) throws ReflectiveOperationException {
        Class<?> reader = loadClass(PACKAGE + "play.ScenarioReader");
        Object read = reader.getMethod("read", String.class).invoke(null, scenario);
        Class<?> run = loadClass(PACKAGE + "play.ScenarioRun");
        Object result = run.getMethod("of", read.getClass()).invoke(null, read);
        Object json = result.getClass().getMethod("result").invoke(result);
        Object found = result.getClass().getMethod("differences").invoke(result);
        return json == null ? "refused" : found.equals(List.of()) ? "" : found.toString();
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(PACKAGE)) {
            return super.loadClass(name, resolve);
        }
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
            return loaded;
        }
        String file = name.replace('.', '/') + ".class";
        try (InputStream in = getParent().getResourceAsStream(file)) {
            byte[] bytes = changed(name.substring(PACKAGE.length()), in.readAllBytes());
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static byte[] changed(String type, byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String s, String[] e) {
                        MethodVisitor method = super.visitMethod(access, name, descriptor, s, e);
                        List<String> how = METHODS.get(type + "." + name);
                        return how == null ? method : new Guarded(method, how);
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** Puts the question in front of a method's code. */
    private static final class Guarded extends MethodVisitor {

        private final List<String> how;

        Guarded(MethodVisitor method, List<String> how) {
            super(Opcodes.ASM9, method);
            this.how = how;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label go = new Label();
            String taken = "cardbench/wizard/play/Taken";
            visitVarInsn(Opcodes.ALOAD, Integer.parseInt(how.get(0)));
            visitMethodInsn(Opcodes.INVOKESTATIC, taken, "is", "(Ljava/lang/Object;)Z", false);
            visitJumpInsn(Opcodes.IFEQ, go);
            switch (how.get(1)) {
                case "nothing" -> visitInsn(Opcodes.RETURN);
                case "null" -> answer(() -> visitInsn(Opcodes.ACONST_NULL));
                case "list" ->
                        answer(
                                () ->
                                        visitMethodInsn(
                                                Opcodes.INVOKESTATIC,
                                                "java/util/List",
                                                "of",
                                                "()Ljava/util/List;",
                                                true));
                case "mode" -> answer(() -> call(taken, "mode", "TriggerMode"));
                case "value" -> answer(() -> call(taken, "value", "GameValue"));
                default -> answer(() -> call(taken, "condition", "Condition"));
            }
            visitLabel(go);
            visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }

        private void call(String owner, String name, String type) {
            String descriptor = "()Lcardbench/wizard/card/" + type + ";";
            visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
        }

        private void answer(Runnable push) {
            push.run();
            visitInsn(Opcodes.ARETURN);
        }
    }
}
