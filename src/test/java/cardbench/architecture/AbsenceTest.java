package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * The one convention for what may be absent: an object is {@code null}, and the Javadoc of each
 * public method that may return it says so.
 */
class AbsenceTest {

    /** Methods seen so far that return {@code null}, and those of them that do not say it. */
    private static final class Finder extends TreePathScanner<Void, Void> {

        private final Trees trees;
        private final List<String> silent = new ArrayList<>();
        private int found;

        Finder(Trees trees) {
            this.trees = trees;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            boolean seen =
                    method.getModifiers().getFlags().contains(Modifier.PUBLIC)
                            && method.getModifiers().getAnnotations().stream()
                                    .noneMatch(one -> one.toString().startsWith("@Override"));
            if (seen && method.getBody() != null && returnsNull(method)) {
                found++;
                String comment = trees.getDocComment(getCurrentPath());
                if (comment == null || !comment.contains("null")) {
                    CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
                    silent.add(unit.getSourceFile().getName() + ": " + method.getName());
                }
            }
            return super.visitMethod(method, nothing);
        }
    }

    /** Whether a method itself, not a function or class inside it, has a {@code return null}. */
    private static boolean returnsNull(MethodTree method) {
        boolean[] returns = {false};
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitReturn(ReturnTree tree, Void nothing) {
                returns[0] |= mayBeNull(tree.getExpression());
                return super.visitReturn(tree, nothing);
            }

            @Override
            public Void visitLambdaExpression(LambdaExpressionTree inner, Void nothing) {
                return null;
            }

            @Override
            public Void visitClass(ClassTree inner, Void nothing) {
                return null;
            }
        }.scan(method.getBody(), null);
        return returns[0];
    }

    private static boolean mayBeNull(ExpressionTree value) {
        if (value instanceof ParenthesizedTree inner) {
            return mayBeNull(inner.getExpression());
        }
        if (value instanceof ConditionalExpressionTree choice) {
            return mayBeNull(choice.getTrueExpression()) || mayBeNull(choice.getFalseExpression());
        }
        return value != null && value.getKind() == Tree.Kind.NULL_LITERAL;
    }

    @Test
    void publicMethodsThatReturnNull_saySo() throws IOException {
        List<Path> sources;
        try (Stream<Path> paths = Files.walk(Path.of("src/main/java"))) {
            sources = paths.filter(path -> path.toString().endsWith(".java")).sorted().toList();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task =
                    (JavacTask)
                            compiler.getTask(
                                    null,
                                    files,
                                    null,
                                    List.of("-proc:none"),
                                    null,
                                    files.getJavaFileObjectsFromPaths(sources));
            Finder finder = new Finder(Trees.instance(task));
            for (CompilationUnitTree unit : task.parse()) {
                finder.scan(unit, null);
            }
            assertTrue(finder.found > 20, "methods that return null: " + finder.found);
            assertEquals(List.of(), finder.silent);
        }
    }
}
