package io.taskweave.demo;

import java.util.List;
import org.camunda.bpm.engine.impl.cfg.AbstractProcessEnginePlugin;
import org.camunda.bpm.engine.impl.cfg.ProcessEngineConfigurationImpl;
import org.springframework.stereotype.Component;

/** What the demo's processes need of the engine beyond its settings. */
@Component
public class DemoEnginePlugin extends AbstractProcessEnginePlugin {

    @Override
    public void preInit(ProcessEngineConfigurationImpl configuration) {
        configuration.setCustomFormTypes(List.of(new MoneyFormType()));
    }
}
