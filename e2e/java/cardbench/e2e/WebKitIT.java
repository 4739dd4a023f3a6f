package cardbench.e2e;

import cardbench.e2e.engine.Engine;

/** The page in WebKitGTK, the engine of Safari. */
class WebKitIT extends EngineTests {

    WebKitIT() {
        super(Engine.WEBKIT);
    }
}
