package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.operaton.bpm.engine.ProcessEngines;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Configuration;

/** What only a real container shows: path mapping, decoding, real concurrency. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {"taskweave.location=" + FilterHarness.LOCATION, "server.servlet.context-path=/ctx"})
class TomcatTest {

    private static final Pattern NONCE = Pattern.compile("'nonce-([^']+)'");

    private final HttpClient client = HttpClient.newHttpClient();

    @LocalServerPort
    private int port;

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Application {}

    @BeforeAll
    static void startEngine() {
        ProcessEngines.getProcessEngines().put("default", new Object());
    }

    @AfterAll
    static void stopEngine() {
        ProcessEngines.getProcessEngines().clear();
    }

    @Test
    void isFoundByItsNameAlone() throws Exception {
        HttpResponse<String> bare = get("/ctx/operaton/app/taskweave;jsessionid=1");
        assertThat(bare.statusCode()).isEqualTo(302);
        assertThat(bare.headers().firstValue("Location")).hasValue("/ctx/operaton/app/taskweave/");

        HttpResponse<String> page = get("/ctx/operaton/app/taskweave/default/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("app-root=\"/ctx/operaton\"");
        assertThat(page.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void noPathLeadsOutside() throws Exception {
        for (String path : List.of("assets/%2e%2e/%2e%2e/index.html", "assets/..%2findex.html", "assets/..;/index.html")) {
            assertThat(get("/ctx/operaton/app/taskweave/" + path).statusCode()).isIn(302, 400, 404);
        }
        assertThat(get("/ctx/operaton/app/taskweave/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd").statusCode()).isIn(400, 404);
    }

    @Test
    void manyCallersEachGetThePageOfTheirHeader() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> calls = new ArrayList<>();
        for (int i = 0; i < 320; i++) {
            calls.add(client.sendAsync(request("/ctx/operaton/app/taskweave/default/"), BodyHandlers.ofString()));
        }
        for (CompletableFuture<HttpResponse<String>> call : calls) {
            HttpResponse<String> response = call.get();
            Matcher nonce = NONCE.matcher(response.headers().firstValue("Content-Security-Policy").orElseThrow());
            assertThat(nonce.find()).isTrue();
            assertThat(response.body()).contains("nonce=\"" + nonce.group(1) + "\"");
        }
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path), BodyHandlers.ofString());
    }

    private HttpRequest request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build();
    }
}
