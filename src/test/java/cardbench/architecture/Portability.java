package cardbench.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What code that runs on the JVM, in JavaScript and in WebAssembly keeps away from: what answers
 * differently there, what is not there, and what costs more than the whole decoder.
 */
final class Portability {

    /** Methods, written {@code class.method descriptor}, and why they are not to be called. */
    private static final Map<Pattern, String> METHODS =
            Map.of(
                    Pattern.compile(
                            "java/lang/String\\.(format|formatted|split|matches|replaceAll"
                                    + "|replaceFirst|lines|indent|strip\\w*|isBlank|chars"
                                    + "|codePoints|translateEscapes|transform|toLowerCase"
                                    + "|toUpperCase|equalsIgnoreCase|compareToIgnoreCase)\\b.*"),
                    "costs much or is not there; cardbench.base.text has the small version",
                    Pattern.compile("java/util/Map\\.(of \\(\\)|copyOf\\b).*"),
                    "in WebAssembly, a search in the empty one divides by zero",
                    Pattern.compile(
                            "java/lang/Character\\.(is(Letter|Digit|Alpha|White|Space|Upper"
                                    + "|Lower|Java|Unicode|Ident)\\w*|getType|getNumericValue"
                                    + "|toLowerCase|toUpperCase|toTitleCase|getName)\\b.*"),
                    "goes by the Unicode version of the platform",
                    Pattern.compile(
                            "java/lang/(Strict)?Math\\.(rint|pow|exp|expm1|log|log10|log1p|sin|cos"
                                    + "|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot|fma"
                                    + "|multiplyHigh|random|IEEEremainder)\\b.*"),
                    "differs between the platforms",
                    Pattern.compile(
                            "java/lang/Double\\.(toString|parseDouble|valueOf|toHexString|hashCode)"
                                    + "\\b.*|java/lang/Double\\.<init>.*"
                                    + "|java/lang/String\\.valueOf \\([DF]\\).*"
                                    + "|java/lang/StringBuilder\\.(append|insert) \\(I?[DF]\\).*"),
                    "prints or reads a double as the platform does it",
                    Pattern.compile(
                            "java/lang/Class\\.(getName|getSimpleName|getTypeName|toString|forName"
                                    + "|getResource\\w*)\\b.*"),
                    "names are minified and files are not there",
                    Pattern.compile(
                            "java/lang/\\w*(Exception|Error|Throwable)\\.(getMessage"
                                    + "|getLocalizedMessage|toString|printStackTrace"
                                    + "|getStackTrace)\\b.*"),
                    "says other words on each platform",
                    Pattern.compile(
                            "java/lang/System\\.(?!arraycopy)\\w+ .*|java/lang/Object\\.(hashCode"
                                    + "|toString|wait|notify|notifyAll|getClass) .*"),
                    "answers differently from run to run",
                    Pattern.compile("java/util/Collections\\.shuffle .*"),
                    "draws other numbers on each platform");

    /** Classes of the library that are not to be known at all. */
    private static final Pattern CLASSES =
            Pattern.compile(
                    "java/lang/(Float|StrictMath|Thread\\w*|Runtime|Process\\w*|reflect/.*|ref/.*)"
                            + "|java/util/(Random|SplittableRandom|Base64.*|Formatter|Scanner"
                            + "|StringJoiner|StringTokenizer|Locale|UUID|Timer|Date|Calendar"
                            + "|concurrent/(?!atomic/AtomicReference).*|stream/.*|regex/.*|random/.*|function/Double\\w+)"
                            + "|java/(text|time|security|sql|math)/.*"
                            + "|java/lang/invoke/VarHandle|javax/.*|jdk/.*|sun/.*");

    /** What may not be caught: not every platform throws it. */
    private static final Set<String> CATCHES =
            Set.of(
                    "java/lang/ArithmeticException",
                    "java/lang/ArrayIndexOutOfBoundsException",
                    "java/lang/ArrayStoreException",
                    "java/lang/ClassCastException",
                    "java/lang/IndexOutOfBoundsException",
                    "java/lang/NegativeArraySizeException",
                    "java/lang/NullPointerException",
                    "java/lang/StringIndexOutOfBoundsException",
                    "java/lang/StackOverflowError",
                    "java/lang/OutOfMemoryError",
                    "java/lang/Error",
                    "java/lang/RuntimeException",
                    "java/lang/Exception",
                    "java/lang/Throwable");

    /**
     * Who catches all of that, so that nothing leaves the core: there it makes no difference what
     * was thrown.
     */
    private static final Set<String> DOORS =
            Set.of("cardbench/contract/Dispatcher", "cardbench/app/bundle/WidgetApi");

    /** Every instruction that makes, moves or compares a float. */
    private static final Set<Integer> FLOATS =
            Set.of(
                    Opcodes.FCONST_0,
                    Opcodes.FCONST_1,
                    Opcodes.FCONST_2,
                    Opcodes.FALOAD,
                    Opcodes.FASTORE,
                    Opcodes.FADD,
                    Opcodes.FSUB,
                    Opcodes.FMUL,
                    Opcodes.FDIV,
                    Opcodes.FREM,
                    Opcodes.FNEG,
                    Opcodes.I2F,
                    Opcodes.L2F,
                    Opcodes.D2F,
                    Opcodes.F2I,
                    Opcodes.F2L,
                    Opcodes.F2D,
                    Opcodes.FCMPL,
                    Opcodes.FCMPG,
                    Opcodes.FRETURN);

    private final String name;
    private final List<String> breaches = new ArrayList<>();

    private Portability(String name) {
        this.name = name;
    }

    /** One line for each thing in the class that does not work alike everywhere. */
    static List<String> breaches(ClassFile file) {
        Portability portability = new Portability(file.name());
        for (String reference : file.references()) {
            if (CLASSES.matcher(reference).matches()) {
                portability.add("knows " + reference);
            }
        }
        new ClassReader(file.bytes()).accept(portability.visitor(), ClassReader.SKIP_FRAMES);
        return portability.breaches;
    }

    private void add(String breach) {
        breaches.add(name + " " + breach);
    }

    private ClassVisitor visitor() {
        return new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(
                    int access, String field, String type, String generic, Object value) {
                if (type.endsWith("F")) {
                    add(field + " is a float");
                }
                return null;
            }

            @Override
            public MethodVisitor visitMethod(
                    int access, String method, String type, String generic, String[] exceptions) {
                return new Body(method);
            }
        };
    }

    private final class Body extends MethodVisitor {

        private final String method;
        private int line;

        Body(String method) {
            super(Opcodes.ASM9);
            this.method = method;
        }

        private void found(String breach) {
            add(method + ":" + line + " " + breach);
        }

        @Override
        public void visitLineNumber(int number, Label start) {
            line = number;
        }

        @Override
        public void visitInsn(int opcode) {
            if (FLOATS.contains(opcode)) {
                found("computes with float");
            }
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            if (opcode == Opcodes.FLOAD || opcode == Opcodes.FSTORE) {
                found("computes with float");
            }
        }

        @Override
        public void visitLdcInsn(Object value) {
            if (value instanceof Float) {
                found("computes with float");
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String type) {
            if (field.equals("$assertionsDisabled")) {
                found("asserts, which some platforms always check and others never");
            }
        }

        @Override
        public void visitMethodInsn(
                int opcode, String owner, String called, String type, boolean isInterface) {
            String call = owner + "." + called + " " + type;
            METHODS.forEach(
                    (pattern, why) -> {
                        if (pattern.matcher(call).matches()) {
                            found("calls " + owner + "." + called + ": " + why);
                        }
                    });
        }

        @Override
        public void visitInvokeDynamicInsn(
                String called, String type, Handle bootstrap, Object... arguments) {
            for (Type argument : Type.getArgumentTypes(type)) {
                boolean concatenation = bootstrap.getOwner().endsWith("StringConcatFactory");
                if (concatenation && isFloating(argument)) {
                    found("prints or reads a double as the platform does it");
                }
            }
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    visitMethodInsn(
                            0,
                            handle.getOwner(),
                            handle.getName(),
                            handle.getDesc(),
                            handle.isInterface());
                }
            }
        }

        private boolean isFloating(Type type) {
            return type.getSort() == Type.FLOAT || type.getSort() == Type.DOUBLE;
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            boolean door = DOORS.contains(name) && "java/lang/Throwable".equals(type);
            if (!door && type != null && CATCHES.contains(type)) {
                found("catches " + type + ", which not every platform throws");
            }
        }
    }
}
