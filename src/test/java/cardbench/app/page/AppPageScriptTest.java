package cardbench.app.page;

class AppPageScriptTest extends PageScriptTest {

    AppPageScriptTest() {
        super("app");
    }
}
