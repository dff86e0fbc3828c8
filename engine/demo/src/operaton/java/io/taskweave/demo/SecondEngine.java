package io.taskweave.demo;

import java.util.Map;
import org.operaton.bpm.engine.ProcessEngine;
import org.operaton.bpm.engine.authorization.Groups;
import org.operaton.bpm.engine.filter.Filter;
import org.operaton.bpm.engine.identity.User;
import org.operaton.bpm.engine.impl.cfg.ProcessEngineConfigurationImpl;
import org.operaton.bpm.engine.impl.cfg.StandaloneInMemProcessEngineConfiguration;
import org.operaton.bpm.engine.impl.plugin.AdministratorAuthorizationPlugin;
import org.operaton.bpm.engine.task.Task;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.stereotype.Component;

/**
 * One more engine of this name beside the default one, with a database in memory, one administrator and one task. The
 * starter builds a single engine from its settings, so this one is built and registered by hand.
 */
@Component
@ConditionalOnProperty("taskweave.demo.second-engine")
public class SecondEngine implements DisposableBean {

    private static final String ADMINISTRATOR = "demo";

    private final ProcessEngine engine;

    public SecondEngine(@Value("${taskweave.demo.second-engine}") String name) {
        AdministratorAuthorizationPlugin administrators = new AdministratorAuthorizationPlugin();
        administrators.setAdministratorGroupName(Groups.OPERATON_ADMIN);
        ProcessEngineConfigurationImpl configuration = new StandaloneInMemProcessEngineConfiguration();
        configuration.setProcessEngineName(name);
        configuration.setJdbcUrl("jdbc:h2:mem:taskweave-" + name + ";DB_CLOSE_DELAY=-1");
        configuration.setJobExecutorActivate(false);
        configuration.setAuthorizationEnabled(true);
        configuration.getProcessEnginePlugins().add(administrators);
        engine = configuration.buildProcessEngine();
        fill(name);
    }

    private void fill(String name) {
        User administrator = engine.getIdentityService().newUser(ADMINISTRATOR);
        administrator.setPassword(ADMINISTRATOR);
        administrator.setFirstName("Dana");
        administrator.setLastName("Moreau");
        engine.getIdentityService().saveUser(administrator);
        engine.getIdentityService().saveGroup(engine.getIdentityService().newGroup(Groups.OPERATON_ADMIN));
        engine.getIdentityService().createMembership(ADMINISTRATOR, Groups.OPERATON_ADMIN);
        Filter filter = engine.getFilterService().newTaskFilter("Tasks of the " + name);
        filter.setProperties(Map.of("priority", 1));
        engine.getFilterService().saveFilter(filter);
        Task task = engine.getTaskService().newTask();
        task.setName("Sort the papers of the " + name);
        engine.getTaskService().saveTask(task);
    }

    @Override
    public void destroy() {
        engine.close();
    }
}
