package io.taskweave.webapp;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import org.springframework.core.io.ResourceLoader;
import org.springframework.util.StringUtils;

/** Adds Taskweave to the application of an engine by its mere presence on the class path. */
@AutoConfiguration
@ConditionalOnWebApplication(type = Type.SERVLET)
@ConditionalOnProperty(prefix = "taskweave", name = "enabled", matchIfMissing = true)
@EnableConfigurationProperties(TaskweaveProperties.class)
public class TaskweaveAutoConfiguration {

    /** After Spring Security (-100), so that single sign-on applies; before the engine's own filters. */
    private static final int ORDER = 0;

    private static final Logger LOG = LoggerFactory.getLogger(TaskweaveAutoConfiguration.class);

    @Bean
    FilterRegistrationBean<TaskweaveFilter> taskweaveFilter(
            TaskweaveProperties properties, Environment environment, ResourceLoader resourceLoader) {
        ClassLoader classLoader = resourceLoader.getClassLoader();
        Optional<EngineFamily> family = EngineFamily.on(classLoader);
        String applicationPath = applicationPath(properties, family, environment);
        StaticFiles files = new StaticFiles(FileSource.of(properties.location(), classLoader));
        Supplier<List<String>> engines =
                () -> family.map(known -> known.engineNames(classLoader)).orElse(List.of());
        TaskweaveFilter filter = new TaskweaveFilter(
                applicationPath,
                properties.replaceTasklist(),
                files,
                new PluginsFile(Path.of(properties.pluginsFile()), files),
                new ContentSecurityPolicy(properties.csp()),
                engines);

        FilterRegistrationBean<TaskweaveFilter> registration = new FilterRegistrationBean<>(filter);
        registration.setName("taskweave");
        registration.setOrder(ORDER);
        registration.addUrlPatterns(applicationPath + "/app/taskweave/*");
        if (properties.replaceTasklist()) {
            registration.addUrlPatterns(applicationPath + "/app/tasklist/*");
        }
        LOG.info("Taskweave answers at {}/app/taskweave/", applicationPath);
        return registration;
    }

    /** Our property, else the engine's own, else what the engine uses when nothing is set; without a slash at the end. */
    private static String applicationPath(
            TaskweaveProperties properties, Optional<EngineFamily> family, Environment environment) {
        String path = Optional.ofNullable(properties.applicationPath())
                .or(() -> family.flatMap(known -> engineSetting(known, environment)))
                .or(() -> family.map(EngineFamily::defaultApplicationPath))
                .orElse("");
        String trimmed = StringUtils.trimTrailingCharacter(path.strip(), '/');
        return trimmed.isEmpty() || trimmed.startsWith("/") ? trimmed : "/" + trimmed;
    }

    private static Optional<String> engineSetting(EngineFamily family, Environment environment) {
        String setting = Binder.get(environment)
                .bind(family.applicationPathProperty(), String.class)
                .orElse(null);
        return Optional.ofNullable(setting);
    }
}
