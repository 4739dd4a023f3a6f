package cardbench.app.growth;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Loads the core once more, with code that counts its {@link Steps}: the count depends on the input
 * alone, not on the machine.
 */
final class StepCounter extends ClassLoader {

    private static final String STEPS = Type.getInternalName(Steps.class);

    /** The core, and the reader of JSON that it contains. */
    private static final List<String> COUNTED = List.of("cardbench.", "com.eclipsesource.json.");

    /** The library's methods that Steps has in their place, by owner, name and descriptor. */
    private static final Map<String, String> REPLACED = replaced();

    /** Methods of texts whose result is a copy. */
    private static final Set<String> MAKING =
            Set.of(
                    "substring",
                    "strip",
                    "stripLeading",
                    "stripTrailing",
                    "trim",
                    "replace",
                    "toLowerCase",
                    "toUpperCase",
                    "concat",
                    "repeat");

    private final UnaryOperator<String> call;

    StepCounter() {
        super(StepCounter.class.getClassLoader());
        this.call = dispatcher();
    }

    /** The number of steps that the core takes to answer a request. */
    long steps(String request) {
        Steps.restart();
        call.apply(request);
        return Steps.taken();
    }

    /** What the core answers. */
    String answer(String request) {
        return call.apply(request);
    }

    private UnaryOperator<String> dispatcher() {
        try {
            Object groups =
                    loadClass("cardbench.app.bundle.AllOperations").getMethod("all").invoke(null);
            Class<?> type = loadClass("cardbench.contract.Dispatcher");
            Object dispatcher = type.getConstructor(List.class).newInstance(groups);
            Method method = type.getMethod("call", String.class);
            return request -> {
                try {
                    return (String) method.invoke(dispatcher, request);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            };
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (COUNTED.stream().noneMatch(name::startsWith) || name.equals(Steps.class.getName())) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? counted(name) : loaded;
        }
    }

    private Class<?> counted(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/') + ".class";
        try (InputStream in = getParent().getResourceAsStream(path)) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            ClassReader reader = new ClassReader(in.readAllBytes());
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(new CountedClass(writer), 0);
            byte[] bytes = writer.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** The methods of Steps, by the call of the library that each stands for. */
    private static Map<String, String> replaced() {
        return Arrays.stream(Steps.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !Set.of("step", "made").contains(method.getName()))
                .flatMap(method -> calls(method).stream().map(key -> Map.entry(key, method)))
                .collect(
                        Collectors.toMap(
                                Map.Entry::getKey,
                                entry -> Type.getMethodDescriptor(entry.getValue()),
                                (first, second) -> first));
    }

    private static List<String> calls(Method method) {
        String descriptor = Type.getMethodDescriptor(method);
        return switch (method.getName()) {
            case "arraycopy" -> List.of("java/lang/System.arraycopy" + descriptor);
            case "copyOf", "copyOfRange" ->
                    method.getParameterCount() == 1
                            ? List.of("java/util/List.copyOf" + descriptor)
                            : List.of("java/util/Arrays." + method.getName() + descriptor);
            default -> {
                Class<?> owner = method.getParameterTypes()[0];
                String signature =
                        "(" + descriptor.substring(1 + Type.getDescriptor(owner).length());
                String call = "." + method.getName() + signature;
                yield owner == List.class
                        ? List.of("java/util/List" + call, "java/util/ArrayList" + call)
                        : List.of(Type.getInternalName(owner) + call);
            }
        };
    }

    /** A class whose methods count. */
    private static final class CountedClass extends ClassVisitor {

        CountedClass(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
            return new CountedMethod(next);
        }
    }

    private static final class CountedMethod extends MethodVisitor {

        private final Set<Label> passed = new HashSet<>();

        CountedMethod(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            step();
        }

        @Override
        public void visitLabel(Label label) {
            super.visitLabel(label);
            passed.add(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (passed.contains(label)) {
                step();
            }
            super.visitJumpInsn(opcode, label);
        }

        private void step() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "step", "()V", false);
        }

        @Override
        public void visitMethodInsn(
                int opcode, String owner, String name, String descriptor, boolean ofInterface) {
            String counted = REPLACED.get(owner + "." + name + descriptor);
            if (counted != null && opcode != Opcodes.INVOKESPECIAL) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, name, counted, false);
                return;
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
            if (owner.equals("java/lang/String") && MAKING.contains(name)) {
                made();
            }
        }

        @Override
        public void visitInvokeDynamicInsn(
                String name, String descriptor, Handle method, Object... arguments) {
            super.visitInvokeDynamicInsn(name, descriptor, method, arguments);
            if (name.equals("makeConcatWithConstants")) {
                made();
            }
        }

        private void made() {
            super.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    STEPS,
                    "made",
                    "(Ljava/lang/String;)Ljava/lang/String;",
                    false);
        }
    }
}
