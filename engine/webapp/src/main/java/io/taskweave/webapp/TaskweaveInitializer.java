package io.taskweave.webapp;

import io.taskweave.webapp.rest.RestPaths;
import io.taskweave.webapp.rest.RestSandboxFilter;
import io.taskweave.webapp.watching.RequestIdFilter;
import io.taskweave.webapp.watching.Watch;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterRegistration;
import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Adds Taskweave to the web application of an engine on a server without Spring Boot (Tomcat, WildFly) by its mere presence in
 * {@code WEB-INF/lib}. The filter comes before those of the application's descriptor.
 */
public final class TaskweaveInitializer implements ServletContainerInitializer {

    private static final Logger LOG = LoggerFactory.getLogger(TaskweaveInitializer.class);

    @Override
    public void onStartup(Set<Class<?>> classes, ServletContext context) {
        ClassLoader classLoader = context.getClassLoader();
        Optional<EngineFamily> family =
                EngineFamily.on(classLoader).filter(known -> known.isWebApplication(classLoader));
        WarSettings settings = new WarSettings(context, System::getProperty, System::getenv);
        // An application of Spring Boot that is deployed as a WAR configures itself.
        boolean isSpringBoot = EngineFamily.isPresent("org.springframework.boot.SpringApplication", classLoader);
        if (family.isEmpty() || isSpringBoot || !settings.isEnabled()) {
            return;
        }
        StaticFiles files = StaticFiles.of(settings.location(), classLoader, settings.formerFiles());
        TaskweaveFilter filter = new TaskweaveFilter(
                "",
                settings.replaceTasklist(),
                files,
                new PluginsFile(settings.pluginsFile(), files),
                new ContentSecurityPolicy(settings.csp(), settings.cspReportOnly()),
                () -> family.get().engines(classLoader),
                Watch.NOBODY);
        if (settings.requestIds()) {
            add(context, "taskweave-request-ids", new RequestIdFilter(), "/api/*");
        }
        if (settings.sandboxRest()) {
            RestPaths paths = new RestPaths(family.get().basePackage(), Set.of("/api"), Set::of);
            add(context, "taskweave-rest-sandbox", new RestSandboxFilter("", paths), "/*");
        }
        add(context, "taskweave", filter, "/app/taskweave/*");
        if (settings.replaceTasklist()) {
            map(context.getFilterRegistration("taskweave"), "/app/tasklist/*");
        }
        LOG.info(
                "Taskweave answers at {}/app/taskweave/, its plugin file is {}",
                context.getContextPath(),
                settings.pluginsFile().toAbsolutePath());
    }

    private static void add(ServletContext context, String name, Filter filter, String pattern) {
        FilterRegistration.Dynamic registration = context.addFilter(name, filter);
        if (registration != null) {
            registration.setAsyncSupported(true);
            map(registration, pattern);
        }
    }

    private static void map(FilterRegistration registration, String pattern) {
        registration.addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, pattern);
    }
}
