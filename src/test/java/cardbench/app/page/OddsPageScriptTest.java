package cardbench.app.page;

class OddsPageScriptTest extends PageScriptTest {

    OddsPageScriptTest() {
        super("odds");
    }
}
