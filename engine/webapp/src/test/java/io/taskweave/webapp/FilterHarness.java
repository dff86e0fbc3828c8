package io.taskweave.webapp;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.taskweave.webapp.watching.Watch;
import jakarta.servlet.FilterRegistration;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.Principal;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockHttpSession;
import org.springframework.mock.web.MockServletContext;

/** The filter with the test application behind it, called as a servlet container would. */
final class FilterHarness {

    static final String LOCATION = "classpath:/app/";
    private static final Pattern SERVER = Pattern.compile("\"server\":(.*)}</script>");
    private static final Pattern NONCE = Pattern.compile("'nonce-([^']+)'");

    private Class<?> otherFilter;
    private Principal principal;
    private final MockServletContext context = new MockServletContext() {
        @Override
        public Map<String, ? extends FilterRegistration> getFilterRegistrations() {
            if (otherFilter == null) {
                return Map.of();
            }
            FilterRegistration registration = mock(FilterRegistration.class);
            when(registration.getClassName()).thenReturn(otherFilter.getName());
            return Map.of("other", registration);
        }
    };
    private final String applicationPath;
    private final TaskweaveFilter filter;
    private MockHttpSession session;

    FilterHarness(String applicationPath, Path pluginsFile, Supplier<List<String>> engines) {
        this(applicationPath, pluginsFile, engines, LOCATION, false, null);
    }

    FilterHarness(String applicationPath, Path pluginsFile, Watch watch) {
        this(applicationPath, pluginsFile, () -> List.of("default"), LOCATION, false, null, watch);
    }

    FilterHarness(
            String applicationPath,
            Path pluginsFile,
            Supplier<List<String>> engines,
            String location,
            boolean replaceTasklist,
            String csp) {
        this(applicationPath, pluginsFile, engines, location, replaceTasklist, csp, Watch.NOBODY);
    }

    private FilterHarness(
            String applicationPath,
            Path pluginsFile,
            Supplier<List<String>> engines,
            String location,
            boolean replaceTasklist,
            String csp,
            Watch watch) {
        StaticFiles files = new StaticFiles(FileSource.of(location, getClass().getClassLoader()));
        this.applicationPath = applicationPath;
        this.filter = new TaskweaveFilter(
                applicationPath,
                replaceTasklist,
                files,
                new PluginsFile(pluginsFile, files),
                new ContentSecurityPolicy(csp),
                () -> new Engines("operaton", engines.get()),
                watch);
    }

    /** Every request from now on comes with a session that holds this, as the engine keeps who is signed in. */
    FilterHarness signedIn(Object authentications) {
        session = new MockHttpSession();
        session.setAttribute("authenticatedUser", authentications);
        return this;
    }

    /** Every request from now on comes with this session. */
    FilterHarness with(MockHttpSession someSession) {
        session = someSession;
        return this;
    }

    /** Every request from now on comes from someone whom the server itself has signed in. */
    FilterHarness by(Principal person) {
        principal = person;
        return this;
    }

    /** The application has one more filter, of this class. */
    FilterHarness behind(Class<?> filterClass) {
        otherFilter = filterClass;
        return this;
    }

    FilterHarness contextPath(String contextPath) {
        context.setContextPath(contextPath);
        return this;
    }

    /** A GET below the application path; headers come as name, value, name, value. */
    Answer get(String path, String... headers) {
        return call("GET", path, headers);
    }

    Answer call(String method, String path, String... headers) {
        return send(method, path, null, headers);
    }

    /** With a body of JSON, as a page sends it. */
    Answer post(String path, String json, String... headers) {
        return send("POST", path, json, headers);
    }

    private Answer send(String method, String path, String body, String... headers) {
        MockHttpServletRequest request = new MockHttpServletRequest(context, method, "");
        String[] parts = path.split("\\?", 2);
        request.setContextPath(context.getContextPath());
        request.setServletPath(applicationPath + parts[0]);
        request.setRequestURI(context.getContextPath() + applicationPath + parts[0]);
        if (parts.length > 1) {
            request.setQueryString(parts[1]);
        }
        for (int i = 0; i < headers.length; i += 2) {
            request.addHeader(headers[i], headers[i + 1]);
        }
        if (body != null) {
            request.setContent(body.getBytes(StandardCharsets.UTF_8));
            request.setContentType("application/json");
        }
        request.setUserPrincipal(principal);
        if (session != null) {
            request.setSession(session);
        }
        MockHttpServletResponse response = new MockHttpServletResponse();
        MockFilterChain chain = new MockFilterChain();
        try {
            filter.doFilter(request, response, chain);
        } catch (IOException | ServletException e) {
            throw new AssertionError(e);
        }
        return new Answer(request, response, chain.getRequest() != null);
    }

    record Answer(MockHttpServletRequest request, MockHttpServletResponse response, boolean passedOn) {

        int status() {
            return response.getStatus();
        }

        String header(String name) {
            return response.getHeader(name);
        }

        String text() {
            return new String(response.getContentAsByteArray(), StandardCharsets.UTF_8);
        }

        String serverText() {
            Matcher matcher = SERVER.matcher(text());
            if (!matcher.find()) {
                throw new AssertionError("No runtime block in: " + text());
            }
            return matcher.group(1);
        }

        /** What the policy lets scripts run by. */
        String nonce() {
            Matcher matcher = NONCE.matcher(header("Content-Security-Policy"));
            if (!matcher.find()) {
                throw new AssertionError("No nonce in the policy.");
            }
            return matcher.group(1);
        }

        JsonNode server() {
            try {
                return new ObjectMapper().readTree(serverText());
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }
}
