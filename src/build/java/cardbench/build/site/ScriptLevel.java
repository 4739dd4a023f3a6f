package cardbench.build.site;

import com.google.javascript.jscomp.CompilerOptions.LanguageMode;

/** The level of ECMAScript that browsers must know for the scripts of the site. */
final class ScriptLevel {

    /** The year of the standard: the one number that decides about the syntax of every script. */
    static final int YEAR = 2020;

    /** The same for the compiler of scripts. */
    static final LanguageMode MODE = LanguageMode.valueOf("ECMASCRIPT_" + YEAR);

    private ScriptLevel() {}
}
