package io.taskweave.webapp;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The engines that Taskweave can be added to. They share one API under different package names, so this table and a
 * little reflection let one jar serve all of them without depending on any.
 */
enum EngineFamily {
    OPERATON("org.operaton.bpm", "/operaton", "operaton.bpm.webapp.application-path"),
    CIB_SEVEN("org.cibseven.bpm", "/cibseven", "cibseven.bpm.webapp.application-path"),
    FLUXNOVA("org.finos.fluxnova.bpm", "/fluxnova", "fluxnova.bpm.webapp.application-path"),
    CAMUNDA("org.camunda.bpm", "/camunda", "camunda.bpm.webapp.application-path");

    private final String basePackage;
    private final String defaultApplicationPath;
    private final String applicationPathProperty;

    EngineFamily(String basePackage, String defaultApplicationPath, String applicationPathProperty) {
        this.basePackage = basePackage;
        this.defaultApplicationPath = defaultApplicationPath;
        this.applicationPathProperty = applicationPathProperty;
    }

    /** The family whose engine is on the class path; none if there is no engine we know. */
    static Optional<EngineFamily> on(ClassLoader classLoader) {
        return Arrays.stream(values())
                .filter(family -> isPresent(family.registryClass(), classLoader))
                .findFirst();
    }

    /** Whether these classes belong to the family's web application: others may see the engine as well. */
    boolean isWebApplication(ClassLoader classLoader) {
        return isPresent(basePackage + ".webapp.impl.engine.ProcessEnginesFilter", classLoader);
    }

    String defaultApplicationPath() {
        return defaultApplicationPath;
    }

    String applicationPathProperty() {
        return applicationPathProperty;
    }

    /**
     * Names of the engines that run now, sorted. Asked anew for every page, as engines start after the filter and may
     * come and go.
     */
    List<String> engineNames(ClassLoader classLoader) {
        try {
            Class<?> registry = Class.forName(registryClass(), true, classLoader);
            Object engines = registry.getMethod("getProcessEngines").invoke(null);
            return ((Map<?, ?>) engines).keySet().stream().map(String::valueOf).sorted().toList();
        } catch (ClassNotFoundException | NoSuchMethodException | IllegalAccessException e) {
            throw new IllegalStateException("Cannot ask " + registryClass() + " for its engines", e);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("The engine did not list its engines", e.getCause());
        }
    }

    static boolean isPresent(String type, ClassLoader classLoader) {
        try {
            Class.forName(type, false, classLoader);
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private String registryClass() {
        return basePackage + ".engine.ProcessEngines";
    }
}
