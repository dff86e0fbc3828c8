package io.taskweave.webapp;

import io.micrometer.core.instrument.MeterRegistry;
import io.taskweave.webapp.watching.MicrometerWatch;
import io.taskweave.webapp.watching.Watch;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Finds what the application already watches itself with: Micrometer and the Actuator, each where it is there. */
@AutoConfiguration(before = TaskweaveAutoConfiguration.class)
@ConditionalOnWebApplication(type = Type.SERVLET)
@ConditionalOnProperty(prefix = "taskweave", name = "enabled", matchIfMissing = true)
public class TaskweaveWatchingAutoConfiguration {

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(MeterRegistry.class)
    static class Meters {

        @Bean
        Watch taskweaveMeters(ObjectProvider<MeterRegistry> registry) {
            return new MicrometerWatch(registry::getIfUnique);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(HealthIndicator.class)
    static class Health {

        @Bean
        HealthIndicator taskweaveHealthIndicator(StaticFiles files, PluginsFile pluginsFile) {
            return new TaskweaveHealthIndicator(new HealthCheck(files, pluginsFile));
        }
    }
}
