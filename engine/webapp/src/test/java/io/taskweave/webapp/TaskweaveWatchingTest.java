package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.taskweave.webapp.watching.MicrometerWatch;
import io.taskweave.webapp.watching.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;

/** What the application's metrics and health get. */
class TaskweaveWatchingTest {

    private static final String[] OURS = {"Sec-Fetch-Site", "same-origin"};

    private final WebApplicationContextRunner runner = new WebApplicationContextRunner()
            .withConfiguration(
                    AutoConfigurations.of(TaskweaveAutoConfiguration.class, TaskweaveWatchingAutoConfiguration.class))
            .withPropertyValues("taskweave.location=" + FilterHarness.LOCATION);

    @TempDir
    private Path folder;

    @Test
    void countsRequestsByKindAndClassOfStatus() {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        FilterHarness harness = harness(registry);
        harness.get("/app/taskweave/default/");
        harness.get("/app/taskweave/nowhere/");
        harness.get("/app/taskweave/assets/plain.css");
        harness.get("/app/taskweave/assets/plain.css");
        harness.get("/app/taskweave/assets/missing.css");
        harness.get("/app/taskweave/remotes/filters/remoteEntry.0123abcd.js");
        harness.get("/app/taskweave/config/plugins.json");
        harness.get("/app/taskweave/version");
        harness.post("/app/taskweave/reports", "{}", OURS);

        assertThat(requests(registry, "page", "2xx")).isEqualTo(1);
        assertThat(requests(registry, "page", "4xx")).isEqualTo(1);
        assertThat(requests(registry, "asset", "2xx")).isEqualTo(2);
        assertThat(requests(registry, "asset", "4xx")).isEqualTo(1);
        assertThat(requests(registry, "plugin", "2xx")).isEqualTo(1);
        assertThat(requests(registry, "config", "2xx")).isEqualTo(1);
        assertThat(requests(registry, "version", "2xx")).isEqualTo(1);
        assertThat(requests(registry, "reports", "4xx")).isEqualTo(1);
    }

    @Test
    void countsWhatPagesReport() throws IOException {
        Files.writeString(folder.resolve("plugins.json"), "{\"reports\":{\"endpoint\":\"../reports\"}}");
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        String report = "{\"incidents\":[{\"code\":\"PLG-601\",\"pluginId\":\"x\"}],"
                + "\"errors\":[{\"id\":\"cafe\",\"name\":\"TypeError\"}],"
                + "\"vitals\":[{\"name\":\"LCP\",\"value\":1200},{\"name\":\"CLS\",\"value\":0.25},"
                + "{\"name\":\"FIRST_LIST\",\"value\":800},{\"name\":\"OTHER\",\"value\":1},{\"name\":\"INP\",\"value\":-1}]}";

        assertThat(harness(registry).post("/app/taskweave/reports", report, OURS).status()).isEqualTo(204);

        assertThat(registry.get("taskweave.reports").tag("kind", "incident").counter().count()).isEqualTo(1);
        assertThat(registry.get("taskweave.reports").tag("kind", "vital").counter().count()).isEqualTo(3);
        assertThat(registry.get("taskweave.client.errors").counter().count()).isEqualTo(1);
        assertThat(registry.get("taskweave.web.lcp").summary().mean()).isEqualTo(1200);
        assertThat(registry.get("taskweave.web.cls").summary().max()).isEqualTo(0.25);
        assertThat(registry.get("taskweave.web.first.list").summary().count()).isEqualTo(1);
        assertThat(registry.find("taskweave.web.inp").summary()).isNull();
    }

    @Test
    void countsWithTheRegistryOfTheApplication() {
        runner.withBean(MeterRegistry.class, SimpleMeterRegistry::new).run(context -> {
            context.getBean(Watch.class).request("page", 200);
            assertThat(requests(context.getBean(MeterRegistry.class), "page", "2xx")).isEqualTo(1);
        });
    }

    @Test
    void doesWithoutARegistry() {
        runner.run(context -> context.getBean(Watch.class).request("page", 200));
    }

    @Test
    void doesWithoutMicrometerAndWithoutTheActuator() {
        runner.withClassLoader(new FilteredClassLoader("io.micrometer", "org.springframework.boot.actuate"))
                .run(context -> assertThat(context)
                        .hasNotFailed()
                        .hasBean("taskweaveFilter")
                        .doesNotHaveBean(Watch.class)
                        .doesNotHaveBean("taskweaveHealthIndicator"));
    }

    @Test
    void theActuatorIsToldAndABrokenPluginFileTakesNothingOutOfService() throws IOException {
        Path plugins = folder.resolve("plugins.json");
        Files.writeString(plugins, "oops");
        Files.writeString(folder.resolve("index.html"), "<!doctype html>");
        runner.withPropertyValues("taskweave.plugins-file=" + plugins, "taskweave.location=" + folder.toUri())
                .run(context -> assertThat(context.getBean(HealthIndicator.class).health().getStatus().getCode())
                        .isEqualTo("WARNING"));
        runner.run(context -> assertThat(context.getBean(HealthIndicator.class).health().getStatus().getCode())
                .isEqualTo("DOWN"));
    }

    private FilterHarness harness(MeterRegistry registry) {
        return new FilterHarness("/operaton", folder.resolve("plugins.json"), new MicrometerWatch(() -> registry));
    }

    private static double requests(MeterRegistry registry, String kind, String status) {
        return registry.get("taskweave.requests").tags("kind", kind, "status", status).counter().count();
    }
}
