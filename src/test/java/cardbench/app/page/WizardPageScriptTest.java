package cardbench.app.page;

class WizardPageScriptTest extends PageScriptTest {

    WizardPageScriptTest() {
        super("wizard");
    }
}
