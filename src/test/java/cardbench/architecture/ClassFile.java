package cardbench.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A compiled class, as far as the rules look at it. Names are those of class files, with slashes.
 *
 * @param name its own name
 * @param references the classes that it names in any way, itself left out
 * @param bytes the file
 */
record ClassFile(String name, Set<String> references, byte[] bytes) {

    private static final int CLASS = 7;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_TYPE = 16;

    /** All classes of the project, tests left out, sorted by name. */
    static List<ClassFile> ofProject() {
        // the profile spark compiles into a folder of its own
        Path classes = Path.of(System.getProperty("classes.dir", "target/classes"));
        try (Stream<Path> paths = Files.walk(classes.resolve("cardbench"))) {
            return paths.filter(path -> path.toString().endsWith(".class"))
                    .sorted()
                    .map(ClassFile::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The class file of a loaded class. */
    static ClassFile of(Class<?> type) {
        try (var in = type.getResourceAsStream("/" + Type.getInternalName(type) + ".class")) {
            return parse(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClassFile read(Path path) {
        try {
            return parse(Files.readAllBytes(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClassFile parse(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        Set<String> references = new TreeSet<>();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            int tag = at == 0 ? 0 : reader.readByte(at - 1);
            if (tag == CLASS) {
                add(Type.getObjectType(reader.readUTF8(at, buffer)), references);
            } else if (tag == NAME_AND_TYPE) {
                addAll(reader.readUTF8(at + 2, buffer), references);
            } else if (tag == METHOD_TYPE) {
                addAll(reader.readUTF8(at, buffer), references);
            }
        }
        reader.accept(members(references), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        references.remove(reader.getClassName());
        return new ClassFile(reader.getClassName(), references, bytes);
    }

    private static ClassVisitor members(Set<String> references) {
        return new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(
                    int access, String name, String type, String generic, Object value) {
                addAll(type, references);
                return null;
            }

            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String type, String generic, String[] exceptions) {
                addAll(type, references);
                return null;
            }
        };
    }

    private static void addAll(String descriptor, Set<String> references) {
        Type type = Type.getType(descriptor);
        if (type.getSort() == Type.METHOD) {
            add(type.getReturnType(), references);
            for (Type argument : type.getArgumentTypes()) {
                add(argument, references);
            }
        } else {
            add(type, references);
        }
    }

    private static void add(Type type, Set<String> references) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        if (element.getSort() == Type.OBJECT) {
            references.add(element.getInternalName());
        }
    }

    /** The fields that its code reads, by the class that has them. */
    Map<String, Set<String>> fields() {
        Map<String, Set<String>> fields = new TreeMap<>();
        ClassVisitor visitor =
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String type, String generic, String[] thrown) {
                        return new MethodVisitor(Opcodes.ASM9) {
                            @Override
                            public void visitFieldInsn(
                                    int opcode, String owner, String field, String fieldType) {
                                if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.GETFIELD) {
                                    fields.computeIfAbsent(owner, key -> new TreeSet<>())
                                            .add(field);
                                }
                            }
                        };
                    }
                };
        new ClassReader(bytes).accept(visitor, ClassReader.SKIP_DEBUG);
        return fields;
    }

    /** The package below {@code cardbench}, such as {@code deck} or {@code exact.search}. */
    String packageName() {
        return packageOf(name);
    }

    /** The house of a package below {@code cardbench}: the first part of its name. */
    static String house(String packageName) {
        int dot = packageName.indexOf('.');
        return dot < 0 ? packageName : packageName.substring(0, dot);
    }

    /** The subject of a package: its house and its first package there; of the build, the build. */
    static String subject(String packageName) {
        String house = house(packageName);
        int dot = packageName.indexOf('.', house.length() + 1);
        if (house.equals("build")) {
            return house;
        }
        return dot < 0 ? packageName : packageName.substring(0, dot);
    }

    /** The package below {@code cardbench} of a class of the project; empty for all others. */
    static String packageOf(String name) {
        int end = name.lastIndexOf('/');
        return end > "cardbench".length() && name.startsWith("cardbench/")
                ? name.substring("cardbench/".length(), end).replace('/', '.')
                : "";
    }
}
