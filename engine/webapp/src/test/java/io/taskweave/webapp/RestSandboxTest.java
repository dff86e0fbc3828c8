package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.glassfish.jersey.servlet.ServletContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.operaton.bpm.engine.ProcessEngines;
import org.operaton.bpm.webapp.impl.engine.ProcessEnginesFilter;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What is said of the engine's REST API, wherever it is, and of nothing else in the same application. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {"taskweave.location=" + FilterHarness.LOCATION, "server.servlet.context-path=/ctx"})
class RestSandboxTest {

    private static final String SANDBOX =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

    private static final String STARTER = "/any/name/of/it";
    private static final List<String> REST = List.of(STARTER, "/made-from-it", "/composed", "/operaton/api/admin", "/by-filter");

    private final HttpClient client = HttpClient.newHttpClient();

    @LocalServerPort
    private int port;

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Application {

        @Bean
        ServletRegistrationBean<Answers> starter() {
            return answers("org.operaton.bpm.spring.boot.starter.rest.OperatonJerseyResourceConfig", STARTER);
        }

        @Bean
        ServletRegistrationBean<Answers> madeFromIt() {
            return answers(MadeFromTheEngines.class.getName(), "/made-from-it");
        }

        @Bean
        jakarta.ws.rs.core.Application composedOfItsResources() {
            return new Composed();
        }

        @Bean
        ServletRegistrationBean<Answers> composed() {
            return answers(Composed.class.getName(), "/composed");
        }

        @Bean
        FilterRegistrationBean<ServletContainer> jersey() {
            FilterRegistrationBean<ServletContainer> registration = new FilterRegistrationBean<>(new ServletContainer());
            registration.addUrlPatterns("/by-filter/*");
            registration.setOrder(0);
            return registration;
        }

        @Bean
        ServletRegistrationBean<Answers> ofTheWebApplication() {
            ServletRegistrationBean<Answers> admin = answers("Admin Api", "/operaton/api/admin");
            admin.addInitParameter("jakarta.ws.rs.Application", "org.operaton.bpm.admin.impl.web.AdminApplication");
            return admin;
        }

        @Bean
        ServletRegistrationBean<Answers> ofTheCustomer() {
            ServletRegistrationBean<Answers> own = answers("Own pages", "/own");
            own.addInitParameter("jakarta.ws.rs.Application", "com.acme.PagesApplication");
            return own;
        }

        @Bean
        ServletRegistrationBean<Answers> oldPages() {
            return answers("Old pages", "/operaton/app");
        }

        private static ServletRegistrationBean<Answers> answers(String name, String path) {
            ServletRegistrationBean<Answers> registration = new ServletRegistrationBean<>(new Answers(), path + "/*");
            registration.setName(name);
            return registration;
        }
    }

    /** As customers make their own of the engine's. */
    static class MadeFromTheEngines extends ProcessEnginesFilter {}

    /** As customers put their own together, of the engine's resources among others. */
    static class Composed extends jakarta.ws.rs.core.Application {

        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(String.class, ProcessEngines.class);
        }
    }

    /** Answers what it is asked for. */
    static class Answers extends HttpServlet {

        @Override
        protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
            String type = request.getParameter("type");
            String error = request.getParameter("error");
            if (request.getParameter("fails") != null) {
                throw new IllegalStateException("fails");
            }
            if (error != null) {
                response.sendError(Integer.parseInt(error));
                return;
            }
            if (request.getParameter("status") != null) {
                response.setStatus(Integer.parseInt(request.getParameter("status")));
            }
            if (type != null) {
                response.addHeader("Content-Type", type);
            }
            response.getOutputStream().write("x".repeat(100_000).getBytes(StandardCharsets.UTF_8));
            response.setHeader("Content-Security-Policy", "too-late 'none'");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/html",
                "TEXT/HTML; charset=utf-8",
                "application/xhtml+xml",
                "application/xhtml+xml;charset=UTF-8",
                "image/svg+xml",
                "application/xml",
                "text/xml",
                "application/xslt+xml",
                "application/mathml+xml",
                "application/rss+xml",
                "application/x-shockwave-flash",
                "multipart/x-mixed-replace; boundary=x",
                "text/plainly-not",
                "image/png, text/html",
                "image/png;a=b, text/html",
                "image/png text/html",
                "text/plain,text/html",
                "image/",
                "image/png/text/html",
                "unknown"
            })
    @Tag("@H4")
    void whatMayBeRunIsSentWithASandbox(String type) throws Exception {
        for (String path : REST) {
            HttpResponse<String> answer = get(path + "/deep/data?type=" + encoded(type));
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).hasSize(100_000);
            assertThat(policies(answer)).as(path).containsExactly(SANDBOX);
            assertThat(answer.headers().allValues("X-Content-Type-Options")).as(path).containsExactly("nosniff");
        }
    }

    @Test
    void soIsWhatHasNoTypeAtAll() throws Exception {
        assertThat(policies(get(STARTER + "/x"))).containsExactly(SANDBOX);
    }

    @ParameterizedTest
    @ValueSource(strings = {"400", "401", "403", "404", "500", "503"})
    void soAreErrorsWhoeverWritesTheirPage(String status) throws Exception {
        for (String path : List.of(STARTER, "/operaton/api/admin")) {
            assertThat(policies(get(path + "/x?type=text/html&status=" + status))).containsExactly(SANDBOX);
            HttpResponse<String> answer = get(path + "/x?error=" + status);
            assertThat(answer.statusCode()).isEqualTo(Integer.parseInt(status));
            assertThat(policies(answer)).containsExactly(SANDBOX);
        }
        assertThat(policies(get(STARTER + "/x?fails"))).containsExactly(SANDBOX);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "application/hal+json;charset=UTF-8",
                "application/pdf",
                "application/octet-stream",
                "text/plain;charset=utf-8",
                "text/csv",
                "text/css",
                "text/javascript",
                "application/javascript",
                "image/png",
                "video/mp4",
                "font/woff2"
            })
    void whatIsNeverRunIsLeftToItsViewer(String type) throws Exception {
        HttpResponse<String> answer = get(STARTER + "/data?type=" + encoded(type));

        assertThat(policies(answer)).noneMatch(policy -> policy.contains("sandbox"));
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/operaton/app/cockpit/default/", "/operaton/app/tasklist/default/", "/own/page", "/any/name/of/itself"})
    void pagesOfTheWebApplicationsAndOfTheCustomerStayAsTheyAre(String path) throws Exception {
        HttpResponse<String> answer = get(path + "?type=text/html");

        assertThat(policies(answer)).noneMatch(policy -> policy.contains("sandbox"));
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).isEmpty();
    }

    private static List<String> policies(HttpResponse<String> answer) {
        return answer.headers().allValues("Content-Security-Policy");
    }

    private static String encoded(String type) {
        return URLEncoder.encode(type, StandardCharsets.UTF_8);
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI address = URI.create("http://localhost:" + port + "/ctx" + path);
        return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    }
}
