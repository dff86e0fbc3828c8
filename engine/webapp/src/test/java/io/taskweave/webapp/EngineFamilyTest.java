package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.operaton.bpm.engine.ProcessEngines;
import org.springframework.boot.test.context.FilteredClassLoader;

class EngineFamilyTest {

    @AfterEach
    void stopEngines() {
        ProcessEngines.getProcessEngines().clear();
    }

    @ParameterizedTest
    @CsvSource({
        "OPERATON,  /operaton, operaton.bpm.webapp.application-path",
        "CAMUNDA,   /camunda,  camunda.bpm.webapp.application-path",
        "CIB_SEVEN, /camunda,  camunda.bpm.webapp.legacy-application-path",
        "FLUXNOVA,  /fluxnova, fluxnova.bpm.webapp.application-path",
        "ORQUEIO,   /orqueio,  orqueio.bpm.webapp.application-path",
    })
    void knowsWhereEachFamilyServesItsApplications(EngineFamily family, String path, String property) {
        ClassLoader withoutStarter = new FilteredClassLoader("org.cibseven", "org.finos");
        assertThat(family.defaultApplicationPath(withoutStarter)).isEqualTo(path);
        assertThat(family.applicationPathProperty(withoutStarter)).isEqualTo(property);
    }

    @Test
    void believesTheStarterMoreThanItsOwnTable() {
        ClassLoader withStarter = getClass().getClassLoader();
        assertThat(EngineFamily.FLUXNOVA.defaultApplicationPath(withStarter)).isEqualTo("/as-the-starter-says");
        assertThat(EngineFamily.FLUXNOVA.applicationPathProperty(withStarter))
                .isEqualTo("starter.webapp.application-path");
    }

    @Test
    void prefersTheApplicationsThatHaveTheSession() {
        ClassLoader withStarter = getClass().getClassLoader();
        assertThat(EngineFamily.CIB_SEVEN.defaultApplicationPath(withStarter)).isEqualTo("/with-the-session");
        assertThat(EngineFamily.CIB_SEVEN.applicationPathProperty(withStarter))
                .isEqualTo("starter.webapp.legacy-application-path");
    }

    @ParameterizedTest
    @CsvSource({"OPERATON, operaton", "CAMUNDA, camunda", "CIB_SEVEN, cibseven", "FLUXNOVA, fluxnova", "ORQUEIO, orqueio"})
    void isNamedAsPluginsNameIt(EngineFamily family, String product) {
        assertThat(family.product()).isEqualTo(product);
    }

    @Test
    void listsTheEnginesByName() {
        ProcessEngines.getProcessEngines().put("second", new Object());
        ProcessEngines.getProcessEngines().put("default", new Object());

        assertThat(EngineFamily.OPERATON.engines(getClass().getClassLoader()))
                .isEqualTo(new Engines("operaton", List.of("default", "second")));
    }
}
