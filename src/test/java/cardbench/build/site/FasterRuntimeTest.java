package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** That the rewritten scripts answer as before is seen in the browser tests. */
class FasterRuntimeTest {

    /** The functions as TeaVM 0.15 writes them, with line breaks where it likes. */
    static final String RUNTIME =
            """
            G=(index,array)=>{if(index<0||index>=array.length){JX();}return index;},
            Bl=(index,array)=>{if(index>=array.length){JX();}return index;},q=(array,offset,count)=>
            {let result="";let limit=offset+count;for(let i=offset;i<limit;i=i+1024|0){let
            next=Math.min(limit,i+1024|0);result+=String.fromCharCode.apply(null,array.subarray(i,
            next));}return result;},D=val=>{if(val===null){L(PC());}return val;};function F(){
            this.$id$=0;}let V=superclass=>{if(superclass===0){return function(){};}};
            """;

    private static String rewritten(String code) {
        return FasterRuntime.in(RUNTIME + code).substring(FasterRuntime.in(RUNTIME).length());
    }

    @Test
    void checkOfTwoNames_isWrittenOut() {
        assertEquals("a=b[(i>>>0<b.length?i:JX())];", rewritten("a=b[G(i,b)];"));
        assertEquals("a=b[(i<b.length?i:JX())];", rewritten("a=b[Bl(i,\nb)];"));
        assertEquals("b[($2>>>0<$1.length?$2:JX())]=0;", rewritten("b[G($2, $1)]=0;"));
    }

    private static String inlined(String code) {
        String script = FasterRuntime.withInlinedChecks(FasterRuntime.in(RUNTIME + code));
        return script.substring(
                FasterRuntime.withInlinedChecks(FasterRuntime.in(RUNTIME)).length());
    }

    @Test
    void checksOfExpressions_areWrittenOutWhereTheScriptIsToBeFast() {
        assertEquals("b[((i+1|0)>>>0<b.length?i+1|0:JX())];", inlined("b[G(i+1|0,b)];"));
        assertEquals(
                "b[((checkedIndex=f(i,2))>>>0<b.length?checkedIndex:JX())];",
                inlined("b[G(f(i,2),b)];"));
        assertEquals(
                "b[((checkedIndex=c[((i-1)>>>0<c.length?i-1:JX())])>>>0<b.length?checkedIndex:JX())];",
                inlined("b[G(c[G(i-1,c)],b)];"));
        assertEquals("x[G(i+1,a.b)];", inlined("x[G(i+1,a.b)];"));
        assertEquals("s=\"G(i+1,b)\";", inlined("s=\"G(i+1,b)\";"));
    }

    @Test
    void checkForNull_isLeftToTheBrowser() {
        assertEquals("a=(x).b;return (y(z)).c;", rewritten("a=D(x).b;return D(y(z)).c;"));
    }

    @Test
    void rootConstructor_isWrittenOut() {
        assertEquals(
                "function R(){let a=this;a.$id$=0;a.b=1;}",
                rewritten("function R(){let a=this;F.call(a);a.b=1;}"));
        assertEquals(
                "function R(){this.$id$=0;this.b=1;}",
                rewritten("function R(){F.call(this);this.b=1;}"));
    }

    @Test
    void rootConstructorWithALock_isWrittenOut() {
        String locking = RUNTIME.replace("this.$id$=0;", "this.gh=null;this.$id$=0;");
        String rewritten = FasterRuntime.in(locking + "function R(){F.call(this);this.b=1;}");
        assertTrue(rewritten.endsWith("function R(){(this.gh=null,this.$id$=0);this.b=1;}"));
    }

    @Test
    void everythingElse_staysAsItIs() {
        for (String code :
                new String[] {
                    "a=b[G(i+1|0,b)];",
                    "x.G(i,b);",
                    "HG(i,b);",
                    "$G(i,b);",
                    "s=\"G(i,b)\";",
                    "s='\\'G(i,b)';",
                    "s=\"D(x)F.call(a)\";",
                    "HD(x);",
                    "x.D(y);",
                    "f=D;",
                    "HF.call(a);",
                    "F.call(b);",
                    "s=\"\\\\\\\"G(i,b)\";",
                }) {
            assertEquals(code, rewritten(code));
        }
    }

    @Test
    void stringsOfCharacters_areMadeSixteenAtATime() {
        String script = FasterRuntime.in(RUNTIME);
        assertFalse(script.contains(".apply("), script);
        assertTrue(script.contains("result+=String.fromCharCode(array[i]);"), script);
        assertTrue(script.contains("return result;},D="), script);
    }

    @Test
    void scriptOfAnotherTeaVm_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> FasterRuntime.in("umd();"));
        assertThrows(
                IllegalArgumentException.class,
                () -> FasterRuntime.in(RUNTIME.replace("1024", "4096")));
    }
}
