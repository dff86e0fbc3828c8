package io.taskweave.webapp;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The engines that Taskweave can be added to. They share one API under different package names, so this table and a
 * little reflection let one jar serve all of them without depending on any.
 */
enum EngineFamily {
    OPERATON("org.operaton.bpm", "/operaton", "operaton.bpm.webapp.application-path"),
    CIB_SEVEN("org.cibseven.bpm", "/camunda", "camunda.bpm.webapp.legacy-application-path"),
    FLUXNOVA("org.finos.fluxnova.bpm", "/fluxnova", "fluxnova.bpm.webapp.application-path"),
    ORQUEIO("io.orqueio.bpm", "/orqueio", "orqueio.bpm.webapp.application-path"),
    CAMUNDA("org.camunda.bpm", "/camunda", "camunda.bpm.webapp.application-path");

    private final String basePackage;
    private final String usualApplicationPath;
    private final String usualApplicationPathProperty;

    EngineFamily(String basePackage, String usualApplicationPath, String usualApplicationPathProperty) {
        this.basePackage = basePackage;
        this.usualApplicationPath = usualApplicationPath;
        this.usualApplicationPathProperty = usualApplicationPathProperty;
    }

    /** The family whose engine is on the class path; none if there is no engine we know. */
    static Optional<EngineFamily> on(ClassLoader classLoader) {
        return Arrays.stream(values())
                .filter(family -> isPresent(family.registryClass(), classLoader))
                .findFirst();
    }

    /** As plugins name it, in {@code requires.engine}. The path of the web applications does not show it: families share one. */
    String product() {
        return name().toLowerCase(Locale.ROOT).replace("_", "");
    }

    /** All classes of the engine lie below it. */
    String basePackage() {
        return basePackage;
    }

    /** Whether these classes belong to the family's web application: others may see the engine as well. */
    boolean isWebApplication(ClassLoader classLoader) {
        return isPresent(basePackage + ".webapp.impl.engine.ProcessEnginesFilter", classLoader);
    }

    /** Where the web applications are when nothing is set: what the engine's starter says, as it differs by version. */
    String defaultApplicationPath(ClassLoader classLoader) {
        return legacyApplicationPath(classLoader)
                .or(() -> starterConstant("DEFAULT_APP_PATH", classLoader))
                .orElse(usualApplicationPath);
    }

    /** The engine's own setting for that path. */
    String applicationPathProperty(ClassLoader classLoader) {
        String name = legacyApplicationPath(classLoader).isPresent() ? "legacy-application-path" : "application-path";
        return starterConstant("PREFIX", classLoader)
                .map(prefix -> prefix + "." + name)
                .orElse(usualApplicationPathProperty);
    }

    /** CIB seven has its own client at the path proper; the session, the CSRF token and the API are at this one. */
    private Optional<String> legacyApplicationPath(ClassLoader classLoader) {
        return starterConstant("LEGACY_APP_PATH", classLoader);
    }

    /** The engines that run now. Asked for every page, as engines start after the filter and may come and go. */
    Engines engines(ClassLoader classLoader) {
        return new Engines(product(), engineNames(classLoader));
    }

    private List<String> engineNames(ClassLoader classLoader) {
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

    private Optional<String> starterConstant(String name, ClassLoader classLoader) {
        try {
            Class<?> settings =
                    Class.forName(basePackage + ".spring.boot.starter.property.WebappProperty", true, classLoader);
            return settings.getField(name).get(null) instanceof String text ? Optional.of(text) : Optional.empty();
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }

    private String registryClass() {
        return basePackage + ".engine.ProcessEngines";
    }
}
