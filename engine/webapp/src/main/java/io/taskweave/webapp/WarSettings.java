package io.taskweave.webapp;

import jakarta.servlet.ServletContext;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What an admin may set where there is no Spring Boot, under the same names: as a {@code context-param} of the web
 * application, a system property, or an environment variable, in this order.
 */
final class WarSettings {

    private final ServletContext context;
    private final UnaryOperator<String> properties;
    private final UnaryOperator<String> environment;

    WarSettings(ServletContext context, UnaryOperator<String> properties, UnaryOperator<String> environment) {
        this.context = context;
        this.properties = properties;
        this.environment = environment;
    }

    boolean isEnabled() {
        return !"false".equalsIgnoreCase(text("enabled").orElse("true"));
    }

    boolean replaceTasklist() {
        return "true".equalsIgnoreCase(text("replace-tasklist").orElse("false"));
    }

    boolean requestIds() {
        return !"false".equalsIgnoreCase(text("request-ids").orElse("true"));
    }

    boolean sandboxRest() {
        return !"false".equalsIgnoreCase(text("sandbox-rest").orElse("true"));
    }

    String csp() {
        return text("csp").orElse(null);
    }

    String cspReportOnly() {
        return text("csp-report-only").orElse(null);
    }

    Optional<Path> formerFiles() {
        return text("former-files").map(Path::of);
    }

    String location() {
        return text("location").orElse("classpath:/META-INF/taskweave/app/");
    }

    /** The file that is named, else the one beside the server's own settings, else the one in the working directory. */
    Path pluginsFile() {
        return text("plugins-file").map(Path::of).or(this::besideTheServers).orElse(Path.of("config", "plugins.json"));
    }

    private Optional<Path> besideTheServers() {
        return Stream.of(
                        folder("jboss.server.config.dir", ""),
                        folder("catalina.base", "conf"))
                .flatMap(Optional::stream)
                .map(folder -> folder.resolve("taskweave").resolve("plugins.json"))
                .findFirst();
    }

    private Optional<Path> folder(String property, String below) {
        return Optional.ofNullable(properties.apply(property)).map(folder -> Path.of(folder, below));
    }

    private Optional<String> text(String name) {
        String property = "taskweave." + name;
        String variable = property.replaceAll("[.-]", "_").toUpperCase(Locale.ROOT);
        return Stream.of(context.getInitParameter(property), properties.apply(property), environment.apply(variable))
                .filter(Objects::nonNull)
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .findFirst();
    }
}
