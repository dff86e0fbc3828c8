package io.taskweave.webapp;

import io.taskweave.webapp.rest.RestPaths;
import io.taskweave.webapp.rest.RestSandboxFilter;
import io.taskweave.webapp.watching.RequestIdFilter;
import io.taskweave.webapp.watching.Watch;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
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

    /** Of what Spring Security lets through, everything: Jersey may be a filter itself, at order 0. */
    private static final int BEFORE_REST = -1;

    /** Before Spring Security, so that what it refuses has an id as well; after what decodes the request. */
    private static final int BEFORE_ALL = Ordered.HIGHEST_PRECEDENCE + 100;

    private static final Logger LOG = LoggerFactory.getLogger(TaskweaveAutoConfiguration.class);

    @Bean
    FilterRegistrationBean<TaskweaveFilter> taskweaveFilter(
            TaskweaveProperties properties,
            Environment environment,
            ResourceLoader resourceLoader,
            StaticFiles files,
            PluginsFile pluginsFile,
            ObjectProvider<Watch> watch) {
        ClassLoader classLoader = resourceLoader.getClassLoader();
        Optional<EngineFamily> family = EngineFamily.on(classLoader);
        String applicationPath = applicationPath(properties, family, environment, classLoader);
        Supplier<Engines> engines =
                () -> family.map(known -> known.engines(classLoader)).orElse(Engines.NONE);
        TaskweaveFilter filter = new TaskweaveFilter(
                applicationPath,
                properties.replaceTasklist(),
                files,
                pluginsFile,
                new ContentSecurityPolicy(properties.csp(), properties.cspReportOnly()),
                engines,
                watch.getIfAvailable(() -> Watch.NOBODY));

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

    @Bean
    StaticFiles taskweaveFiles(TaskweaveProperties properties, ResourceLoader resourceLoader) {
        Optional<Path> formerFiles = Optional.ofNullable(properties.formerFiles())
                .filter(StringUtils::hasText)
                .map(Path::of);
        return StaticFiles.of(properties.location(), resourceLoader.getClassLoader(), formerFiles);
    }

    @Bean
    PluginsFile taskweavePluginsFile(TaskweaveProperties properties, StaticFiles files) {
        return new PluginsFile(Path.of(properties.pluginsFile()), files);
    }

    @Bean
    @ConditionalOnProperty(prefix = "taskweave", name = "request-ids", matchIfMissing = true)
    FilterRegistrationBean<RequestIdFilter> taskweaveRequestIds(
            TaskweaveProperties properties, Environment environment, ResourceLoader resourceLoader) {
        ClassLoader classLoader = resourceLoader.getClassLoader();
        Optional<EngineFamily> family = EngineFamily.on(classLoader);
        FilterRegistrationBean<RequestIdFilter> registration = new FilterRegistrationBean<>(new RequestIdFilter());
        registration.setName("taskweave-request-ids");
        registration.setOrder(BEFORE_ALL);
        registration.addUrlPatterns(applicationPath(properties, family, environment, classLoader) + "/api/*");
        return registration;
    }

    @Bean
    @ConditionalOnProperty(prefix = "taskweave", name = "sandbox-rest", matchIfMissing = true)
    FilterRegistrationBean<RestSandboxFilter> taskweaveRestSandbox(
            TaskweaveProperties properties,
            Environment environment,
            ResourceLoader resourceLoader,
            ListableBeanFactory beans) {
        ClassLoader classLoader = resourceLoader.getClassLoader();
        Optional<EngineFamily> family = EngineFamily.on(classLoader);
        String enginePackage = family.map(EngineFamily::basePackage).orElse("");
        RestPaths paths =
                new RestPaths(enginePackage, Set.of(), () -> RestApplications.names(beans, enginePackage, classLoader));
        FilterRegistrationBean<RestSandboxFilter> registration = new FilterRegistrationBean<>(
                new RestSandboxFilter(applicationPath(properties, family, environment, classLoader), paths));
        registration.setName("taskweave-rest-sandbox");
        registration.setOrder(BEFORE_REST);
        registration.addUrlPatterns("/*");
        registration.setEnabled(family.isPresent());
        return registration;
    }

    /** Our property, else the engine's own, else what the engine uses when nothing is set; without a slash at the end. */
    private static String applicationPath(
            TaskweaveProperties properties,
            Optional<EngineFamily> family,
            Environment environment,
            ClassLoader classLoader) {
        String path = Optional.ofNullable(properties.applicationPath())
                .or(() -> family.flatMap(known -> engineSetting(known, environment, classLoader)))
                .or(() -> family.map(known -> known.defaultApplicationPath(classLoader)))
                .orElse("");
        String trimmed = StringUtils.trimTrailingCharacter(path.strip(), '/');
        return trimmed.isEmpty() || trimmed.startsWith("/") ? trimmed : "/" + trimmed;
    }

    private static Optional<String> engineSetting(
            EngineFamily family, Environment environment, ClassLoader classLoader) {
        String setting = Binder.get(environment)
                .bind(family.applicationPathProperty(classLoader), String.class)
                .orElse(null);
        return Optional.ofNullable(setting);
    }
}
