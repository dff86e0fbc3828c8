package org.finos.fluxnova.bpm.spring.boot.starter.property;

/** Stands in for the settings of the engine's starter. */
public final class WebappProperty {

    public static final String DEFAULT_APP_PATH = "/as-the-starter-says";

    public static final String PREFIX = "starter.webapp";

    private WebappProperty() {}
}
