package io.taskweave.webapp.watching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.MDC;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class RequestIdFilterTest {

    private static final String PAGE = "https://tasks.example/operaton/app/taskweave/default/";

    @RegisterExtension
    private final LogLines log = new LogLines("io.taskweave.requests");

    private final RequestIdFilter filter = new RequestIdFilter();
    private final MockHttpServletRequest request =
            new MockHttpServletRequest("POST", "/operaton/api/engine/engine/default/task/1/complete");
    private final MockHttpServletResponse response = new MockHttpServletResponse();

    @Test
    void whatIsLoggedMeanwhileCarriesTheIdOfThePage() throws Exception {
        request.addHeader("X-Request-Id", "0123456789abcdef");
        List<String> seen = new ArrayList<>();
        filter.doFilter(request, response, (req, res) -> seen.add(MDC.get("requestId")));

        assertThat(seen).containsExactly("0123456789abcdef");
        assertThat(response.getHeader("X-Request-Id")).isEqualTo("0123456789abcdef");
        assertThat(MDC.get("requestId")).isNull();
    }

    @Test
    @Tag("@H68")
    void takesNoIdThatALogCouldMisread() throws Exception {
        for (String id : List.of("x\nERROR forged", "${jndi:x}", "a".repeat(65), "", "-")) {
            MockHttpServletRequest forged = new MockHttpServletRequest("GET", "/x");
            forged.addHeader("X-Request-Id", id);
            MockHttpServletResponse answer = new MockHttpServletResponse();
            filter.doFilter(forged, answer, (req, res) -> {});
            assertThat(answer.getHeader("X-Request-Id")).matches("[0-9a-f]{16}");
        }
    }

    @Test
    void whatOurPageIsRefusedHasALineWithTheIdItShows() throws Exception {
        request.addHeader("Referer", PAGE);
        request.setQueryString("name=Miller");
        filter.doFilter(request, response, answering(500));

        assertThat(log.lines())
                .containsExactly("Request " + response.getHeader("X-Request-Id")
                        + ": \"POST /operaton/api/engine/engine/default/task/1/complete\" was answered with status 500");
    }

    @Test
    void theLineHasNoIdOfASession() throws Exception {
        request.addHeader("X-Request-Id", "cafe");
        request.setRequestURI("/operaton/api;jsessionid=SECRET/engine;a=b/default;jsessionid=SECRET");
        filter.doFilter(request, response, answering(500));

        assertThat(log.lines())
                .containsExactly("Request cafe: \"POST /operaton/api/engine/default\" was answered with status 500");
    }

    @Test
    void aCallThatThrowsHasOneAsWell() {
        request.addHeader("X-Request-Id", "cafe");
        assertThatThrownBy(() -> filter.doFilter(request, response, (req, res) -> {
                    throw new ServletException("broken");
                }))
                .hasMessage("broken");
        assertThat(log.lines()).singleElement().asString().contains("Request cafe: ", "status 500");
        assertThat(MDC.get("requestId")).isNull();
    }

    @Test
    void saysNothingOfWhatIsNoError() throws Exception {
        request.addHeader("X-Request-Id", "cafe");
        filter.doFilter(request, response, answering(204));
        filter.doFilter(request, response, answering(401));
        request.setRequestURI("/operaton/api/admin/auth/user/default");
        filter.doFilter(request, response, answering(404));
        assertThat(log.lines()).isEmpty();
    }

    @Test
    void leavesTheCallsOfOtherApplicationsToThem() throws Exception {
        request.addHeader("Referer", "https://tasks.example/operaton/app/cockpit/default/");
        filter.doFilter(request, response, answering(500));
        assertThat(response.getHeader("X-Request-Id")).isNotBlank();
        assertThat(log.lines()).isEmpty();
    }

    @Test
    void putsBackWhatStoodThere() throws Exception {
        MDC.put("requestId", "of the application");
        try {
            filter.doFilter(request, response, answering(200));
            assertThat(MDC.get("requestId")).isEqualTo("of the application");
        } finally {
            MDC.remove("requestId");
        }
    }

    private static FilterChain answering(int status) {
        return (req, res) -> ((HttpServletResponse) res).setStatus(status);
    }
}
