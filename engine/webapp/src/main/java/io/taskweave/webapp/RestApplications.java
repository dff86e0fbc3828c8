package io.taskweave.webapp;

import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.util.ClassUtils;

/** The JAX-RS applications among Spring's beans. Not every engine's application has the classes of JAX-RS. */
final class RestApplications {

    private static final String APPLICATION = "jakarta.ws.rs.core.Application";

    private RestApplications() {}

    /** Class names of those that have the engine's resources among their own, by which Spring Boot names the servlet. */
    static Set<String> names(ListableBeanFactory beans, String enginePackage, ClassLoader classLoader) {
        return type(classLoader).stream()
                .flatMap(type -> beans.getBeansOfType(type).values().stream().filter(bean -> resources(type, bean)
                        .anyMatch(resource -> resource.getName().startsWith(enginePackage + "."))))
                .map(bean -> ClassUtils.getUserClass(bean).getName())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Optional<Class<?>> type(ClassLoader classLoader) {
        try {
            return Optional.of(Class.forName(APPLICATION, false, classLoader));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }

    private static Stream<Class<?>> resources(Class<?> type, Object application) {
        try {
            Method classes = type.getMethod("getClasses");
            Set<?> resources = (Set<?>) classes.invoke(application);
            return resources.stream().map(resource -> (Class<?>) resource);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot ask a JAX-RS application for its resources", e);
        }
    }
}
