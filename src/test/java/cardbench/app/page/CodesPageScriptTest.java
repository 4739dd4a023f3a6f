package cardbench.app.page;

class CodesPageScriptTest extends PageScriptTest {

    CodesPageScriptTest() {
        super("codes");
    }
}
