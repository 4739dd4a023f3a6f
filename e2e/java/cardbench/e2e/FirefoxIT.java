package cardbench.e2e;

import cardbench.e2e.engine.Engine;

/** The page in Firefox ESR. */
class FirefoxIT extends EngineTests {

    FirefoxIT() {
        super(Engine.FIREFOX);
    }
}
