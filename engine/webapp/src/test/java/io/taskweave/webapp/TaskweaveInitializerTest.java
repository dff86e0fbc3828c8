package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import io.taskweave.webapp.rest.RestSandboxFilter;
import io.taskweave.webapp.watching.RequestIdFilter;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterRegistration;
import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.util.EnumSet;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.FilteredClassLoader;

class TaskweaveInitializerTest {

    private static final String SPRING_BOOT = "org.springframework.boot";

    private final ServletContext context = mock(ServletContext.class);
    private final FilterRegistration.Dynamic registration = mock(FilterRegistration.Dynamic.class);

    @BeforeEach
    void anEnginesWebApplication() {
        when(context.getClassLoader()).thenReturn(new FilteredClassLoader(SPRING_BOOT));
        when(context.getContextPath()).thenReturn("/operaton");
        when(context.addFilter(anyString(), any(Filter.class))).thenReturn(registration);
        doReturn(registration).when(context).getFilterRegistration("taskweave");
    }

    @Test
    void isFoundByServers() {
        assertThat(ServiceLoader.load(ServletContainerInitializer.class)).anyMatch(TaskweaveInitializer.class::isInstance);
    }

    @Test
    void comesBeforeTheFiltersOfTheDescriptor() {
        start();

        verify(registration).addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/app/taskweave/*");
        verify(registration, never()).addMappingForUrlPatterns(any(), anyBoolean(), eq("/app/tasklist/*"));
    }

    @Test
    void takesThePlaceOfTheTasklistWhereTheApplicationSaysSo() {
        when(context.getInitParameter("taskweave.replace-tasklist")).thenReturn("true");

        start();

        verify(registration).addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/app/tasklist/*");
    }

    @Test
    void callsOfTheApiGetAnIdUnlessThatIsSwitchedOff() {
        start();
        verify(context).addFilter(eq("taskweave-request-ids"), any(RequestIdFilter.class));
        verify(registration).addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/api/*");

        clearInvocations(context);
        when(context.getInitParameter("taskweave.request-ids")).thenReturn("false");
        start();
        verify(context, never()).addFilter(eq("taskweave-request-ids"), any(Filter.class));
    }

    @Test
    void answersOfTheApiAreSandboxedUnlessThatIsSwitchedOff() {
        start();
        verify(context).addFilter(eq("taskweave-rest-sandbox"), any(RestSandboxFilter.class));
        verify(registration).addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/*");

        clearInvocations(context);
        when(context.getInitParameter("taskweave.sandbox-rest")).thenReturn("false");
        start();
        verify(context, never()).addFilter(eq("taskweave-rest-sandbox"), any(Filter.class));
    }

    @Test
    void leavesAnApplicationOfSpringBootToItself() {
        when(context.getClassLoader()).thenReturn(getClass().getClassLoader());

        start();

        verify(context, never()).addFilter(anyString(), any(Filter.class));
    }

    @Test
    void leavesApplicationsAloneThatOnlyUseAnEngine() {
        when(context.getClassLoader()).thenReturn(new FilteredClassLoader(SPRING_BOOT, "org.operaton.bpm.webapp"));

        start();

        verify(context, never()).addFilter(anyString(), any(Filter.class));
    }

    @Test
    void canBeSwitchedOff() {
        when(context.getInitParameter("taskweave.enabled")).thenReturn("false");

        start();

        verify(context, never()).addFilter(anyString(), any(Filter.class));
    }

    private void start() {
        new TaskweaveInitializer().onStartup(Set.of(), context);
    }
}
