package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.operaton.bpm.engine.ProcessEngines;

class EngineFamilyTest {

    @AfterEach
    void stopEngines() {
        ProcessEngines.getProcessEngines().clear();
    }

    @ParameterizedTest
    @CsvSource({
        "OPERATON,  /operaton, operaton.bpm.webapp.application-path",
        "CAMUNDA,   /camunda,  camunda.bpm.webapp.application-path",
        "CIB_SEVEN, /cibseven, cibseven.bpm.webapp.application-path",
        "FLUXNOVA,  /fluxnova, fluxnova.bpm.webapp.application-path",
    })
    void knowsWhereEachFamilyServesItsApplications(EngineFamily family, String path, String property) {
        assertThat(family.defaultApplicationPath()).isEqualTo(path);
        assertThat(family.applicationPathProperty()).isEqualTo(property);
    }

    @Test
    void listsTheEnginesByName() {
        ProcessEngines.getProcessEngines().put("second", new Object());
        ProcessEngines.getProcessEngines().put("default", new Object());

        assertThat(EngineFamily.OPERATON.engineNames(getClass().getClassLoader())).containsExactly("default", "second");
    }
}
