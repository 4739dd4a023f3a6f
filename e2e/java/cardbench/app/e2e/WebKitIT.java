package cardbench.app.e2e;

import cardbench.base.e2e.engine.Engine;

/** The page in WebKitGTK, the engine of Safari. */
class WebKitIT extends EngineTests {

    WebKitIT() {
        super(Engine.WEBKIT);
    }
}
