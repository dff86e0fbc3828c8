package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockServletContext;

class WarSettingsTest {

    private final MockServletContext context = new MockServletContext();
    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();
    private final WarSettings settings = new WarSettings(context, properties::get, environment::get);

    @Test
    void everythingHasADefault() {
        assertThat(settings.isEnabled()).isTrue();
        assertThat(settings.replaceTasklist()).isFalse();
        assertThat(settings.requestIds()).isTrue();
        assertThat(settings.csp()).isNull();
        assertThat(settings.formerFiles()).isEmpty();
        assertThat(settings.location()).isEqualTo("classpath:/META-INF/taskweave/app/");
        assertThat(settings.pluginsFile()).isEqualTo(Path.of("config/plugins.json"));
    }

    @Test
    void theApplicationComesBeforeTheServerAndTheServerBeforeTheEnvironment() {
        environment.put("TASKWEAVE_CSP", "of the environment");
        assertThat(settings.csp()).isEqualTo("of the environment");
        properties.put("taskweave.csp", "of the server");
        assertThat(settings.csp()).isEqualTo("of the server");
        context.addInitParameter("taskweave.csp", "of the application");
        assertThat(settings.csp()).isEqualTo("of the application");
    }

    @Test
    void nothingButSpacesIsNothing() {
        environment.put("TASKWEAVE_PLUGINS_FILE", "  ");
        assertThat(settings.pluginsFile()).isEqualTo(Path.of("config/plugins.json"));
    }

    @Test
    void thePluginFileIsBesideTheServersOwnSettings() {
        properties.put("catalina.base", "/srv/tomcat");
        assertThat(settings.pluginsFile()).isEqualTo(Path.of("/srv/tomcat/conf/taskweave/plugins.json"));
        properties.put("jboss.server.config.dir", "/srv/wildfly/configuration");
        assertThat(settings.pluginsFile()).isEqualTo(Path.of("/srv/wildfly/configuration/taskweave/plugins.json"));
        environment.put("TASKWEAVE_PLUGINS_FILE", "/etc/taskweave.json");
        assertThat(settings.pluginsFile()).isEqualTo(Path.of("/etc/taskweave.json"));
    }
}
