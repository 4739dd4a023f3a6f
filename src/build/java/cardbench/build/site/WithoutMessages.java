package cardbench.build.site;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;

/**
 * Compiles the sentences of diagnostics as empty texts, for a bundle that never shows them. They
 * are the constants with a blank in the classes that list codes; the names of codes have none.
 */
public class WithoutMessages implements ClassHolderTransformer {

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (isShortened(type.getName())) {
            StringConstants.replace(type, text -> text.indexOf(' ') >= 0 ? "" : text);
        }
    }

    /** Whether the sentences of a class are left out. */
    boolean isShortened(String type) {
        return type.startsWith("cardbench.") && type.endsWith("Codes");
    }
}
