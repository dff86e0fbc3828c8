package org.operaton.bpm.engine;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Stands in for the engine's registry, which our code finds by its name. */
public final class ProcessEngines {

    private static final Map<String, Object> ENGINES = new ConcurrentHashMap<>();

    private ProcessEngines() {}

    public static Map<String, Object> getProcessEngines() {
        return ENGINES;
    }
}
