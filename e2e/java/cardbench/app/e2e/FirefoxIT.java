package cardbench.app.e2e;

import cardbench.base.e2e.engine.Engine;

/** The page in Firefox ESR. */
class FirefoxIT extends EngineTests {

    FirefoxIT() {
        super(Engine.FIREFOX);
    }
}
