package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.operaton.bpm.engine.ProcessEngines;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.ApplicationContext;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class TaskweaveAutoConfigurationTest {

    private final WebApplicationContextRunner runner = new WebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(TaskweaveAutoConfiguration.class))
            .withPropertyValues("taskweave.location=" + FilterHarness.LOCATION);

    @AfterEach
    void stopEngines() {
        ProcessEngines.getProcessEngines().clear();
    }

    @Test
    void registersTheFilterAtTheEnginesOwnPath() {
        assertThat(patterns(runner)).containsExactly("/operaton/app/taskweave/*");
        assertThat(patterns(runner.withPropertyValues("operaton.bpm.webapp.applicationPath=/bpm")))
                .containsExactly("/bpm/app/taskweave/*");
        assertThat(patterns(runner.withPropertyValues("operaton.bpm.webapp.application-path=/")))
                .containsExactly("/app/taskweave/*");
        assertThat(patterns(runner.withPropertyValues("taskweave.application-path=own/")))
                .containsExactly("/own/app/taskweave/*");
        assertThat(patterns(runner.withPropertyValues("taskweave.replace-tasklist=true")))
                .containsExactlyInAnyOrder("/operaton/app/taskweave/*", "/operaton/app/tasklist/*");
    }

    @Test
    void knowsTheFamilyByWhatIsOnTheClassPath() {
        FilteredClassLoader withoutOperaton = new FilteredClassLoader("org.operaton");
        assertThat(patterns(runner.withClassLoader(withoutOperaton))).containsExactly("/camunda/app/taskweave/*");

        FilteredClassLoader withoutEngine = new FilteredClassLoader("org.operaton", "org.camunda");
        assertThat(patterns(runner.withClassLoader(withoutEngine))).containsExactly("/app/taskweave/*");
    }

    @Test
    void comesAfterSecurityAndBeforeTheEngine() {
        runner.run(context -> assertThat(registration(context).getOrder()).isZero());
    }

    @Test
    void canBeSwitchedOff() {
        runner.withPropertyValues("taskweave.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean(FilterRegistrationBean.class));
    }

    @Test
    void seesEnginesThatStartLater() {
        runner.run(context -> {
            assertThat(page(context).getStatus()).isEqualTo(404);
            ProcessEngines.getProcessEngines().put("late", new Object());
            assertThat(page(context).getStatus()).isEqualTo(200);
        });
    }

    @Test
    void callsOfTheApiGetAnIdBeforeAnythingElseUnlessThatIsSwitchedOff() {
        runner.run(context -> {
            FilterRegistrationBean<?> ids = context.getBean("taskweaveRequestIds", FilterRegistrationBean.class);
            assertThat(ids.getUrlPatterns()).containsExactly("/operaton/api/*");
            assertThat(ids.getOrder()).isLessThan(-100);
        });
        runner.withPropertyValues("taskweave.request-ids=false")
                .run(context -> assertThat(context).doesNotHaveBean("taskweaveRequestIds").hasBean("taskweaveFilter"));
    }

    @Test
    void answersOfTheRestApiAreSandboxedBeforeTheEngineUnlessThatIsSwitchedOff() {
        runner.run(context -> {
            FilterRegistrationBean<?> sandbox = context.getBean("taskweaveRestSandbox", FilterRegistrationBean.class);
            assertThat(sandbox.getUrlPatterns()).containsExactly("/*");
            // After Spring Security, whose pages are no answers of the engine.
            assertThat(sandbox.getOrder()).isBetween(-99, -1);
            assertThat(sandbox.isEnabled()).isTrue();
        });
        runner.withPropertyValues("taskweave.sandbox-rest=false")
                .run(context -> assertThat(context).doesNotHaveBean("taskweaveRestSandbox").hasBean("taskweaveFilter"));
    }

    @Test
    void aPolicyThatIsOnlyTriedStandsBesideThatWhichHolds() {
        String tried = "trusted-types acme; script-src 'nonce-$NONCE'$ORIGINS";
        runner.withPropertyValues("taskweave.csp-report-only=" + tried).run(context -> {
            MockHttpServletResponse page = page(context);
            String policy = page.getHeader("Content-Security-Policy");
            String nonce = policy.replaceAll("(?s).*'nonce-([^']+)'.*", "$1");
            assertThat(page.getHeader("Content-Security-Policy-Report-Only"))
                    .isEqualTo("trusted-types acme; script-src 'nonce-" + nonce + "'");
            assertThat(policy).startsWith("default-src 'none'; ").doesNotContain("acme");
        });
        runner.run(context ->
                assertThat(page(context).getHeader("Content-Security-Policy-Report-Only")).isNull());
    }

    private static MockHttpServletResponse page(ApplicationContext context) throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest("GET", "/operaton/app/taskweave/late/");
        request.setServletPath("/operaton/app/taskweave/late/");
        MockHttpServletResponse response = new MockHttpServletResponse();
        ((TaskweaveFilter) registration(context).getFilter()).doFilter(request, response, new MockFilterChain());
        return response;
    }

    private static FilterRegistrationBean<?> registration(ApplicationContext context) {
        return context.getBean("taskweaveFilter", FilterRegistrationBean.class);
    }

    private static List<String> patterns(WebApplicationContextRunner runner) {
        List<String> patterns = new ArrayList<>();
        runner.run(context -> {
            Collection<?> registered = registration(context).getUrlPatterns();
            registered.forEach(pattern -> patterns.add(pattern.toString()));
        });
        return patterns;
    }
}
