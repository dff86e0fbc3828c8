package io.taskweave.webapp.rest;

import jakarta.servlet.FilterRegistration;
import jakarta.servlet.Registration;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import java.util.Collection;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where the engine's REST API answers, by what the application has registered and not by any name of a path: that of the web
 * applications, that of Spring Boot's starter, and one that somebody has put together of the engine's resources.
 */
public final class RestPaths {

    private static final String APPLICATION = "jakarta.ws.rs.Application";
    /** Jersey stands in the application as a servlet, or, where the settings say so, as a filter. */
    private static final String JERSEY = "org.glassfish.jersey.";

    private final String enginePackage;
    private final Set<String> own;
    private final Supplier<Set<String>> applications;
    /** Looked up at the first request: then everything is registered. */
    private volatile Set<String> prefixes;

    /**
     * @param enginePackage package of the engine's classes
     * @param own paths that are the engine's whatever is registered there
     * @param applications names of further JAX-RS applications that have the engine's resources among their own
     */
    public RestPaths(String enginePackage, Set<String> own, Supplier<Set<String>> applications) {
        this.enginePackage = enginePackage + ".";
        this.own = own;
        this.applications = applications;
    }

    boolean include(String path, ServletContext context) {
        if (prefixes == null) {
            prefixes = prefixes(context);
        }
        return prefixes.stream().anyMatch(prefix -> path.equals(prefix) || path.startsWith(prefix + "/"));
    }

    private Set<String> prefixes(ServletContext context) {
        Set<String> known = applications.get();
        Stream<String> servlets = context.getServletRegistrations().values().stream()
                .filter(servlet -> isRest(servlet, known, context.getClassLoader()))
                .map(ServletRegistration::getMappings)
                .flatMap(Collection::stream);
        Stream<String> filters = context.getFilterRegistrations().values().stream()
                .filter(filter -> !known.isEmpty() && isJersey(filter))
                .map(FilterRegistration::getUrlPatternMappings)
                .flatMap(Collection::stream);
        Stream<String> registered = Stream.concat(servlets, filters)
                .filter(pattern -> pattern.endsWith("/*"))
                .map(pattern -> pattern.substring(0, pattern.length() - 2));
        return Stream.concat(own.stream(), registered).collect(Collectors.toUnmodifiableSet());
    }

    private static boolean isJersey(Registration registration) {
        String type = registration.getClassName();
        return type != null && type.startsWith(JERSEY);
    }

    /** Containers and Spring Boot name a servlet by its JAX-RS application, web applications name that in a parameter. */
    private boolean isRest(ServletRegistration servlet, Set<String> known, ClassLoader loader) {
        return Stream.of(servlet.getName(), String.valueOf(servlet.getInitParameter(APPLICATION)))
                .anyMatch(name -> known.contains(name) || isOfEngine(name, loader));
    }

    /** The engine's own, or one that somebody has made from it. */
    private boolean isOfEngine(String name, ClassLoader loader) {
        if (name.startsWith(enginePackage)) {
            return true;
        }
        try {
            for (Class<?> type = Class.forName(name, false, loader); type != null; type = type.getSuperclass()) {
                if (type.getName().startsWith(enginePackage)) {
                    return true;
                }
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // A name like any other.
        }
        return false;
    }
}
